"""Red or Black: a ladder of bets over a deck that is cut for the evening, with lasting rules and a King's Cup."""
