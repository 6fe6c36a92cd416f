# 13 The Corvid Conspiracy.

piece-corvid-warrior = Corvid warrior
    .a = a Corvid warrior
    .A = A Corvid warrior
    .plural = Corvid warriors
piece-plot = plot
    .a = a plot
    .A = A plot
    .plural = plots

plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid

choice-plot = A { $plot }
action-expose = Expose a plot
action-plot = Plot
action-trick = Trick
effect-raid = The raid
