# Da dove vengono i punti, e che cosa ha deciso una partita.
source-glory = Gloria
source-reputation = Reputazione
source-trophies = Trofei
source-affinities = Affinità
decided-leader = A parità di punti, { $who_the } aveva il Capo con la Reputazione più alta.
decided-trophies = A parità di punti, { $who_the } aveva più punti Trofeo.
decided-gold = A parità di punti, { $who_the } aveva più Oro.
