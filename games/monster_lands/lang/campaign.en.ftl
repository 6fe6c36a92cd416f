### Campaigns (M37).

campaign-open = Scenario { $scenario } of 10, { $name }, is next: { $difficulty }. { $games ->
    [0] No game has been played yet.
    [one] 1 game has been played.
   *[other] { $games } games have been played.
}
campaign-won = The campaign is won, in { $games ->
    [one] 1 game
   *[other] { $games } games
}.
campaign-lost = The campaign is lost, in scenario { $scenario }, { $name }, after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
campaign-played = Scenario { $scenario }, { $name }, { $difficulty }: { $rank }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
campaign-asks-first = How hard is the first game to be?
campaign-asks-hero = A Hero chooses: how hard is the next game to be?
campaign-about = The ten solo scenarios in a row. A Veteran or a Hero goes on to the next scenario, a Trainee plays the same one again, and Monster Fodder plays it again one level lower. Whoever is Monster Fodder where there is no lower level has lost; who passes the tenth scenario has won.
