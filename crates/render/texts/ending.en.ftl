# How a game ended, and the way through it again.
ending-how = How it went
ending-see-board = See the board
ending-won = { $who_count ->
    [one] { $who } wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    }
   *[other] { $who } win with { $score ->
        [one] 1 point
       *[other] { $score } points
    }
}
ending-own-place = You came in number { $place }, { $behind ->
    [0] with as many points
    [one] 1 point behind
   *[other] { $behind } points behind
}.
ending-try-again = Try again, all together
ending-rematch = Rematch
ending-rematch-first = Rematch, { $who } begins
ending-to-rematch = To the rematch
ending-replay = Watch the replay
ending-set-again = Set it again
ending-sources = Where the points came from
ending-deeds = Who did what
ending-stood = How it stood
ending-of = { $value } of { $most }
ending-curve = Points by turn
ending-curve-common = How it went, turn by turn
ending-curve-said = { $what }. At the end: { $ends }.
ending-as-table = As a table
ending-end = End
ending-round = Round { $number }
ending-turn = Turn { $number }
ending-turning = Turning points
ending-turning-lead = { $who } goes ahead for good
ending-turning-gain = { $who } gains { $by } in one turn
ending-turning-loss = { $who } loses { $by } in one turn
ending-turning-rises = { $who } rises by { $by }
ending-turning-falls = { $who } falls by { $by }
ending-in-turn-of = in the turn of { $who }
page-region-ending = How it went
ending-refused-not-over = There is nothing to play again here.
ending-refused-not-seated = Only those who sat at this table may do this.
ending-as-last = As I last set it
ending-analysis = Analysis
ending-analyse = Analyse the game
ending-see-analysis = See the analysis
ending-analysis-about = The bots look back at the game: everyone's chances turn by turn, and the five decisions that cost most. Only those who sat here see it.
ending-analysis-failed = The analysis could not be made. You may try again.
ending-underway = The bots look back at the game: { $percent } %
ending-chances = Chances turn by turn
ending-eyes-each-own = As the bots estimate them, through each player's own eyes: what a player could not know was dealt anew in every imagined game.
ending-eyes-nothing-hidden = As the bots estimate them. Nothing is hidden in this game: everyone sees the same.
ending-costliest = The decisions that cost most
ending-weighed = { $count ->
    [one] 1 decision was weighed
   *[other] { $count } decisions were weighed
}, with { $looks } imagined games each. What is within the noise is left out, and of each turn only the costliest is told.
ending-none-costly = No decision cost more than the noise. Well played!
ending-cost = { $cost } % of the chances, give or take { $off }
ending-played = Played
ending-master = A master
ending-choice = { $choice }
ending-see-moment = See this moment
ending-keys = ←→ one choice back or on | Shift+←→ one turn back or on | Home to the beginning | End to the end | Space plays and pauses | s copies the link to this moment | Esc pauses | ? shows this
ending-copied = The link to this moment is copied.
ending-turn-back = One turn back
ending-turn-on = One turn on
ending-play = Play and pause
ending-slider = Turn
ending-go = Go
ending-turns-of = To a player's turns
ending-turn-of-back = Turn of { $who } before this
ending-turn-of-on = Next turn of { $who }
ending-share = Share this moment
