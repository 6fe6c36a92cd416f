# 10 La Setta delle Lucertole.

piece-cult-warrior = guerriero della Setta
    .a = un guerriero della Setta
    .A = Un guerriero della Setta
    .plural = guerrieri della Setta
piece-fox-garden = giardino volpe
    .a = un giardino volpe
    .A = Un giardino volpe
    .plural = giardini volpe
piece-rabbit-garden = giardino coniglio
    .a = un giardino coniglio
    .A = Un giardino coniglio
    .plural = giardini coniglio
piece-mouse-garden = giardino topo
    .a = un giardino topo
    .A = Un giardino topo
    .plural = giardini topo

action-crusade = Crociata
action-convert = Conversione
action-sanctify = Santificazione
action-score = Punteggio
action-sacrifice = Sacrificio
effect-fear-of-the-faithful = il Timore dei Fedeli
