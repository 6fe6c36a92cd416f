# 10 The Lizard Cult.

piece-cult-warrior = Cult warrior
    .a = a Cult warrior
    .A = A Cult warrior
    .plural = Cult warriors
piece-fox-garden = fox garden
    .a = a fox garden
    .A = A fox garden
    .plural = fox gardens
piece-rabbit-garden = rabbit garden
    .a = a rabbit garden
    .A = A rabbit garden
    .plural = rabbit gardens
piece-mouse-garden = mouse garden
    .a = a mouse garden
    .A = A mouse garden
    .plural = mouse gardens

action-crusade = Crusade
action-convert = Convert
action-sanctify = Sanctify
action-score = Score
action-sacrifice = Sacrifice
effect-fear-of-the-faithful = Fear of the Faithful

ask-choose-outcast = Which suit is the first Outcast?
ask-conspiracy = { $acolytes ->
    [0] You have no acolytes to spend on a conspiracy.
    [one] Spend your acolyte on a conspiracy?
   *[other] Spend some of your { $acolytes } acolytes on a conspiracy?
 }
ask-crusade = Battle in an Outcast clearing, or move from one?
ask-crusade-battle = Battle in { $clearing }, too?
ask-convert-where = In which clearing do you convert a warrior?
ask-convert-whom = Whose warrior in { $clearing } do you convert?
ask-sanctify-where = In which clearing do you sanctify a building?
ask-sanctify-what = Which building in { $clearing } gives way to a garden?
ask-cult-action = Which ritual do you perform?
ask-reveal-to-build = Which card do you reveal to build a garden of its suit?
ask-reveal-to-recruit = Which card do you reveal to recruit in a clearing of its suit?
ask-reveal-to-score = Which card do you discard to score the gardens of its suit?
ask-reveal-to-sacrifice = Which bird do you reveal for an acolyte?

answer-outcast = { $suit } as the Outcast
answer-conspiracy = { $action }: { $cost ->
    [one] 1 acolyte
   *[other] { $cost } acolytes
 }
answer-score = { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
answer-no-conspiracy = No more conspiracies
answer-no-battle = No battle

fact-new-outcast = The Outcast is now { $suit }.
fact-outcast-hated = The Outcast stays { $suit } and is Hated.
fact-lost-souls-discarded = { $count ->
    [one] 1 card leaves
   *[other] { $count } cards leave
 } the Lost Souls for the discard pile.
fact-acolytes-gained = The Cult gains { $count ->
    [one] an acolyte
   *[other] { $count } acolytes
 }.
fact-acolytes-spent = The Cult spends { $count ->
    [one] an acolyte
   *[other] { $count } acolytes
 }.
fact-cult-revealed = The Cult reveals { $card }.
fact-revealed-returned = The Cult takes { $count ->
    [one] the revealed card
   *[other] the { $count } revealed cards
 } back.

why-too-few-acolytes = You need { $needed ->
    [one] an acolyte
   *[other] { $needed } acolytes
 } for this.
why-no-outcast-target = No Outcast clearing has anything to do it to.
why-no-card-to-build = No card in your hand is of the suit of a clearing you rule that has room for a garden; birds do not count.
why-no-card-to-recruit = No card in your hand is of the suit of a clearing you can recruit in; birds do not count.
why-no-card-to-score = No card in your hand is of a suit you have not scored this turn; birds do not count.
why-no-card-to-sacrifice = You have no bird card in hand.
