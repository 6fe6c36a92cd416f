//! A Advanced Set-up.

kernel::law! {
    CHOOSE_THE_MAP = "A.1", "Step 1: Choose the Map", no code because "the options choose map and suits; C and 5.1 do the rest";
    CHOOSE_THE_DECK = "A.2", "Step 2: Choose the Deck", no code because "the options choose the deck";
    CHOOSE_THE_BOTS = "A.3", "Step 3: Choose the Bots", no code because "the printed bots have a Law of their own";
    SEAT_THE_PLAYERS = "A.4", "Step 4: Seat the Players";
    CHOOSE_LANDMARKS = "A.5", "Step 5: Choose Landmarks";
    CHOOSE_HOW_MANY_LANDMARKS = "A.5.1", "Step 1: Choose How Many Landmarks";
    DRAW_LANDMARK_CARDS = "A.5.2", "Step 2: Draw Landmark Cards";
    SET_UP_LANDMARKS = "A.5.3", "Step 3: Set Up Landmarks";
    CHOOSE_HIRELINGS = "A.6", "Step 6: Choose Hirelings";
    GATHER_HIRELING_PIECES = "A.6.1", "Step 1: Gather Hireling Pieces";
    DEMOTE_HIRELINGS = "A.6.2", "Step 2: Demote Hirelings";
    SET_UP_HIRELINGS = "A.6.3", "Step 3: Set Up Hirelings";
    PLACE_HIRELING_MARKERS = "A.6.4", "Step 4: Place Hireling Markers";
    REMOVE_ASSOCIATED_FACTIONS = "A.6.5", "Step 5: Remove Associated Factions";
    DRAW_FIVE_CARDS = "A.7", "Step 7: Draw Five Cards";
    CHOOSE_FACTIONS = "A.8", "Step 8: Choose Factions";
    DRAW_SET_UP_CARDS = "A.8.1", "Step 1: Draw Set-up Cards";
    TWO_PLAYERS = "A.8.1.I", "Two Players";
    LOCK_THE_LAST_INSURGENT = "A.8.1.II", "Lock the Last Insurgent";
    VAGABOND_CHARACTERS = "A.8.1.III", "Vagabond Characters";
    PICK_FACTIONS = "A.8.2", "Step 2: Pick Factions";
    HOMELANDS = "A.8.2.I", "Homelands";
    DISTANCE_OF_HOMELANDS = "A.8.2.II", "Distance of Homelands";
    SCORE_MARKERS = "A.9", "Step 9: Score Markers";
    STARTING_HAND = "A.10", "Step 10: Starting Hand";
}
