"""The project's tests; a package so that no stray `tests` of another distribution is found instead."""
