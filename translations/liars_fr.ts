<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Liar’s Dice</source>
        <translation>À propos de Dés menteurs</translation>
    </message>
    <message>
        <source>Liar’s Dice {version}</source>
        <translation>Dés menteurs {version}</translation>
    </message>
    <message>
        <source>Bots that know only what they may know. Free software: use it, study it, share it, change it.</source>
        <translation>Des bots qui ne savent que ce qu’ils ont le droit de savoir. Un logiciel libre&#xa0;: utilisez-le, étudiez-le, partagez-le, modifiez-le.</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>Code source</translation>
    </message>
    <message>
        <source>What the program consists of</source>
        <translation>De quoi le programme est fait</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>À propos de Qt</translation>
    </message>
    <message>
        <source>© {holder}. Licence: {licence}.</source>
        <translation>© {holder}. Licence&#xa0;: {licence}.</translation>
    </message>
    <message>
        <source>This program, without any warranty.</source>
        <translation>Ce programme, sans aucune garantie.</translation>
    </message>
    <message>
        <source>Windows, drawing and languages. You may put another build of these libraries in their place.</source>
        <translation>Fenêtres, dessin et langues. Vous pouvez remplacer ces bibliothèques par une autre version.</translation>
    </message>
    <message>
        <source>The language that the program is written in, and its library.</source>
        <translation>Le langage dans lequel le programme est écrit, et sa bibliothèque.</translation>
    </message>
    <message>
        <source>Fast arithmetic for the bots.</source>
        <translation>Du calcul rapide pour les bots.</translation>
    </message>
    <message>
        <source>Exact chances for the coach.</source>
        <translation>Des probabilités exactes pour le coach.</translation>
    </message>
    <message>
        <source>Plays the sounds.</source>
        <translation>Joue les effets sonores.</translation>
    </message>
    <message>
        <source>Connects the sound library to Python.</source>
        <translation>Relie la bibliothèque sonore à Python.</translation>
    </message>
    <message>
        <source>Lets the bots think while the window stays awake.</source>
        <translation>Laisse les bots réfléchir sans endormir la fenêtre.</translation>
    </message>
    <message>
        <source>The two typefaces, cut down and shipped as Felt Sans and Felt Serif.</source>
        <translation>Les deux polices, réduites et livrées sous les noms Felt Sans et Felt Serif.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>penalty {loss}</source>
        <translation>pénalité {loss}</translation>
    </message>
    <message>
        <source>die lost {loss}, match won {win}</source>
        <translation>dé perdu {loss}, partie gagnée {win}</translation>
    </message>
    <message>
        <source>Your own dice make it true.</source>
        <translation>Vos propres dés suffisent.</translation>
    </message>
    <message>
        <source>It holds {chance} of the time.</source>
        <translation>Elle tient à {chance}.</translation>
    </message>
    <message>
        <source>It holds {chance} of the time, and may well go unchallenged.</source>
        <translation>Elle tient à {chance}, et passera sans doute.</translation>
    </message>
    <message>
        <source>It holds {chance} of the time, and asks to be challenged.</source>
        <translation>Elle tient à {chance}, et appelle la contestation.</translation>
    </message>
    <message>
        <source>The bid on the table holds only {chance} of the time.</source>
        <translation>L’enchère en cours ne tient qu’à {chance}.</translation>
    </message>
    <message>
        <source>The bid on the table holds {chance} of the time.</source>
        <translation>L’enchère en cours tient à {chance}.</translation>
    </message>
    <message>
        <source>Exactly that many: {chance}, which is much.</source>
        <translation>Exactement ce nombre&#xa0;: {chance}, c’est beaucoup.</translation>
    </message>
    <message>
        <source>Exactly that many: {chance}, which is little.</source>
        <translation>Exactement ce nombre&#xa0;: {chance}, c’est peu.</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>What each action may cost</source>
        <translation>Ce que chaque coup peut coûter</translation>
    </message>
    <message>
        <source>Advice comes when it is your turn.</source>
        <translation>Le conseil vient quand c’est à vous.</translation>
    </message>
</context>
<context>
    <name>BetBar</name>
    <message>
        <source>Hide the chances</source>
        <translation>Cacher les chances</translation>
    </message>
    <message>
        <source>Show the chances</source>
        <translation>Montrer les chances</translation>
    </message>
</context>
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
    <name>CallStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Who calls exact?</source>
        <translation>Qui annonce «&#xa0;Pile&#x202f;!&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Who challenges?</source>
        <translation>Qui conteste&#x202f;?</translation>
    </message>
    <message>
        <source>{name} calls exact: whose bid?</source>
        <translation>{name} annonce «&#xa0;Pile&#x202f;!&#xa0;»&#xa0;: l’enchère de qui&#x202f;?</translation>
    </message>
    <message>
        <source>{name} challenges: whose bid?</source>
        <translation>{name} conteste&#xa0;: l’enchère de qui&#x202f;?</translation>
    </message>
    <message>
        <source>The bid of {bidder}?</source>
        <translation>L’enchère visée&#xa0;: {bidder}&#x202f;?</translation>
    </message>
    <message>
        <source>Type quantity and face: 64 is 6 × 4</source>
        <translation>Tapez la quantité et la valeur&#xa0;: 64, c’est 6 × 4</translation>
    </message>
    <message>
        <source>{bidder} bid {bid}. Tap a player, or type the number; Enter</source>
        <translation>Enchère {bid} ({bidder}). Touchez quelqu’un ou tapez son numéro, puis Entrée</translation>
    </message>
    <message>
        <source>Tap a player, or type the number; Enter</source>
        <translation>Touchez quelqu’un ou tapez son numéro, puis Entrée</translation>
    </message>
</context>
<context>
    <name>CardEvents</name>
    <message>
        <source>{name}: {bet}</source>
        <translation>{name}&#xa0;: {bet}</translation>
    </message>
    <message>
        <source>The table drops to colour.</source>
        <translation>La table redescend à la couleur.</translation>
    </message>
    <message>
        <source>The table climbs to higher or lower.</source>
        <translation>La table monte à «&#xa0;plus ou moins&#xa0;».</translation>
    </message>
    <message>
        <source>Joker {which} of 2.</source>
        <translation>Joker {which} sur 2.</translation>
    </message>
    <message>
        <source>The King’s Cup weighs {weight}.</source>
        <translation>La coupe du roi pèse {weight}.</translation>
    </message>
    <message>
        <source>The task is with {name}.</source>
        <translation>La tâche est pour {name}.</translation>
    </message>
    <message>
        <source>{by} names {name}.</source>
        <translation>{by} désigne {name}.</translation>
    </message>
    <message>
        <source>Forced bounce: {name} → {to}.</source>
        <translation>Renvoi obligatoire&#xa0;: {name} → {to}.</translation>
    </message>
    <message>
        <source>Bounce: {name} → {to}.</source>
        <translation>Renvoi&#xa0;: {name} → {to}.</translation>
    </message>
    <message>
        <source>{name} names somebody else.</source>
        <translation>{name} désigne quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Theme: {theme}.</source>
        <translation>Thème&#xa0;: {theme}.</translation>
    </message>
    <message>
        <source>In force: {rule}.</source>
        <translation>En vigueur&#xa0;: {rule}.</translation>
    </message>
    <message>
        <source>No longer in force: {rule}.</source>
        <translation>N’est plus en vigueur&#xa0;: {rule}.</translation>
    </message>
    <message>
        <source>{name} uses immunity: −{points}.</source>
        <translation>{name} utilise une immunité&#xa0;: −{points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} +{points}: %n penalties in all.</source>
        <translation>
            <numerusform>{name} +{points}&#xa0;: %n pénalité en tout.</numerusform>
            <numerusform>{name} +{points}&#xa0;: %n pénalités en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>The King’s Cup goes to {name}.</source>
        <translation>La coupe du roi revient à {name}.</translation>
    </message>
    <message>
        <source>The round is closed, nobody is charged.</source>
        <translation>La manche est close, rien n’est compté.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n rounds.</source>
        <translation>
            <numerusform>La partie est finie après %n manche.</numerusform>
            <numerusform>La partie est finie après %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is next to bet.</source>
        <translation>La mise est à {name}.</translation>
    </message>
    <message>
        <source>The circle has changed and starts again from the first seat.</source>
        <translation>Le cercle a changé et repart de la première place.</translation>
    </message>
    <message>
        <source>The house rules have changed.</source>
        <translation>Les règles maison ont changé.</translation>
    </message>
    <message>
        <source>the bet</source>
        <translation>la mise</translation>
    </message>
    <message>
        <source>naming the doer</source>
        <translation>la désignation</translation>
    </message>
    <message>
        <source>the bounce</source>
        <translation>le renvoi</translation>
    </message>
    <message>
        <source>the king’s rule</source>
        <translation>la règle du roi</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>la fin de la manche</translation>
    </message>
    <message>
        <source>the change of seats</source>
        <translation>le changement de places</translation>
    </message>
    <message>
        <source>the change of house rules</source>
        <translation>le changement de règles maison</translation>
    </message>
</context>
<context>
    <name>CardExport</name>
    <message>
        <source>Red or Black</source>
        <translation>Rouge ou noir</translation>
    </message>
    <message>
        <source>{name}: {figures}</source>
        <translation>{name}&#xa0;: {figures}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
</context>
<context>
    <name>CardKeys</name>
    <message>
        <source>Place the first, second or third bet</source>
        <translation>Faire la première, deuxième ou troisième mise</translation>
    </message>
    <message>
        <source>Bet on red or black</source>
        <translation>Miser sur rouge ou noire</translation>
    </message>
    <message>
        <source>Bet on higher or lower, pass</source>
        <translation>Miser sur plus ou moins, passer</translation>
    </message>
    <message>
        <source>Name the player who does it</source>
        <translation>Désigner qui s’y colle</translation>
    </message>
    <message>
        <source>Send the task back</source>
        <translation>Renvoyer la tâche</translation>
    </message>
    <message>
        <source>Use immunity, or keep it</source>
        <translation>Utiliser l’immunité ou la garder</translation>
    </message>
    <message>
        <source>Type the king’s rule</source>
        <translation>Écrire la règle du roi</translation>
    </message>
    <message>
        <source>Done, pass on</source>
        <translation>C’est fait, au suivant</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>CardMeanings</name>
    <message>
        <source>The doer</source>
        <translation>Qui exécute</translation>
    </message>
    <message>
        <source>the neighbour on the left</source>
        <translation>la personne à gauche</translation>
    </message>
    <message>
        <source>whichever is drawn</source>
        <translation>celui qui sort</translation>
    </message>
    <message>
        <source>All yours</source>
        <translation>C’est pour vous</translation>
    </message>
    <message>
        <source>Good neighbours</source>
        <translation>Bon voisinage</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Renvoi</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Haut les mains</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>Les doigts</translation>
    </message>
    <message>
        <source>Task card</source>
        <translation>Carte défi</translation>
    </message>
    <message>
        <source>Skip the sevens</source>
        <translation>Sans les sept</translation>
    </message>
    <message>
        <source>Word chain</source>
        <translation>Chaîne de mots</translation>
    </message>
    <message>
        <source>Count round</source>
        <translation>Le compte</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Immunité</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Complice</translation>
    </message>
    <message>
        <source>Questions only</source>
        <translation>Que des questions</translation>
    </message>
    <message>
        <source>The king’s rule</source>
        <translation>La règle du roi</translation>
    </message>
    <message>
        <source>The King’s Cup</source>
        <translation>La coupe du roi</translation>
    </message>
    <message>
        <source>{doer} {sips}.</source>
        <translation>{doer} {sips}.</translation>
    </message>
    <message>
        <source>{doer} calls “Hands up!”. Whoever is last in the air {sips}.</source>
        <translation>{doer} lance&#xa0;: «&#xa0;Haut les mains&#x202f;!&#xa0;» Qui lève la main après tout le monde {sips}.</translation>
    </message>
    <message>
        <source>{doer} counts to three and everybody shows 0 to 5 fingers. Whoever shows as many {sips}.</source>
        <translation>{doer} compte jusqu’à trois et tout le monde montre de 0 à 5 doigts. Qui en montre autant {sips}.</translation>
    </message>
    <message>
        <source>{doer} carries out the task card and {sips}.</source>
        <translation>{doer} accomplit la carte défi et {sips}.</translation>
    </message>
    <message>
        <source>From now on all counting skips sevens and their multiples. Whoever slips {sips}.</source>
        <translation>Désormais, on compte en sautant les sept et leurs multiples. Qui se trompe {sips}.</translation>
    </message>
    <message>
        <source>{doer} opens a word chain. The theme: {theme}. Whoever stalls or repeats a word {sips}.</source>
        <translation>{doer} lance une chaîne de mots. Le thème&#xa0;: {theme}. Qui cale ou répète un mot {sips}.</translation>
    </message>
    <message>
        <source>{doer} starts a count round the table, a number each. Whoever slips {sips}.</source>
        <translation>{doer} lance le compte autour de la table, un nombre par personne. Qui se trompe {sips}.</translation>
    </message>
    <message>
        <source>{doer} keeps everybody company until the next jack: a sip along with each of theirs (alcohol-free is fine).</source>
        <translation>{doer} tient compagnie à tout le monde jusqu’au prochain valet&#xa0;: une gorgée avec chaque gorgée des autres (sans alcool, c’est très bien).</translation>
    </message>
    <message>
        <source>{doer} speaks in questions only until the next queen. Whoever answers straight {sips}.</source>
        <translation>{doer} ne parle que par questions jusqu’à la prochaine dame. Qui répond tout droit {sips}.</translation>
    </message>
    <message>
        <source>{doer} makes a rule for the whole table until the next king. Whoever breaks it {sips}.</source>
        <translation>{doer} invente une règle pour toute la table jusqu’au prochain roi. Qui l’enfreint {sips}.</translation>
    </message>
    <message>
        <source>The first joker falls on everybody. The second ends the game: whoever draws it takes the King’s Cup.</source>
        <translation>Le premier joker tombe sur tout le monde. Le second finit la partie&#xa0;: qui le retourne emporte la coupe du roi.</translation>
    </message>
    <message>
        <source>{doer} and {neighbour}: a sip each (alcohol-free is fine).</source>
        <translation>{doer} et {neighbour}&#xa0;: une gorgée par personne (sans alcool, c’est très bien).</translation>
    </message>
    <message>
        <source>{doer} and {neighbour}: two sips each (alcohol-free is fine).</source>
        <translation>{doer} et {neighbour}&#xa0;: deux gorgées par personne (sans alcool, c’est très bien).</translation>
    </message>
    <message>
        <source>{doer} stretches right up to the ceiling {times}.</source>
        <translation>{doer} s’étire jusqu’au plafond {times}.</translation>
    </message>
    <message>
        <source>{doer} and {neighbour} clap their palms together {times}.</source>
        <translation>{doer} et {neighbour}&#xa0;: paume contre paume {times}.</translation>
    </message>
    <message>
        <source>{doer} shrugs right up to the ears {times}.</source>
        <translation>{doer} hausse les épaules jusqu’aux oreilles {times}.</translation>
    </message>
    <message>
        <source>{doer} calls “Hands up!”. Whoever is last in the air waves to each player in turn.</source>
        <translation>{doer} lance&#xa0;: «&#xa0;Haut les mains&#x202f;!&#xa0;» Qui lève la main après tout le monde salue chaque personne de la table.</translation>
    </message>
    <message>
        <source>{doer} counts to three and everybody shows 0 to 5 fingers. Whoever shows as many makes a face at the table.</source>
        <translation>{doer} compte jusqu’à trois et tout le monde montre de 0 à 5 doigts. Qui en montre autant fait une grimace à la table.</translation>
    </message>
    <message>
        <source>{doer} carries out the task card and takes a bow {times}.</source>
        <translation>{doer} accomplit la carte défi et salue la table {times}.</translation>
    </message>
    <message>
        <source>From now on all counting skips sevens and their multiples. Whoever slips claps overhead.</source>
        <translation>Désormais, on compte en sautant les sept et leurs multiples. Qui se trompe tape des mains au-dessus de la tête.</translation>
    </message>
    <message>
        <source>{doer} opens a word chain. The theme: {theme}. Whoever stalls or repeats a word is a robot for three seconds.</source>
        <translation>{doer} lance une chaîne de mots. Le thème&#xa0;: {theme}. Qui cale ou répète un mot fait le robot pendant trois secondes.</translation>
    </message>
    <message>
        <source>{doer} starts a count round the table, a number each. Whoever slips drums on both knees.</source>
        <translation>{doer} lance le compte autour de la table, un nombre par personne. Qui se trompe joue du tambour sur ses genoux.</translation>
    </message>
    <message>
        <source>{doer} keeps everybody company and joins in with every move until the next jack.</source>
        <translation>{doer} tient compagnie à tout le monde et refait chaque geste jusqu’au prochain valet.</translation>
    </message>
    <message>
        <source>{doer} speaks in questions only until the next queen. Whoever answers straight wiggles all ten fingers.</source>
        <translation>{doer} ne parle que par questions jusqu’à la prochaine dame. Qui répond tout droit agite ses dix doigts.</translation>
    </message>
    <message>
        <source>{doer} makes a rule for the whole table until the next king. Whoever breaks it gives a royal wave.</source>
        <translation>{doer} invente une règle pour toute la table jusqu’au prochain roi. Qui l’enfreint fait un salut royal de la main.</translation>
    </message>
    <message>
        <source>{doer} holds immunity: once, at the end of a round, it cancels all that the round would cost.</source>
        <translation>{doer} garde une immunité&#xa0;: une fois, en fin de manche, elle annule tout ce que la manche coûterait.</translation>
    </message>
    <message>
        <source>the doer of the round before</source>
        <translation>qui exécutait à la manche d’avant</translation>
    </message>
    <message>
        <source>It may be sent back: {name}.</source>
        <translation>Le renvoi est possible&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>First joker: a sip for everybody (alcohol-free is fine). The crown is half lit.</source>
        <translation>Premier joker&#xa0;: une gorgée pour tout le monde (sans alcool, c’est très bien). La couronne brille à moitié.</translation>
    </message>
    <message>
        <source>First joker: everybody up for one good stretch. The crown is half lit.</source>
        <translation>Premier joker&#xa0;: tout le monde s’étire un bon coup. La couronne brille à moitié.</translation>
    </message>
    <message>
        <source>The King’s Cup goes to {name}, and it is empty.</source>
        <translation>La coupe du roi revient à {name}, et elle est vide.</translation>
    </message>
    <message>
        <source>The King’s Cup goes to {name}, who {sips}.</source>
        <translation>La coupe du roi revient à {name}, qui {sips}.</translation>
    </message>
    <message>
        <source>The King’s Cup goes to {name}, who takes a royal bow {times}.</source>
        <translation>La coupe du roi revient à {name}, qui fait une révérence royale {times}.</translation>
    </message>
    <message>
        <source>Counting skips sevens and their multiples</source>
        <translation>On compte en sautant les sept et leurs multiples</translation>
    </message>
    <message>
        <source>{name} holds immunity</source>
        <translation>{name} garde une immunité</translation>
    </message>
    <message>
        <source>{name} speaks in questions only</source>
        <translation>{name} ne parle que par questions</translation>
    </message>
    <message>
        <source>The king’s rule, as spoken: {name}</source>
        <translation>La règle du roi, dite à voix haute&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The king’s rule: {rule} ({name})</source>
        <translation>La règle du roi&#xa0;: {rule} ({name})</translation>
    </message>
    <message>
        <source>{name} joins in with every sip</source>
        <translation>{name} accompagne chaque gorgée</translation>
    </message>
    <message>
        <source>{name} joins in with every move</source>
        <translation>{name} accompagne chaque geste</translation>
    </message>
    <message>
        <source>until used</source>
        <translation>jusqu’à utilisation</translation>
    </message>
    <message>
        <source>until the next seven</source>
        <translation>jusqu’au prochain sept</translation>
    </message>
    <message>
        <source>until the next jack</source>
        <translation>jusqu’au prochain valet</translation>
    </message>
    <message>
        <source>until the next queen</source>
        <translation>jusqu’à la prochaine dame</translation>
    </message>
    <message>
        <source>until the next king</source>
        <translation>jusqu’au prochain roi</translation>
    </message>
</context>
<context>
    <name>CardOdds</name>
    <message>
        <source>All but the last line hold for an ordinary card: a joker voids the bet.</source>
        <translation>Toutes les lignes sauf la dernière valent pour une carte ordinaire&#xa0;: un joker annule la mise.</translation>
    </message>
    <message>
        <source>against {card}</source>
        <translation>contre {card}</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>simples</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>comptées</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noire</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Equal: a miss</source>
        <translation>Égale&#xa0;: raté</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>{number}. {name}: {bet}</source>
        <translation>{number}. {name}&#xa0;: {bet}</translation>
    </message>
    <message>
        <source>Everybody in it has left, nobody is charged</source>
        <translation>Tout le monde est parti, personne ne paie</translation>
    </message>
    <message>
        <source>Sent back: {name} → {to}</source>
        <translation>Renvoi&#xa0;: {name} → {to}</translation>
    </message>
    <message>
        <source>Does it: {name}</source>
        <translation>Qui s’y colle&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Immunity: {names}</source>
        <translation>Immunité&#xa0;: {names}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>une carte face cachée</translation>
    </message>
    <message>
        <source>{rule} ({name})</source>
        <translation>{rule} ({name})</translation>
    </message>
    <message>
        <source>{until}, since round {number}</source>
        <translation>{until}, depuis la manche {number}</translation>
    </message>
    <message>
        <source>{plain} · counted {counted}</source>
        <translation>{plain} · comptées {counted}</translation>
    </message>
    <message>
        <source>Not one bet was right this time.</source>
        <translation>Cette fois, pas une seule mise gagnée.</translation>
    </message>
    <message>
        <source>Best streak: {names}, {streak}</source>
        <translation>Meilleure série&#xa0;: {names}, {streak}</translation>
    </message>
    <message>
        <source>Everybody +{points}</source>
        <translation>Tout le monde +{points}</translation>
    </message>
    <message>
        <source>The round costs 1.</source>
        <translation>La manche coûte 1.</translation>
    </message>
    <message>
        <source>Ace, two, three and six cost double.</source>
        <translation>As, deux, trois et six coûtent double.</translation>
    </message>
    <message>
        <source>Right: you name who does what the card says. Wrong: you do it yourself.</source>
        <translation>Gagné&#xa0;: vous désignez qui fait ce que dit la carte. Raté&#xa0;: c’est pour vous.</translation>
    </message>
    <message>
        <source>Names, house rules, a game without alcohol: the button at the top right.</source>
        <translation>Noms, règles maison, jeu sans alcool&#xa0;: le bouton en haut à droite.</translation>
    </message>
    <message>
        <source>Names, house rules: the button at the top right.</source>
        <translation>Noms, règles maison&#xa0;: le bouton en haut à droite.</translation>
    </message>
    <message>
        <source>Ace, two, three and six cost double here.</source>
        <translation>As, deux, trois et six coûtent double ici.</translation>
    </message>
    <message>
        <source>A pass brings the price down to 1, and the card is yours all the same.</source>
        <translation>Passer ramène le prix à 1, mais la carte reste pour vous.</translation>
    </message>
</context>
<context>
    <name>CardTasks</name>
    <message>
        <source>Propose a toast to the nearest lamp: it has seen this whole evening.</source>
        <translation>Portez un toast à la lampe la plus proche&#xa0;: elle éclaire toute la soirée.</translation>
    </message>
    <message>
        <source>Read any bottle label aloud as if it were a love letter.</source>
        <translation>Lisez à voix haute une étiquette de bouteille comme une lettre d’amour.</translation>
    </message>
    <message>
        <source>Clink glasses with everyone you can reach without getting up. Water counts.</source>
        <translation>Trinquez avec toutes les personnes à portée de bras, sans vous lever. L’eau compte.</translation>
    </message>
    <message>
        <source>Describe a sip of plain water like a sommelier: three noble words.</source>
        <translation>Décrivez une gorgée d’eau plate à la manière d’un sommelier&#xa0;: trois mots nobles.</translation>
    </message>
    <message>
        <source>Lift your glass in slow motion, as in the last scene of a film.</source>
        <translation>Levez votre verre au ralenti, comme dans la dernière scène d’un film.</translation>
    </message>
    <message>
        <source>Balance a coaster on the back of your hand while the table counts to five.</source>
        <translation>Gardez un sous-verre en équilibre sur le dos de la main pendant que la table compte jusqu’à cinq.</translation>
    </message>
    <message>
        <source>Forecast tomorrow’s weather for this table, from the bottles to the bowl of crisps.</source>
        <translation>Présentez la météo de demain pour cette table, des bouteilles jusqu’au bol de chips.</translation>
    </message>
    <message>
        <source>Pose as a statue called “The first sip of tea” until somebody smiles.</source>
        <translation>Faites la statue «&#xa0;La première gorgée de thé&#xa0;» jusqu’à ce que quelqu’un sourie.</translation>
    </message>
    <message>
        <source>Sing what is in your glass as an opera singer would.</source>
        <translation>Chantez le contenu de votre verre comme à l’opéra.</translation>
    </message>
    <message>
        <source>Advertise a glass of tap water: in ten seconds nobody must be able to resist.</source>
        <translation>Vantez un verre d’eau du robinet&#xa0;: en dix secondes, plus personne ne doit résister.</translation>
    </message>
    <message>
        <source>Touch elbows with both neighbours instead of clinking glasses.</source>
        <translation>Au lieu de trinquer, touchez du coude les deux personnes à vos côtés.</translation>
    </message>
    <message>
        <source>Copy every move of the player on your right until the next card, glass and all.</source>
        <translation>Imitez chaque geste de la personne à votre droite jusqu’à la prochaine carte, verre compris.</translation>
    </message>
    <message>
        <source>Pay each neighbour’s glass a compliment. It must be sincere.</source>
        <translation>Faites un compliment au verre de chaque personne à vos côtés. Un compliment sincère.</translation>
    </message>
    <message>
        <source>Report the last five minutes as breaking news; your glass is the microphone.</source>
        <translation>Racontez les cinq dernières minutes en flash spécial&#x202f;; votre verre sert de micro.</translation>
    </message>
    <message>
        <source>Pour somebody a glass of water as a robot would, with all the noises.</source>
        <translation>Servez un verre d’eau à quelqu’un comme un robot, bruitages compris.</translation>
    </message>
    <message>
        <source>Eyes closed: guess by the sound which glass your neighbour taps.</source>
        <translation>Yeux fermés&#xa0;: devinez au son quel verre on fait tinter à côté de vous.</translation>
    </message>
    <message>
        <source>Question a coaster as a detective would. What did it see?</source>
        <translation>Interrogez un sous-verre comme à la police. Qu’a-t-il vu&#x202f;?</translation>
    </message>
    <message>
        <source>Invent a yoga pose called “The tired waiter” and hold it for five seconds.</source>
        <translation>Inventez une posture de yoga, «&#xa0;Le serveur fatigué&#xa0;», et tenez-la cinq secondes.</translation>
    </message>
    <message>
        <source>Name five drinks without alcohol in ten seconds.</source>
        <translation>Citez cinq boissons sans alcool en dix secondes.</translation>
    </message>
    <message>
        <source>Make up a two-word toast and a gesture with your neighbour on the left.</source>
        <translation>Inventez avec la personne à votre gauche un toast de deux mots et le geste qui va avec.</translation>
    </message>
    <message>
        <source>Order a drink in gestures alone; the table guesses which.</source>
        <translation>Commandez une boisson par gestes&#x202f;; la table devine laquelle.</translation>
    </message>
    <message>
        <source>Award a medal to the most handsome glass on the table, and give your reasons.</source>
        <translation>Décernez une médaille au plus beau verre de la table, avec vos raisons.</translation>
    </message>
    <message>
        <source>Tell a ghost story about an empty bottle, in two sentences.</source>
        <translation>Racontez en deux phrases une histoire de fantôme sur une bouteille vide.</translation>
    </message>
    <message>
        <source>Conduct an orchestra of glasses: the table taps, you lead.</source>
        <translation>Dirigez un orchestre de verres&#xa0;: la table tinte, vous battez la mesure.</translation>
    </message>
    <message>
        <source>Bow to the nearest lamp: it has seen this whole evening.</source>
        <translation>Faites une révérence à la lampe la plus proche&#xa0;: elle éclaire toute la soirée.</translation>
    </message>
    <message>
        <source>Read any label within reach aloud as if it were a love letter.</source>
        <translation>Lisez à voix haute la première étiquette venue comme une lettre d’amour.</translation>
    </message>
    <message>
        <source>High-five everyone you can reach without getting up.</source>
        <translation>Tapez dans la main de toutes les personnes à portée de bras, sans vous lever.</translation>
    </message>
    <message>
        <source>Describe the air in this room like a perfumer: three noble words.</source>
        <translation>Décrivez l’air de cette pièce comme un parfum rare&#xa0;: trois mots nobles.</translation>
    </message>
    <message>
        <source>Wave goodbye in slow motion, as in the last scene of a film.</source>
        <translation>Dites au revoir de la main, au ralenti, comme dans la dernière scène d’un film.</translation>
    </message>
    <message>
        <source>Balance a card on the back of your hand while the table counts to five.</source>
        <translation>Gardez une carte en équilibre sur le dos de la main pendant que la table compte jusqu’à cinq.</translation>
    </message>
    <message>
        <source>Forecast tomorrow’s weather for this table; your arms are the map.</source>
        <translation>Présentez la météo de demain pour cette table&#x202f;; vos bras font la carte.</translation>
    </message>
    <message>
        <source>Pose as a statue called “Monday, seven in the morning” until somebody smiles.</source>
        <translation>Faites la statue «&#xa0;Lundi, sept heures du matin&#xa0;» jusqu’à ce que quelqu’un sourie.</translation>
    </message>
    <message>
        <source>Sing the name of your street as an opera singer would.</source>
        <translation>Chantez le nom de votre rue comme à l’opéra.</translation>
    </message>
    <message>
        <source>Advertise your chair: in ten seconds nobody must be able to resist.</source>
        <translation>Vantez votre chaise&#xa0;: en dix secondes, plus personne ne doit résister.</translation>
    </message>
    <message>
        <source>Greet both neighbours as penguins do.</source>
        <translation>Saluez à la manière des pingouins les deux personnes à vos côtés.</translation>
    </message>
    <message>
        <source>Copy every move of the player on your right until the next card.</source>
        <translation>Imitez chaque geste de la personne à votre droite jusqu’à la prochaine carte.</translation>
    </message>
    <message>
        <source>Pay each neighbour’s socks a compliment. It must be sincere.</source>
        <translation>Faites un compliment aux chaussettes de chaque personne à vos côtés. Un compliment sincère.</translation>
    </message>
    <message>
        <source>Report the last five minutes as breaking news; your fist is the microphone.</source>
        <translation>Racontez les cinq dernières minutes en flash spécial&#x202f;; votre poing sert de micro.</translation>
    </message>
    <message>
        <source>Be a robot whose battery is running low, with all the noises.</source>
        <translation>Faites le robot dont la batterie se vide, bruitages compris.</translation>
    </message>
    <message>
        <source>Eyes closed: guess by the sound which thing your neighbour taps.</source>
        <translation>Yeux fermés&#xa0;: devinez au son sur quel objet on tape à côté de vous.</translation>
    </message>
    <message>
        <source>Question a chair as a detective would. What did it see?</source>
        <translation>Interrogez une chaise comme à la police. Qu’a-t-elle vu&#x202f;?</translation>
    </message>
    <message>
        <source>Invent a yoga pose called “Cat in a box” and hold it for five seconds.</source>
        <translation>Inventez une posture de yoga, «&#xa0;Le chat dans la boîte&#xa0;», et tenez-la cinq secondes.</translation>
    </message>
    <message>
        <source>Name five striped animals in ten seconds.</source>
        <translation>Citez cinq animaux à rayures en dix secondes.</translation>
    </message>
    <message>
        <source>Make up a secret handshake of three moves with your neighbour on the left.</source>
        <translation>Inventez avec la personne à votre gauche une poignée de main secrète en trois gestes.</translation>
    </message>
    <message>
        <source>Tell how your mornings begin in gestures alone; the table puts it into words.</source>
        <translation>Racontez votre réveil par gestes&#x202f;; la table traduit.</translation>
    </message>
    <message>
        <source>Award a medal to the most elegant elbow at the table, and give your reasons.</source>
        <translation>Décernez une médaille au coude le plus élégant de la table, avec vos raisons.</translation>
    </message>
    <message>
        <source>Tell a ghost story about a lost sock, in two sentences.</source>
        <translation>Racontez en deux phrases une histoire de fantôme sur une chaussette perdue.</translation>
    </message>
    <message>
        <source>Conduct an orchestra of palms: the table claps, you lead.</source>
        <translation>Dirigez un orchestre de mains&#xa0;: la table frappe, vous battez la mesure.</translation>
    </message>
    <message>
        <source>things that are round</source>
        <translation>ce qui est rond</translation>
    </message>
    <message>
        <source>what lies at the bottom of a bag</source>
        <translation>ce qui traîne au fond d’un sac</translation>
    </message>
    <message>
        <source>reasons for being late</source>
        <translation>les excuses pour un retard</translation>
    </message>
    <message>
        <source>sounds one can make with the mouth</source>
        <translation>les bruits qu’on fait avec la bouche</translation>
    </message>
    <message>
        <source>cities by the sea</source>
        <translation>les villes au bord de la mer</translation>
    </message>
    <message>
        <source>what can be yellow</source>
        <translation>ce qui peut être jaune</translation>
    </message>
    <message>
        <source>breakfast</source>
        <translation>le petit-déjeuner</translation>
    </message>
    <message>
        <source>names for a boat</source>
        <translation>des noms de bateau</translation>
    </message>
    <message>
        <source>fairy-tale characters</source>
        <translation>les personnages de contes</translation>
    </message>
    <message>
        <source>what flies</source>
        <translation>ce qui vole</translation>
    </message>
    <message>
        <source>kitchen utensils</source>
        <translation>les ustensiles de cuisine</translation>
    </message>
    <message>
        <source>what gets lost in every house</source>
        <translation>ce qu’on perd dans chaque maison</translation>
    </message>
    <message>
        <source>names for a very small dog</source>
        <translation>des noms pour un tout petit chien</translation>
    </message>
    <message>
        <source>what is louder than a cat</source>
        <translation>ce qui fait plus de bruit qu’un chat</translation>
    </message>
    <message>
        <source>what people say at a railway station</source>
        <translation>ce qu’on dit dans une gare</translation>
    </message>
    <message>
        <source>things nobody takes to a desert island</source>
        <translation>ce que personne n’emporte sur une île déserte</translation>
    </message>
    <message>
        <source>No names: everybody is “hey” or “you over there”</source>
        <translation>Aucun prénom&#xa0;: tout le monde s’appelle «&#xa0;hé&#xa0;» ou «&#xa0;vous, là-bas&#xa0;»</translation>
    </message>
    <message>
        <source>No “yes” and no “no”</source>
        <translation>Ni «&#xa0;oui&#xa0;» ni «&#xa0;non&#xa0;»</translation>
    </message>
    <message>
        <source>Whispers only</source>
        <translation>On chuchote</translation>
    </message>
    <message>
        <source>The word “I” is not spoken</source>
        <translation>Le mot «&#xa0;je&#xa0;» est banni</translation>
    </message>
    <message>
        <source>No sentence longer than five words</source>
        <translation>Pas de phrase de plus de cinq mots</translation>
    </message>
    <message>
        <source>Not a word about work or studies</source>
        <translation>Pas un mot sur le travail ou les études</translation>
    </message>
    <message>
        <source>No interrupting: wait for the full stop</source>
        <translation>On ne coupe pas la parole&#xa0;: on attend le point final</translation>
    </message>
    <message>
        <source>No “well”, no “like”, no “you know”</source>
        <translation>Ni «&#xa0;ben&#xa0;», ni «&#xa0;genre&#xa0;», ni «&#xa0;du coup&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>a player who left</source>
        <translation>quelqu’un qui n’est plus là</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card spoken: seven of hearts</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>follows: seven of</comment>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>follows: seven of</comment>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>follows: seven of</comment>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>follows: seven of</comment>
        <translation>pique</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noire</translation>
    </message>
    <message>
        <source>Higher than {card}</source>
        <translation>Plus que {card}</translation>
    </message>
    <message>
        <source>Lower than {card}</source>
        <translation>Moins que {card}</translation>
    </message>
    <message>
        <source>Pass · 1 penalty to yourself</source>
        <translation>Passe · 1 pénalité pour soi</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Higher or lower</source>
        <translation>Plus ou moins</translation>
    </message>
    <message>
        <source>An equal card loses.</source>
        <translation>Une carte égale perd.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>{name} was right: who does it?</source>
        <translation>Bien vu, {name}&#xa0;: qui s’y colle&#x202f;?</translation>
    </message>
    <message>
        <source>The task is with {name}</source>
        <translation>La tâche est pour {name}</translation>
    </message>
    <message>
        <source>The joker is for everybody</source>
        <translation>Le joker est pour tout le monde</translation>
    </message>
    <message>
        <source>The King’s Cup is with {name}</source>
        <translation>La coupe du roi est pour {name}</translation>
    </message>
    <message>
        <source>{name}: red or black?</source>
        <translation>{name}&#xa0;: rouge ou noire&#x202f;?</translation>
    </message>
    <message>
        <source>{name}: higher or lower than {card}?</source>
        <translation>{name}&#xa0;: plus ou moins que {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Joker: the bet is void</source>
        <translation>Joker&#xa0;: la mise ne compte pas</translation>
    </message>
    <message>
        <source>Hit: {card}</source>
        <translation>Gagné&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Missed: {card}</source>
        <translation>Raté&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Missed: {card} against {other}, an equal card loses</source>
        <translation>Raté&#xa0;: {card} contre {other}, une carte égale perd</translation>
    </message>
    <message>
        <source>Hit: {card} against {other}</source>
        <translation>Gagné&#xa0;: {card} contre {other}</translation>
    </message>
    <message>
        <source>Missed: {card} against {other}</source>
        <translation>Raté&#xa0;: {card} contre {other}</translation>
    </message>
    <message>
        <source>Passed: {card} against {other}</source>
        <translation>Passe&#xa0;: {card} contre {other}</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>Nothing goes on the score</source>
        <translation>Rien ne va au score</translation>
    </message>
    <message>
        <source>{name} uses immunity: −{points}</source>
        <translation>{name} utilise une immunité&#xa0;: −{points}</translation>
    </message>
    <message numerus="yes">
        <source>Rules in force: %n</source>
        <translation>
            <numerusform>Règles en vigueur&#xa0;: %n</numerusform>
            <numerusform>Règles en vigueur&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n pénalité</numerusform>
            <numerusform>%n pénalités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits in {bets}</source>
        <translation>
            <numerusform>%n réussite sur {bets}</numerusform>
            <numerusform>%n réussites sur {bets}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n d’affilée</numerusform>
            <numerusform>%n d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>The King’s Cup weighs {weight} and costs {price}, never more than 3</source>
        <translation>La coupe du roi pèse {weight} et coûte {price}, jamais plus de 3</translation>
    </message>
    <message>
        <source>Crown: {lit} of 2</source>
        <translation>Couronne&#xa0;: {lit} sur 2</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complète</translation>
    </message>
    <message numerus="yes">
        <source>{low}–%n rounds</source>
        <translation>
            <numerusform>{low}–%n manche</numerusform>
            <numerusform>{low}–%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {low}–%n minutes</source>
        <translation>
            <numerusform>environ {low}–%n minute</numerusform>
            <numerusform>environ {low}–%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Forced bounce</source>
        <translation>Renvoi obligatoire</translation>
    </message>
    <message>
        <source>Quiet evening</source>
        <translation>Soirée calme</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relais</translation>
    </message>
    <message>
        <source>A three always goes back to the previous doer.</source>
        <translation>Un trois repart toujours vers qui exécutait à la manche d’avant.</translation>
    </message>
    <message>
        <source>A king may only forbid ways of talking.</source>
        <translation>Un roi ne peut interdire que des façons de parler.</translation>
    </message>
    <message>
        <source>Whoever did the last task bets next.</source>
        <translation>Qui vient d’exécuter la tâche fait la mise suivante.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>one decimal; French and Russian set a space before the sign</comment>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>Only penalties of one’s own are weighed here. {free} of the {all} values cost nothing on a miss, and there a pass is a pure loss.</source>
        <translation>On ne pèse ici que ses propres pénalités. {free} des {all} valeurs ne coûtent rien quand on rate, et y passer est une pure perte.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Il n’y a encore rien à reprendre.</translation>
    </message>
    <message>
        <source>A revealed card stays revealed.</source>
        <translation>Une carte retournée reste retournée.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>First the task on the table, then the next bet.</source>
        <translation>D’abord la tâche en cours, ensuite la mise suivante.</translation>
    </message>
    <message>
        <source>First a bet.</source>
        <translation>D’abord une mise.</translation>
    </message>
    <message>
        <source>The table bets on colour: red or black.</source>
        <translation>La table mise sur la couleur&#xa0;: rouge ou noire.</translation>
    </message>
    <message>
        <source>The table bets on higher or lower, or passes.</source>
        <translation>La table mise sur plus ou moins, ou passe.</translation>
    </message>
    <message>
        <source>First name who does it.</source>
        <translation>Désignez d’abord qui s’y colle.</translation>
    </message>
    <message>
        <source>The task has somebody already.</source>
        <translation>Quelqu’un a déjà la tâche.</translation>
    </message>
    <message>
        <source>After a hit somebody else does it.</source>
        <translation>Après une réussite, c’est à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Only a three can be sent back.</source>
        <translation>Seul un trois se renvoie.</translation>
    </message>
    <message>
        <source>A task is sent back once only.</source>
        <translation>Une tâche ne se renvoie qu’une fois.</translation>
    </message>
    <message>
        <source>There is nobody to send it back to.</source>
        <translation>Il n’y a personne à qui la renvoyer.</translation>
    </message>
    <message>
        <source>It would come straight back to the same player.</source>
        <translation>Elle reviendrait tout droit à la même personne.</translation>
    </message>
    <message>
        <source>Only a king makes a rule.</source>
        <translation>Seul un roi fait une règle.</translation>
    </message>
    <message>
        <source>Quiet evening: choose one of the ways of talking to forbid.</source>
        <translation>Soirée calme&#xa0;: choisissez une façon de parler à interdire.</translation>
    </message>
    <message>
        <source>Quiet evening: the king’s rule is still to be chosen.</source>
        <translation>Soirée calme&#xa0;: la règle du roi reste à choisir.</translation>
    </message>
    <message>
        <source>{name} holds no immunity.</source>
        <translation>{name} n’a pas d’immunité.</translation>
    </message>
    <message>
        <source>{name} is charged nothing in this round: keep the immunity.</source>
        <translation>{name} ne paie rien dans cette manche&#xa0;: gardez l’immunité.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Il n’y a personne à cette place.</translation>
    </message>
    <message>
        <source>Nobody can sit in two places.</source>
        <translation>On ne s’assoit pas à deux places.</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Rien ne change.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %n players.</source>
        <translation>
            <numerusform>Il faut au moins %n personne.</numerusform>
            <numerusform>Il faut au moins %n personnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players at most.</source>
        <translation>
            <numerusform>Il y a de la place pour %n personne au plus.</numerusform>
            <numerusform>Il y a de la place pour %n personnes au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name has %n letters at most.</source>
        <translation>
            <numerusform>Un nom compte %n lettre au plus.</numerusform>
            <numerusform>Un nom compte %n lettres au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rule has %n letters at most.</source>
        <translation>
            <numerusform>Une règle compte %n lettre au plus.</numerusform>
            <numerusform>Une règle compte %n lettres au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsBoard</name>
    <message>
        <source>against</source>
        <comment>the card a bet was made on</comment>
        <translation>contre</translation>
    </message>
    <message>
        <source>the next card</source>
        <translation>la carte suivante</translation>
    </message>
</context>
<context>
    <name>CardsGames</name>
    <message>
        <source>The game on the table is not finished and will not be kept.</source>
        <translation>La partie en cours n’est pas finie et ne sera pas gardée.</translation>
    </message>
    <message>
        <source>Start over?</source>
        <translation>Recommencer&#x202f;?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Length: {length}. The game on the table will not be kept.</source>
        <translation>Durée&#xa0;: {length}. La partie en cours ne sera pas gardée.</translation>
    </message>
    <message>
        <source>Deal anew for another length?</source>
        <translation>Changer de durée et redistribuer&#x202f;?</translation>
    </message>
    <message>
        <source>Deal anew</source>
        <translation>Redistribuer</translation>
    </message>
    <message>
        <source>Save the evening as text</source>
        <translation>Enregistrer la soirée en texte</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>red-or-black.txt</source>
        <comment>the name of a file</comment>
        <translation>rouge-ou-noir.txt</translation>
    </message>
    <message>
        <source>The evening is saved.</source>
        <translation>La soirée est enregistrée.</translation>
    </message>
    <message>
        <source>The file could not be written. The game goes on; try another folder.</source>
        <translation>Le fichier n’a pas pu être écrit. La partie continue&#x202f;; essayez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>CardsHead</name>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{length}: {rounds}</source>
        <translation>{length}&#xa0;: {rounds}</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Reprendre&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>&amp;Score, history and odds</source>
        <translation>&amp;Score, chances et historique</translation>
    </message>
    <message>
        <source>&amp;Players and settings</source>
        <translation>&amp;Joueurs et réglages</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Chances</translation>
    </message>
    <message>
        <source>&amp;Save the evening as text…</source>
        <translation>&amp;Enregistrer la soirée en texte…</translation>
    </message>
    <message>
        <source>Kings so far: {kings}</source>
        <translation>Rois déjà sortis&#xa0;: {kings}</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Red or Black</source>
        <translation>Rouge ou noir</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de cartes</translation>
    </message>
</context>
<context>
    <name>CardsSettings</name>
    <message>
        <source>Players</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour au jeu</translation>
    </message>
    <message>
        <source>Show the chances</source>
        <translation>Montrer les chances</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translation>Une couleur par enseigne</translation>
    </message>
</context>
<context>
    <name>CardsSide</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Score, odds and history</source>
        <translation>Score, chances et historique</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>challenge without fear</source>
        <translation>contestez sans crainte</translation>
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
        <source>At least {bid}: {percent}, nearly certain, hardly ever a lie</source>
        <translation>Au moins {bid}&#xa0;: {percent}, presque sûr, rarement un mensonge</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, reliable, risky to challenge</source>
        <translation>Au moins {bid}&#xa0;: {percent}, fiable, risqué à contester</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, on the edge, it could go either way</source>
        <translation>Au moins {bid}&#xa0;: {percent}, sur le fil, ça peut basculer</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, risky to claim, worth a challenge</source>
        <translation>Au moins {bid}&#xa0;: {percent}, risqué à annoncer, bon à contester</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, challenge without fear</source>
        <translation>Au moins {bid}&#xa0;: {percent}, contestez sans crainte</translation>
    </message>
    <message>
        <source>holds: {percent}</source>
        <translation>tient à {percent}</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Whose bid</source>
        <translation>Enchère de</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Matching dice</source>
        <translation>Dés qui comptent</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Opens</source>
        <translation>Ouvre</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Contestation</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>«&#xa0;Pile&#x202f;!&#xa0;»</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strict</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Strike this line out?</source>
        <translation>Rayer cette ligne&#x202f;?</translation>
    </message>
    <message>
        <source>Correct a line</source>
        <translation>Corriger une ligne</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>{lines} and more</source>
        <translation>{lines} et d’autres</translation>
    </message>
    <message numerus="yes">
        <source>%n later lines cannot stand after this. Press again to strike them out as well: {lines}</source>
        <translation>
            <numerusform>%n ligne plus bas ne tient plus après cela. Appuyez encore pour la rayer aussi&#xa0;: {lines}</numerusform>
            <numerusform>%n lignes plus bas ne tiennent plus après cela. Appuyez encore pour les rayer aussi&#xa0;: {lines}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountStrip</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Total only</source>
        <translation>Total seul</translation>
    </message>
    <message>
        <source>One number for the whole table, key T</source>
        <translation>Un seul nombre pour toute la table, touche T</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Next: {name}</source>
        <translation>Place à {name}</translation>
    </message>
    <message>
        <source>The dice are covered. Pass the screen on, and let nobody else look.</source>
        <translation>Les dés sont couverts. Passez l’écran et que personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>Hold to look at your dice</source>
        <translation>Maintenez pour voir vos dés</translation>
    </message>
    <message>
        <source>It is me, show the table</source>
        <translation>C’est moi, montrez la table</translation>
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
    <message numerus="yes">
        <source>%n dice each</source>
        <translation>
            <numerusform>%n dé chacun</numerusform>
            <numerusform>%n dés chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>a raise is more dice, or as many of a higher face</source>
        <translation>on surenchérit par plus de dés, ou autant d’une valeur plus haute</translation>
    </message>
    <message>
        <source>ones above sixes</source>
        <translation>les as au-dessus des six</translation>
    </message>
    <message>
        <source>the face comes before the number</source>
        <translation>la valeur avant la quantité</translation>
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
        <source>Dice that were shown stay shown.</source>
        <translation>Des dés découverts restent découverts.</translation>
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
        <source>The face comes first here: none below {face}.</source>
        <translation>Ici la valeur passe d’abord&#xa0;: rien sous {face}.</translation>
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
    <message>
        <source>You lose your last die.</source>
        <translation>Vous perdez votre dernier dé.</translation>
    </message>
    <message>
        <source>{name} loses the last die.</source>
        <translation>{name} perd son dernier dé.</translation>
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
            <numerusform>Vous perdez un dé, il vous en reste %n.</numerusform>
            <numerusform>Vous perdez un dé, il vous en reste %n.</numerusform>
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
        <translation>Vous êtes hors jeu.</translation>
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
            <numerusform>{name} perd un dé, il lui en reste %n.</numerusform>
            <numerusform>{name} perd un dé, il lui en reste %n.</numerusform>
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
        <translation>{name} est hors jeu.</translation>
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
    <message>
        <source>All dice are there already, so none comes back.</source>
        <translation>Tous les dés sont déjà là, aucun ne revient.</translation>
    </message>
    <message>
        <source>You take a penalty.</source>
        <translation>Vous prenez une pénalité.</translation>
    </message>
    <message>
        <source>{name} takes a penalty.</source>
        <translation>{name} prend une pénalité.</translation>
    </message>
</context>
<context>
    <name>DiceControls</name>
    <message>
        <source>Liar!</source>
        <translation>Menteur&#x202f;!</translation>
    </message>
    <message>
        <source>Challenge the standing bid, key M</source>
        <translation>Contester l’enchère en cours, touche M</translation>
    </message>
    <message>
        <source>Exactly!</source>
        <translation>Pile&#x202f;!</translation>
    </message>
    <message>
        <source>Call the standing bid exact, key P</source>
        <translation>Annoncer «&#xa0;Pile&#x202f;!&#xa0;» sur l’enchère en cours, touche P</translation>
    </message>
</context>
<context>
    <name>DiceGames</name>
    <message>
        <source>End the game and count?</source>
        <translation>Terminer la partie et compter&#x202f;?</translation>
    </message>
    <message>
        <source>The penalties stand as they are now, and the game cannot be taken up again.</source>
        <translation>Les pénalités restent telles quelles, et la partie ne pourra pas reprendre.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Leave the game on the table?</source>
        <translation>Quitter la partie en cours&#x202f;?</translation>
    </message>
    <message>
        <source>It is not finished and will not be kept.</source>
        <translation>Elle n’est pas finie et ne sera pas gardée.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>DiceHead</name>
    <message>
        <source>The window is too narrow for it</source>
        <translation>La fenêtre est trop étroite pour cela</translation>
    </message>
    <message>
        <source>Take the bid back</source>
        <translation>Reprendre l’enchère</translation>
    </message>
    <message>
        <source>&amp;Fast-forward to the end</source>
        <translation>Aller &amp;vite à la fin</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>Te&amp;rminer la partie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>&amp;Table…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Chance bar</source>
        <translation>Barre de &amp;chances</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>C&amp;onseil</translation>
    </message>
</context>
<context>
    <name>DiceHerald</name>
    <message>
        <source>Your turn. The bid to beat is {bid}.</source>
        <translation>À vous. Enchère à battre&#xa0;: {bid}.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>the bid taken back</source>
        <translation>l’enchère reprise</translation>
    </message>
    <message>
        <source>Dice table</source>
        <translation>Table de dés</translation>
    </message>
</context>
<context>
    <name>DiceResult</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>your challenges: {right} of {all} right</source>
        <translation>contestations justes&#xa0;: {right} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n pénalité</numerusform>
            <numerusform>%n pénalités</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {penalties}</source>
        <translation>{name}&#xa0;: {penalties}</translation>
    </message>
</context>
<context>
    <name>DiceTable</name>
    <message>
        <source>You open.</source>
        <translation>À vous d’ouvrir.</translation>
    </message>
    <message>
        <source>{name} opens.</source>
        <translation>{name} ouvre la manche.</translation>
    </message>
    <message>
        <source>Palifico, ones are not wild. {opening}</source>
        <translation>Palifico, les as ne sont pas jokers. {opening}</translation>
    </message>
    <message>
        <source>No higher bid is left</source>
        <translation>Aucune enchère plus haute</translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n dé restant</numerusform>
            <numerusform>%n dés restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n pénalité</numerusform>
            <numerusform>%n pénalités</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>Dice shown: {dice}</source>
        <translation>Dés montrés&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>Your dice: {dice}</source>
        <translation>Vos dés&#xa0;: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>%n dice under the cup</source>
        <translation>
            <numerusform>%n dé sous le gobelet</numerusform>
            <numerusform>%n dés sous le gobelet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>Encore une partie</translation>
    </message>
    <message>
        <source>Another table…</source>
        <translation>Une autre table…</translation>
    </message>
</context>
<context>
    <name>Erasing</name>
    <message>
        <source>Erase all records?</source>
        <translation>Effacer tout le bilan&#x202f;?</translation>
    </message>
    <message>
        <source>Finished games and evenings, wins and streaks on this computer will be gone for good. What lies on the tables stays.</source>
        <translation>Les parties et soirées finies, les victoires et les séries sur cet ordinateur disparaîtront pour de bon. Ce qui est sur les tables reste.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Liar’s dice: {rules}</source>
        <translation>Dés menteurs&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n pénalité</numerusform>
            <numerusform>%n pénalités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n challenges, {right} of them right</source>
        <translation>
            <numerusform>%n contestation, dont justes&#xa0;: {right}</numerusform>
            <numerusform>%n contestations, dont justes&#xa0;: {right}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact calls, {right} of them right</source>
        <translation>
            <numerusform>%n «&#xa0;Pile&#x202f;!&#xa0;», dont justes&#xa0;: {right}</numerusform>
            <numerusform>%n «&#xa0;Pile&#x202f;!&#xa0;», dont justes&#xa0;: {right}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games won</source>
        <translation>
            <numerusform>%n partie gagnée</numerusform>
            <numerusform>%n parties gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {facts}</source>
        <translation>{name}&#xa0;: {facts}</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Too few dice to say anything yet.</source>
        <translation>Trop peu de dés pour en dire quoi que ce soit.</translation>
    </message>
    <message>
        <source>An ordinary spread: fair dice are at least this uneven in {share} of cases.</source>
        <translation>Une répartition ordinaire&#xa0;: des dés honnêtes sont au moins aussi irréguliers dans {share} des cas.</translation>
    </message>
    <message>
        <source>A rather uneven spread: with fair dice it comes in {share} of cases, so now and then.</source>
        <translation>Une répartition assez irrégulière&#xa0;: des dés honnêtes la donnent dans {share} des cas, donc de temps à autre.</translation>
    </message>
    <message>
        <source>A very uneven spread: fair dice give one less than once in a thousand cases.</source>
        <translation>Une répartition très irrégulière&#xa0;: des dés honnêtes la donnent moins d’une fois sur mille.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice rolled</source>
        <translation>
            <numerusform>%n dé lancé</numerusform>
            <numerusform>%n dés lancés</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}, χ² = {value}</source>
        <translation>{dice}, χ² = {value}</translation>
    </message>
    <message>
        <source>{face}: {count}</source>
        <translation>{face}&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The disk is full: the game goes on, but is not being saved. Free some space.</source>
        <translation>Le disque est plein&#xa0;: la partie continue sans être enregistrée. Libérez de la place.</translation>
    </message>
    <message>
        <source>The games folder is read-only: the game goes on, but is not saved.</source>
        <translation>Le dossier des parties est en lecture seule&#xa0;: la partie continue sans être enregistrée.</translation>
    </message>
    <message>
        <source>Another program holds the games file: this move is saved with the next one.</source>
        <translation>Un autre programme occupe le fichier des parties&#xa0;: ce coup sera enregistré avec le suivant.</translation>
    </message>
    <message>
        <source>The games file cannot be opened: the game goes on, but is not saved.</source>
        <translation>Le fichier des parties ne s’ouvre pas&#xa0;: la partie continue sans être enregistrée.</translation>
    </message>
    <message>
        <source>A saved game was damaged: what could be read was kept.</source>
        <translation>Une partie enregistrée était abîmée&#xa0;: ce qui se lisait a été gardé.</translation>
    </message>
    <message>
        <source>That game is no longer in the records.</source>
        <translation>Cette partie n’est plus dans les archives.</translation>
    </message>
    <message>
        <source>Saving failed: the game goes on, but is not saved.</source>
        <translation>L’enregistrement a échoué&#xa0;: la partie continue sans être enregistrée.</translation>
    </message>
    <message>
        <source>The games file was damaged. It was set aside as {file}, a new one begins.</source>
        <translation>Le fichier des parties était abîmé. Il est mis de côté sous le nom {file}, un nouveau commence.</translation>
    </message>
    <message>
        <source>The games file belongs to another program. It was set aside as {file}.</source>
        <translation>Le fichier des parties vient d’un autre programme. Il est mis de côté sous le nom {file}.</translation>
    </message>
    <message>
        <source>The games file is from a newer version. It was set aside as {file}.</source>
        <translation>Le fichier des parties vient d’une version plus récente. Il est mis de côté sous le nom {file}.</translation>
    </message>
</context>
<context>
    <name>GameHistory</name>
    <message>
        <source>History of the game</source>
        <translation>Historique de la partie</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>History of the evening</source>
        <translation>Historique de la soirée</translation>
    </message>
</context>
<context>
    <name>JudgeStrip</name>
    <message>
        <source>Waiting for a call</source>
        <translation>On attend une contestation</translation>
    </message>
    <message>
        <source>Only reveals are judged: M for a challenge, P for an exact call</source>
        <translation>Seules les révélations sont jugées&#xa0;: M pour contester, P pour «&#xa0;Pile&#x202f;!&#xa0;»</translation>
    </message>
    <message>
        <source>Only reveals are judged: M for a challenge</source>
        <translation>Seules les révélations sont jugées&#xa0;: M pour contester</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Menteur&#x202f;!</translation>
    </message>
    <message>
        <source>Exactly!</source>
        <translation>Pile&#x202f;!</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Liar’s Dice</source>
        <translation>Dés menteurs</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
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
    <name>OverBar</name>
    <message>
        <source>One more game</source>
        <translation>Encore une partie</translation>
    </message>
    <message>
        <source>Save the evening as text…</source>
        <translation>Enregistrer la soirée en texte…</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>A round is under way: seats change between rounds.</source>
        <translation>Une manche est en cours&#xa0;: les places changent entre les manches.</translation>
    </message>
    <message>
        <source>Name of a newcomer</source>
        <translation>Nom de qui arrive</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Arrive</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Name of {name}</source>
        <translation>Nom&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Dice of {name}</source>
        <translation>Dés&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Penalties of {name}</source>
        <translation>Pénalités&#xa0;: {name}</translation>
    </message>
    <message>
        <source>One less: {what}</source>
        <translation>Un de moins&#xa0;: {what}</translation>
    </message>
    <message>
        <source>One more: {what}</source>
        <translation>Un de plus&#xa0;: {what}</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>Plus&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Opens the round</source>
        <translation>Ouvre la manche</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Une place plus haut</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Une place plus bas</translation>
    </message>
    <message>
        <source>A die is lost from the table</source>
        <translation>Un dé est perdu</translation>
    </message>
    <message>
        <source>A die more</source>
        <translation>Un dé de plus</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Quitte la table</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Look and sound</source>
        <translation>Apparence et son</translation>
    </message>
    <message>
        <source>Dice table</source>
        <translation>Table de dés</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>&amp;Pace of the bots</source>
        <translation>&amp;Rythme des bots</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>Effets &amp;sonores</translation>
    </message>
    <message>
        <source>Show the &amp;chance that a bid holds</source>
        <translation>Montrer les &amp;chances que l’enchère tienne</translation>
    </message>
    <message>
        <source>&amp;Erase all records…</source>
        <translation>&amp;Effacer le bilan…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complètes</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduites</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>The records are erased.</source>
        <translation>Le bilan est effacé.</translation>
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
<context>
    <name>Reasons</name>
    <message>
        <source>{number}%</source>
        <comment>a whole percent; French and Russian set a space before the sign</comment>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{hand}, I gave it {chance}: an honest bid.</source>
        <translation>{hand}, {chance} de chances&#xa0;: une enchère honnête.</translation>
    </message>
    <message>
        <source>{hand}, I gave it {chance}: a bit of a stretch.</source>
        <translation>{hand}, {chance} de chances&#xa0;: un peu tiré par les cheveux.</translation>
    </message>
    <message>
        <source>{hand}, I gave it {chance}: a bluff.</source>
        <translation>{hand}, {chance} de chances&#xa0;: du bluff.</translation>
    </message>
    <message>
        <source>{hand}, I gave that bid {chance}: too little to believe.</source>
        <translation>{hand}, {chance} pour cette enchère&#xa0;: trop peu pour y croire.</translation>
    </message>
    <message>
        <source>{hand}, I gave that bid {chance}, but any raise looked worse.</source>
        <translation>{hand}, {chance} pour cette enchère, mais surenchérir semblait pire.</translation>
    </message>
    <message>
        <source>{hand}, I gave that bid {chance}, and no raise was left.</source>
        <translation>{hand}, {chance} pour cette enchère, et plus rien à surenchérir.</translation>
    </message>
    <message>
        <source>{hand}, I gave that very number {chance}.</source>
        <translation>{hand}, {chance} pour ce nombre exact.</translation>
    </message>
    <message>
        <source>None of my dice fit</source>
        <translation>Aucun de mes dés ne va</translation>
    </message>
    <message numerus="yes">
        <source>%n of my dice fit</source>
        <translation>
            <numerusform>%n de mes dés va</numerusform>
            <numerusform>%n de mes dés vont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>sans vainqueur</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Le dénouement</translation>
    </message>
    <message>
        <source>fewest penalties: {names}</source>
        <translation>le moins de pénalités&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>King’s Cup</source>
        <translation>Coupe du roi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Paris gagnés</translation>
    </message>
    <message numerus="yes">
        <source>{hits} of %n bets</source>
        <translation>
            <numerusform>{hits} sur %n mise</numerusform>
            <numerusform>{hits} sur %n mises</numerusform>
        </translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Contestations</translation>
    </message>
    <message>
        <source>Exact calls</source>
        <translation>«&#xa0;Pile&#x202f;!&#xa0;»</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Meilleure série</translation>
    </message>
    <message>
        <source>Heaviest cup</source>
        <translation>Coupe la plus lourde</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>games won: {names}</source>
        <translation>parties gagnées&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>justes&#xa0;: {right} sur %n</numerusform>
            <numerusform>justes&#xa0;: {right} sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>RecordsDetail</name>
    <message>
        <source>Rounds of the game</source>
        <translation>Manches de la partie</translation>
    </message>
</context>
<context>
    <name>RecordsEmpty</name>
    <message>
        <source>To the dice table</source>
        <translation>À la table de dés</translation>
    </message>
    <message>
        <source>To the referee’s board</source>
        <translation>Au tableau de l’arbitre</translation>
    </message>
    <message>
        <source>To the card table</source>
        <translation>À la table de cartes</translation>
    </message>
    <message>
        <source>Nothing here yet. The first game of dice that you finish will be remembered on this page.</source>
        <translation>Rien ici pour l’instant. La première partie de dés que vous finirez restera sur cette page.</translation>
    </message>
    <message>
        <source>Nothing here yet. An evening at the referee’s board will be remembered on this page when a game of it has ended.</source>
        <translation>Rien ici pour l’instant. Une soirée arbitrée sera gardée sur cette page dès qu’une de ses parties sera terminée.</translation>
    </message>
    <message>
        <source>Nothing here yet. A game of Red or Black will be remembered on this page when its King’s Cup is taken.</source>
        <translation>Rien ici pour l’instant. Une partie de Rouge ou noir sera gardée sur cette page quand la coupe du roi aura été prise.</translation>
    </message>
</context>
<context>
    <name>RecordsEvening</name>
    <message>
        <source>Rounds of the evening</source>
        <translation>Manches de la soirée</translation>
    </message>
</context>
<context>
    <name>RecordsEvenings</name>
    <message>
        <source>Finished evenings, newest first</source>
        <translation>Soirées terminées, les plus récentes d’abord</translation>
    </message>
</context>
<context>
    <name>RecordsFrame</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Retour à la liste (Échap)</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Enregistrer dans un &amp;fichier…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Texte simple (*.txt)</translation>
    </message>
    <message>
        <source>For programs, JSON (*.json)</source>
        <translation>Pour les programmes, JSON (*.json)</translation>
    </message>
    <message>
        <source>The file was not written: {reason}. The game is still in the records.</source>
        <translation>Le fichier n’est pas écrit&#xa0;: {reason}. La partie est toujours dans le bilan.</translation>
    </message>
</context>
<context>
    <name>RecordsHead</name>
    <message>
        <source>All rule sets</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Red or Black</source>
        <translation>Rouge ou noir</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Sorte de jeu</translation>
    </message>
    <message>
        <source>Games by these rules</source>
        <translation>Les parties selon ces règles</translation>
    </message>
    <message>
        <source>&amp;Erase all…</source>
        <translation>&amp;Tout effacer…</translation>
    </message>
</context>
<context>
    <name>RecordsOverview</name>
    <message numerus="yes">
        <source>Counting, %n games to go…</source>
        <translation>
            <numerusform>Comptage, encore %n partie…</numerusform>
            <numerusform>Comptage, encore %n parties…</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games, newest first</source>
        <translation>Parties finies, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Les dés sont-ils honnêtes&#x202f;?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wins} of %n games</source>
        <translation>
            <numerusform>{wins} sur %n partie</numerusform>
            <numerusform>{wins} sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>{streak} in a row now</source>
        <translation>{streak} de suite à présent</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Meilleure série</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>justes&#xa0;: {right} sur %n</numerusform>
            <numerusform>justes&#xa0;: {right} sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Contestations</translation>
    </message>
    <message>
        <source>Exact calls</source>
        <translation>«&#xa0;Pile&#x202f;!&#xa0;»</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation>Bilan</translation>
    </message>
</context>
<context>
    <name>Referee</name>
    <message>
        <source>How many {face}s on the whole table?</source>
        <translation>Combien de {face} sur toute la table&#x202f;?</translation>
    </message>
    <message>
        <source>{name}: how many {face}s?</source>
        <translation>{name}&#xa0;: combien de {face}&#x202f;?</translation>
    </message>
    <message>
        <source>Ones count as well.</source>
        <translation>Les as comptent aussi.</translation>
    </message>
    <message>
        <source>Ones do not count.</source>
        <translation>Les as ne comptent pas.</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>ouvre</translation>
    </message>
    <message>
        <source>to speak</source>
        <translation>à parler</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Menteur&#x202f;!</translation>
    </message>
    <message>
        <source>Exactly!</source>
        <translation>Pile&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>dice in play</source>
        <translation>
            <numerusform>dé en jeu</numerusform>
            <numerusform>dés en jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>so far</source>
        <translation>jusqu’ici</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} conteste</translation>
    </message>
    <message>
        <source>{name} calls exact</source>
        <translation>{name} annonce «&#xa0;Pile&#x202f;!&#xa0;»</translation>
    </message>
    <message>
        <source>{name} opens the next round: palifico, ones are not wild.</source>
        <translation>{name} ouvre la manche suivante&#xa0;: palifico, les as ne sont pas jokers.</translation>
    </message>
    <message>
        <source>{name} opens the next round.</source>
        <translation>{name} ouvre la manche suivante.</translation>
    </message>
    <message>
        <source>{name} wins the game!</source>
        <translation>{name} gagne la partie&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>The game is over. Fewest penalties, %n: {names}</source>
        <translation>
            <numerusform>La partie est finie. Le moins de pénalités, %n&#xa0;: {names}</numerusform>
            <numerusform>La partie est finie. Le moins de pénalités, %n&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Palifico: ones are not wild, the face is frozen</source>
        <translation>Palifico&#xa0;: les as ne sont pas jokers, la valeur est figée</translation>
    </message>
    <message>
        <source>Palifico: ones are not wild, the number is frozen</source>
        <translation>Palifico&#xa0;: les as ne sont pas jokers, la quantité est figée</translation>
    </message>
    <message>
        <source>Last round: {sum}. {verdict}</source>
        <translation>Manche précédente&#xa0;: {sum}. {verdict}</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}&#xa0;: {bid}</translation>
    </message>
    <message>
        <source>{name} challenges {bidder}: {bid}</source>
        <translation>{name} conteste {bidder}&#xa0;: {bid}</translation>
    </message>
    <message>
        <source>{name} calls {bidder} exact: {bid}</source>
        <translation>{name} annonce «&#xa0;Pile&#x202f;!&#xa0;»&#xa0;: {bidder}, {bid}</translation>
    </message>
    <message numerus="yes">
        <source>%n matching on the whole table</source>
        <translation>
            <numerusform>%n dé qui compte sur toute la table</numerusform>
            <numerusform>%n dés qui comptent sur toute la table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n matching</source>
        <translation>
            <numerusform>{name}&#xa0;: %n dé qui compte</numerusform>
            <numerusform>{name}&#xa0;: %n dés qui comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} joins with %n dice</source>
        <translation>
            <numerusform>{name} arrive avec %n dé</numerusform>
            <numerusform>{name} arrive avec %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: now %n dice</source>
        <translation>
            <numerusform>{name}&#xa0;: %n dé à présent</numerusform>
            <numerusform>{name}&#xa0;: %n dés à présent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: now %n penalties</source>
        <translation>
            <numerusform>{name}&#xa0;: %n pénalité à présent</numerusform>
            <numerusform>{name}&#xa0;: %n pénalités à présent</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a die lost from the table</source>
        <translation>{name}&#xa0;: un dé perdu</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} s’en va</translation>
    </message>
    <message>
        <source>A new name: {name}</source>
        <translation>Nouveau nom&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} is to open</source>
        <translation>C’est à {name} d’ouvrir</translation>
    </message>
    <message>
        <source>New rules: {rules}</source>
        <translation>Nouvelles règles&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>This round is palifico</source>
        <translation>Cette manche est un palifico</translation>
    </message>
    <message>
        <source>This round is not palifico</source>
        <translation>Cette manche n’est pas un palifico</translation>
    </message>
    <message>
        <source>Bids are kept</source>
        <translation>Les enchères sont notées</translation>
    </message>
    <message>
        <source>Only reveals are judged</source>
        <translation>Seules les révélations sont jugées</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>Manche annulée</translation>
    </message>
    <message>
        <source>A new order of seats</source>
        <translation>Nouvel ordre des places</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>Encore une partie</translation>
    </message>
    <message>
        <source>{name} gets a die back</source>
        <translation>{name} regagne un dé</translation>
    </message>
    <message>
        <source>{name} takes a penalty</source>
        <translation>{name} prend une pénalité</translation>
    </message>
    <message>
        <source>{name} loses a die</source>
        <translation>{name} perd un dé</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} est hors jeu</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>struck out: {what}</source>
        <translation>rayé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>correction: {what}</source>
        <translation>correction&#xa0;: {what}</translation>
    </message>
    <message numerus="yes">
        <source>At most %n dice can match here.</source>
        <translation>
            <numerusform>%n dé au plus peut compter ici.</numerusform>
            <numerusform>%n dés au plus peuvent compter ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>C’est à {name} de parler.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} est hors jeu.</translation>
    </message>
    <message>
        <source>Nobody like that sits at the table then.</source>
        <translation>Cette personne n’est pas à table à ce moment.</translation>
    </message>
    <message>
        <source>This person sits at the table already.</source>
        <translation>Cette personne est déjà à table.</translation>
    </message>
    <message>
        <source>Nobody calls their own bid.</source>
        <translation>On ne conteste pas sa propre enchère.</translation>
    </message>
    <message>
        <source>Nothing was called, so nothing is counted.</source>
        <translation>Rien n’a été contesté, il n’y a rien à compter.</translation>
    </message>
    <message>
        <source>A round is under way: seats and rules change between rounds.</source>
        <translation>Une manche est en cours&#xa0;: places et règles changent entre les manches.</translation>
    </message>
    <message>
        <source>Finish the count first, or call the round void.</source>
        <translation>Finissez d’abord le compte, ou annulez la manche.</translation>
    </message>
    <message>
        <source>No more than {most} people fit at a table.</source>
        <translation>Pas plus de {most} personnes à une table.</translation>
    </message>
    <message>
        <source>A game needs {least} people at least.</source>
        <translation>Il faut au moins {least} personnes.</translation>
    </message>
    <message>
        <source>Nobody would have any dice left.</source>
        <translation>Plus personne n’aurait de dés.</translation>
    </message>
    <message>
        <source>Other people sit at the table then.</source>
        <translation>D’autres personnes sont à table à ce moment.</translation>
    </message>
    <message>
        <source>Between {least} and {most} dice fit under a cup.</source>
        <translation>Un gobelet couvre de {least} à {most} dés.</translation>
    </message>
    <message>
        <source>Penalties go from 0 to {most}.</source>
        <translation>Les pénalités vont de 0 à {most}.</translation>
    </message>
    <message>
        <source>This game takes dice, not penalties.</source>
        <translation>Ici on perd des dés, pas de pénalités.</translation>
    </message>
    <message>
        <source>This is the last die of the cup: call the round void first.</source>
        <translation>C’est le dernier dé du gobelet&#xa0;: annulez d’abord la manche.</translation>
    </message>
    <message>
        <source>The bid names all {quantity} dice: call the round void first.</source>
        <translation>L’enchère porte sur les {quantity} dés&#xa0;: annulez d’abord la manche.</translation>
    </message>
    <message>
        <source>Palifico is not played at this table.</source>
        <translation>Le palifico ne se joue pas à cette table.</translation>
    </message>
    <message>
        <source>This line is not in the history any more.</source>
        <translation>Cette ligne n’est plus dans l’historique.</translation>
    </message>
    <message>
        <source>Something told later does not fit any more.</source>
        <translation>Quelque chose, plus bas, ne tient plus.</translation>
    </message>
    <message>
        <source>{name} opens</source>
        <translation>{name} ouvre</translation>
    </message>
    <message>
        <source>{name} is to speak</source>
        <translation>À {name} de parler</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Game {game}, round {number}</source>
        <translation>Partie {game}, manche {number}</translation>
    </message>
    <message>
        <source>{round}: palifico</source>
        <translation>{round}&#xa0;: palifico</translation>
    </message>
</context>
<context>
    <name>RefereeDesk</name>
    <message>
        <source>evening.txt</source>
        <translation>soirée.txt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Save the evening</source>
        <translation>Enregistrer la soirée</translation>
    </message>
    <message>
        <source>The evening is on the clipboard as text.</source>
        <translation>La soirée est dans le presse-papiers, en texte.</translation>
    </message>
    <message>
        <source>The evening is saved.</source>
        <translation>La soirée est enregistrée.</translation>
    </message>
    <message>
        <source>This file cannot be written. Choose another place.</source>
        <translation>Ce fichier ne peut pas être écrit. Choisissez un autre endroit.</translation>
    </message>
</context>
<context>
    <name>RefereeHead</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>{verb}: {what}</source>
        <translation>{verb}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>&amp;History and players</source>
        <translation>&amp;Historique et joueurs</translation>
    </message>
    <message>
        <source>&amp;Board for the room</source>
        <translation>&amp;Tableau pour la salle</translation>
    </message>
    <message>
        <source>&amp;Chance bar</source>
        <translation>Barre de &amp;chances</translation>
    </message>
    <message>
        <source>&amp;Void this round</source>
        <translation>&amp;Annuler cette manche</translation>
    </message>
    <message>
        <source>&amp;Keep every bid</source>
        <translation>&amp;Noter chaque enchère</translation>
    </message>
    <message>
        <source>&amp;Other rules…</source>
        <translation>A&amp;utres règles…</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Terminer la partie</translation>
    </message>
    <message>
        <source>One &amp;more game</source>
        <translation>&amp;Encore une partie</translation>
    </message>
    <message>
        <source>&amp;Save the evening as text…</source>
        <translation>Enregistrer la &amp;soirée en texte…</translation>
    </message>
    <message>
        <source>Co&amp;py the evening as text</source>
        <translation>C&amp;opier la soirée en texte</translation>
    </message>
</context>
<context>
    <name>RefereeLayout</name>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Referee’s table</source>
        <translation>Table de l’arbitre</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
        <source>The program met a fault. Your game is saved and can go on. You may copy the report.</source>
        <translation>Le programme a rencontré une erreur. La partie est enregistrée et peut continuer. Le rapport peut être copié.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
</context>
<context>
    <name>RoomBoard</name>
    <message>
        <source>Board for the room</source>
        <translation>Tableau pour la salle</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{round}, palifico</source>
        <translation>{round}, palifico</translation>
    </message>
</context>
<context>
    <name>RuleEdit</name>
    <message>
        <source>Forbid…</source>
        <translation>Interdire…</translation>
    </message>
    <message>
        <source>Type the rule, or say it aloud</source>
        <translation>Écrivez la règle, ou dites-la</translation>
    </message>
    <message>
        <source>The king’s rule</source>
        <translation>La règle du roi</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>penalties, dice stay</source>
        <translation>des pénalités, les dés restent</translation>
    </message>
    <message>
        <source>dice are lost, the last one in wins</source>
        <translation>on perd des dés, le dernier gagne</translation>
    </message>
    <message>
        <source>more dice, or a higher face</source>
        <translation>plus de dés, ou une valeur plus haute</translation>
    </message>
    <message>
        <source>the same, and ones at half the number</source>
        <translation>pareil, et les as à moitié prix</translation>
    </message>
    <message>
        <source>the same, and ones above sixes</source>
        <translation>pareil, et les as au-dessus des six</translation>
    </message>
    <message>
        <source>a higher face with any number, or more dice</source>
        <translation>une valeur plus haute, quel que soit le nombre, ou plus de dés</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>the number is frozen</source>
        <translation>la quantité est figée</translation>
    </message>
    <message>
        <source>the face is frozen</source>
        <translation>la valeur est figée</translation>
    </message>
    <message>
        <source>Ones are &amp;wild</source>
        <translation>Les as sont jo&amp;kers</translation>
    </message>
    <message>
        <source>&amp;Strict bids, without the wild ones</source>
        <translation>Enchères &amp;strictes, sans jokers</translation>
    </message>
    <message>
        <source>A round &amp;may open with ones</source>
        <translation>On pe&amp;ut ouvrir avec des as</translation>
    </message>
    <message>
        <source>E&amp;xact call: win a die back, or lose one</source>
        <translation>«&#xa0;&amp;Pile&#x202f;!&#xa0;»&#xa0;: regagner un dé, ou en perdre un</translation>
    </message>
    <message>
        <source>Order of &amp;bids</source>
        <translation>Ordre des enc&amp;hères</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>Losing a round</source>
        <translation>Manche perdue</translation>
    </message>
    <message>
        <source>&amp;Dice each</source>
        <translation>&amp;Dés par personne</translation>
    </message>
    <message>
        <source>&amp;Palifico</source>
        <translation>Pali&amp;fico</translation>
    </message>
    <message>
        <source>It comes</source>
        <translation>Il se joue</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>Opens the rules at this place</source>
        <translation>Ouvre les règles à cet endroit</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Other rules</source>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>Play by these</source>
        <translation>Jouer avec celles-ci</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>F&amp;ind in the rules</source>
        <translation>&amp;Chercher dans les règles</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>The text of the rules</source>
        <translation>Le texte des règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Retour au jeu (Échap)</translation>
    </message>
    <message>
        <source>At your table: {rules}.</source>
        <translation>À votre table&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien de trouvé</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Kind of file:</source>
        <translation>&amp;Type de fichier&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Player</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>{name}, on turn</source>
        <translation>{name}, à son tour</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>&amp;Add a seat</source>
        <translation>&amp;Ajouter une place</translation>
    </message>
    <message>
        <source>Remo&amp;ve the last seat</source>
        <translation>Re&amp;tirer la dernière place</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Qui est à la place {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom de la place {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom de la place {number}</translation>
    </message>
    <message>
        <source>Sit one place earlier</source>
        <translation>Asseoir une place plus tôt</translation>
    </message>
    <message>
        <source>Sit out</source>
        <translation>Faire une pause</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Add a player</source>
        <translation>Ajouter quelqu’un</translation>
    </message>
    <message>
        <source>Sitting out:</source>
        <translation>En pause&#xa0;:</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>De retour&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Real dice, real table: who plays?</source>
        <translation>De vrais dés, une vraie table&#xa0;: qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Names, one a line, or just how many</source>
        <translation>&amp;Noms, un par ligne, ou juste le nombre</translation>
    </message>
    <message>
        <source>Anna
Boris
Claire</source>
        <translation>Anne
Boris
Claire</translation>
    </message>
    <message>
        <source>&amp;Opens</source>
        <translation>&amp;Ouvre</translation>
    </message>
    <message>
        <source>&amp;Keep every bid: turns and legality are judged as well</source>
        <translation>Noter &amp;chaque enchère&#xa0;: l’arbitre vérifie aussi les tours</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Retour à la soirée</translation>
    </message>
    <message>
        <source>At least {least} people are needed.</source>
        <translation>Il faut au moins {least} personnes.</translation>
    </message>
    <message>
        <source>No more than {most} people fit at a table.</source>
        <translation>Pas plus de {most} personnes à une table.</translation>
    </message>
    <message numerus="yes">
        <source>%n players: {names}</source>
        <translation>
            <numerusform>%n joueur&#xa0;: {names}</numerusform>
            <numerusform>%n joueurs&#xa0;: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>At the dice table</source>
        <translation>À la table de dés</translation>
    </message>
    <message>
        <source>At the referee’s board</source>
        <translation>En mode arbitre</translation>
    </message>
    <message>
        <source>At the card table</source>
        <translation>À la table de cartes</translation>
    </message>
    <message>
        <source>Choose the face</source>
        <translation>Choisir la valeur</translation>
    </message>
    <message>
        <source>More or fewer dice</source>
        <translation>Plus ou moins de dés</translation>
    </message>
    <message>
        <source>The next face down or up</source>
        <translation>La valeur voisine</translation>
    </message>
    <message>
        <source>Wild or strict</source>
        <translation>Jokers ou strict</translation>
    </message>
    <message>
        <source>Make the bid</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>«&#xa0;Menteur&#x202f;!&#xa0;»</translation>
    </message>
    <message>
        <source>Call exact</source>
        <translation>«&#xa0;Pile&#x202f;!&#xa0;»</translation>
    </message>
    <message>
        <source>Type what is asked: a bid, a number, matching dice</source>
        <translation>Taper ce qui est demandé&#xa0;: une enchère, un numéro, des dés</translation>
    </message>
    <message>
        <source>Take what is typed</source>
        <translation>Valider la saisie</translation>
    </message>
    <message>
        <source>Somebody challenges, somebody calls exact</source>
        <translation>Quelqu’un crie «&#xa0;Menteur&#x202f;!&#xa0;», quelqu’un annonce «&#xa0;Pile&#x202f;!&#xa0;»</translation>
    </message>
    <message>
        <source>One number for the whole table</source>
        <translation>Un seul nombre pour toute la table</translation>
    </message>
    <message>
        <source>One person back or ahead</source>
        <translation>La personne d’avant ou d’après</translation>
    </message>
    <message>
        <source>A digit back, then a step back</source>
        <translation>Effacer un chiffre, puis un pas en arrière</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Places, dans le sens horaire</translation>
    </message>
    <message>
        <source>Deal a new game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Done, pass on</source>
        <translation>C’est fait, au suivant</translation>
    </message>
    <message>
        <source>Writes this round down and gives the turn on, key Enter</source>
        <translation>Note la manche et passe le tour, touche Entrée</translation>
    </message>
    <message>
        <source>Send it back to {name}</source>
        <translation>Renvoyer à {name}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>{name} claimed</source>
        <translation>Enchère&#xa0;: {name}</translation>
    </message>
    <message>
        <source>You claimed</source>
        <translation>Votre enchère</translation>
    </message>
    <message>
        <source>{name}: “{reason}”</source>
        <translation>{name}&#xa0;: «&#xa0;{reason}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Reveal</source>
        <translation>Révélation</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>VerdictStrip</name>
    <message>
        <source>One more game</source>
        <translation>Encore une partie</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Mend a number</source>
        <translation>Corriger un nombre</translation>
    </message>
    <message>
        <source>Key Backspace, or tap a player</source>
        <translation>Touche Retour arrière, ou touchez un joueur</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Sou&amp;nd</source>
        <translation>&amp;Effets sonores</translation>
    </message>
    <message>
        <source>&amp;Reset window</source>
        <translation>&amp;Réinitialiser la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>À &amp;propos…</translation>
    </message>
    <message>
        <source>About &amp;Qt…</source>
        <translation>À propos de &amp;Qt…</translation>
    </message>
    <message>
        <source>&amp;Undo: {what}</source>
        <translation>&amp;Annuler&#xa0;: {what}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo: {what}</source>
        <translation>&amp;Rétablir&#xa0;: {what}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Play without alcohol</source>
        <translation>Jouer sans alcool</translation>
    </message>
    <message>
        <source>Small moves</source>
        <translation>Petits gestes</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>deux fois</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>trois fois</translation>
    </message>
    <message>
        <source>takes a sip (alcohol-free is fine)</source>
        <comment>follows a name</comment>
        <translation>prend une gorgée (sans alcool, c’est très bien)</translation>
    </message>
    <message>
        <source>takes two sips (alcohol-free is fine)</source>
        <comment>follows a name</comment>
        <translation>prend deux gorgées (sans alcool, c’est très bien)</translation>
    </message>
    <message>
        <source>takes three sips (alcohol-free is fine)</source>
        <comment>follows a name</comment>
        <translation>prend trois gorgées (sans alcool, c’est très bien)</translation>
    </message>
</context>
</TS>
