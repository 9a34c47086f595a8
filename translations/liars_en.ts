<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
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
</TS>
