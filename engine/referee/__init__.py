"""The referee of real dice: people say what happened at a real table, and the rules of the table judge it."""
