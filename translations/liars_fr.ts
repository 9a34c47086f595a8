<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>BidPicker</name>
    <message>
        <source>Your bid</source>
        <translation>Votre enchère</translation>
    </message>
    <message>
        <source>Fewer dice</source>
        <translation>Moins de dés</translation>
    </message>
    <message>
        <source>More dice</source>
        <translation>Plus de dés</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strict</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Bid {bid} strict</source>
        <translation>Annoncer {bid} en strict</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Annoncer {bid}</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>{bid} strict</source>
        <translation>{bid} en strict</translation>
    </message>
    <message numerus="yes">
        <source>%n dice showing {face}</source>
        <translation>
            <numerusform>%n dé montrant {face}</numerusform>
            <numerusform>%n dés montrant {face}</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid}, strict</source>
        <translation>{bid}, en strict</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Wild and strict</source>
        <translation>Jokers / strict</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Élimination</translation>
    </message>
    <message>
        <source>Menteur</source>
        <translation>Menteur</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>the last one with dice wins</source>
        <translation>le dernier avec des dés gagne</translation>
    </message>
    <message>
        <source>penalties, dice stay</source>
        <translation>pénalités, les dés restent</translation>
    </message>
    <message>
        <source>ones are wild</source>
        <translation>as jokers</translation>
    </message>
    <message>
        <source>ones are plain</source>
        <translation>as ordinaires</translation>
    </message>
    <message>
        <source>ones at half the number</source>
        <translation>moitié moins pour les as</translation>
    </message>
    <message>
        <source>strict bids at half the number</source>
        <translation>moitié moins en strict</translation>
    </message>
    <message>
        <source>no opening with ones</source>
        <translation>pas d’ouverture aux as</translation>
    </message>
    <message>
        <source>exact call</source>
        <translation>annonce «&#xa0;Pile&#x202f;!&#xa0;»</translation>
    </message>
    <message>
        <source>palifico: the face is frozen</source>
        <translation>palifico&#xa0;: valeur figée</translation>
    </message>
    <message>
        <source>palifico: the number is frozen</source>
        <translation>palifico&#xa0;: quantité figée</translation>
    </message>
    <message>
        <source>whenever the opener has a single die</source>
        <translation>chaque fois que celui qui ouvre n’a qu’un dé</translation>
    </message>
    <message>
        <source>when a player first falls to one die</source>
        <translation>quand un joueur tombe à un dé pour la première fois</translation>
    </message>
    <message>
        <source>Each player needs one to six dice.</source>
        <translation>Il faut un à six dés par joueur.</translation>
    </message>
    <message>
        <source>The exact call needs dice to win or lose: knockout.</source>
        <translation>«&#xa0;Pile&#x202f;!&#xa0;» demande des dés à perdre et à regagner&#xa0;: l’élimination.</translation>
    </message>
    <message>
        <source>Palifico needs dice to lose: knockout.</source>
        <translation>Le palifico demande des dés à perdre&#xa0;: l’élimination.</translation>
    </message>
    <message>
        <source>Strict bids make sense with wild ones only.</source>
        <translation>Les enchères strictes n’ont de sens qu’avec des as jokers.</translation>
    </message>
    <message>
        <source>Strict bids need the plain order of bids.</source>
        <translation>Les enchères strictes demandent l’ordre simple des enchères.</translation>
    </message>
    <message>
        <source>Ones at half the number need wild ones.</source>
        <translation>Les as à moitié prix doivent être des jokers.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The cups are up, this round is over.</source>
        <translation>Les gobelets sont levés, la manche est finie.</translation>
    </message>
    <message>
        <source>This round is still being bid.</source>
        <translation>On enchérit encore dans cette manche.</translation>
    </message>
    <message>
        <source>A knockout game is played to the last die.</source>
        <translation>Une partie à élimination se joue jusqu’au dernier dé.</translation>
    </message>
    <message>
        <source>There is no bid to call yet.</source>
        <translation>Il n’y a pas encore d’enchère à contester.</translation>
    </message>
    <message>
        <source>The exact call is not played at this table.</source>
        <translation>«&#xa0;Pile&#x202f;!&#xa0;» ne se joue pas à cette table.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>Un dé montre de 1 à 6.</translation>
    </message>
    <message>
        <source>A bid names at least one die.</source>
        <translation>Une enchère porte sur un dé au moins.</translation>
    </message>
    <message>
        <source>There are no strict bids in this round.</source>
        <translation>Pas d’enchère stricte dans cette manche.</translation>
    </message>
    <message>
        <source>The first bid of a round is a wild one.</source>
        <translation>La première enchère d’une manche est avec jokers.</translation>
    </message>
    <message>
        <source>A round may not open with ones.</source>
        <translation>On n’ouvre pas une manche avec des as.</translation>
    </message>
    <message>
        <source>Palifico: the face is frozen at {face}.</source>
        <translation>Palifico&#xa0;: la valeur est figée sur {face}.</translation>
    </message>
    <message>
        <source>Palifico: the number is frozen at {quantity}.</source>
        <translation>Palifico&#xa0;: la quantité est figée à {quantity}.</translation>
    </message>
    <message>
        <source>Not higher than {quantity} × {face}.</source>
        <translation>Ce n’est pas plus haut que {quantity} × {face}.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice on the table.</source>
        <translation>
            <numerusform>Il n’y a que %n dé sur la table.</numerusform>
            <numerusform>Il n’y a que %n dés sur la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n ones are needed here.</source>
        <translation>
            <numerusform>Il faut ici au moins %n as.</numerusform>
            <numerusform>Il faut ici au moins %n as.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice are needed here.</source>
        <translation>
            <numerusform>Il faut ici au moins %n dé.</numerusform>
            <numerusform>Il faut ici au moins %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was called off.</source>
        <translation>La partie est interrompue.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice on the table</source>
        <translation>
            <numerusform>%n dé sur la table</numerusform>
            <numerusform>%n dés sur la table</numerusform>
        </translation>
    </message>
    <message>
        <source>New round, {dice}: you open.</source>
        <translation>Nouvelle manche, {dice}&#xa0;: à vous d’ouvrir.</translation>
    </message>
    <message>
        <source>New round, {dice}: {name} opens.</source>
        <translation>Nouvelle manche, {dice}&#xa0;: {name} ouvre.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Vous annoncez {bid}.</translation>
    </message>
    <message>
        <source>You challenge {bid}.</source>
        <translation>Vous contestez {bid}.</translation>
    </message>
    <message>
        <source>You call {bid} exact.</source>
        <translation>Vous annoncez «&#xa0;Pile&#x202f;!&#xa0;» sur {bid}.</translation>
    </message>
    <message>
        <source>Palifico: you open, ones are not wild.</source>
        <translation>Palifico&#xa0;: vous ouvrez, les as ne sont pas jokers.</translation>
    </message>
    <message numerus="yes">
        <source>You lose a die, %n left.</source>
        <translation>
            <numerusform>Vous perdez un dé, il en reste %n.</numerusform>
            <numerusform>Vous perdez un dé, il en reste %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take a penalty, %n in all.</source>
        <translation>
            <numerusform>Vous prenez une pénalité, %n en tout.</numerusform>
            <numerusform>Vous prenez une pénalité, %n en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get a die back: %n now.</source>
        <translation>
            <numerusform>Vous regagnez un dé&#xa0;: %n à présent.</numerusform>
            <numerusform>Vous regagnez un dé&#xa0;: %n à présent.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Vous quittez la partie.</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Vous gagnez la partie&#x202f;!</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} annonce {bid}.</translation>
    </message>
    <message>
        <source>{name} challenges {bid}.</source>
        <translation>{name} conteste {bid}.</translation>
    </message>
    <message>
        <source>{name} calls {bid} exact.</source>
        <translation>{name} annonce «&#xa0;Pile&#x202f;!&#xa0;» sur {bid}.</translation>
    </message>
    <message>
        <source>Palifico: {name} opens, ones are not wild.</source>
        <translation>Palifico&#xa0;: {name} ouvre, les as ne sont pas jokers.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a die, %n left.</source>
        <translation>
            <numerusform>{name} perd un dé, il en reste %n.</numerusform>
            <numerusform>{name} perd un dé, il en reste %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes a penalty, %n in all.</source>
        <translation>
            <numerusform>{name} prend une pénalité, %n en tout.</numerusform>
            <numerusform>{name} prend une pénalité, %n en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets a die back: %n now.</source>
        <translation>
            <numerusform>{name} regagne un dé&#xa0;: %n à présent.</numerusform>
            <numerusform>{name} regagne un dé&#xa0;: %n à présent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} quitte la partie.</translation>
    </message>
    <message>
        <source>{name} wins the game!</source>
        <translation>{name} gagne la partie&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>Claimed {bid}, found %n.</source>
        <translation>
            <numerusform>Annoncé {bid}, trouvé %n.</numerusform>
            <numerusform>Annoncé {bid}, trouvé %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claimed {bid}, found %n, of them {ones}.</source>
        <translation>
            <numerusform>Annoncé {bid}, trouvé %n, dont {ones}.</numerusform>
            <numerusform>Annoncé {bid}, trouvé %n, dont {ones}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>En plein dans le mille&#x202f;!</translation>
    </message>
    <message>
        <source>Not exact.</source>
        <translation>Ce n’est pas pile.</translation>
    </message>
    <message>
        <source>The bid holds.</source>
        <translation>L’enchère tient.</translation>
    </message>
    <message>
        <source>It was a lie!</source>
        <translation>C’était un mensonge&#x202f;!</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Hardi</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Requin</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>ProbabilityBar</name>
    <message>
        <source>Chance that the bid holds</source>
        <translation>Chances que l’enchère tienne</translation>
    </message>
    <message>
        <source>challenge it</source>
        <translation>contestez</translation>
    </message>
    <message>
        <source>risky</source>
        <translation>risqué</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>sur le fil</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>fiable</translation>
    </message>
    <message>
        <source>nearly certain</source>
        <translation>presque sûr</translation>
    </message>
    <message>
        <source>Hide the chance</source>
        <translation>Cacher les chances</translation>
    </message>
    <message>
        <source>Show the chance</source>
        <translation>Montrer les chances</translation>
    </message>
</context>
</TS>
