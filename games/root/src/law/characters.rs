//! D The Vagabond characters.

kernel::law! {
    THIEF = "D.1", "Thief", heading;
    THIEF_STARTING_ITEMS = "D.1.1", "Thief: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    STEAL = "D.1.2", "Steal";
    TINKER = "D.2", "Tinker", heading;
    TINKER_STARTING_ITEMS = "D.2.1", "Tinker: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    DAY_LABOR = "D.2.2", "Day Labor";
    RANGER = "D.3", "Ranger", heading;
    RANGER_STARTING_ITEMS = "D.3.1", "Ranger: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    HIDEOUT = "D.3.1.I", "Hideout";
    VAGRANT = "D.4", "Vagrant", heading;
    VAGRANT_STARTING_ITEMS = "D.4.1", "Vagrant: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    INSTIGATE = "D.4.2", "Instigate";
    ARBITER = "D.5", "Arbiter", heading;
    ARBITER_STARTING_ITEMS = "D.5.1", "Arbiter: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    PROTECTOR = "D.5.2", "Protector";
    SCOUNDREL = "D.6", "Scoundrel", heading;
    SCOUNDREL_STARTING_ITEMS = "D.6.1", "Scoundrel: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    SCORCHED_EARTH = "D.6.2", "Scorched Earth";
    ADVENTURER = "D.7", "Adventurer", heading;
    ADVENTURER_STARTING_ITEMS = "D.7.1", "Adventurer: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    IMPROVISE = "D.7.2", "Improvise";
    RONIN = "D.8", "Ronin", heading;
    RONIN_STARTING_ITEMS = "D.8.1", "Ronin: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    SWIFT_STRIKE = "D.8.2", "Swift Strike";
    HARRIER = "D.9", "Harrier", heading;
    HARRIER_STARTING_ITEMS = "D.9.1", "Harrier: Starting Items", no code because "the items are data of the character and 9.3.5 takes them";
    GLIDE = "D.9.2", "Glide";
}
