//! A Advanced Set-up.

kernel::law! {
    CHOOSE_THE_MAP = "A.1", "Step 1: Choose the Map", no code because "the options choose map and suits; C and 5.1 do the rest";
    CHOOSE_THE_DECK = "A.2", "Step 2: Choose the Deck", no code because "the options choose the deck";
    CHOOSE_THE_BOTS = "A.3", "Step 3: Choose the Bots", no code because "the printed bots have a Law of their own";
    SEAT_THE_PLAYERS = "A.4", "Step 4: Seat the Players", no code because "the options seat the players as 5.1.1 does";
    CHOOSE_LANDMARKS = "A.5", "Step 5: Choose Landmarks", later because "landmarks join with Appendix F";
    CHOOSE_HOW_MANY_LANDMARKS = "A.5.1", "Step 1: Choose How Many Landmarks", later because "landmarks join with Appendix F";
    DRAW_LANDMARK_CARDS = "A.5.2", "Step 2: Draw Landmark Cards", later because "landmarks join with Appendix F";
    SET_UP_LANDMARKS = "A.5.3", "Step 3: Set Up Landmarks", later because "landmarks join with Appendix F";
    CHOOSE_HIRELINGS = "A.6", "Step 6: Choose Hirelings", later because "hirelings join with Appendix E";
    GATHER_HIRELING_PIECES = "A.6.1", "Step 1: Gather Hireling Pieces", later because "hirelings join with Appendix E";
    DEMOTE_HIRELINGS = "A.6.2", "Step 2: Demote Hirelings", later because "hirelings join with Appendix E";
    SET_UP_HIRELINGS = "A.6.3", "Step 3: Set Up Hirelings", later because "hirelings join with Appendix E";
    PLACE_HIRELING_MARKERS = "A.6.4", "Step 4: Place Hireling Markers", later because "hirelings join with Appendix E";
    REMOVE_ASSOCIATED_FACTIONS = "A.6.5", "Step 5: Remove Associated Factions", later because "hirelings join with Appendix E";
    DRAW_FIVE_CARDS = "A.7", "Step 7: Draw Five Cards", later because "the advanced set-up comes when all ten factions can be drawn";
    CHOOSE_FACTIONS = "A.8", "Step 8: Choose Factions", later because "the advanced set-up comes when all ten factions can be drawn";
    DRAW_SET_UP_CARDS = "A.8.1", "Step 1: Draw Set-up Cards", later because "the advanced set-up comes when all ten factions can be drawn";
    TWO_PLAYERS = "A.8.1.I", "Two Players", later because "the advanced set-up comes when all ten factions can be drawn";
    LOCK_THE_LAST_INSURGENT = "A.8.1.II", "Lock the Last Insurgent", later because "the advanced set-up comes when all ten factions can be drawn";
    VAGABOND_CHARACTERS = "A.8.1.III", "Vagabond Characters", later because "the advanced set-up comes when all ten factions can be drawn";
    PICK_FACTIONS = "A.8.2", "Step 2: Pick Factions", later because "the advanced set-up comes when all ten factions can be drawn";
    HOMELANDS = "A.8.2.I", "Homelands", later because "the advanced set-up comes when all ten factions can be drawn";
    DISTANCE_OF_HOMELANDS = "A.8.2.II", "Distance of Homelands", later because "the advanced set-up comes when all ten factions can be drawn";
    SCORE_MARKERS = "A.9", "Step 9: Score Markers", later because "the advanced set-up comes when all ten factions can be drawn";
    STARTING_HAND = "A.10", "Step 10: Starting Hand", later because "the advanced set-up comes when all ten factions can be drawn";
}
