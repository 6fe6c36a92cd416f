//! E Hirelings.

kernel::law! {
    GAINING_AND_LOSING_HIRELINGS = "E.1", "Gaining and Losing Hirelings", no code because "it is a heading";
    GAINING_FROM_THE_SUPPLY = "E.1.1", "Gaining from the Supply", later because "hirelings join when all ten factions are at the table";
    ROLLING_FOR_CONTROL = "E.1.2", "Rolling for Control", later because "hirelings join when all ten factions are at the table";
    GAINING_FROM_ANOTHER_PLAYER = "E.1.3", "Gaining from Another Player", later because "hirelings join when all ten factions are at the table";
    ACTIONS_AND_ABILITIES = "E.2", "Actions and Abilities", later because "hirelings join when all ten factions are at the table";
    JUST_HIRED_ACTIONS = "E.2.1", "Just Hired Actions", later because "hirelings join when all ten factions are at the table";
    HIRELING_ABILITIES = "E.2.2", "Hireling Abilities", later because "hirelings join when all ten factions are at the table";
    START_OF_BIRDSONG_ACTIONS = "E.2.3", "Start of Birdsong Actions", later because "hirelings join when all ten factions are at the table";
    ONCE_PER_DAYLIGHT_ACTIONS = "E.2.4", "Once per Daylight Actions", later because "hirelings join when all ten factions are at the table";
    HIRELING_RULES = "E.3", "Hireling Rules", no code because "it is a heading";
    HIRELING_RULE = "E.3.1", "Hireling Rule", later because "hirelings join when all ten factions are at the table";
    ENEMY_STATUS = "E.3.2", "Enemy Status", later because "hirelings join when all ten factions are at the table";
    SEPARATE_PIECES = "E.3.3", "Separate Pieces", later because "hirelings join when all ten factions are at the table";
    SEPARATE_ACTIONS = "E.3.4", "Separate Actions", later because "hirelings join when all ten factions are at the table";
    SEPARATE_EFFECTS = "E.3.5", "Separate Effects", later because "hirelings join when all ten factions are at the table";
    NO_POINTS_FOR_REMOVAL = "E.3.6", "No Points for Removal", later because "hirelings join when all ten factions are at the table";
    ODD_CASES = "E.3.7", "Odd Cases", later because "hirelings join when all ten factions are at the table";
}
