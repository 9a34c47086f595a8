"""The twenty-four task cards in both wordings, the themes of word chains, and what a king may forbid."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.meanings import Ban
from liars_qt.words.wording import Wording

translate = QCoreApplication.translate


def task_text(number: int, wording: Wording) -> str:
    """Return a task card by its number from 0; it speaks to the doer."""
    return (_tasks_with_sips() if wording is Wording.SIPS else _tasks_with_moves())[number]


def _tasks_with_sips() -> tuple[str, ...]:
    return (
        translate("CardTasks", "Propose a toast to the nearest lamp: it has seen this whole evening."),
        translate("CardTasks", "Read any bottle label aloud as if it were a love letter."),
        translate("CardTasks", "Clink glasses with everyone you can reach without getting up. Water counts."),
        translate("CardTasks", "Describe a sip of plain water like a sommelier: three noble words."),
        translate("CardTasks", "Lift your glass in slow motion, as in the last scene of a film."),
        translate("CardTasks", "Balance a coaster on the back of your hand while the table counts to five."),
        translate(
            "CardTasks", "Forecast tomorrow’s weather for this table, from the bottles to the bowl of crisps."
        ),
        translate("CardTasks", "Pose as a statue called “The first sip of tea” until somebody smiles."),
        translate("CardTasks", "Sing what is in your glass as an opera singer would."),
        translate(
            "CardTasks", "Advertise a glass of tap water: in ten seconds nobody must be able to resist."
        ),
        translate("CardTasks", "Touch elbows with both neighbours instead of clinking glasses."),
        translate(
            "CardTasks", "Copy every move of the player on your right until the next card, glass and all."
        ),
        translate("CardTasks", "Pay each neighbour’s glass a compliment. It must be sincere."),
        translate(
            "CardTasks", "Report the last five minutes as breaking news; your glass is the microphone."
        ),
        translate("CardTasks", "Pour somebody a glass of water as a robot would, with all the noises."),
        translate("CardTasks", "Eyes closed: guess by the sound which glass your neighbour taps."),
        translate("CardTasks", "Question a coaster as a detective would. What did it see?"),
        translate("CardTasks", "Invent a yoga pose called “The tired waiter” and hold it for five seconds."),
        translate("CardTasks", "Name five drinks without alcohol in ten seconds."),
        translate("CardTasks", "Make up a two-word toast and a gesture with your neighbour on the left."),
        translate("CardTasks", "Order a drink in gestures alone; the table guesses which."),
        translate(
            "CardTasks", "Award a medal to the most handsome glass on the table, and give your reasons."
        ),
        translate("CardTasks", "Tell a ghost story about an empty bottle, in two sentences."),
        translate("CardTasks", "Conduct an orchestra of glasses: the table taps, you lead."),
    )


def _tasks_with_moves() -> tuple[str, ...]:
    return (
        translate("CardTasks", "Bow to the nearest lamp: it has seen this whole evening."),
        translate("CardTasks", "Read any label within reach aloud as if it were a love letter."),
        translate("CardTasks", "High-five everyone you can reach without getting up."),
        translate("CardTasks", "Describe the air in this room like a perfumer: three noble words."),
        translate("CardTasks", "Wave goodbye in slow motion, as in the last scene of a film."),
        translate("CardTasks", "Balance a card on the back of your hand while the table counts to five."),
        translate("CardTasks", "Forecast tomorrow’s weather for this table; your arms are the map."),
        translate(
            "CardTasks", "Pose as a statue called “Monday, seven in the morning” until somebody smiles."
        ),
        translate("CardTasks", "Sing the name of your street as an opera singer would."),
        translate("CardTasks", "Advertise your chair: in ten seconds nobody must be able to resist."),
        translate("CardTasks", "Greet both neighbours as penguins do."),
        translate("CardTasks", "Copy every move of the player on your right until the next card."),
        translate("CardTasks", "Pay each neighbour’s socks a compliment. It must be sincere."),
        translate("CardTasks", "Report the last five minutes as breaking news; your fist is the microphone."),
        translate("CardTasks", "Be a robot whose battery is running low, with all the noises."),
        translate("CardTasks", "Eyes closed: guess by the sound which thing your neighbour taps."),
        translate("CardTasks", "Question a chair as a detective would. What did it see?"),
        translate("CardTasks", "Invent a yoga pose called “Cat in a box” and hold it for five seconds."),
        translate("CardTasks", "Name five striped animals in ten seconds."),
        translate("CardTasks", "Make up a secret handshake of three moves with your neighbour on the left."),
        translate(
            "CardTasks", "Tell how your mornings begin in gestures alone; the table puts it into words."
        ),
        translate(
            "CardTasks", "Award a medal to the most elegant elbow at the table, and give your reasons."
        ),
        translate("CardTasks", "Tell a ghost story about a lost sock, in two sentences."),
        translate("CardTasks", "Conduct an orchestra of palms: the table claps, you lead."),
    )


def theme_text(number: int) -> str:
    """Return a theme of a word chain by its number from 0; the same in both wordings."""
    return (
        translate("CardTasks", "things that are round"),
        translate("CardTasks", "what lies at the bottom of a bag"),
        translate("CardTasks", "reasons for being late"),
        translate("CardTasks", "sounds one can make with the mouth"),
        translate("CardTasks", "cities by the sea"),
        translate("CardTasks", "what can be yellow"),
        translate("CardTasks", "breakfast"),
        translate("CardTasks", "names for a boat"),
        translate("CardTasks", "fairy-tale characters"),
        translate("CardTasks", "what flies"),
        translate("CardTasks", "kitchen utensils"),
        translate("CardTasks", "what gets lost in every house"),
        translate("CardTasks", "names for a very small dog"),
        translate("CardTasks", "what is louder than a cat"),
        translate("CardTasks", "what people say at a railway station"),
        translate("CardTasks", "things nobody takes to a desert island"),
    )[number]


def ban_text(ban: Ban) -> str:
    """Return a way of talking that a king forbids, as a rule of the table."""
    return {
        Ban.NAMES: translate("CardTasks", "No names: everybody is “hey” or “you over there”"),
        Ban.YES_AND_NO: translate("CardTasks", "No “yes” and no “no”"),
        Ban.LOUD_VOICES: translate("CardTasks", "Whispers only"),
        Ban.THE_WORD_I: translate("CardTasks", "The word “I” is not spoken"),
        Ban.LONG_SENTENCES: translate("CardTasks", "No sentence longer than five words"),
        Ban.WORK_AND_STUDY: translate("CardTasks", "Not a word about work or studies"),
        Ban.INTERRUPTING: translate("CardTasks", "No interrupting: wait for the full stop"),
        Ban.FILLERS: translate("CardTasks", "No “well”, no “like”, no “you know”"),
    }[ban]
