"""Words that must not show while the card game speaks of small moves: stems per language, for any test to use."""

import re

WORDS = {
    "en": re.compile(
        r"\b(alcohol|drink|drank|drunk|sips?\b|toasts?\b|glass|bottle|wine|beer|ale\b|vodka|whisk|rum\b|gin\b|bars?\b"
        r"|pubs?\b|cheers|booze|liquor|spirits\b|cocktail|champagne|tipsy|sober|hangover|brew|pints?\b|shots?\b|gulp"
        r"|swig|clink|coaster|sommelier)",
        re.IGNORECASE,
    ),
    "ru": re.compile(
        r"(алкогол|\bпить\b|\bпьё|\bпью|\bпьян|выпи|допи|напит|глот|\bтост|бокал|рюмк|бутыл|\bвин[оаеу]\b|\bпив[оаеу]\b"
        r"|водк|коньяк|шампанск|коктейл|\bбар\b|\bбаре\b|трезв|похмель|хмел|чок[аен]|спирт|собутыл|нале[йв]|сомелье)",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"(alcool|\bboire\b|\bboi[ts]\b|\bboiv|\bbuv|\bbu\b|boisson|gorgée|trinqu|toast|\bverres?\b|sous-verre|bouteille"
        r"|\bvins?\b|bières?\b|vodka|rhum|whisky|champagne|cocktail|\bbars?\b|\bivre|sobre|apéro|tchin|pinte|picol"
        r"|sommelier)",
        re.IGNORECASE,
    ),
}

# What nobody may be told to do, in either wording.
PUSHES = {
    "en": re.compile(r"bottoms up|chug|drain|down (it|your)|finish your|in one go|must drink", re.IGNORECASE),
    "ru": re.compile(r"до дна|залпом|брудершафт|обязательно вып|штрафн|осуш", re.IGNORECASE),
    "fr": re.compile(r"cul sec|d’un trait|vide[rz] (son|votre)|finis(sez)? (ton|votre)", re.IGNORECASE),
}

# With alcohol, whatever asks for a sip says in the same breath that any drink will do.
ALSO_FREE = {
    "en": "(alcohol-free is fine)",
    "ru": "(можно и без алкоголя)",
    "fr": "(sans alcool, c’est très bien)",
}
