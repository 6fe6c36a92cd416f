//! 5 Set-up.

kernel::law! {
    SETUP = "5", "Set-up", no code because "it tells which set-up suits whom";
    STANDARD_SETUP = "5.1", "Standard Set-up";
    ASSIGN_FACTIONS = "5.1.1", "Step 1: Assign Factions and First Player";
    SET_SCORE_MARKERS = "5.1.2", "Step 2: Set the Score Markers";
    STARTING_HANDS = "5.1.3", "Step 3: Deal Starting Hands";
    PLACE_RUINS = "5.1.4", "Step 4: Place Ruins";
    FORM_ITEM_SUPPLY = "5.1.5", "Step 5: Form the Item Supply";
    GATHER_OTHER_PIECES = "5.1.6", "Step 6: Gather the Other Pieces", no code because "summary cards and dice need no handling here";
    SET_UP_FACTIONS = "5.1.7", "Step 7: Set Up Factions";
    REACH = "5.2", "Reach";
}
