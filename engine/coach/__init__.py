"""The coach: exact chances, the words for them, and what each action costs, from what a seat may know."""
