# Da dove vengono i punti, e che cosa ha deciso una partita.
source-own = A modo suo
source-removing = Battaglia
source-crafting = Creazione
source-cards = Carte
source-woodland = Bosco
source-lost = Persi
decided-dominance = { $who_The } ha tenuto le radure di una carta dominanza ({ $suit }).
decided-coalition = { $who_The } ha vinto in coalizione con { $whom_the }.
