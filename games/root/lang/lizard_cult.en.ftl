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
