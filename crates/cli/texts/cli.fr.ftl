### Ce que dit la ligne de commande.

## Jeux

cli-games-title = Tavolata : les jeux de l’étagère
cli-games-none = L’étagère est encore vide.
cli-games-how = Pour jouer dans le terminal :
cli-games-more = Pour en savoir plus : tavolata --help. Les options d’un jeu : tavolata games JEU. Ses règles : tavolata law JEU.
cli-options-title = Options de { $game } (--option NOM=VALEUR)
cli-option-number = de { $min } à { $max }
cli-option-default = par défaut { $value }

## Jouer : ce que l'on voit

cli-play-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-play-seat-human = { $who } : vous
cli-play-seat-bot = { $who } : { $level }
cli-play-help-hint = Répondez par un nombre. ? dit pourquoi quelque chose n’est pas proposé, k explique le plateau, h énumère les commandes, q quitte.
cli-play-kept = La partie est conservée dans { $file } à mesure que vous jouez.
cli-enter = (Entrée)
cli-play-promise = Les dés de cette table sont fixés par une graine secrète dont l’empreinte est { $hash }
cli-play-question = { $question }
cli-play-prompt = { $who } >
cli-play-hand-over = Passez l’écran { $who_to }, puis appuyez sur Entrée.
cli-play-thinks = { $who } réfléchit …
cli-play-left = Vous avez quitté la table. Rien n’a été enregistré.
cli-play-left-saved = Vous avez quitté la table. Pour reprendre : tavolata play { $game } --load { $file }
cli-play-over = La partie est terminée.
cli-play-over-hint = l montre l’historique, save FICHIER conserve la partie, q quitte.
cli-play-story-empty = Il ne s’est encore rien passé.

## Jouer : les commandes

cli-help-number = joue ce choix ; sa notation convient aussi
    .typed = 3
cli-help-each = répond à cette question et aux suivantes, en une ligne
    .typed = 3 1 2
cli-help-enter = joue le choix s’il n’y en a qu’un ; sinon montre de nouveau le plateau
    .typed = Entrée
cli-help-why = pourquoi quelque chose n’est-il pas proposé ? Avec un nombre : ce que la règle dit de ce choix ; avec un mot : seulement ce qui contient ce mot
    .typed = ?  ? 3
cli-help-undo = reprend votre dernier choix, si ni hasard, ni révélation, ni autre joueur n’est intervenu depuis
    .typed = u
cli-help-board = montre de nouveau le plateau
    .typed = b
cli-help-key = ce que veulent dire les signes du plateau
    .typed = k
cli-help-log = l’historique de la partie ; l 20 pour les 20 dernières lignes
    .typed = l  l 20
cli-help-law = un paragraphe des règles, ou une recherche dans les titres
    .typed = law 7.5
cli-help-hint = demande au bot le plus fort ce qu’il ferait
    .typed = hint
cli-help-save = écrit toute la partie dans un fichier ; load FICHIER la reprend
    .typed = save FICHIER
cli-help-quit = quitte la table ; dans un terminal la partie est conservée, et l’on vous dit comment la reprendre
    .typed = q

cli-why-none = Rien de ce que l’on attendrait n’est refusé ici.
cli-why-withheld = Pas proposé maintenant :
cli-why-choice = { $choice }
cli-key-none = Le plateau de ce jeu n’a pas de signes à expliquer.
cli-undone = Choix repris.
cli-saved = Enregistré dans { $file }.
cli-loaded = { $file } est chargé.
cli-hint-none = Ce jeu n’a pas encore de bot qui puisse donner un conseil.
cli-hint = Le bot le plus fort choisirait { $number } : { $choice } (sûr à { $sure } % ; { $of } : { $expects } %)
cli-unknown-command = { $count ->
    [1] « { $text } » n’est ni le nombre 1 ni une commande. h énumère les commandes.
   *[other] « { $text } » n’est ni un nombre de 1 à { $count } ni une commande. h énumère les commandes.
}
cli-file-missing = Dites quel fichier : { $command } FICHIER.
cli-report-saved = Le journal de ce qui a échoué est dans { $file }.

## Résultats

cli-seat = { $who }
cli-outcome-title = Résultat
cli-outcome-place = { $place }.
cli-outcome-won = gagne
cli-outcome-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cli-outcome-together-won = Tous gagnent ensemble.
cli-outcome-together-lost = Défaite : tous perdent ensemble.
cli-outcome-solo = Rang : { $rank }
cli-outcome-drawn = Personne ne gagne : { $reason }

## Joueurs

cli-level-random = au hasard
cli-level-novice = novice
cli-level-adept = confirmé
cli-level-master = maître
cli-level-grandmaster = grand maître
cli-level-adept-written = confirmé de référence
cli-level-master-written = maître de référence
cli-level-one-step = un coup d’avance
cli-level-one-step-written = un coup d’avance selon le jugement de référence

## Campagnes

cli-campaign-open = Campagne : scénario { $scenario } sur 10, { $difficulty }, { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} jusqu’ici.
cli-campaign-won = La campagne est gagnée, en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Nommez un autre fichier pour en commencer une nouvelle.
cli-campaign-lost = La campagne est perdue, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Nommez un autre fichier pour en commencer une nouvelle.
cli-campaign-kept = La campagne est conservée dans { $file }.
cli-campaign-left = Vous avez quitté la partie ; rien n’en a été enregistré. La campagne en est au même point.
cli-campaign-left-saved = Vous avez quitté la partie. Pour reprendre : tavolata play { $game } --campaign { $file } --load { $saved }
cli-campaign-hero = Un Héros choisit la difficulté de la prochaine partie : Difficile (d) ou Sans pitié (t) ?
cli-campaign-hardest = t
cli-campaign-next = Jouer la partie suivante maintenant (o/n) ?
cli-yes = o oui

## Serveur

cli-serve-open = La table est ouverte : http://{ $address } (Ctrl+C la ferme ; chaque coup est déjà conservé)
cli-bot-played = { $table }  { $question } { $answer }
cli-serve-closed = La table est fermée.
cli-admin-done = C’est fait.
cli-admin-more = La suite : --after { $mark }
cli-admin-invited =
    Le code de l’invitation, montré cette seule fois : { $code }
    Avec lui, on crée un compte sur /join.
cli-health-ready = Le serveur est prêt.

## Bases de données

cli-copied = { $from } est copié vers { $to }.
cli-moved = { $from } est déplacé vers { $to } : { $rows } lignes, tous les journaux identiques.
cli-copying = Copie : { $percent } %
cli-checking = Vérification : { $percent } %
cli-check-game = { $game } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $gathering } en attente, { $playing } en cours, { $over } terminées, { $closed } fermées), { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
}.
cli-check-sound = { $file } est en ordre : { $tables ->
    [0] il n’y a pas encore de tables.
    [one] sa table peut être ouverte.
   *[other] les { $tables } tables peuvent toutes être ouvertes.
}
cli-check-differs = ligne { $line } : { $what }
cli-check-differing = { $tables ->
    [one] { $tables } table s’ouvre, mais pas tout à fait comme elle a été jouée.
   *[other] { $tables } tables s’ouvrent, mais pas tout à fait comme elles ont été jouées.
}
cli-check-damage = Le fichier est endommagé : { $error }
cli-check-unreadable = ce qui en est conservé est illisible : { $error }.
cli-check-unknown-game = son jeu n’est pas sur l’étagère.
cli-check-does-not-replay = on ne peut pas l’ouvrir : { $error }.
cli-check-broke = une règle a échoué en la rejouant.
cli-check-not-over = elle est notée terminée, mais sa partie ne l’est pas.
cli-check-over = sa partie est terminée, mais elle n’est pas notée ainsi.
cli-error-checked = { $file } n’est pas en ordre : { $problems ->
    [0] le fichier est endommagé.
    [one] { $problems } table sur { $tables } a un problème.
   *[other] { $problems } tables sur { $tables } ont un problème.
}
cli-error-copy = Impossible de copier { $file } : { $error }
cli-error-there = { $file } existe déjà et serait perdu. Nommez un autre fichier, ou déplacez-le d’abord.
cli-error-database = La base de données { $file } ne s’ouvre pas : { $error }
cli-error-database-in-use = { $file } est ouvert dans un autre serveur. Un seul peut l’ouvrir : fermez d’abord celui-là.
cli-error-database-missing = Le fichier { $file } n’existe pas.
cli-error-database-empty = Rien n’est enregistré dans { $file }. S’il a été copié d’ailleurs, copiez aussi { $file }-wal et placez-le à côté : les derniers enregistrements s’y trouvent.
cli-error-database-foreign = { $file } n’est pas une base de données de Tavolata. Rien n’y a été écrit.
cli-error-database-newer = { $file } a été écrit par un Tavolata plus récent (version de base { $found } ; celui-ci connaît la { $known }). Mettez ce programme à jour pour l’ouvrir.
cli-error-database-running = Des serveurs tournent sur { $file }. Arrêtez-les d’abord.
cli-error-database-nothing = Rien n’est enregistré dans { $file } : aucun serveur n’y a encore été lancé.
cli-error-database-full = Quelque chose est déjà enregistré dans { $file }. Nommez une base vide.
cli-error-moved = La table { $table } n’est pas la même dans { $file } qu’avant. Rien n’a changé là d’où elle vient : continuez avec celle-là, et signalez ceci.
cli-error-not-ready = Le serveur à l’adresse { $address } n’est pas prêt : { $reason }
cli-error-settings = { $file } est inutilisable : { $reason }. Les réglages portent le nom des options de serve.

## Simulations

cli-decimal-sign = ,
cli-simulate-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, { $decisions } décisions, en { $seconds } s
cli-simulate-seat = place
cli-simulate-role = rôle
cli-simulate-player = joueur
cli-simulate-wins = victoires
cli-simulate-interval = 95 %
cli-simulate-score = score moyen
cli-simulate-middle = quartiles
cli-simulate-spread = du plus bas au plus haut
cli-simulate-length = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
cli-simulate-turns = Tours par partie : { $mean } en moyenne, de { $least } à { $most }.
cli-simulate-choices = Combien de fois chaque sorte de choix est faite par partie
cli-simulate-choice = choix
cli-simulate-each-seat = chaque place
cli-simulate-verdict-ranked = classés
cli-simulate-verdict-won = gagné ensemble
cli-simulate-verdict-lost = perdu ensemble
cli-simulate-verdict-drawn = personne ne gagne
cli-simulate-plotted = Scores et taux de victoire sont dessinés dans { $file }.
cli-simulate-journals = Chaque partie est un journal dans { $file }.
cli-simulate-out = Chaque partie est une ligne de { $file }.

cli-plot-scores = { $game } : scores en { $games } parties
cli-plot-wins = { $game } : taux de victoire en { $games } parties
cli-plot-median = médiane { $score }
cli-plot-interval = traits fins : intervalle à 95 %
cli-plot-signs = lignes fines : intervalle à 95 % ; ligne épaisse : part équitable

## L'arène

cli-arena-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }{ $found ->
    [0] { "" }
   *[other] , dont { $found } déjà jouées
}
cli-arena-player = joueur
cli-arena-role = rôle
cli-arena-rating = cote
cli-arena-seats = places
cli-arena-wins = victoires
cli-arena-interval = 95 %
cli-arena-fair = part équitable
cli-arena-score = score moyen
cli-arena-pairs = Mieux placé que celui du dessus
cli-arena-roles = Dans chaque rôle
cli-arena-setting-format = format
cli-arena-setting-game = jeu
cli-arena-setting-rules = version des règles
cli-arena-setting-options = options
cli-arena-setting-data = données
cli-arena-setting-bots = bots
cli-arena-setting-against = adversaires
cli-arena-setting-seed = graine
cli-arena-setting-weights = poids

## Apprentissage

cli-learn-played = Tour { $round } : { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}{ $found ->
    [0] { "" }
   *[other] , { $found } étaient déjà là
}.
cli-learn-taught = Tour { $round } : { $lessons } leçons, { $held } mises de côté. Écart avec ce qui en est sorti : { $before } tel qu’écrit, { $after } tel qu’appris. Époque par époque :
cli-learn-picked = { $picks } décisions, { $held } mises de côté. Écart avec ce que la recherche y a choisi : { $before } tel qu’écrit, { $after } tel qu’appris.
cli-learn-kept = Tour { $round } : gardé. A gagné { $rate } ({ $interval }) de { $seats } places où { $fair } est équitable, et n’a perdu dans aucun rôle.
cli-learn-dropped = Tour { $round } : écarté. A gagné { $rate } ({ $interval }) de { $seats } places où { $fair } est équitable : pas nettement plus, moins que ce qui est gardé, ou nettement moins dans un rôle.

## Mesures

cli-bench-calibration = étalonnage : { $ns } ns par pas (une boucle fixe, pour comparer les machines)
cli-bench-games = parties / s
cli-bench-decisions = décisions / s
cli-bench-per-decision = ns / décision
cli-bench-per-game = décisions / partie
cli-bench-position = octets d’une position
cli-bench-state = octets avec les cadres ouverts
cli-bench-clone = ns / copie
cli-bench-allocations = allocations / décision
cli-bench-iterations = itérations de recherche / s sur un cœur, coupées après 30 décisions
cli-bench-threads = itérations de recherche / s d’un maître sur { $threads } fils d’exécution à l’horloge : { $times } fois les { $one } sur un seul
cli-bench-uncounted = non compté

## Relecture

cli-replay-title = { $game }, édition { $edition }, { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
}
cli-replay-unfinished = La partie en est au choix { $choices } ; elle n’est pas terminée.
cli-replay-verified = Vérifié : { $chances ->
    [one] { $chances } résultat du hasard
   *[other] { $chances } résultats du hasard
} et { $checks ->
    [one] { $checks } point de contrôle
   *[other] { $checks } points de contrôle
} correspondent exactement à ce que donnent la graine et les règles, et la graine est celle à laquelle la table s’était engagée.
cli-replay-marks = { $marks ->
    [one] { $marks } point de contrôle est
   *[other] { $marks } points de contrôle sont
} de la première sorte, sur des positions : rien ne { $marks ->
    [one] lui
   *[other] leur
} est comparé.
cli-replay-differs = Ligne { $line } :
cli-replay-cut-law = Le paragraphe est { $para }.
cli-replay-cut = La partie en est au dernier moment permis. Ce qui avait suivi est conservé avec elle :
cli-replay-former = { $seat } : { $deed }

## Règles

cli-law-title = { $game } : les règles
cli-law-counts = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
cli-law-absence = Ne demande rien au programme : { $reason }
cli-law-later = Viendra plus tard : { $reason }
cli-law-below = En dessous :
cli-law-use = tavolata law JEU les énumère, tavolata law JEU PARAGRAPHE en montre un, tavolata law JEU MOT cherche.

## Erreurs

cli-error-unknown-game = Le jeu « { $name } » n’existe pas. Il y a : { $known }.
cli-error-no-games = L’étagère est encore vide.
cli-error-set = { $sentence }
cli-error-data = { $error }
cli-error-data-empty = { $dir } ne contient aucun fichier .toml : il n’y a rien à remplacer.
cli-error-read = Impossible de lire { $file } : { $error }.
cli-error-write = Impossible d’écrire { $file } : { $error }.
cli-error-not-overwritten = { $file } existe et n’est pas une partie enregistrée ; il reste tel quel. Choisissez un autre nom.
cli-error-journal = { $file } n’est pas une partie enregistrée : { $error }.
cli-error-replay = { $file } ne se rejoue pas : { $error }.
cli-error-layout = { $file }, ligne { $line } : la mise en place est impossible : { $reason }.
cli-error-newer-edition = { $file } a été commencé avec l’édition { $theirs } du jeu ; ce programme joue l’édition { $ours }. Un programme plus récent l’ouvre.
cli-error-differs = { $file }, ligne { $line } : { $what }
cli-error-other-game = { $file } est une partie de { $theirs }, non de { $ours }.
cli-error-no-seed = { $file } ne contient pas de graine : ses dés ne peuvent pas être vérifiés. La graine est publiée quand une partie est terminée.
cli-error-no-commitment = { $file } ne nomme aucun engagement : rien n’a été promis sur sa graine.
cli-error-beyond = { $file } n’a que { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
}.
cli-error-no-paragraph = { $game } n’a pas de paragraphe « { $text } », ni de titre qui le contienne.
cli-error-not-alone = { $game } ne se joue pas en solo : il faut au moins { $seats } places. Sans --solo, des bots prennent les autres.
cli-error-too-many-bots = { $bots ->
    [one] { $bots } bot ne peut pas
   *[other] { $bots } bots ne peuvent pas
} s’asseoir avec vous à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
cli-error-no-seat = Il n’y a pas de place { $seat } ; le jeu en a { $seats }.
cli-error-text = Un texte de ce jeu est faux : { $error }.
cli-error-input-output = La lecture ou l’écriture a échoué : { $error }.
cli-error-entropy = Le système ne donne pas de nombres aléatoires : { $error }. Nommez une graine avec --seed.
cli-error-program = Le bot ne peut pas continuer : { $error }.
cli-error-serve = La table ne peut pas être ouverte : { $error }.
cli-usage-unknown = « { $argument } » n’est pas un argument ici. tavolata --help énumère ce qu’il y a.
cli-usage-no-command = « { $argument } » n’est pas une commande. tavolata --help énumère les commandes.
cli-usage-no-value = { $argument } demande une valeur.
cli-usage-value = « { $value } » n’est pas une valeur de { $argument }{ $some ->
    [0] .
   *[other] { " ; valeurs possibles : " }{ $allowed }.
}
cli-usage-missing = Il manque : { $argument }. tavolata --help montre comment l’écrire.
cli-usage-conflict = { $argument } et { $other } ne vont pas ensemble.
cli-usage-count = { $argument } a trop de valeurs, ou trop peu.
cli-usage-other = Ces arguments sont illisibles. tavolata --help montre comment les écrire.
cli-error-no-campaign = { $game } n’a pas de campagne ; Monster Lands en a une.
cli-error-other-campaign = { $file } n’est pas la partie où en est cette campagne.
cli-error-campaign = { $file } n’est pas une campagne : { $error }.
cli-error-nobody-meets = Personne ne se rencontre dans cette arène. Nommez au moins un bot : --bots master,adept.
cli-error-table-does-not-fit = Quelqu’un est nommé deux fois, --bots est donc une seule table ; mais { $named } sont nommés, et il y a { $seats } places.
cli-error-not-an-arena = { $file } existe et ne contient pas d’arène ; il reste tel quel. Nommez un autre fichier.
cli-error-other-arena = { $file } contient une arène avec d’autres réglages : { $what }. Nommez un autre fichier, ou répétez ceux du début.
cli-error-arena-line = { $file }, ligne { $line }, n’est pas une partie d’arène. Corrigez-la ou nommez un autre fichier.
cli-error-other-learning = { $file } contient un apprentissage avec d’autres réglages. Nommez un autre dossier, ou répétez ceux du début (learn.json).
cli-error-learning-line = { $file }, ligne { $line }, n’est pas une ligne d’apprentissage. Corrigez-la ou nommez un autre dossier.
cli-error-not-weights = { $file } ne contient pas de poids.
cli-error-weights-game = Les poids de { $file } sont ceux de { $found }, non de { $wanted }.
cli-error-weights-edition = Les poids de { $file } ont été appris avec l’édition { $found } des règles, et celle-ci est l’édition { $wanted }. Apprenez-les de nouveau.
cli-error-weights-features = Les poids de { $file } portent sur { $found } traits qui ne sont pas les { $wanted } de ce programme. Apprenez-les de nouveau.
cli-error-weights-size = Les poids de { $file } ont { $found } octets de nombres au lieu de { $wanted }. Le fichier a été tronqué, ou il contient autre chose.
cli-error-weights-number = Le nombre { $place } des poids de { $file } n’est pas un nombre fini.
cli-error-weights-dial = Les poids de { $file } règlent « { $dial } », que ce programme ne connaît pas.
cli-error-weights-choices = Les poids de { $file } portent sur des choix qui ne sont pas ceux de ce programme. Apprenez-les de nouveau.
cli-error-learns-nothing = Le jugement de { $game } n’apprend rien : il ne prend pas de poids.
