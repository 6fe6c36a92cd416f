# Come sta il castello, e che cosa ha fatto ogni mostro per difenderlo.
gauge-heart = Cuore del Castello
gauge-morale = Morale del Villaggio
gauge-calling = Evocazione
gauge-rounds = Round resistiti
gauge-breaches = Brecce sigillate
gauge-altars = Coppe riempite
gauge-heirlooms = Cimeli a casa
gauge-heroes = Eroi uccisi
source-felled = Uccisi
source-traps = Trappole
source-goal = Per l’obiettivo
source-warded = Colpi parati
source-wounds = Ferite
