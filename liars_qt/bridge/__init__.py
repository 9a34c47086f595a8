"""Qt faces of the sessions: a QObject with signals for each, and the minds' thinking off the window's thread."""
