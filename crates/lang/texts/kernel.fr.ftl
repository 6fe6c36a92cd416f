### Ce que dit chaque table, quel que soit le jeu.

## Mots

yes = oui
no = non
option-on = activé
option-off = désactivé
list-none = rien
list-pair = { $front } et { $last }
texts-foreign = Les textes de ce jeu sont en anglais.

## Places. Le nom d'une place a les mêmes formes que celui d'un rôle, pour que l'un ou l'autre puisse remplir une phrase.

seat-name = { $name }
    .the = { $name }
    .The = { $name }
    .of = { $name_begins ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
    .to = à { $name }
    .from = { $name_begins ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
    .gender = n
seat-number = Place { $number }
    .the = la place { $number }
    .The = La place { $number }
    .of = de la place { $number }
    .to = à la place { $number }
    .from = de la place { $number }
    .gender = f

## Options

option-unknown = L’option « { $option } » n’existe pas. Le jeu propose : { $known }.
option-not-allowed = « { $value } » n’est pas permis pour { $option }. Valeurs permises : { $allowed }.

## Refus

refused-over = La partie est terminée.
refused-not-asked = On ne vous demande rien pour l’instant.
refused-nothing-to-undo = Il n’y a rien à annuler : le hasard, une révélation ou la réponse d’un autre joueur est intervenue depuis.
refused-not-offered = Ce choix n’est pas proposé maintenant : { $choice }.
refused-no-choice = « { $choice } » n’est pas un choix de ce jeu.
refused-broke = Une règle a échoué sur ce choix. Rien n’a changé ; le journal est conservé pour le rapport.

## Journaux d'autres éditions

differs-check = Ce que chacun pouvait voir ici était différent quand la partie a été jouée.
differs-seed = La graine ne donne pas ce résultat : elle prouve les résultats précédents, et aucun à partir d’ici.
differs-chance = Ici, les règles demandent autre chose au hasard.
differs-passed = Les règles demandent entre-temps quelque chose { $seat_to } ; la proposition a été déclinée : { $choice }.
differs-settled = Les règles font d’elles-mêmes ce choix { $seat_of } : { $choice }.
differs-refused = Les règles ne permettent plus ce choix { $seat_of } : { $choice }. { $why }
