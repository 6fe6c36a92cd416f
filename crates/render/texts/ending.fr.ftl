# Comment une partie a fini, et comment la parcourir de nouveau.
ending-how = Comment cela s’est passé
ending-see-board = Voir le plateau
ending-won = { $who_count ->
    [one] { $who } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
   *[other] { $who } gagnent avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
ending-own-place = Vous finissez à la place n° { $place }, { $behind ->
    [0] avec autant de points
    [one] à { $behind } point du premier
   *[other] à { $behind } points du premier
}.
ending-try-again = Réessayer, tous ensemble
ending-rematch = Revanche
ending-rematch-first = Revanche, { $who } commence
ending-to-rematch = À la revanche
ending-replay = Revoir la partie
ending-set-again = Préparer la même table
ending-sources = D’où viennent les points
ending-deeds = Qui a fait quoi
ending-stood = Où on en était
ending-of = { $value } sur { $most }
ending-curve = Points tour par tour
ending-curve-common = La partie, tour par tour
ending-curve-said = { $what }. À la fin : { $ends }.
ending-as-table = Sous forme de tableau
ending-end = Fin
ending-round = Manche { $number }
ending-turn = Tour { $number }
ending-turning = Tournants
ending-turning-lead = { $who } passe en tête pour de bon
ending-turning-gain = { $who } gagne { $by } en un tour
ending-turning-loss = { $who } perd { $by } en un tour
ending-turning-rises = { $who } monte de { $by }
ending-turning-falls = { $who } baisse de { $by }
ending-in-turn-of = pendant le tour { $who_of }
page-region-ending = Comment cela s’est passé
ending-refused-not-over = Il n’y a rien à rejouer ici.
ending-refused-not-seated = Seuls ceux qui étaient à cette table peuvent le faire.
ending-as-last = Comme la dernière fois
ending-analysis = Analyse
ending-analyse = Analyser la partie
ending-see-analysis = Voir l’analyse
ending-analysis-about = Les bots revoient la partie : les chances de chacun tour par tour, et les cinq décisions les plus coûteuses. Seuls ceux qui étaient assis ici la voient.
ending-analysis-failed = L’analyse a échoué. Vous pouvez réessayer.
ending-underway = Les bots revoient la partie : { $percent } %
ending-chances = Chances tour par tour
ending-eyes-each-own = Selon l’estimation des bots, par les yeux de chacun : ce qu’un joueur ne pouvait pas savoir a été redistribué à chaque partie imaginée.
ending-eyes-nothing-hidden = Selon l’estimation des bots. Rien n’est caché dans ce jeu : tous voient la même chose.
ending-costliest = Les décisions les plus coûteuses
ending-weighed = { $count ->
    [one] { $count } décision a été pesée
   *[other] { $count } décisions ont été pesées
}, avec { $looks } parties imaginées chacune. Ce qui se perd dans le bruit est laissé de côté, et de chaque tour on ne dit que la plus coûteuse.
ending-none-costly = Aucune décision n’a coûté plus que le bruit. Bien joué !
ending-cost = { $cost } % des chances, à { $off } près
ending-played = Joué
ending-master = Un maître
ending-choice = { $choice }
ending-see-moment = Voir ce moment
ending-keys = ←→ un choix en arrière ou en avant | Maj+←→ un tour en arrière ou en avant | Début revient au début | Fin va à la fin | Espace joue et met en pause | s copie le lien de ce moment | Échap met en pause | ? affiche ceci
ending-copied = Le lien de ce moment est copié.
ending-turn-back = Un tour en arrière
ending-turn-on = Un tour en avant
ending-play = Lecture et pause
ending-slider = Tour
ending-go = Aller
ending-turns-of = Aux tours d’un joueur
ending-turn-of-back = Tour précédent { $who_of }
ending-turn-of-on = Tour suivant { $who_of }
ending-share = Partager ce moment
