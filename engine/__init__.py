"""The games themselves: rules, states, play, minds, sessions. No Qt, no clock, no prose."""
