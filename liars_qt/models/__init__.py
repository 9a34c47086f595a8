"""Item models over the sessions, for lists."""
