"""Words at the edge: the engine's codes become sentences in the player's language."""
