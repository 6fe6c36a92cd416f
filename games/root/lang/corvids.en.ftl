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
    .a = a bomb
    .text = Flipped, it removes all enemy pieces here and then itself.
plot-snare = snare
    .a = a snare
    .text = Face up, no enemy piece can be placed here or move away.
plot-extortion = extortion
    .a = an extortion
    .text = Flipped, it takes a random card from each enemy here; face up, the Conspiracy draws one card more.
plot-raid = raid
    .a = a raid
    .text = Removed, but not by exposure, it brings a warrior to each adjacent clearing.

choice-plot = Plot: { $plot }
action-expose = Expose a plot
action-plot = Plot
action-trick = Trick
effect-raid = The raid

fact-plot-guessed = { $who_The } takes the plot in { $clearing } for { $plot_a }.
fact-plot-not-exposed = The guess is wrong: the plot in { $clearing } stays.
fact-plot-exposed = The plot in { $clearing } is exposed: { $plot_a }.
fact-showed-for-plot = { $who_The } shows { $card }.
fact-plotted = The plot in { $clearing } is { $plot_a }.
fact-plot-flipped = The Conspiracy flips the plot in { $clearing }: { $plot_a }.
fact-plots-swapped = The plots in { $one } and { $other } change places.
fact-raided = The plot in { $clearing } was a raid.

ask-exposure = Do you expose a plot?
ask-expose-where = Which plot do you expose?
ask-guess-plot = What is the plot in { $clearing }?
ask-show-for-plot = Which card do you show for the plot in { $clearing }? If the guess is wrong, the Conspiracy keeps it.
ask-scatter = In which { $suit } clearing does a warrior start?
ask-flip-plots = Which plot do you flip?
ask-corvid-recruit = Which card do you spend to recruit in all clearings of its suit?
ask-corvid-recruit-suit = In the clearings of which suit do you recruit?
ask-corvid-muster = There are too few warriors for all of them: where does one come?
ask-corvid-action = What do you do? { $left ->
    [0] No actions are left.
    [one] 1 action is left.
   *[other] { $left } actions are left.
 }
ask-plot-where = Where do you plot? { $cost ->
    [one] It takes 1 warrior.
   *[other] It takes { $cost } warriors.
 }
ask-which-plot = Which plot do you place in { $clearing }?
ask-trick = Which plot changes its place?
ask-trick-with = With which does the plot in { $clearing } change places?
ask-exert = One more action instead of drawing { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }?
answer-no-exposure = Expose nothing
answer-no-flip = Flip no more plots
answer-no-recruit = Do not recruit
answer-draw = Draw

why-no-card-to-show = No card in hand matches the clearing of a plot you are beside.
why-nowhere-to-plot = No clearing without a plot has { $needed ->
    [one] a warrior of yours
   *[other] { $needed } warriors of yours
 }.
why-nothing-to-swap = No two plots lie both face up or both face down.
why-snared = A snare in { $clearing } lets no enemy piece be placed there or move away.
