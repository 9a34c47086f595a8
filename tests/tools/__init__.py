"""Developer scripts, run as `python -m tests.tools.NAME` (mostly through the Makefile)."""
