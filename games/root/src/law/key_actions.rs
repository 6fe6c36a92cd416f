//! 4 Key Actions.

kernel::law! {
    CRAFT = "4.1", "Craft";
    COST = "4.1.1", "Cost";
    IMMEDIATE_EFFECTS = "4.1.2", "Immediate Effects";
    PERSISTENT_EFFECTS = "4.1.3", "Persistent Effects";
    NO_DUPLICATES = "4.1.4", "No Duplicates";
    MOVE = "4.2", "Move";
    RULE_REQUIRED = "4.2.1", "Rule Required";
    FREE_MOVEMENT = "4.2.2", "Free Movement", no code because "nothing counts how often a piece has moved";
    BATTLE = "4.3", "Battle";
    AMBUSH = "4.3.1", "Step 1: Defender May Ambush";
    FOIL_THE_AMBUSH = "4.3.1.I", "Foil the Ambush";
    RESOLVE_THE_AMBUSH = "4.3.1.II", "Resolve the Ambush";
    ROLL_THE_DICE = "4.3.2", "Step 2: Roll the Dice";
    MAXIMUM_ROLLED_HITS = "4.3.2.I", "Maximum Rolled Hits";
    USE_EFFECTS = "4.3.3", "Step 3: Use Effects";
    EXTRA_HITS = "4.3.3.I", "Extra Hits";
    DEFENSELESS = "4.3.3.II", "Defenseless";
    DEAL_HITS = "4.3.4", "Step 4: Deal Hits";
}
