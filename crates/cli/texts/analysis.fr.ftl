# Ce que raconte `tavolata analyse`.
cli-analysis-chances = Chances tour par tour
cli-analysis-each-own = Estimées par les bots, par les yeux de chacun : ce qu’un joueur ne pouvait pas savoir a été redistribué à chaque partie imaginée.
cli-analysis-nothing-hidden = Estimées par les bots. Rien n’est caché dans ce jeu : tous voient la même chose.
cli-analysis-costliest = Les décisions les plus coûteuses
cli-analysis-weighed = { $count ->
    [one] { $count } décision a été pesée
   *[other] { $count } décisions ont été pesées
}, avec { $looks } parties imaginées chacune ; ce qui se perd dans le bruit est laissé de côté.
cli-analysis-none = Aucune décision n’a coûté plus que le bruit.
cli-analysis-cost = { $who }, { $turn }, après le choix { $at } : { $cost } des chances, à { $off } près
cli-analysis-played = joué : { $deed }
cli-analysis-better = un maître : { $deed }
cli-error-not-over = La partie de { $file } n’est pas terminée : il n’y a rien à revoir pour l’instant.
