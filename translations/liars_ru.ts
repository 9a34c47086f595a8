<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
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
        <translation>Единицы за полцены возможны, только когда они джокеры.</translation>
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
</TS>
