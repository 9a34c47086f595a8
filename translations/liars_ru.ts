<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Liar’s Dice</source>
        <translation>О программе «Кости лжеца»</translation>
    </message>
    <message>
        <source>Liar’s Dice {version}</source>
        <translation>Кости лжеца {version}</translation>
    </message>
    <message>
        <source>Bots that know only what they may know. Free software: use it, study it, share it, change it.</source>
        <translation>Боты, которые знают только то, что им положено знать. Свободная программа: пользуйтесь, изучайте, делитесь, меняйте.</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>Исходный код</translation>
    </message>
    <message>
        <source>What the program consists of</source>
        <translation>Из чего состоит программа</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>О Qt</translation>
    </message>
    <message>
        <source>© {holder}. Licence: {licence}.</source>
        <translation>© {holder}. Лицензия: {licence}.</translation>
    </message>
    <message>
        <source>This program, without any warranty.</source>
        <translation>Сама эта программа, без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Windows, drawing and languages. You may put another build of these libraries in their place.</source>
        <translation>Окна, рисование и языки. Эти библиотеки можно заменить другой сборкой.</translation>
    </message>
    <message>
        <source>The language that the program is written in, and its library.</source>
        <translation>Язык, на котором написана программа, и его библиотека.</translation>
    </message>
    <message>
        <source>Fast arithmetic for the bots.</source>
        <translation>Быстрая арифметика для ботов.</translation>
    </message>
    <message>
        <source>Exact chances for the coach.</source>
        <translation>Точные вероятности для тренера.</translation>
    </message>
    <message>
        <source>Plays the sounds.</source>
        <translation>Воспроизводит звуки.</translation>
    </message>
    <message>
        <source>Connects the sound library to Python.</source>
        <translation>Связывает библиотеку звука с Python.</translation>
    </message>
    <message>
        <source>Lets the bots think while the window stays awake.</source>
        <translation>Позволяет ботам думать, не усыпляя окно.</translation>
    </message>
    <message>
        <source>The two typefaces, cut down and shipped as Felt Sans and Felt Serif.</source>
        <translation>Два шрифта в сокращённом виде, под именами Felt Sans и Felt Serif.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>penalty {loss}</source>
        <translation>штраф {loss}</translation>
    </message>
    <message>
        <source>die lost {loss}, match won {win}</source>
        <translation>потеря кости {loss}, победа {win}</translation>
    </message>
    <message>
        <source>Your own dice make it true.</source>
        <translation>Хватает ваших собственных костей.</translation>
    </message>
    <message>
        <source>It holds {chance} of the time.</source>
        <translation>Устоит с шансом {chance}.</translation>
    </message>
    <message>
        <source>It holds {chance} of the time, and may well go unchallenged.</source>
        <translation>Устоит с шансом {chance}, но вряд ли её проверят.</translation>
    </message>
    <message>
        <source>It holds {chance} of the time, and asks to be challenged.</source>
        <translation>Устоит с шансом {chance} и напрашивается на проверку.</translation>
    </message>
    <message>
        <source>The bid on the table holds only {chance} of the time.</source>
        <translation>Ставка на столе устоит лишь с шансом {chance}.</translation>
    </message>
    <message>
        <source>The bid on the table holds {chance} of the time.</source>
        <translation>Ставка на столе устоит с шансом {chance}.</translation>
    </message>
    <message>
        <source>Exactly that many: {chance}, which is much.</source>
        <translation>Ровно столько: {chance}, это много.</translation>
    </message>
    <message>
        <source>Exactly that many: {chance}, which is little.</source>
        <translation>Ровно столько: {chance}, это мало.</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>What each action may cost</source>
        <translation>Чего может стоить каждый ход</translation>
    </message>
    <message>
        <source>Advice comes when it is your turn.</source>
        <translation>Совет появится в ваш ход.</translation>
    </message>
</context>
<context>
    <name>BetBar</name>
    <message>
        <source>Hide the chances</source>
        <translation>Скрыть шансы</translation>
    </message>
    <message>
        <source>Show the chances</source>
        <translation>Показать шансы</translation>
    </message>
</context>
<context>
    <name>BidPicker</name>
    <message>
        <source>Your bid</source>
        <translation>Ваша ставка</translation>
    </message>
    <message>
        <source>Fewer dice</source>
        <translation>Меньше костей</translation>
    </message>
    <message>
        <source>More dice</source>
        <translation>Больше костей</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Джокеры</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Строго</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Bid {bid} strict</source>
        <translation>Ставка {bid} строго</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Ставка {bid}</translation>
    </message>
</context>
<context>
    <name>CallStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Who calls exact?</source>
        <translation>Кто объявляет кальсу?</translation>
    </message>
    <message>
        <source>Who challenges?</source>
        <translation>Кто проверяет?</translation>
    </message>
    <message>
        <source>{name} calls exact: whose bid?</source>
        <translation>{name} объявляет кальсу: чья ставка?</translation>
    </message>
    <message>
        <source>{name} challenges: whose bid?</source>
        <translation>{name} проверяет: чья ставка?</translation>
    </message>
    <message>
        <source>The bid of {bidder}?</source>
        <translation>Чья ставка — {bidder}?</translation>
    </message>
    <message>
        <source>Type quantity and face: 64 is 6 × 4</source>
        <translation>Наберите количество и значение: 64 — это 6 × 4</translation>
    </message>
    <message>
        <source>{bidder} bid {bid}. Tap a player, or type the number; Enter</source>
        <translation>Ставка {bid}, {bidder}. Коснитесь игрока или наберите номер, затем Enter</translation>
    </message>
    <message>
        <source>Tap a player, or type the number; Enter</source>
        <translation>Коснитесь игрока или наберите номер, затем Enter</translation>
    </message>
</context>
<context>
    <name>CardEvents</name>
    <message>
        <source>{name}: {bet}</source>
        <translation>{name}: {bet}</translation>
    </message>
    <message>
        <source>The table drops to colour.</source>
        <translation>Стол возвращается к цвету.</translation>
    </message>
    <message>
        <source>The table climbs to higher or lower.</source>
        <translation>Стол поднимается до «больше или меньше».</translation>
    </message>
    <message>
        <source>Joker {which} of 2.</source>
        <translation>Джокер {which} из 2.</translation>
    </message>
    <message>
        <source>The King’s Cup weighs {weight}.</source>
        <translation>Вес кубка короля: {weight}.</translation>
    </message>
    <message>
        <source>The task is with {name}.</source>
        <translation>Выполняет {name}.</translation>
    </message>
    <message>
        <source>{by} names {name}.</source>
        <translation>{by} назначает исполнителя: {name}.</translation>
    </message>
    <message>
        <source>Forced bounce: {name} → {to}.</source>
        <translation>Обязательный отбой: {name} → {to}.</translation>
    </message>
    <message>
        <source>Bounce: {name} → {to}.</source>
        <translation>Отбой: {name} → {to}.</translation>
    </message>
    <message>
        <source>{name} names somebody else.</source>
        <translation>{name} назначает исполнителя заново.</translation>
    </message>
    <message>
        <source>Theme: {theme}.</source>
        <translation>Тема: {theme}.</translation>
    </message>
    <message>
        <source>In force: {rule}.</source>
        <translation>Действует: {rule}.</translation>
    </message>
    <message>
        <source>No longer in force: {rule}.</source>
        <translation>Больше не действует: {rule}.</translation>
    </message>
    <message>
        <source>{name} uses immunity: −{points}.</source>
        <translation>{name} тратит иммунитет: −{points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} +{points}: %n penalties in all.</source>
        <translation>
            <numerusform>{name} +{points}: всего %n штраф.</numerusform>
            <numerusform>{name} +{points}: всего %n штрафа.</numerusform>
            <numerusform>{name} +{points}: всего %n штрафов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The King’s Cup goes to {name}.</source>
        <translation>Кубок короля забирает {name}.</translation>
    </message>
    <message>
        <source>The round is closed, nobody is charged.</source>
        <translation>Раунд закрыт, никому ничего не записано.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n rounds.</source>
        <translation>
            <numerusform>Партия окончена, сыгран %n раунд.</numerusform>
            <numerusform>Партия окончена, сыграно %n раунда.</numerusform>
            <numerusform>Партия окончена, сыграно %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is next to bet.</source>
        <translation>Ставку делает {name}.</translation>
    </message>
    <message>
        <source>The circle has changed and starts again from the first seat.</source>
        <translation>Круг изменился и начинается заново с первого места.</translation>
    </message>
    <message>
        <source>The house rules have changed.</source>
        <translation>Домашние правила изменились.</translation>
    </message>
    <message>
        <source>the bet</source>
        <translation>ставка</translation>
    </message>
    <message>
        <source>naming the doer</source>
        <translation>назначение исполнителя</translation>
    </message>
    <message>
        <source>the bounce</source>
        <translation>отбой</translation>
    </message>
    <message>
        <source>the king’s rule</source>
        <translation>правило короля</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>конец раунда</translation>
    </message>
    <message>
        <source>the change of seats</source>
        <translation>смена мест</translation>
    </message>
    <message>
        <source>the change of house rules</source>
        <translation>смена домашних правил</translation>
    </message>
</context>
<context>
    <name>CardExport</name>
    <message>
        <source>Red or Black</source>
        <translation>Красное или чёрное</translation>
    </message>
    <message>
        <source>{name}: {figures}</source>
        <translation>{name}: {figures}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
</context>
<context>
    <name>CardKeys</name>
    <message>
        <source>Place the first, second or third bet</source>
        <translation>Первая, вторая или третья ставка</translation>
    </message>
    <message>
        <source>Bet on red or black</source>
        <translation>Поставить на красную или чёрную</translation>
    </message>
    <message>
        <source>Bet on higher or lower, pass</source>
        <translation>Поставить на больше или меньше, пас</translation>
    </message>
    <message>
        <source>Name the player who does it</source>
        <translation>Назначить исполнителя</translation>
    </message>
    <message>
        <source>Send the task back</source>
        <translation>Отбить задание</translation>
    </message>
    <message>
        <source>Use immunity, or keep it</source>
        <translation>Потратить иммунитет или оставить</translation>
    </message>
    <message>
        <source>Type the king’s rule</source>
        <translation>Вписать правило короля</translation>
    </message>
    <message>
        <source>Done, pass on</source>
        <translation>Готово, передаю дальше</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>CardMeanings</name>
    <message>
        <source>The doer</source>
        <translation>Исполнитель</translation>
    </message>
    <message>
        <source>the neighbour on the left</source>
        <translation>сосед слева</translation>
    </message>
    <message>
        <source>whichever is drawn</source>
        <translation>какая выпадет</translation>
    </message>
    <message>
        <source>All yours</source>
        <translation>Это вам</translation>
    </message>
    <message>
        <source>Good neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Отбой</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Руки вверх</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>Пальцы</translation>
    </message>
    <message>
        <source>Task card</source>
        <translation>Карточка задания</translation>
    </message>
    <message>
        <source>Skip the sevens</source>
        <translation>Без семёрок</translation>
    </message>
    <message>
        <source>Word chain</source>
        <translation>Цепочка слов</translation>
    </message>
    <message>
        <source>Count round</source>
        <translation>Счёт по кругу</translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation>Иммунитет</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>За компанию</translation>
    </message>
    <message>
        <source>Questions only</source>
        <translation>Только вопросы</translation>
    </message>
    <message>
        <source>The king’s rule</source>
        <translation>Правило короля</translation>
    </message>
    <message>
        <source>The King’s Cup</source>
        <translation>Кубок короля</translation>
    </message>
    <message>
        <source>{doer} {sips}.</source>
        <translation>{doer} {sips}.</translation>
    </message>
    <message>
        <source>{doer} calls “Hands up!”. Whoever is last in the air {sips}.</source>
        <translation>{doer} командует: «Руки вверх!» Кто поднимет руку позже всех, {sips}.</translation>
    </message>
    <message>
        <source>{doer} counts to three and everybody shows 0 to 5 fingers. Whoever shows as many {sips}.</source>
        <translation>{doer} считает до трёх, и все разом показывают от 0 до 5 пальцев. Кто покажет столько же, {sips}.</translation>
    </message>
    <message>
        <source>{doer} carries out the task card and {sips}.</source>
        <translation>{doer} выполняет карточку задания и {sips}.</translation>
    </message>
    <message>
        <source>From now on all counting skips sevens and their multiples. Whoever slips {sips}.</source>
        <translation>Теперь при счёте пропускаются семёрки и всё, что кратно семи. Кто собьётся, {sips}.</translation>
    </message>
    <message>
        <source>{doer} opens a word chain. The theme: {theme}. Whoever stalls or repeats a word {sips}.</source>
        <translation>{doer} начинает цепочку слов. Тема: {theme}. Кто замрёт или повторит слово, {sips}.</translation>
    </message>
    <message>
        <source>{doer} starts a count round the table, a number each. Whoever slips {sips}.</source>
        <translation>{doer} начинает счёт по кругу, по одному числу на каждого. Кто собьётся, {sips}.</translation>
    </message>
    <message>
        <source>{doer} keeps everybody company until the next jack: a sip along with each of theirs (alcohol-free is fine).</source>
        <translation>{doer} составляет всем компанию до следующего валета: на каждый чужой глоток — свой (можно и без алкоголя).</translation>
    </message>
    <message>
        <source>{doer} speaks in questions only until the next queen. Whoever answers straight {sips}.</source>
        <translation>{doer} говорит только вопросами до следующей дамы. Кто ответит прямо, {sips}.</translation>
    </message>
    <message>
        <source>{doer} makes a rule for the whole table until the next king. Whoever breaks it {sips}.</source>
        <translation>{doer} придумывает правило для всего стола до следующего короля. Кто его нарушит, {sips}.</translation>
    </message>
    <message>
        <source>The first joker falls on everybody. The second ends the game: whoever draws it takes the King’s Cup.</source>
        <translation>Первый джокер — на всех. Второй заканчивает партию: кто его откроет, забирает кубок короля.</translation>
    </message>
    <message>
        <source>{doer} and {neighbour}: a sip each (alcohol-free is fine).</source>
        <translation>{doer} и {neighbour}: по глотку (можно и без алкоголя).</translation>
    </message>
    <message>
        <source>{doer} and {neighbour}: two sips each (alcohol-free is fine).</source>
        <translation>{doer} и {neighbour}: по два глотка (можно и без алкоголя).</translation>
    </message>
    <message>
        <source>{doer} stretches right up to the ceiling {times}.</source>
        <translation>{doer} тянется руками к потолку {times}.</translation>
    </message>
    <message>
        <source>{doer} and {neighbour} clap their palms together {times}.</source>
        <translation>{doer} и {neighbour}: ладонь в ладонь {times}.</translation>
    </message>
    <message>
        <source>{doer} shrugs right up to the ears {times}.</source>
        <translation>{doer} пожимает плечами до самых ушей {times}.</translation>
    </message>
    <message>
        <source>{doer} calls “Hands up!”. Whoever is last in the air waves to each player in turn.</source>
        <translation>{doer} командует: «Руки вверх!» Кто поднимет руку позже всех, машет каждому за столом.</translation>
    </message>
    <message>
        <source>{doer} counts to three and everybody shows 0 to 5 fingers. Whoever shows as many makes a face at the table.</source>
        <translation>{doer} считает до трёх, и все разом показывают от 0 до 5 пальцев. Кто покажет столько же, корчит столу рожицу.</translation>
    </message>
    <message>
        <source>{doer} carries out the task card and takes a bow {times}.</source>
        <translation>{doer} выполняет карточку задания и кланяется {times}.</translation>
    </message>
    <message>
        <source>From now on all counting skips sevens and their multiples. Whoever slips claps overhead.</source>
        <translation>Теперь при счёте пропускаются семёрки и всё, что кратно семи. Кто собьётся, хлопает над головой.</translation>
    </message>
    <message>
        <source>{doer} opens a word chain. The theme: {theme}. Whoever stalls or repeats a word is a robot for three seconds.</source>
        <translation>{doer} начинает цепочку слов. Тема: {theme}. Кто замрёт или повторит слово, три секунды изображает робота.</translation>
    </message>
    <message>
        <source>{doer} starts a count round the table, a number each. Whoever slips drums on both knees.</source>
        <translation>{doer} начинает счёт по кругу, по одному числу на каждого. Кто собьётся, барабанит по коленям.</translation>
    </message>
    <message>
        <source>{doer} keeps everybody company and joins in with every move until the next jack.</source>
        <translation>{doer} составляет всем компанию и повторяет каждое движение до следующего валета.</translation>
    </message>
    <message>
        <source>{doer} speaks in questions only until the next queen. Whoever answers straight wiggles all ten fingers.</source>
        <translation>{doer} говорит только вопросами до следующей дамы. Кто ответит прямо, шевелит всеми десятью пальцами.</translation>
    </message>
    <message>
        <source>{doer} makes a rule for the whole table until the next king. Whoever breaks it gives a royal wave.</source>
        <translation>{doer} придумывает правило для всего стола до следующего короля. Кто его нарушит, машет рукой по-королевски.</translation>
    </message>
    <message>
        <source>{doer} holds immunity: once, at the end of a round, it cancels all that the round would cost.</source>
        <translation>{doer} получает иммунитет: один раз, в конце раунда, он отменяет все штрафы за этот раунд.</translation>
    </message>
    <message>
        <source>the doer of the round before</source>
        <translation>исполнитель прошлого раунда</translation>
    </message>
    <message>
        <source>It may be sent back: {name}.</source>
        <translation>Можно отбить обратно: {name}.</translation>
    </message>
    <message>
        <source>First joker: a sip for everybody (alcohol-free is fine). The crown is half lit.</source>
        <translation>Первый джокер: всем по глотку (можно и без алкоголя). Корона горит наполовину.</translation>
    </message>
    <message>
        <source>First joker: everybody up for one good stretch. The crown is half lit.</source>
        <translation>Первый джокер: все разом потягиваются. Корона горит наполовину.</translation>
    </message>
    <message>
        <source>The King’s Cup goes to {name}, and it is empty.</source>
        <translation>Кубок короля забирает {name}, и кубок пуст.</translation>
    </message>
    <message>
        <source>The King’s Cup goes to {name}, who {sips}.</source>
        <translation>Кубок короля забирает {name} и {sips}.</translation>
    </message>
    <message>
        <source>The King’s Cup goes to {name}, who takes a royal bow {times}.</source>
        <translation>Кубок короля забирает {name} и кланяется по-королевски {times}.</translation>
    </message>
    <message>
        <source>Counting skips sevens and their multiples</source>
        <translation>При счёте пропускаются семёрки и кратные им</translation>
    </message>
    <message>
        <source>{name} holds immunity</source>
        <translation>{name}: иммунитет</translation>
    </message>
    <message>
        <source>{name} speaks in questions only</source>
        <translation>{name} говорит только вопросами</translation>
    </message>
    <message>
        <source>The king’s rule, as spoken: {name}</source>
        <translation>Правило короля, объявлено вслух: {name}</translation>
    </message>
    <message>
        <source>The king’s rule: {rule} ({name})</source>
        <translation>Правило короля: {rule} ({name})</translation>
    </message>
    <message>
        <source>{name} joins in with every sip</source>
        <translation>{name} за компанию с каждым глотком</translation>
    </message>
    <message>
        <source>{name} joins in with every move</source>
        <translation>{name} повторяет каждое движение</translation>
    </message>
    <message>
        <source>until used</source>
        <translation>до использования</translation>
    </message>
    <message>
        <source>until the next seven</source>
        <translation>до следующей семёрки</translation>
    </message>
    <message>
        <source>until the next jack</source>
        <translation>до следующего валета</translation>
    </message>
    <message>
        <source>until the next queen</source>
        <translation>до следующей дамы</translation>
    </message>
    <message>
        <source>until the next king</source>
        <translation>до следующего короля</translation>
    </message>
</context>
<context>
    <name>CardOdds</name>
    <message>
        <source>All but the last line hold for an ordinary card: a joker voids the bet.</source>
        <translation>Все строки, кроме последней, — для обычной карты: джокер отменяет ставку.</translation>
    </message>
    <message>
        <source>against {card}</source>
        <translation>против {card}</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>без счёта</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>со счётом</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красная</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрная</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>Больше</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Equal: a miss</source>
        <translation>Равная: мимо</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Джокер</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>{number}. {name}: {bet}</source>
        <translation>{number}. {name}: {bet}</translation>
    </message>
    <message>
        <source>Everybody in it has left, nobody is charged</source>
        <translation>Все участники раунда вышли, штрафов нет</translation>
    </message>
    <message>
        <source>Sent back: {name} → {to}</source>
        <translation>Отбой: {name} → {to}</translation>
    </message>
    <message>
        <source>Does it: {name}</source>
        <translation>Выполняет {name}</translation>
    </message>
    <message>
        <source>Immunity: {names}</source>
        <translation>Иммунитет: {names}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>карта рубашкой вверх</translation>
    </message>
    <message>
        <source>{rule} ({name})</source>
        <translation>{rule} ({name})</translation>
    </message>
    <message>
        <source>{until}, since round {number}</source>
        <translation>{until}, с раунда {number}</translation>
    </message>
    <message>
        <source>{plain} · counted {counted}</source>
        <translation>{plain} · со счётом {counted}</translation>
    </message>
    <message>
        <source>Not one bet was right this time.</source>
        <translation>В этот раз ни одна ставка не попала в точку.</translation>
    </message>
    <message>
        <source>Best streak: {names}, {streak}</source>
        <translation>Лучшая серия: {names}, {streak}</translation>
    </message>
    <message>
        <source>Everybody +{points}</source>
        <translation>Все +{points}</translation>
    </message>
    <message>
        <source>The round costs 1.</source>
        <translation>Раунд стоит 1.</translation>
    </message>
    <message>
        <source>Ace, two, three and six cost double.</source>
        <translation>Туз, двойка, тройка и шестёрка стоят вдвое.</translation>
    </message>
    <message>
        <source>Right: you name who does what the card says. Wrong: you do it yourself.</source>
        <translation>В точку — назначаете, кто выполняет карту. Мимо — выполняете сами.</translation>
    </message>
    <message>
        <source>Names, house rules, a game without alcohol: the button at the top right.</source>
        <translation>Имена, домашние правила, игра без алкоголя — кнопка справа вверху.</translation>
    </message>
    <message>
        <source>Names, house rules: the button at the top right.</source>
        <translation>Имена, домашние правила — кнопка справа вверху.</translation>
    </message>
    <message>
        <source>Ace, two, three and six cost double here.</source>
        <translation>Туз, двойка, тройка и шестёрка здесь стоят вдвое.</translation>
    </message>
    <message>
        <source>A pass brings the price down to 1, and the card is yours all the same.</source>
        <translation>Пас снижает цену до 1, но карту всё равно выполняете вы.</translation>
    </message>
</context>
<context>
    <name>CardTasks</name>
    <message>
        <source>Propose a toast to the nearest lamp: it has seen this whole evening.</source>
        <translation>Скажите тост ближайшей лампе: она светит весь этот вечер.</translation>
    </message>
    <message>
        <source>Read any bottle label aloud as if it were a love letter.</source>
        <translation>Прочитайте вслух любую этикетку на бутылке, как любовное письмо.</translation>
    </message>
    <message>
        <source>Clink glasses with everyone you can reach without getting up. Water counts.</source>
        <translation>Чокнитесь со всеми, до кого дотянетесь не вставая. Вода считается.</translation>
    </message>
    <message>
        <source>Describe a sip of plain water like a sommelier: three noble words.</source>
        <translation>Опишите глоток простой воды, как сомелье: тремя благородными словами.</translation>
    </message>
    <message>
        <source>Lift your glass in slow motion, as in the last scene of a film.</source>
        <translation>Поднимите бокал в замедленной съёмке, как в последней сцене фильма.</translation>
    </message>
    <message>
        <source>Balance a coaster on the back of your hand while the table counts to five.</source>
        <translation>Удержите подставку для бокала на тыльной стороне ладони, пока стол считает до пяти.</translation>
    </message>
    <message>
        <source>Forecast tomorrow’s weather for this table, from the bottles to the bowl of crisps.</source>
        <translation>Дайте прогноз погоды для этого стола на завтра: от бутылок до миски с чипсами.</translation>
    </message>
    <message>
        <source>Pose as a statue called “The first sip of tea” until somebody smiles.</source>
        <translation>Замрите статуей «Первый глоток чая», пока кто-нибудь не улыбнётся.</translation>
    </message>
    <message>
        <source>Sing what is in your glass as an opera singer would.</source>
        <translation>Спойте, что у вас в бокале, как поют в опере.</translation>
    </message>
    <message>
        <source>Advertise a glass of tap water: in ten seconds nobody must be able to resist.</source>
        <translation>Прорекламируйте стакан воды из-под крана: через десять секунд никто не должен устоять.</translation>
    </message>
    <message>
        <source>Touch elbows with both neighbours instead of clinking glasses.</source>
        <translation>Не чокайтесь, а коснитесь локтями обоих соседей.</translation>
    </message>
    <message>
        <source>Copy every move of the player on your right until the next card, glass and all.</source>
        <translation>Повторяйте все движения игрока справа до следующей карты, вместе с бокалом.</translation>
    </message>
    <message>
        <source>Pay each neighbour’s glass a compliment. It must be sincere.</source>
        <translation>Сделайте комплимент бокалу каждого соседа. Только искренне.</translation>
    </message>
    <message>
        <source>Report the last five minutes as breaking news; your glass is the microphone.</source>
        <translation>Подайте последние пять минут как срочную новость; бокал — ваш микрофон.</translation>
    </message>
    <message>
        <source>Pour somebody a glass of water as a robot would, with all the noises.</source>
        <translation>Налейте кому-нибудь стакан воды движениями робота, со всеми звуками.</translation>
    </message>
    <message>
        <source>Eyes closed: guess by the sound which glass your neighbour taps.</source>
        <translation>С закрытыми глазами: угадайте по звуку, по какому бокалу стучит сосед.</translation>
    </message>
    <message>
        <source>Question a coaster as a detective would. What did it see?</source>
        <translation>Допросите подставку для бокала, как сыщик. Что ей известно?</translation>
    </message>
    <message>
        <source>Invent a yoga pose called “The tired waiter” and hold it for five seconds.</source>
        <translation>Придумайте позу йоги «Усталый официант» и продержитесь в ней пять секунд.</translation>
    </message>
    <message>
        <source>Name five drinks without alcohol in ten seconds.</source>
        <translation>Назовите за десять секунд пять напитков без алкоголя.</translation>
    </message>
    <message>
        <source>Make up a two-word toast and a gesture with your neighbour on the left.</source>
        <translation>Придумайте с соседом слева тост из двух слов и жест к нему.</translation>
    </message>
    <message>
        <source>Order a drink in gestures alone; the table guesses which.</source>
        <translation>Закажите напиток одними жестами; стол угадывает какой.</translation>
    </message>
    <message>
        <source>Award a medal to the most handsome glass on the table, and give your reasons.</source>
        <translation>Вручите медаль самому красивому бокалу на столе и объясните за что.</translation>
    </message>
    <message>
        <source>Tell a ghost story about an empty bottle, in two sentences.</source>
        <translation>Расскажите страшилку о пустой бутылке, в двух предложениях.</translation>
    </message>
    <message>
        <source>Conduct an orchestra of glasses: the table taps, you lead.</source>
        <translation>Дирижируйте оркестром бокалов: стол постукивает, вы ведёте.</translation>
    </message>
    <message>
        <source>Bow to the nearest lamp: it has seen this whole evening.</source>
        <translation>Поклонитесь ближайшей лампе: она светит весь этот вечер.</translation>
    </message>
    <message>
        <source>Read any label within reach aloud as if it were a love letter.</source>
        <translation>Прочитайте вслух любую надпись под рукой, как любовное письмо.</translation>
    </message>
    <message>
        <source>High-five everyone you can reach without getting up.</source>
        <translation>Дайте пять всем, до кого дотянетесь не вставая.</translation>
    </message>
    <message>
        <source>Describe the air in this room like a perfumer: three noble words.</source>
        <translation>Опишите воздух в этой комнате, как парфюмер: тремя благородными словами.</translation>
    </message>
    <message>
        <source>Wave goodbye in slow motion, as in the last scene of a film.</source>
        <translation>Помашите на прощание в замедленной съёмке, как в последней сцене фильма.</translation>
    </message>
    <message>
        <source>Balance a card on the back of your hand while the table counts to five.</source>
        <translation>Удержите карту на тыльной стороне ладони, пока стол считает до пяти.</translation>
    </message>
    <message>
        <source>Forecast tomorrow’s weather for this table; your arms are the map.</source>
        <translation>Дайте прогноз погоды для этого стола на завтра; ваши руки — карта.</translation>
    </message>
    <message>
        <source>Pose as a statue called “Monday, seven in the morning” until somebody smiles.</source>
        <translation>Замрите статуей «Понедельник, семь утра», пока кто-нибудь не улыбнётся.</translation>
    </message>
    <message>
        <source>Sing the name of your street as an opera singer would.</source>
        <translation>Спойте название своей улицы, как поют в опере.</translation>
    </message>
    <message>
        <source>Advertise your chair: in ten seconds nobody must be able to resist.</source>
        <translation>Прорекламируйте свой стул: через десять секунд никто не должен устоять.</translation>
    </message>
    <message>
        <source>Greet both neighbours as penguins do.</source>
        <translation>Поздоровайтесь с обоими соседями по-пингвиньи.</translation>
    </message>
    <message>
        <source>Copy every move of the player on your right until the next card.</source>
        <translation>Повторяйте все движения игрока справа до следующей карты.</translation>
    </message>
    <message>
        <source>Pay each neighbour’s socks a compliment. It must be sincere.</source>
        <translation>Сделайте комплимент носкам каждого соседа. Только искренне.</translation>
    </message>
    <message>
        <source>Report the last five minutes as breaking news; your fist is the microphone.</source>
        <translation>Подайте последние пять минут как срочную новость; кулак — ваш микрофон.</translation>
    </message>
    <message>
        <source>Be a robot whose battery is running low, with all the noises.</source>
        <translation>Изобразите робота, у которого садится батарейка, со всеми звуками.</translation>
    </message>
    <message>
        <source>Eyes closed: guess by the sound which thing your neighbour taps.</source>
        <translation>С закрытыми глазами: угадайте по звуку, по какому предмету стучит сосед.</translation>
    </message>
    <message>
        <source>Question a chair as a detective would. What did it see?</source>
        <translation>Допросите стул, как сыщик. Что ему известно?</translation>
    </message>
    <message>
        <source>Invent a yoga pose called “Cat in a box” and hold it for five seconds.</source>
        <translation>Придумайте позу йоги «Кот в коробке» и продержитесь в ней пять секунд.</translation>
    </message>
    <message>
        <source>Name five striped animals in ten seconds.</source>
        <translation>Назовите за десять секунд пять полосатых животных.</translation>
    </message>
    <message>
        <source>Make up a secret handshake of three moves with your neighbour on the left.</source>
        <translation>Придумайте с соседом слева тайное рукопожатие из трёх движений.</translation>
    </message>
    <message>
        <source>Tell how your mornings begin in gestures alone; the table puts it into words.</source>
        <translation>Покажите одними жестами, как начинается ваше утро; стол переводит в слова.</translation>
    </message>
    <message>
        <source>Award a medal to the most elegant elbow at the table, and give your reasons.</source>
        <translation>Вручите медаль самому изящному локтю за столом и объясните за что.</translation>
    </message>
    <message>
        <source>Tell a ghost story about a lost sock, in two sentences.</source>
        <translation>Расскажите страшилку о потерянном носке, в двух предложениях.</translation>
    </message>
    <message>
        <source>Conduct an orchestra of palms: the table claps, you lead.</source>
        <translation>Дирижируйте оркестром ладоней: стол хлопает, вы ведёте.</translation>
    </message>
    <message>
        <source>things that are round</source>
        <translation>то, что бывает круглым</translation>
    </message>
    <message>
        <source>what lies at the bottom of a bag</source>
        <translation>что лежит на дне сумки</translation>
    </message>
    <message>
        <source>reasons for being late</source>
        <translation>причины для опоздания</translation>
    </message>
    <message>
        <source>sounds one can make with the mouth</source>
        <translation>звуки, которые можно издать ртом</translation>
    </message>
    <message>
        <source>cities by the sea</source>
        <translation>города у моря</translation>
    </message>
    <message>
        <source>what can be yellow</source>
        <translation>что бывает жёлтым</translation>
    </message>
    <message>
        <source>breakfast</source>
        <translation>завтрак</translation>
    </message>
    <message>
        <source>names for a boat</source>
        <translation>имена для лодки</translation>
    </message>
    <message>
        <source>fairy-tale characters</source>
        <translation>сказочные герои</translation>
    </message>
    <message>
        <source>what flies</source>
        <translation>что летает</translation>
    </message>
    <message>
        <source>kitchen utensils</source>
        <translation>кухонная утварь</translation>
    </message>
    <message>
        <source>what gets lost in every house</source>
        <translation>что теряется в каждом доме</translation>
    </message>
    <message>
        <source>names for a very small dog</source>
        <translation>клички для очень маленькой собаки</translation>
    </message>
    <message>
        <source>what is louder than a cat</source>
        <translation>что громче кота</translation>
    </message>
    <message>
        <source>what people say at a railway station</source>
        <translation>что говорят на вокзале</translation>
    </message>
    <message>
        <source>things nobody takes to a desert island</source>
        <translation>что никто не берёт на необитаемый остров</translation>
    </message>
    <message>
        <source>No names: everybody is “hey” or “you over there”</source>
        <translation>Никаких имён: все только «эй» и «вы там»</translation>
    </message>
    <message>
        <source>No “yes” and no “no”</source>
        <translation>Без «да» и без «нет»</translation>
    </message>
    <message>
        <source>Whispers only</source>
        <translation>Только шёпотом</translation>
    </message>
    <message>
        <source>The word “I” is not spoken</source>
        <translation>Слово «я» не звучит</translation>
    </message>
    <message>
        <source>No sentence longer than five words</source>
        <translation>Фразы не длиннее пяти слов</translation>
    </message>
    <message>
        <source>Not a word about work or studies</source>
        <translation>Ни слова о работе и учёбе</translation>
    </message>
    <message>
        <source>No interrupting: wait for the full stop</source>
        <translation>Не перебивать: дождаться точки</translation>
    </message>
    <message>
        <source>No “well”, no “like”, no “you know”</source>
        <translation>Без «ну», «типа» и «короче»</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>a player who left</source>
        <translation>игрок, который не за столом</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card spoken: seven of hearts</comment>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двойка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрка</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятка</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>follows: seven of</comment>
        <translation>червей</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>follows: seven of</comment>
        <translation>бубен</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>follows: seven of</comment>
        <translation>треф</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>follows: seven of</comment>
        <translation>пик</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красная</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрная</translation>
    </message>
    <message>
        <source>Higher than {card}</source>
        <translation>Больше {card}</translation>
    </message>
    <message>
        <source>Lower than {card}</source>
        <translation>Меньше {card}</translation>
    </message>
    <message>
        <source>Pass · 1 penalty to yourself</source>
        <translation>Пас · 1 штраф себе</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Higher or lower</source>
        <translation>Больше или меньше</translation>
    </message>
    <message>
        <source>An equal card loses.</source>
        <translation>Равная карта проигрывает.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>{name} was right: who does it?</source>
        <translation>Верно! {name}, кто выполняет?</translation>
    </message>
    <message>
        <source>The task is with {name}</source>
        <translation>Выполняет {name}</translation>
    </message>
    <message>
        <source>The joker is for everybody</source>
        <translation>Джокер для всех</translation>
    </message>
    <message>
        <source>The King’s Cup is with {name}</source>
        <translation>Кубок короля берёт {name}</translation>
    </message>
    <message>
        <source>{name}: red or black?</source>
        <translation>{name}: красная или чёрная?</translation>
    </message>
    <message>
        <source>{name}: higher or lower than {card}?</source>
        <translation>{name}: больше или меньше {card}?</translation>
    </message>
    <message>
        <source>Joker: the bet is void</source>
        <translation>Джокер: ставка не в счёт</translation>
    </message>
    <message>
        <source>Hit: {card}</source>
        <translation>В точку: {card}</translation>
    </message>
    <message>
        <source>Missed: {card}</source>
        <translation>Мимо: {card}</translation>
    </message>
    <message>
        <source>Missed: {card} against {other}, an equal card loses</source>
        <translation>Мимо: {card} против {other}, равная карта проигрывает</translation>
    </message>
    <message>
        <source>Hit: {card} against {other}</source>
        <translation>В точку: {card} против {other}</translation>
    </message>
    <message>
        <source>Missed: {card} against {other}</source>
        <translation>Мимо: {card} против {other}</translation>
    </message>
    <message>
        <source>Passed: {card} against {other}</source>
        <translation>Пас: {card} против {other}</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>Nothing goes on the score</source>
        <translation>В таблицу ничего не идёт</translation>
    </message>
    <message>
        <source>{name} uses immunity: −{points}</source>
        <translation>{name} тратит иммунитет: −{points}</translation>
    </message>
    <message numerus="yes">
        <source>Rules in force: %n</source>
        <translation>
            <numerusform>Действует правил: %n</numerusform>
            <numerusform>Действует правил: %n</numerusform>
            <numerusform>Действует правил: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n штраф</numerusform>
            <numerusform>%n штрафа</numerusform>
            <numerusform>%n штрафов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits in {bets}</source>
        <translation>
            <numerusform>%n попадание из {bets}</numerusform>
            <numerusform>%n попадания из {bets}</numerusform>
            <numerusform>%n попаданий из {bets}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n подряд</numerusform>
            <numerusform>%n подряд</numerusform>
            <numerusform>%n подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>The King’s Cup weighs {weight} and costs {price}, never more than 3</source>
        <translation>Вес кубка короля: {weight}, цена: {price}, и никогда не больше 3</translation>
    </message>
    <message>
        <source>Crown: {lit} of 2</source>
        <translation>Корона: {lit} из 2</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Стандартная</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Полная</translation>
    </message>
    <message numerus="yes">
        <source>{low}–%n rounds</source>
        <translation>
            <numerusform>{low}–%n раунд</numerusform>
            <numerusform>{low}–%n раунда</numerusform>
            <numerusform>{low}–%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {low}–%n minutes</source>
        <translation>
            <numerusform>примерно {low}–%n минута</numerusform>
            <numerusform>примерно {low}–%n минуты</numerusform>
            <numerusform>примерно {low}–%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Forced bounce</source>
        <translation>Обязательный отбой</translation>
    </message>
    <message>
        <source>Quiet evening</source>
        <translation>Тихий вечер</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Эстафета</translation>
    </message>
    <message>
        <source>A three always goes back to the previous doer.</source>
        <translation>Тройка всегда возвращается к исполнителю прошлого раунда.</translation>
    </message>
    <message>
        <source>A king may only forbid ways of talking.</source>
        <translation>Король может запрещать только то, как говорят за столом.</translation>
    </message>
    <message>
        <source>Whoever did the last task bets next.</source>
        <translation>Кто выполняет задание, тот и делает следующую ставку.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>one decimal; French and Russian set a space before the sign</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Only penalties of one’s own are weighed here. {free} of the {all} values cost nothing on a miss, and there a pass is a pure loss.</source>
        <translation>Здесь учтены только собственные штрафы. {free} из {all} значений при промахе ничего не стоят, и пас на них — чистый убыток.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Отменять пока нечего.</translation>
    </message>
    <message>
        <source>A revealed card stays revealed.</source>
        <translation>Открытая карта остаётся открытой.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>First the task on the table, then the next bet.</source>
        <translation>Сначала задание на столе, потом следующая ставка.</translation>
    </message>
    <message>
        <source>First a bet.</source>
        <translation>Сначала ставка.</translation>
    </message>
    <message>
        <source>The table bets on colour: red or black.</source>
        <translation>Стол ставит на цвет: красная или чёрная.</translation>
    </message>
    <message>
        <source>The table bets on higher or lower, or passes.</source>
        <translation>Стол ставит на больше или меньше либо пасует.</translation>
    </message>
    <message>
        <source>First name who does it.</source>
        <translation>Сначала назначьте исполнителя.</translation>
    </message>
    <message>
        <source>The task has somebody already.</source>
        <translation>Исполнитель уже назначен.</translation>
    </message>
    <message>
        <source>After a hit somebody else does it.</source>
        <translation>После попадания выполняет кто-то другой.</translation>
    </message>
    <message>
        <source>Only a three can be sent back.</source>
        <translation>Отбить можно только тройку.</translation>
    </message>
    <message>
        <source>A task is sent back once only.</source>
        <translation>Задание отбивают только один раз.</translation>
    </message>
    <message>
        <source>There is nobody to send it back to.</source>
        <translation>Отбивать некому.</translation>
    </message>
    <message>
        <source>It would come straight back to the same player.</source>
        <translation>Задание вернулось бы к тому же игроку.</translation>
    </message>
    <message>
        <source>Only a king makes a rule.</source>
        <translation>Правило вводит только король.</translation>
    </message>
    <message>
        <source>Quiet evening: choose one of the ways of talking to forbid.</source>
        <translation>Тихий вечер: выберите запрет из списка.</translation>
    </message>
    <message>
        <source>Quiet evening: the king’s rule is still to be chosen.</source>
        <translation>Тихий вечер: правило короля ещё не выбрано.</translation>
    </message>
    <message>
        <source>{name} holds no immunity.</source>
        <translation>{name}: иммунитета нет.</translation>
    </message>
    <message>
        <source>{name} is charged nothing in this round: keep the immunity.</source>
        <translation>{name}: в этом раунде штрафа нет, иммунитет ещё пригодится.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Там никто не сидит.</translation>
    </message>
    <message>
        <source>Nobody can sit in two places.</source>
        <translation>Нельзя сидеть на двух местах сразу.</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Ничего не меняется.</translation>
    </message>
    <message numerus="yes">
        <source>It takes at least %n players.</source>
        <translation>
            <numerusform>Нужно не меньше %n игрока.</numerusform>
            <numerusform>Нужно не меньше %n игроков.</numerusform>
            <numerusform>Нужно не меньше %n игроков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players at most.</source>
        <translation>
            <numerusform>Места хватит не больше чем на %n игрока.</numerusform>
            <numerusform>Места хватит не больше чем на %n игроков.</numerusform>
            <numerusform>Места хватит не больше чем на %n игроков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name has %n letters at most.</source>
        <translation>
            <numerusform>В имени не больше %n буквы.</numerusform>
            <numerusform>В имени не больше %n букв.</numerusform>
            <numerusform>В имени не больше %n букв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rule has %n letters at most.</source>
        <translation>
            <numerusform>В правиле не больше %n буквы.</numerusform>
            <numerusform>В правиле не больше %n букв.</numerusform>
            <numerusform>В правиле не больше %n букв.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsBoard</name>
    <message>
        <source>against</source>
        <comment>the card a bet was made on</comment>
        <translation>против</translation>
    </message>
    <message>
        <source>the next card</source>
        <translation>следующая карта</translation>
    </message>
</context>
<context>
    <name>CardsGames</name>
    <message>
        <source>The game on the table is not finished and will not be kept.</source>
        <translation>Партия на столе не доиграна и не сохранится.</translation>
    </message>
    <message>
        <source>Start over?</source>
        <translation>Начать заново?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Length: {length}. The game on the table will not be kept.</source>
        <translation>Длина: {length}. Партия на столе не сохранится.</translation>
    </message>
    <message>
        <source>Deal anew for another length?</source>
        <translation>Сменить длину и раздать заново?</translation>
    </message>
    <message>
        <source>Deal anew</source>
        <translation>Раздать заново</translation>
    </message>
    <message>
        <source>Save the evening as text</source>
        <translation>Сохранить вечер текстом</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>red-or-black.txt</source>
        <comment>the name of a file</comment>
        <translation>красное-или-чёрное.txt</translation>
    </message>
    <message>
        <source>The evening is saved.</source>
        <translation>Вечер сохранён.</translation>
    </message>
    <message>
        <source>The file could not be written. The game goes on; try another folder.</source>
        <translation>Не удалось записать файл. Партия продолжается; попробуйте другую папку.</translation>
    </message>
</context>
<context>
    <name>CardsHead</name>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>{length}: {rounds}</source>
        <translation>{length}: {rounds}</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Взять назад: {what}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>&amp;Score, history and odds</source>
        <translation>С&amp;чёт, шансы и история</translation>
    </message>
    <message>
        <source>&amp;Players and settings</source>
        <translation>&amp;Игроки и настройки</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Шансы</translation>
    </message>
    <message>
        <source>&amp;Save the evening as text…</source>
        <translation>Сохранить вечер &amp;текстом…</translation>
    </message>
    <message>
        <source>Kings so far: {kings}</source>
        <translation>Королей вышло: {kings}</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Red or Black</source>
        <translation>Красное или чёрное</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Карточный стол</translation>
    </message>
</context>
<context>
    <name>CardsSettings</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>Show the chances</source>
        <translation>Показывать шансы</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translation>Своя краска у каждой масти</translation>
    </message>
</context>
<context>
    <name>CardsSide</name>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Score, odds and history</source>
        <translation>Счёт, шансы и история</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>challenge without fear</source>
        <translation>смело проверяйте</translation>
    </message>
    <message>
        <source>risky</source>
        <translation>рискованно</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>на грани</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>надёжно</translation>
    </message>
    <message>
        <source>nearly certain</source>
        <translation>почти наверняка</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, nearly certain, hardly ever a lie</source>
        <translation>Минимум {bid}: {percent} — почти наверняка, вряд ли это ложь</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, reliable, risky to challenge</source>
        <translation>Минимум {bid}: {percent} — надёжно, проверять рискованно</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, on the edge, it could go either way</source>
        <translation>Минимум {bid}: {percent} — на грани, может быть и так и так</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, risky to claim, worth a challenge</source>
        <translation>Минимум {bid}: {percent} — заявлять рискованно, проверить стоит</translation>
    </message>
    <message>
        <source>At least {bid}: {percent}, challenge without fear</source>
        <translation>Минимум {bid}: {percent} — смело проверяйте</translation>
    </message>
    <message>
        <source>holds: {percent}</source>
        <translation>устоит: {percent}</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Что объявлено</translation>
    </message>
    <message>
        <source>Whose bid</source>
        <translation>Чья ставка</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Matching dice</source>
        <translation>Совпавшие кости</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Штрафы</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Opens</source>
        <translation>Открывает</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Кальса</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>строго</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Количество</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Значение</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Strike this line out?</source>
        <translation>Вычеркнуть эту запись?</translation>
    </message>
    <message>
        <source>Correct a line</source>
        <translation>Исправить запись</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Вычеркнуть</translation>
    </message>
    <message>
        <source>{lines} and more</source>
        <translation>{lines} и другие</translation>
    </message>
    <message numerus="yes">
        <source>%n later lines cannot stand after this. Press again to strike them out as well: {lines}</source>
        <translation>
            <numerusform>%n запись ниже с этим не сходится. Нажмите ещё раз, чтобы вычеркнуть и её: {lines}</numerusform>
            <numerusform>%n записи ниже с этим не сходятся. Нажмите ещё раз, чтобы вычеркнуть и их: {lines}</numerusform>
            <numerusform>%n записей ниже с этим не сходятся. Нажмите ещё раз, чтобы вычеркнуть и их: {lines}</numerusform>
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
        <translation>Только сумма</translation>
    </message>
    <message>
        <source>One number for the whole table, key T</source>
        <translation>Одно число на весь стол, клавиша T</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Next: {name}</source>
        <translation>Следующий ход: {name}</translation>
    </message>
    <message>
        <source>The dice are covered. Pass the screen on, and let nobody else look.</source>
        <translation>Кости накрыты. Передайте экран и не подглядывайте в чужие кости.</translation>
    </message>
    <message>
        <source>Hold to look at your dice</source>
        <translation>Удерживайте, чтобы взглянуть на свои кости</translation>
    </message>
    <message>
        <source>It is me, show the table</source>
        <translation>Это я, показать стол</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>{bid} strict</source>
        <translation>{bid} строго</translation>
    </message>
    <message numerus="yes">
        <source>%n dice showing {face}</source>
        <translation>
            <numerusform>%n кость со значением {face}</numerusform>
            <numerusform>%n кости со значением {face}</numerusform>
            <numerusform>%n костей со значением {face}</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid}, strict</source>
        <translation>{bid}, строго</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>Wild and strict</source>
        <translation>Джокеры / строго</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>На вылет</translation>
    </message>
    <message>
        <source>Menteur</source>
        <translation>Лжец</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>the last one with dice wins</source>
        <translation>побеждает последний с костями</translation>
    </message>
    <message>
        <source>penalties, dice stay</source>
        <translation>штрафы, кости остаются</translation>
    </message>
    <message>
        <source>ones are wild</source>
        <translation>единицы — джокеры</translation>
    </message>
    <message>
        <source>ones are plain</source>
        <translation>единицы — не джокеры</translation>
    </message>
    <message>
        <source>ones at half the number</source>
        <translation>на единицы — вдвое меньше</translation>
    </message>
    <message>
        <source>strict bids at half the number</source>
        <translation>в строгую — вдвое меньше</translation>
    </message>
    <message>
        <source>no opening with ones</source>
        <translation>с единиц не открывают</translation>
    </message>
    <message>
        <source>exact call</source>
        <translation>кальса</translation>
    </message>
    <message numerus="yes">
        <source>%n dice each</source>
        <translation>
            <numerusform>по %n кости на игрока</numerusform>
            <numerusform>по %n кости на игрока</numerusform>
            <numerusform>по %n костей на игрока</numerusform>
        </translation>
    </message>
    <message>
        <source>a raise is more dice, or as many of a higher face</source>
        <translation>выше — больше костей или столько же старшего значения</translation>
    </message>
    <message>
        <source>ones above sixes</source>
        <translation>единицы старше шестёрок</translation>
    </message>
    <message>
        <source>the face comes before the number</source>
        <translation>значение важнее количества</translation>
    </message>
    <message>
        <source>palifico: the face is frozen</source>
        <translation>палифико: значение заморожено</translation>
    </message>
    <message>
        <source>palifico: the number is frozen</source>
        <translation>палифико: количество заморожено</translation>
    </message>
    <message>
        <source>whenever the opener has a single die</source>
        <translation>всякий раз, когда у открывающего одна кость</translation>
    </message>
    <message>
        <source>when a player first falls to one die</source>
        <translation>когда у игрока впервые остаётся одна кость</translation>
    </message>
    <message>
        <source>Each player needs one to six dice.</source>
        <translation>Каждому игроку нужно от одной до шести костей.</translation>
    </message>
    <message>
        <source>The exact call needs dice to win or lose: knockout.</source>
        <translation>Кальсе нужны кости, которые теряют и возвращают: игра на вылет.</translation>
    </message>
    <message>
        <source>Palifico needs dice to lose: knockout.</source>
        <translation>Палифико нужны кости, которые теряют: игра на вылет.</translation>
    </message>
    <message>
        <source>Strict bids make sense with wild ones only.</source>
        <translation>Строгие ставки имеют смысл, только когда единицы — джокеры.</translation>
    </message>
    <message>
        <source>Strict bids need the plain order of bids.</source>
        <translation>Строгим ставкам нужен обычный порядок ставок.</translation>
    </message>
    <message>
        <source>Ones at half the number need wild ones.</source>
        <translation>Единицы вдвое меньшим числом бывают, только когда они джокеры.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The cups are up, this round is over.</source>
        <translation>Стаканы подняты, раунд окончен.</translation>
    </message>
    <message>
        <source>This round is still being bid.</source>
        <translation>В этом раунде ещё идут ставки.</translation>
    </message>
    <message>
        <source>A knockout game is played to the last die.</source>
        <translation>Игра на вылет идёт до последней кости.</translation>
    </message>
    <message>
        <source>Dice that were shown stay shown.</source>
        <translation>Открытые кости остаются открытыми.</translation>
    </message>
    <message>
        <source>There is no bid to call yet.</source>
        <translation>Проверять пока нечего: ставки ещё нет.</translation>
    </message>
    <message>
        <source>The exact call is not played at this table.</source>
        <translation>За этим столом кальсу не играют.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>На кости бывает от 1 до 6.</translation>
    </message>
    <message>
        <source>A bid names at least one die.</source>
        <translation>В ставке хотя бы одна кость.</translation>
    </message>
    <message>
        <source>There are no strict bids in this round.</source>
        <translation>В этом раунде строгих ставок нет.</translation>
    </message>
    <message>
        <source>The first bid of a round is a wild one.</source>
        <translation>Первая ставка раунда — с джокерами.</translation>
    </message>
    <message>
        <source>A round may not open with ones.</source>
        <translation>Раунд нельзя открыть единицами.</translation>
    </message>
    <message>
        <source>Palifico: the face is frozen at {face}.</source>
        <translation>Палифико: значение заморожено — {face}.</translation>
    </message>
    <message>
        <source>Palifico: the number is frozen at {quantity}.</source>
        <translation>Палифико: количество заморожено — {quantity}.</translation>
    </message>
    <message>
        <source>The face comes first here: none below {face}.</source>
        <translation>Здесь главное — значение: не ниже {face}.</translation>
    </message>
    <message>
        <source>Not higher than {quantity} × {face}.</source>
        <translation>Не выше, чем {quantity} × {face}.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice on the table.</source>
        <translation>
            <numerusform>На столе всего %n кость.</numerusform>
            <numerusform>На столе всего %n кости.</numerusform>
            <numerusform>На столе всего %n костей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n ones are needed here.</source>
        <translation>
            <numerusform>Здесь нужна хотя бы %n единица.</numerusform>
            <numerusform>Здесь нужны хотя бы %n единицы.</numerusform>
            <numerusform>Здесь нужно хотя бы %n единиц.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n dice are needed here.</source>
        <translation>
            <numerusform>Здесь нужна хотя бы %n кость.</numerusform>
            <numerusform>Здесь нужны хотя бы %n кости.</numerusform>
            <numerusform>Здесь нужно хотя бы %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was called off.</source>
        <translation>Партия завершена досрочно.</translation>
    </message>
    <message>
        <source>You lose your last die.</source>
        <translation>Вы теряете последнюю кость.</translation>
    </message>
    <message>
        <source>{name} loses the last die.</source>
        <translation>{name} теряет последнюю кость.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice on the table</source>
        <translation>
            <numerusform>%n кость на столе</numerusform>
            <numerusform>%n кости на столе</numerusform>
            <numerusform>%n костей на столе</numerusform>
        </translation>
    </message>
    <message>
        <source>New round, {dice}: you open.</source>
        <translation>Новый раунд, {dice}: открываете вы.</translation>
    </message>
    <message>
        <source>New round, {dice}: {name} opens.</source>
        <translation>Новый раунд, {dice}: {name} открывает.</translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation>Вы ставите {bid}.</translation>
    </message>
    <message>
        <source>You challenge {bid}.</source>
        <translation>Вы проверяете {bid}.</translation>
    </message>
    <message>
        <source>You call {bid} exact.</source>
        <translation>Вы объявляете кальсу: {bid}.</translation>
    </message>
    <message>
        <source>Palifico: you open, ones are not wild.</source>
        <translation>Палифико: открываете вы, единицы — не джокеры.</translation>
    </message>
    <message numerus="yes">
        <source>You lose a die, %n left.</source>
        <translation>
            <numerusform>Вы теряете кость, остаётся %n.</numerusform>
            <numerusform>Вы теряете кость, остаётся %n.</numerusform>
            <numerusform>Вы теряете кость, остаётся %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take a penalty, %n in all.</source>
        <translation>
            <numerusform>Вы получаете штраф, всего %n.</numerusform>
            <numerusform>Вы получаете штраф, всего %n.</numerusform>
            <numerusform>Вы получаете штраф, всего %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get a die back: %n now.</source>
        <translation>
            <numerusform>Вы отыгрываете кость: теперь %n.</numerusform>
            <numerusform>Вы отыгрываете кость: теперь %n.</numerusform>
            <numerusform>Вы отыгрываете кость: теперь %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Вы выбываете.</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Вы выигрываете партию!</translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation>{name} ставит {bid}.</translation>
    </message>
    <message>
        <source>{name} challenges {bid}.</source>
        <translation>{name} проверяет {bid}.</translation>
    </message>
    <message>
        <source>{name} calls {bid} exact.</source>
        <translation>{name} объявляет кальсу: {bid}.</translation>
    </message>
    <message>
        <source>Palifico: {name} opens, ones are not wild.</source>
        <translation>Палифико: {name} открывает, единицы — не джокеры.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a die, %n left.</source>
        <translation>
            <numerusform>{name} теряет кость, остаётся %n.</numerusform>
            <numerusform>{name} теряет кость, остаётся %n.</numerusform>
            <numerusform>{name} теряет кость, остаётся %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes a penalty, %n in all.</source>
        <translation>
            <numerusform>{name} получает штраф, всего %n.</numerusform>
            <numerusform>{name} получает штраф, всего %n.</numerusform>
            <numerusform>{name} получает штраф, всего %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets a die back: %n now.</source>
        <translation>
            <numerusform>{name} отыгрывает кость: теперь %n.</numerusform>
            <numerusform>{name} отыгрывает кость: теперь %n.</numerusform>
            <numerusform>{name} отыгрывает кость: теперь %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} выбывает.</translation>
    </message>
    <message>
        <source>{name} wins the game!</source>
        <translation>{name} выигрывает партию!</translation>
    </message>
    <message numerus="yes">
        <source>Claimed {bid}, found %n.</source>
        <translation>
            <numerusform>Заявлено {bid}, на столе %n.</numerusform>
            <numerusform>Заявлено {bid}, на столе %n.</numerusform>
            <numerusform>Заявлено {bid}, на столе %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild</source>
        <translation>
            <numerusform>%n джокер</numerusform>
            <numerusform>%n джокера</numerusform>
            <numerusform>%n джокеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claimed {bid}, found %n, of them {ones}.</source>
        <translation>
            <numerusform>Заявлено {bid}, на столе %n, из них {ones}.</numerusform>
            <numerusform>Заявлено {bid}, на столе %n, из них {ones}.</numerusform>
            <numerusform>Заявлено {bid}, на столе %n, из них {ones}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>Точно в цель!</translation>
    </message>
    <message>
        <source>Not exact.</source>
        <translation>Не угадано.</translation>
    </message>
    <message>
        <source>The bid holds.</source>
        <translation>Ставка устояла.</translation>
    </message>
    <message>
        <source>It was a lie!</source>
        <translation>Это был блеф!</translation>
    </message>
    <message>
        <source>All dice are there already, so none comes back.</source>
        <translation>Все кости и так на руках, возвращать нечего.</translation>
    </message>
    <message>
        <source>You take a penalty.</source>
        <translation>Вам штраф.</translation>
    </message>
    <message>
        <source>{name} takes a penalty.</source>
        <translation>{name} получает штраф.</translation>
    </message>
</context>
<context>
    <name>DiceControls</name>
    <message>
        <source>Liar!</source>
        <translation>Проверить!</translation>
    </message>
    <message>
        <source>Challenge the standing bid, key M</source>
        <translation>Проверить ставку на столе, клавиша M</translation>
    </message>
    <message>
        <source>Exactly!</source>
        <translation>Кальса!</translation>
    </message>
    <message>
        <source>Call the standing bid exact, key P</source>
        <translation>Объявить кальсу: ровно столько, клавиша P</translation>
    </message>
</context>
<context>
    <name>DiceGames</name>
    <message>
        <source>End the game and count?</source>
        <translation>Завершить партию и подсчитать?</translation>
    </message>
    <message>
        <source>The penalties stand as they are now, and the game cannot be taken up again.</source>
        <translation>Штрафы останутся как есть, продолжить эту партию будет нельзя.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Завершить партию</translation>
    </message>
    <message>
        <source>Leave the game on the table?</source>
        <translation>Бросить партию на столе?</translation>
    </message>
    <message>
        <source>It is not finished and will not be kept.</source>
        <translation>Она не доиграна и не сохранится.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
</context>
<context>
    <name>DiceHead</name>
    <message>
        <source>The window is too narrow for it</source>
        <translation>Окно для этого слишком узкое</translation>
    </message>
    <message>
        <source>Take the bid back</source>
        <translation>Взять ставку назад</translation>
    </message>
    <message>
        <source>&amp;Fast-forward to the end</source>
        <translation>Доиграть &amp;быстро</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Завершить партию</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>&amp;Стол…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>&amp;Chance bar</source>
        <translation>&amp;Полоса шансов</translation>
    </message>
    <message>
        <source>&amp;Advice</source>
        <translation>С&amp;овет</translation>
    </message>
</context>
<context>
    <name>DiceHerald</name>
    <message>
        <source>Your turn. The bid to beat is {bid}.</source>
        <translation>Ваш ход. Надо перебить {bid}.</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>the bid taken back</source>
        <translation>взятая назад ставка</translation>
    </message>
    <message>
        <source>Dice table</source>
        <translation>Стол с костями</translation>
    </message>
</context>
<context>
    <name>DiceResult</name>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>your challenges: {right} of {all} right</source>
        <translation>верных проверок: {right} из {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n штраф</numerusform>
            <numerusform>%n штрафа</numerusform>
            <numerusform>%n штрафов</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {penalties}</source>
        <translation>{name}: {penalties}</translation>
    </message>
</context>
<context>
    <name>DiceTable</name>
    <message>
        <source>You open.</source>
        <translation>Открываете вы.</translation>
    </message>
    <message>
        <source>{name} opens.</source>
        <translation>{name} открывает раунд.</translation>
    </message>
    <message>
        <source>Palifico, ones are not wild. {opening}</source>
        <translation>Палифико, единицы не джокеры. {opening}</translation>
    </message>
    <message>
        <source>No higher bid is left</source>
        <translation>Выше ставить некуда</translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>осталась %n кость</numerusform>
            <numerusform>остались %n кости</numerusform>
            <numerusform>осталось %n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n штраф</numerusform>
            <numerusform>%n штрафа</numerusform>
            <numerusform>%n штрафов</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>думает</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>Dice shown: {dice}</source>
        <translation>Открытые кости: {dice}</translation>
    </message>
    <message>
        <source>Your dice: {dice}</source>
        <translation>Ваши кости: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>%n dice under the cup</source>
        <translation>
            <numerusform>%n кость под стаканом</numerusform>
            <numerusform>%n кости под стаканом</numerusform>
            <numerusform>%n костей под стаканом</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>End of the game</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>Ещё партия</translation>
    </message>
    <message>
        <source>Another table…</source>
        <translation>Другой стол…</translation>
    </message>
</context>
<context>
    <name>Erasing</name>
    <message>
        <source>Erase all records?</source>
        <translation>Стереть всю статистику?</translation>
    </message>
    <message>
        <source>Finished games and evenings, wins and streaks on this computer will be gone for good. What lies on the tables stays.</source>
        <translation>Сыгранные партии и вечера, победы и серии на этом компьютере исчезнут навсегда. Всё, что сейчас на столах, останется.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стереть</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Liar’s dice: {rules}</source>
        <translation>Кости лжеца: {rules}</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Итоги</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalties</source>
        <translation>
            <numerusform>%n штраф</numerusform>
            <numerusform>%n штрафа</numerusform>
            <numerusform>%n штрафов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n challenges, {right} of them right</source>
        <translation>
            <numerusform>%n проверка, верных: {right}</numerusform>
            <numerusform>%n проверки, верных: {right}</numerusform>
            <numerusform>%n проверок, верных: {right}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exact calls, {right} of them right</source>
        <translation>
            <numerusform>%n кальса, верных: {right}</numerusform>
            <numerusform>%n кальсы, верных: {right}</numerusform>
            <numerusform>%n кальс, верных: {right}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games won</source>
        <translation>
            <numerusform>%n выигранная партия</numerusform>
            <numerusform>%n выигранные партии</numerusform>
            <numerusform>%n выигранных партий</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {facts}</source>
        <translation>{name}: {facts}</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Too few dice to say anything yet.</source>
        <translation>Костей пока слишком мало, чтобы судить.</translation>
    </message>
    <message>
        <source>An ordinary spread: fair dice are at least this uneven in {share} of cases.</source>
        <translation>Обычный разброс: честные кости ложатся не ровнее в {share} случаев.</translation>
    </message>
    <message>
        <source>A rather uneven spread: with fair dice it comes in {share} of cases, so now and then.</source>
        <translation>Разброс довольно неровный: у честных костей такой бывает в {share} случаев, то есть изредка.</translation>
    </message>
    <message>
        <source>A very uneven spread: fair dice give one less than once in a thousand cases.</source>
        <translation>Очень неровный разброс: у честных костей такой бывает реже, чем раз на тысячу.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice rolled</source>
        <translation>
            <numerusform>брошена %n кость</numerusform>
            <numerusform>брошено %n кости</numerusform>
            <numerusform>брошено %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}, χ² = {value}</source>
        <translation>{dice}, χ² = {value}</translation>
    </message>
    <message>
        <source>{face}: {count}</source>
        <translation>{face}: {count}</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The disk is full: the game goes on, but is not being saved. Free some space.</source>
        <translation>Диск заполнен: партия идёт, но не сохраняется. Освободите место.</translation>
    </message>
    <message>
        <source>The games folder is read-only: the game goes on, but is not saved.</source>
        <translation>Папка с партиями только для чтения: партия идёт, но не сохраняется.</translation>
    </message>
    <message>
        <source>Another program holds the games file: this move is saved with the next one.</source>
        <translation>Файл партий занят другой программой: этот ход сохранится вместе со следующим.</translation>
    </message>
    <message>
        <source>The games file cannot be opened: the game goes on, but is not saved.</source>
        <translation>Файл партий не открывается: партия идёт, но не сохраняется.</translation>
    </message>
    <message>
        <source>A saved game was damaged: what could be read was kept.</source>
        <translation>Сохранённая партия повреждена: оставлено то, что удалось прочитать.</translation>
    </message>
    <message>
        <source>That game is no longer in the records.</source>
        <translation>Этой партии в записях больше нет.</translation>
    </message>
    <message>
        <source>Saving failed: the game goes on, but is not saved.</source>
        <translation>Сохранить не удалось: партия идёт, но не сохраняется.</translation>
    </message>
    <message>
        <source>The games file was damaged. It was set aside as {file}, a new one begins.</source>
        <translation>Файл партий повреждён. Он отложен под именем {file}, начат новый.</translation>
    </message>
    <message>
        <source>The games file belongs to another program. It was set aside as {file}.</source>
        <translation>Файл партий принадлежит другой программе. Он отложен под именем {file}.</translation>
    </message>
    <message>
        <source>The games file is from a newer version. It was set aside as {file}.</source>
        <translation>Файл партий от более новой версии. Он отложен под именем {file}.</translation>
    </message>
</context>
<context>
    <name>GameHistory</name>
    <message>
        <source>History of the game</source>
        <translation>История партии</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Вычеркнуть</translation>
    </message>
    <message>
        <source>History of the evening</source>
        <translation>История вечера</translation>
    </message>
</context>
<context>
    <name>JudgeStrip</name>
    <message>
        <source>Waiting for a call</source>
        <translation>Ждём проверки</translation>
    </message>
    <message>
        <source>Only reveals are judged: M for a challenge, P for an exact call</source>
        <translation>Судья решает только вскрытия: M — проверка, P — кальса</translation>
    </message>
    <message>
        <source>Only reveals are judged: M for a challenge</source>
        <translation>Судья решает только вскрытия: M — проверка</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Проверить!</translation>
    </message>
    <message>
        <source>Exactly!</source>
        <translation>Кальса!</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Liar’s Dice</source>
        <translation>Кости лжеца</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Calm</source>
        <translation>Спокойный</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Дерзкий</translation>
    </message>
    <message>
        <source>Shark</source>
        <translation>Акула</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
</context>
<context>
    <name>OverBar</name>
    <message>
        <source>One more game</source>
        <translation>Ещё партия</translation>
    </message>
    <message>
        <source>Save the evening as text…</source>
        <translation>Сохранить вечер текстом…</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>A round is under way: seats change between rounds.</source>
        <translation>Раунд идёт: места меняются между раундами.</translation>
    </message>
    <message>
        <source>Name of a newcomer</source>
        <translation>Имя нового игрока</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Садится</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Name of {name}</source>
        <translation>Имя: {name}</translation>
    </message>
    <message>
        <source>Dice of {name}</source>
        <translation>Кости: {name}</translation>
    </message>
    <message>
        <source>Penalties of {name}</source>
        <translation>Штрафы: {name}</translation>
    </message>
    <message>
        <source>One less: {what}</source>
        <translation>Меньше: {what}</translation>
    </message>
    <message>
        <source>One more: {what}</source>
        <translation>Больше: {what}</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>Ещё: {name}</translation>
    </message>
    <message>
        <source>Opens the round</source>
        <translation>Открывает раунд</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>На место выше</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>На место ниже</translation>
    </message>
    <message>
        <source>A die is lost from the table</source>
        <translation>Кость потерялась</translation>
    </message>
    <message>
        <source>A die more</source>
        <translation>Ещё одна кость</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Уходит из-за стола</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Look and sound</source>
        <translation>Вид и звук</translation>
    </message>
    <message>
        <source>Dice table</source>
        <translation>Стол с костями</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>&amp;Pace of the bots</source>
        <translation>Т&amp;емп ботов</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>Show the &amp;chance that a bid holds</source>
        <translation>&amp;Показывать вероятность, что ставка устоит</translation>
    </message>
    <message>
        <source>&amp;Erase all records…</source>
        <translation>&amp;Стереть статистику…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Полная</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Сдержанная</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключена</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Неспешный</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенный</translation>
    </message>
    <message>
        <source>The records are erased.</source>
        <translation>Статистика стёрта.</translation>
    </message>
</context>
<context>
    <name>ProbabilityBar</name>
    <message>
        <source>Chance that the bid holds</source>
        <translation>Вероятность, что ставка устоит</translation>
    </message>
    <message>
        <source>challenge it</source>
        <translation>проверяйте</translation>
    </message>
    <message>
        <source>risky</source>
        <translation>рискованно</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>на грани</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>надёжно</translation>
    </message>
    <message>
        <source>nearly certain</source>
        <translation>почти наверняка</translation>
    </message>
    <message>
        <source>Hide the chance</source>
        <translation>Скрыть вероятность</translation>
    </message>
    <message>
        <source>Show the chance</source>
        <translation>Показать вероятность</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{number}%</source>
        <comment>a whole percent; French and Russian set a space before the sign</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{hand}, I gave it {chance}: an honest bid.</source>
        <translation>{hand}, шанс {chance}: честная ставка.</translation>
    </message>
    <message>
        <source>{hand}, I gave it {chance}: a bit of a stretch.</source>
        <translation>{hand}, шанс {chance}: ставка с натяжкой.</translation>
    </message>
    <message>
        <source>{hand}, I gave it {chance}: a bluff.</source>
        <translation>{hand}, шанс {chance}: чистый блеф.</translation>
    </message>
    <message>
        <source>{hand}, I gave that bid {chance}: too little to believe.</source>
        <translation>{hand}, шанс той ставки {chance}: не верю.</translation>
    </message>
    <message>
        <source>{hand}, I gave that bid {chance}, but any raise looked worse.</source>
        <translation>{hand}, шанс той ставки {chance}, но поднимать ещё хуже.</translation>
    </message>
    <message>
        <source>{hand}, I gave that bid {chance}, and no raise was left.</source>
        <translation>{hand}, шанс той ставки {chance}, а поднимать некуда.</translation>
    </message>
    <message>
        <source>{hand}, I gave that very number {chance}.</source>
        <translation>{hand}, шанс, что ровно столько: {chance}.</translation>
    </message>
    <message>
        <source>None of my dice fit</source>
        <translation>Подходящих у меня нет</translation>
    </message>
    <message numerus="yes">
        <source>%n of my dice fit</source>
        <translation>
            <numerusform>Подходящих у меня: %n</numerusform>
            <numerusform>Подходящих у меня: %n</numerusform>
            <numerusform>Подходящих у меня: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>played</source>
        <translation>сыграна</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>без победителя</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Чем всё кончилось</translation>
    </message>
    <message>
        <source>fewest penalties: {names}</source>
        <translation>меньше всех штрафов: {names}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>King’s Cup</source>
        <translation>Кубок короля</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>В точку</translation>
    </message>
    <message numerus="yes">
        <source>{hits} of %n bets</source>
        <translation>
            <numerusform>{hits} из %n ставки</numerusform>
            <numerusform>{hits} из %n ставок</numerusform>
            <numerusform>{hits} из %n ставок</numerusform>
        </translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Exact calls</source>
        <translation>Кальсы</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Лучшая серия</translation>
    </message>
    <message>
        <source>Heaviest cup</source>
        <translation>Тяжелейший кубок</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>games won: {names}</source>
        <translation>побед: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>верно {right} из %n</numerusform>
            <numerusform>верно {right} из %n</numerusform>
            <numerusform>верно {right} из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
</context>
<context>
    <name>RecordsDetail</name>
    <message>
        <source>Rounds of the game</source>
        <translation>Раунды партии</translation>
    </message>
</context>
<context>
    <name>RecordsEmpty</name>
    <message>
        <source>To the dice table</source>
        <translation>К столу с костями</translation>
    </message>
    <message>
        <source>To the referee’s board</source>
        <translation>К табло судьи</translation>
    </message>
    <message>
        <source>To the card table</source>
        <translation>К карточному столу</translation>
    </message>
    <message>
        <source>Nothing here yet. The first game of dice that you finish will be remembered on this page.</source>
        <translation>Здесь пока пусто. Первая доигранная партия в кости останется на этой странице.</translation>
    </message>
    <message>
        <source>Nothing here yet. An evening at the referee’s board will be remembered on this page when a game of it has ended.</source>
        <translation>Здесь пока пусто. Вечер с судьёй появится на этой странице, когда закончится его первая партия.</translation>
    </message>
    <message>
        <source>Nothing here yet. A game of Red or Black will be remembered on this page when its King’s Cup is taken.</source>
        <translation>Здесь пока пусто. Партия в «Красное или чёрное» появится на этой странице, когда кто-то заберёт кубок короля.</translation>
    </message>
</context>
<context>
    <name>RecordsEvening</name>
    <message>
        <source>Rounds of the evening</source>
        <translation>Раунды вечера</translation>
    </message>
</context>
<context>
    <name>RecordsEvenings</name>
    <message>
        <source>Finished evenings, newest first</source>
        <translation>Завершённые вечера, сначала новые</translation>
    </message>
</context>
<context>
    <name>RecordsFrame</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Обратно к списку (Esc)</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Сохранить в &amp;файл…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Простой текст (*.txt)</translation>
    </message>
    <message>
        <source>For programs, JSON (*.json)</source>
        <translation>Для программ, JSON (*.json)</translation>
    </message>
    <message>
        <source>The file was not written: {reason}. The game is still in the records.</source>
        <translation>Файл не записан: {reason}. Партия по-прежнему в статистике.</translation>
    </message>
</context>
<context>
    <name>RecordsHead</name>
    <message>
        <source>All rule sets</source>
        <translation>Все наборы правил</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Red or Black</source>
        <translation>Красное или чёрное</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Вид игры</translation>
    </message>
    <message>
        <source>Games by these rules</source>
        <translation>Партии по этим правилам</translation>
    </message>
    <message>
        <source>&amp;Erase all…</source>
        <translation>&amp;Стереть всё…</translation>
    </message>
</context>
<context>
    <name>RecordsOverview</name>
    <message numerus="yes">
        <source>Counting, %n games to go…</source>
        <translation>
            <numerusform>Идёт подсчёт, осталась %n партия…</numerusform>
            <numerusform>Идёт подсчёт, осталось %n партии…</numerusform>
            <numerusform>Идёт подсчёт, осталось %n партий…</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games, newest first</source>
        <translation>Сыгранные партии, сначала новые</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Честные ли кости?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wins} of %n games</source>
        <translation>
            <numerusform>{wins} из %n партии</numerusform>
            <numerusform>{wins} из %n партий</numerusform>
            <numerusform>{wins} из %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>{streak} in a row now</source>
        <translation>сейчас подряд: {streak}</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Лучшая серия</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>верно {right} из %n</numerusform>
            <numerusform>верно {right} из %n</numerusform>
            <numerusform>верно {right} из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Exact calls</source>
        <translation>Кальсы</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Records</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>Referee</name>
    <message>
        <source>How many {face}s on the whole table?</source>
        <translation>Сколько на всём столе совпало с {face}?</translation>
    </message>
    <message>
        <source>{name}: how many {face}s?</source>
        <translation>{name}: сколько совпало с {face}?</translation>
    </message>
    <message>
        <source>Ones count as well.</source>
        <translation>Единицы тоже считаются.</translation>
    </message>
    <message>
        <source>Ones do not count.</source>
        <translation>Единицы не считаются.</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>out</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>открывает</translation>
    </message>
    <message>
        <source>to speak</source>
        <translation>очередь</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Проверяю!</translation>
    </message>
    <message>
        <source>Exactly!</source>
        <translation>Кальса!</translation>
    </message>
    <message numerus="yes">
        <source>dice in play</source>
        <translation>
            <numerusform>кость в игре</numerusform>
            <numerusform>кости в игре</numerusform>
            <numerusform>костей в игре</numerusform>
        </translation>
    </message>
    <message>
        <source>so far</source>
        <translation>пока</translation>
    </message>
    <message>
        <source>{name} challenges</source>
        <translation>{name} проверяет</translation>
    </message>
    <message>
        <source>{name} calls exact</source>
        <translation>{name} объявляет кальсу</translation>
    </message>
    <message>
        <source>{name} opens the next round: palifico, ones are not wild.</source>
        <translation>Следующий раунд открывает {name}: палифико, единицы — не джокеры.</translation>
    </message>
    <message>
        <source>{name} opens the next round.</source>
        <translation>Следующий раунд открывает {name}.</translation>
    </message>
    <message>
        <source>{name} wins the game!</source>
        <translation>{name} выигрывает партию!</translation>
    </message>
    <message numerus="yes">
        <source>The game is over. Fewest penalties, %n: {names}</source>
        <translation>
            <numerusform>Партия окончена. Меньше всего штрафов, %n: {names}</numerusform>
            <numerusform>Партия окончена. Меньше всего штрафов, %n: {names}</numerusform>
            <numerusform>Партия окончена. Меньше всего штрафов, %n: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Palifico: ones are not wild, the face is frozen</source>
        <translation>Палифико: единицы — не джокеры, значение заморожено</translation>
    </message>
    <message>
        <source>Palifico: ones are not wild, the number is frozen</source>
        <translation>Палифико: единицы — не джокеры, количество заморожено</translation>
    </message>
    <message>
        <source>Last round: {sum}. {verdict}</source>
        <translation>Прошлый раунд: {sum}. {verdict}</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>{name} challenges {bidder}: {bid}</source>
        <translation>{name} проверяет: {bidder}, {bid}</translation>
    </message>
    <message>
        <source>{name} calls {bidder} exact: {bid}</source>
        <translation>{name} объявляет кальсу: {bidder}, {bid}</translation>
    </message>
    <message numerus="yes">
        <source>%n matching on the whole table</source>
        <translation>
            <numerusform>%n совпадение на всём столе</numerusform>
            <numerusform>%n совпадения на всём столе</numerusform>
            <numerusform>%n совпадений на всём столе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n matching</source>
        <translation>
            <numerusform>{name}: %n совпадение</numerusform>
            <numerusform>{name}: %n совпадения</numerusform>
            <numerusform>{name}: %n совпадений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} joins with %n dice</source>
        <translation>
            <numerusform>{name} садится за стол, %n кость</numerusform>
            <numerusform>{name} садится за стол, %n кости</numerusform>
            <numerusform>{name} садится за стол, %n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: now %n dice</source>
        <translation>
            <numerusform>{name}: теперь %n кость</numerusform>
            <numerusform>{name}: теперь %n кости</numerusform>
            <numerusform>{name}: теперь %n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: now %n penalties</source>
        <translation>
            <numerusform>{name}: теперь %n штраф</numerusform>
            <numerusform>{name}: теперь %n штрафа</numerusform>
            <numerusform>{name}: теперь %n штрафов</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a die lost from the table</source>
        <translation>{name}: кость потерялась</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} уходит</translation>
    </message>
    <message>
        <source>A new name: {name}</source>
        <translation>Новое имя: {name}</translation>
    </message>
    <message>
        <source>{name} is to open</source>
        <translation>Открывать будет {name}</translation>
    </message>
    <message>
        <source>New rules: {rules}</source>
        <translation>Новые правила: {rules}</translation>
    </message>
    <message>
        <source>This round is palifico</source>
        <translation>Этот раунд — палифико</translation>
    </message>
    <message>
        <source>This round is not palifico</source>
        <translation>Этот раунд — не палифико</translation>
    </message>
    <message>
        <source>Bids are kept</source>
        <translation>Ставки записываются</translation>
    </message>
    <message>
        <source>Only reveals are judged</source>
        <translation>Судья решает только вскрытия</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>Раунд не в счёт</translation>
    </message>
    <message>
        <source>A new order of seats</source>
        <translation>Новый порядок мест</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>One more game</source>
        <translation>Ещё партия</translation>
    </message>
    <message>
        <source>{name} gets a die back</source>
        <translation>{name} отыгрывает кость</translation>
    </message>
    <message>
        <source>{name} takes a penalty</source>
        <translation>{name} получает штраф</translation>
    </message>
    <message>
        <source>{name} loses a die</source>
        <translation>{name} теряет кость</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} выбывает</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} выигрывает</translation>
    </message>
    <message>
        <source>struck out: {what}</source>
        <translation>вычеркнуто: {what}</translation>
    </message>
    <message>
        <source>correction: {what}</source>
        <translation>исправление: {what}</translation>
    </message>
    <message numerus="yes">
        <source>At most %n dice can match here.</source>
        <translation>
            <numerusform>Здесь может совпасть не больше %n кости.</numerusform>
            <numerusform>Здесь может совпасть не больше %n костей.</numerusform>
            <numerusform>Здесь может совпасть не больше %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Сейчас очередь: {name}.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} вне игры.</translation>
    </message>
    <message>
        <source>Nobody like that sits at the table then.</source>
        <translation>Такого игрока в этот момент за столом нет.</translation>
    </message>
    <message>
        <source>This person sits at the table already.</source>
        <translation>Этот игрок уже за столом.</translation>
    </message>
    <message>
        <source>Nobody calls their own bid.</source>
        <translation>Свою ставку не проверяют.</translation>
    </message>
    <message>
        <source>Nothing was called, so nothing is counted.</source>
        <translation>Проверки не было, считать нечего.</translation>
    </message>
    <message>
        <source>A round is under way: seats and rules change between rounds.</source>
        <translation>Раунд идёт: места и правила меняются между раундами.</translation>
    </message>
    <message>
        <source>Finish the count first, or call the round void.</source>
        <translation>Сначала закончите подсчёт или отмените раунд.</translation>
    </message>
    <message>
        <source>No more than {most} people fit at a table.</source>
        <translation>За столом помещается не больше {most} человек.</translation>
    </message>
    <message>
        <source>A game needs {least} people at least.</source>
        <translation>Для партии нужно хотя бы {least} человека.</translation>
    </message>
    <message>
        <source>Nobody would have any dice left.</source>
        <translation>Костей не осталось бы ни у кого.</translation>
    </message>
    <message>
        <source>Other people sit at the table then.</source>
        <translation>В этот момент за столом другие игроки.</translation>
    </message>
    <message>
        <source>Between {least} and {most} dice fit under a cup.</source>
        <translation>Под стаканом помещается от {least} до {most} костей.</translation>
    </message>
    <message>
        <source>Penalties go from 0 to {most}.</source>
        <translation>Штрафов бывает от 0 до {most}.</translation>
    </message>
    <message>
        <source>This game takes dice, not penalties.</source>
        <translation>В этой игре теряют кости, а не берут штрафы.</translation>
    </message>
    <message>
        <source>This is the last die of the cup: call the round void first.</source>
        <translation>Это последняя кость под стаканом: сначала отмените раунд.</translation>
    </message>
    <message>
        <source>The bid names all {quantity} dice: call the round void first.</source>
        <translation>В ставке названы все кости, их {quantity}: сначала отмените раунд.</translation>
    </message>
    <message>
        <source>Palifico is not played at this table.</source>
        <translation>За этим столом палифико не играют.</translation>
    </message>
    <message>
        <source>This line is not in the history any more.</source>
        <translation>Этой записи больше нет в истории.</translation>
    </message>
    <message>
        <source>Something told later does not fit any more.</source>
        <translation>Что-то из записанного позже больше не сходится.</translation>
    </message>
    <message>
        <source>{name} opens</source>
        <translation>{name} открывает</translation>
    </message>
    <message>
        <source>{name} is to speak</source>
        <translation>Очередь: {name}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Game {game}, round {number}</source>
        <translation>Партия {game}, раунд {number}</translation>
    </message>
    <message>
        <source>{round}: palifico</source>
        <translation>{round}: палифико</translation>
    </message>
</context>
<context>
    <name>RefereeDesk</name>
    <message>
        <source>evening.txt</source>
        <translation>вечер.txt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>Save the evening</source>
        <translation>Сохранить вечер</translation>
    </message>
    <message>
        <source>The evening is on the clipboard as text.</source>
        <translation>Вечер скопирован как текст.</translation>
    </message>
    <message>
        <source>The evening is saved.</source>
        <translation>Вечер сохранён.</translation>
    </message>
    <message>
        <source>This file cannot be written. Choose another place.</source>
        <translation>Этот файл не записать. Выберите другое место.</translation>
    </message>
</context>
<context>
    <name>RefereeHead</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>{verb}: {what}</source>
        <translation>{verb}: {what}</translation>
    </message>
    <message>
        <source>&amp;History and players</source>
        <translation>&amp;История и игроки</translation>
    </message>
    <message>
        <source>&amp;Board for the room</source>
        <translation>&amp;Табло для всех</translation>
    </message>
    <message>
        <source>&amp;Chance bar</source>
        <translation>&amp;Полоса шансов</translation>
    </message>
    <message>
        <source>&amp;Void this round</source>
        <translation>Раунд &amp;не в счёт</translation>
    </message>
    <message>
        <source>&amp;Keep every bid</source>
        <translation>&amp;Записывать ставки</translation>
    </message>
    <message>
        <source>&amp;Other rules…</source>
        <translation>&amp;Другие правила…</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Завершить партию</translation>
    </message>
    <message>
        <source>One &amp;more game</source>
        <translation>&amp;Ещё партия</translation>
    </message>
    <message>
        <source>&amp;Save the evening as text…</source>
        <translation>&amp;Сохранить вечер текстом…</translation>
    </message>
    <message>
        <source>Co&amp;py the evening as text</source>
        <translation>С&amp;копировать вечер текстом</translation>
    </message>
</context>
<context>
    <name>RefereeLayout</name>
    <message>
        <source>&amp;History</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Referee</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Referee’s table</source>
        <translation>Стол судьи</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The program met a fault. Your game is saved and can go on. You may copy the report.</source>
        <translation>В программе случилась ошибка. Партия сохранена, играть можно дальше. Отчёт можно скопировать.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
</context>
<context>
    <name>RoomBoard</name>
    <message>
        <source>Board for the room</source>
        <translation>Табло для всех</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>{round}, palifico</source>
        <translation>{round}, палифико</translation>
    </message>
</context>
<context>
    <name>RuleEdit</name>
    <message>
        <source>Forbid…</source>
        <translation>Запретить…</translation>
    </message>
    <message>
        <source>Type the rule, or say it aloud</source>
        <translation>Впишите правило или объявите вслух</translation>
    </message>
    <message>
        <source>The king’s rule</source>
        <translation>Правило короля</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>penalties, dice stay</source>
        <translation>штрафы, кости не убывают</translation>
    </message>
    <message>
        <source>dice are lost, the last one in wins</source>
        <translation>кости теряются, побеждает последний</translation>
    </message>
    <message>
        <source>more dice, or a higher face</source>
        <translation>больше костей или старшее значение</translation>
    </message>
    <message>
        <source>the same, and ones at half the number</source>
        <translation>так же, но единицы вдвое меньшим числом</translation>
    </message>
    <message>
        <source>the same, and ones above sixes</source>
        <translation>так же, но единицы старше шестёрок</translation>
    </message>
    <message>
        <source>a higher face with any number, or more dice</source>
        <translation>старшее значение при любом количестве или больше костей</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>не играем</translation>
    </message>
    <message>
        <source>the number is frozen</source>
        <translation>количество заморожено</translation>
    </message>
    <message>
        <source>the face is frozen</source>
        <translation>значение заморожено</translation>
    </message>
    <message>
        <source>Ones are &amp;wild</source>
        <translation>Единицы — &amp;джокеры</translation>
    </message>
    <message>
        <source>&amp;Strict bids, without the wild ones</source>
        <translation>Ст&amp;рогие ставки, без джокеров</translation>
    </message>
    <message>
        <source>A round &amp;may open with ones</source>
        <translation>Раунд можно открыть &amp;единицами</translation>
    </message>
    <message>
        <source>E&amp;xact call: win a die back, or lose one</source>
        <translation>Кальса: вернуть кость или потер&amp;ять</translation>
    </message>
    <message>
        <source>Order of &amp;bids</source>
        <translation>Порядок с&amp;тавок</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Пр&amp;авила</translation>
    </message>
    <message>
        <source>Losing a round</source>
        <translation>Проигрыш раунда</translation>
    </message>
    <message>
        <source>&amp;Dice each</source>
        <translation>&amp;Костей у каждого</translation>
    </message>
    <message>
        <source>&amp;Palifico</source>
        <translation>Па&amp;лифико</translation>
    </message>
    <message>
        <source>It comes</source>
        <translation>Когда бывает</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>Opens the rules at this place</source>
        <translation>Открывает правила на этом месте</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Other rules</source>
        <translation>Другие правила</translation>
    </message>
    <message>
        <source>Play by these</source>
        <translation>Играть по этим</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>F&amp;ind in the rules</source>
        <translation>&amp;Найти в правилах</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>The text of the rules</source>
        <translation>Текст правил</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Обратно к игре (Esc)</translation>
    </message>
    <message>
        <source>At your table: {rules}.</source>
        <translation>За вашим столом: {rules}.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Папка:</translation>
    </message>
    <message>
        <source>&amp;Kind of file:</source>
        <translation>&amp;Тип файла:</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Штрафы</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>В точку</translation>
    </message>
    <message>
        <source>{name}, on turn</source>
        <translation>{name}, сейчас ход</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>&amp;Add a seat</source>
        <translation>До&amp;бавить место</translation>
    </message>
    <message>
        <source>Remo&amp;ve the last seat</source>
        <translation>&amp;Убрать последнее место</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Кто сидит на месте {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Имя на месте {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Имя игрока {number}</translation>
    </message>
    <message>
        <source>Sit one place earlier</source>
        <translation>Пересадить на место раньше</translation>
    </message>
    <message>
        <source>Sit out</source>
        <translation>Пропускает игру</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Sitting out:</source>
        <translation>Пока не играют:</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>Снова за столом: {name}</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Real dice, real table: who plays?</source>
        <translation>Настоящие кости, настоящий стол: кто играет?</translation>
    </message>
    <message>
        <source>&amp;Names, one a line, or just how many</source>
        <translation>И&amp;мена, по одному в строке, или просто число</translation>
    </message>
    <message>
        <source>Anna
Boris
Claire</source>
        <translation>Анна
Борис
Клара</translation>
    </message>
    <message>
        <source>&amp;Opens</source>
        <translation>&amp;Открывает</translation>
    </message>
    <message>
        <source>&amp;Keep every bid: turns and legality are judged as well</source>
        <translation>&amp;Записывать ставки: судья следит и за ними, и за очередью</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Назад к вечеру</translation>
    </message>
    <message>
        <source>At least {least} people are needed.</source>
        <translation>Нужно хотя бы {least} человека.</translation>
    </message>
    <message>
        <source>No more than {most} people fit at a table.</source>
        <translation>За столом помещается не больше {most} человек.</translation>
    </message>
    <message numerus="yes">
        <source>%n players: {names}</source>
        <translation>
            <numerusform>%n игрок: {names}</numerusform>
            <numerusform>%n игрока: {names}</numerusform>
            <numerusform>%n игроков: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>At the dice table</source>
        <translation>За столом с костями</translation>
    </message>
    <message>
        <source>At the referee’s board</source>
        <translation>У судьи</translation>
    </message>
    <message>
        <source>At the card table</source>
        <translation>За карточным столом</translation>
    </message>
    <message>
        <source>Choose the face</source>
        <translation>Выбрать значение</translation>
    </message>
    <message>
        <source>More or fewer dice</source>
        <translation>Больше или меньше костей</translation>
    </message>
    <message>
        <source>The next face down or up</source>
        <translation>Соседнее значение</translation>
    </message>
    <message>
        <source>Wild or strict</source>
        <translation>Джокеры или строго</translation>
    </message>
    <message>
        <source>Make the bid</source>
        <translation>Сделать ставку</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Call exact</source>
        <translation>Объявить кальсу</translation>
    </message>
    <message>
        <source>Type what is asked: a bid, a number, matching dice</source>
        <translation>Набрать то, о чём спрашивают: ставку, номер, число костей</translation>
    </message>
    <message>
        <source>Take what is typed</source>
        <translation>Принять набранное</translation>
    </message>
    <message>
        <source>Somebody challenges, somebody calls exact</source>
        <translation>Кто-то проверяет, кто-то объявляет кальсу</translation>
    </message>
    <message>
        <source>One number for the whole table</source>
        <translation>Одно число на весь стол</translation>
    </message>
    <message>
        <source>One person back or ahead</source>
        <translation>Предыдущий или следующий игрок</translation>
    </message>
    <message>
        <source>A digit back, then a step back</source>
        <translation>Стереть цифру, потом шаг назад</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Места, по часовой стрелке</translation>
    </message>
    <message>
        <source>Deal a new game</source>
        <translation>Раздать новую партию</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Done, pass on</source>
        <translation>Готово, передаю дальше</translation>
    </message>
    <message>
        <source>Writes this round down and gives the turn on, key Enter</source>
        <translation>Записывает раунд и передаёт ход дальше, клавиша Enter</translation>
    </message>
    <message>
        <source>Send it back to {name}</source>
        <translation>Отбить: {name}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>{name} claimed</source>
        <translation>Ставка: {name}</translation>
    </message>
    <message>
        <source>You claimed</source>
        <translation>Ваша ставка</translation>
    </message>
    <message>
        <source>{name}: “{reason}”</source>
        <translation>{name}: «{reason}»</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Reveal</source>
        <translation>Вскрытие</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>VerdictStrip</name>
    <message>
        <source>One more game</source>
        <translation>Ещё партия</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Mend a number</source>
        <translation>Исправить число</translation>
    </message>
    <message>
        <source>Key Backspace, or tap a player</source>
        <translation>Клавиша Backspace или касание игрока</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во &amp;весь экран</translation>
    </message>
    <message>
        <source>Sou&amp;nd</source>
        <translation>Зв&amp;ук</translation>
    </message>
    <message>
        <source>&amp;Reset window</source>
        <translation>&amp;Сбросить окно</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила этой игры</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Клавиши…</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>&amp;О программе…</translation>
    </message>
    <message>
        <source>About &amp;Qt…</source>
        <translation>О &amp;Qt…</translation>
    </message>
    <message>
        <source>&amp;Undo: {what}</source>
        <translation>&amp;Отменить: {what}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo: {what}</source>
        <translation>&amp;Вернуть: {what}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Play without alcohol</source>
        <translation>Играть без алкоголя</translation>
    </message>
    <message>
        <source>Small moves</source>
        <translation>Маленькие движения</translation>
    </message>
    <message>
        <source>once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>два раза</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>три раза</translation>
    </message>
    <message>
        <source>takes a sip (alcohol-free is fine)</source>
        <comment>follows a name</comment>
        <translation>делает глоток (можно и без алкоголя)</translation>
    </message>
    <message>
        <source>takes two sips (alcohol-free is fine)</source>
        <comment>follows a name</comment>
        <translation>делает два глотка (можно и без алкоголя)</translation>
    </message>
    <message>
        <source>takes three sips (alcohol-free is fine)</source>
        <comment>follows a name</comment>
        <translation>делает три глотка (можно и без алкоголя)</translation>
    </message>
</context>
</TS>
