# 13 La Congiura dei Corvidi.

piece-corvid-warrior = guerriero dei Corvidi
    .a = un guerriero dei Corvidi
    .A = Un guerriero dei Corvidi
    .plural = guerrieri dei Corvidi
piece-plot = complotto
    .a = un complotto
    .A = Un complotto
    .plural = complotti

plot-bomb = bomba
plot-snare = trappola
plot-extortion = estorsione
plot-raid = incursione

choice-plot = Complotto: { $plot }
action-expose = Sventare un complotto
action-plot = Complotto
action-trick = Inganno
effect-raid = l'incursione
