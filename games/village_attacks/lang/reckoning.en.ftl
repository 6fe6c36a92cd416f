# How the castle stands, and what each monster did for it.
gauge-heart = Castle Heart
gauge-morale = Village Morale
gauge-calling = Summoning
gauge-rounds = Rounds held
gauge-breaches = Breaches sealed
gauge-altars = Cups filled
gauge-heirlooms = Heirlooms home
gauge-heroes = Heroes killed
source-felled = Killed
source-traps = Traps
source-goal = For the goal
source-warded = Blows met
source-wounds = Wounds
