"""The only objects that change: a running game, its undo, its record."""
