# What `tavolata analyse` tells.
cli-analysis-chances = Chances turn by turn
cli-analysis-each-own = Estimated by the bots through each player's own eyes: what they could not know was dealt anew in every imagined game.
cli-analysis-nothing-hidden = Estimated by the bots. Nothing is hidden in this game, so everyone sees the same.
cli-analysis-costliest = The decisions that cost most
cli-analysis-weighed = { $count ->
    [one] 1 decision was weighed
   *[other] { $count } decisions were weighed
}, with { $looks } imagined games each; what is within the noise is left out.
cli-analysis-none = No decision cost more than the noise.
cli-analysis-cost = { $who }, { $turn }, after choice { $at }: { $cost } of the chances, give or take { $off }
cli-analysis-played = played: { $deed }
cli-analysis-better = a master: { $deed }
cli-error-not-over = The game in { $file } is not over: there is nothing to look back at yet.
