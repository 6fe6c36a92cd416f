//! 2 Key Terms.

kernel::law! {
    KEY_TERMS = "2", "Key Terms", no code because "it points to the glossary";
    CARDS = "2.1", "Cards";
    BIRDS_ARE_WILD = "2.1.1", "Birds Are Wild";
    FORCED_EFFECTS = "2.1.1.I", "Forced Effects";
    NO_SUBSTITUTION = "2.1.1.II", "No Substitution";
    AMBUSH_CARDS = "2.1.2", "Ambush Cards";
    DOMINANCE_CARDS = "2.1.3", "Dominance Cards";
    CLEARINGS_AND_PATHS = "2.2", "Clearings and Paths", heading;
    ADJACENT_CLEARINGS = "2.2.1", "Adjacent Clearings";
    SUIT = "2.2.2", "Suit";
    SLOTS = "2.2.3", "Slots";
    RUINS = "2.2.4", "Ruins";
    RIVERS = "2.3", "Rivers";
    FORESTS = "2.4", "Forests", no code because "the forests of each map are listed in its data";
    ADJACENT_FORESTS = "2.4.1", "Adjacent Forests";
    RULE = "2.5", "Rule";
}
