"""Games kept as their record: rules, players, a seed and what was done; never a state."""
