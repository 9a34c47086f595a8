"""The places of the program: each page shows one session and sends a person's actions to its bridge."""
