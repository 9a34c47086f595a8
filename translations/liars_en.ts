<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>CardEvents</name>
    <message numerus="yes">
        <source>{name} +{points}: %n penalties in all.</source>
        <translation>
            <numerusform>{name} +{points}: %n penalty in all.</numerusform>
            <numerusform>{name} +{points}: %n penalties in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n rounds.</source>
        <translation>
            <numerusform>The game is over after %n round.</numerusform>
            <numerusform>The game is over after %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>Rules in force: %n</source>
        <translation>
            <numerusform>Rules in force: %n</numerusform>
            <numerusform>Rules in force: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits in {bets}</source>
        <translation>
            <numerusform>%n hit in {bets}</numerusform>
            <numerusform>%n hits in {bets}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n right in a row</numerusform>
            <numerusform>%n right in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low}–%n rounds</source>
        <translation>
            <numerusform>{low}–%n round</numerusform>
            <numerusform>{low}–%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {low}–%n minutes</source>
        <translation>
            <numerusform>about {low}–%n minute</numerusform>
            <numerusform>about {low}–%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %n players.</source>
        <translation>
            <numerusform>It takes at least %n player.</numerusform>
            <numerusform>It takes at least %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players at most.</source>
        <translation>
            <numerusform>There is room for %n player at most.</numerusform>
            <numerusform>There is room for %n players at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name has %n letters at most.</source>
        <translation>
            <numerusform>A name has %n letter at most.</numerusform>
            <numerusform>A name has %n letters at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rule has %n letters at most.</source>
        <translation>
            <numerusform>A rule has %n letter at most.</numerusform>
            <numerusform>A rule has %n letters at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message numerus="yes">
        <source>%n later lines cannot stand after this. Press again to strike them out as well: {lines}</source>
        <translation>
            <numerusform>%n later line cannot stand after this. Press again to strike it out as well: {lines}</numerusform>
            <numerusform>%n later lines cannot stand after this. Press again to strike them out as well: {lines}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message numerus="yes">
        <source>%n dice showing {face}</source>
        <translation>
            <numerusform>%n die showing {face}</numerusform>
            <numerusform>%n dice showing {face}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice each</source>
        <translation>
            <numerusform>%n die each</numerusform>
            <numerusform>%n dice each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice on the table.</source>
        <translation>
            <numerusform>Only %n die on the table.</numerusform>
            <numerusform>Only %n dice on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n ones are needed here.</source>
        <translation>
            <numerusform>At least %n one is needed here.</numerusform>
            <numerusform>At least %n ones are needed here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice are needed here.</source>
        <translation>
            <numerusform>At least %n die is needed here.</numerusform>
            <numerusform>At least %n dice are needed here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice on the table</source>
        <translation>
            <numerusform>%n die on the table</numerusform>
            <numerusform>%n dice on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose a die, %n left.</source>
        <translation>
            <numerusform>You lose a die, %n left.</numerusform>
            <numerusform>You lose a die, %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take a penalty, %n in all.</source>
        <translation>
            <numerusform>You take a penalty, %n in all.</numerusform>
            <numerusform>You take a penalty, %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get a die back: %n now.</source>
        <translation>
            <numerusform>You get a die back: %n now.</numerusform>
            <numerusform>You get a die back: %n now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a die, %n left.</source>
        <translation>
            <numerusform>{name} loses a die, %n left.</numerusform>
            <numerusform>{name} loses a die, %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes a penalty, %n in all.</source>
        <translation>
            <numerusform>{name} takes a penalty, %n in all.</numerusform>
            <numerusform>{name} takes a penalty, %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets a die back: %n now.</source>
        <translation>
            <numerusform>{name} gets a die back: %n now.</numerusform>
            <numerusform>{name} gets a die back: %n now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claimed {bid}, found %n.</source>
        <translation>
            <numerusform>Claimed {bid}, found %n.</numerusform>
            <numerusform>Claimed {bid}, found %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n wild</numerusform>
            <numerusform>%n wild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claimed {bid}, found %n, of them {ones}.</source>
        <translation>
            <numerusform>Claimed {bid}, found %n, of them {ones}.</numerusform>
            <numerusform>Claimed {bid}, found %n, of them {ones}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceResult</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceTable</name>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n die left</numerusform>
            <numerusform>%n dice left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice under the cup</source>
        <translation>
            <numerusform>%n die under the cup</numerusform>
            <numerusform>%n dice under the cup</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n challenges, {right} of them right</source>
        <translation>
            <numerusform>%n challenge, {right} of them right</numerusform>
            <numerusform>%n challenges, {right} of them right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact calls, {right} of them right</source>
        <translation>
            <numerusform>%n exact call, {right} of them right</numerusform>
            <numerusform>%n exact calls, {right} of them right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n dice rolled</source>
        <translation>
            <numerusform>%n die rolled</numerusform>
            <numerusform>%n dice rolled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n of my dice fit</source>
        <translation>
            <numerusform>%n of my dice fits</numerusform>
            <numerusform>%n of my dice fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>{hits} of %n bets</source>
        <translation>
            <numerusform>{hits} of %n bet</numerusform>
            <numerusform>{hits} of %n bets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>{right} of %n right</numerusform>
            <numerusform>{right} of %n right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsOverview</name>
    <message numerus="yes">
        <source>Counting, %n games to go…</source>
        <translation>
            <numerusform>Counting, %n game to go…</numerusform>
            <numerusform>Counting, %n games to go…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wins} of %n games</source>
        <translation>
            <numerusform>{wins} of %n game</numerusform>
            <numerusform>{wins} of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>{right} of %n right</numerusform>
            <numerusform>{right} of %n right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Referee</name>
    <message numerus="yes">
        <source>dice in play</source>
        <translation>
            <numerusform>die in play</numerusform>
            <numerusform>dice in play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. Fewest penalties, %n: {names}</source>
        <translation>
            <numerusform>The game is over. Fewest penalties, %n: {names}</numerusform>
            <numerusform>The game is over. Fewest penalties, %n: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matching on the whole table</source>
        <translation>
            <numerusform>%n matching on the whole table</numerusform>
            <numerusform>%n matching on the whole table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n matching</source>
        <translation>
            <numerusform>{name}: %n matching</numerusform>
            <numerusform>{name}: %n matching</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} joins with %n dice</source>
        <translation>
            <numerusform>{name} joins with %n die</numerusform>
            <numerusform>{name} joins with %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: now %n dice</source>
        <translation>
            <numerusform>{name}: now %n die</numerusform>
            <numerusform>{name}: now %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: now %n penalties</source>
        <translation>
            <numerusform>{name}: now %n penalty</numerusform>
            <numerusform>{name}: now %n penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n dice can match here.</source>
        <translation>
            <numerusform>At most %n die can match here.</numerusform>
            <numerusform>At most %n dice can match here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message numerus="yes">
        <source>%n players: {names}</source>
        <translation>
            <numerusform>%n player: {names}</numerusform>
            <numerusform>%n players: {names}</numerusform>
        </translation>
    </message>
</context>
</TS>
