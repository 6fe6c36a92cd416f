//! 3 Victory.

kernel::law! {
    HOW_TO_WIN = "3.1", "How to Win";
    SCORING_VICTORY_POINTS = "3.2", "Scoring Victory Points", no code because "each faction's own ways are in its chapter";
    REMOVING_BUILDINGS_AND_TOKENS = "3.2.1", "Removing Buildings and Tokens";
    CRAFTING_ITEMS = "3.2.2", "Crafting Items";
    THE_DOMINANCE_CARDS = "3.3", "The Dominance Cards", no code because "it introduces the section";
    ACTIVATION = "3.3.1", "Activation";
    SUITED_DOMINANCE = "3.3.1.I", "Mouse, Rabbit, or Fox Dominance";
    BIRD_DOMINANCE = "3.3.1.II", "Bird Dominance";
    ACTIVATED_CARDS = "3.3.2", "Activated Cards";
    PLAYING_FOR_THE_SUIT = "3.3.3", "Playing for the Suit";
    TAKING_AVAILABLE_CARDS = "3.3.4", "Taking Available Cards";
}
