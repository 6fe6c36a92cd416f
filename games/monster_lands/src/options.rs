//! The options of a table (M33, M34, M35, M38 and the readings of M39 and D1 to D47).

use crate::terms::Affinity;
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Kind, Message, OptionSpec, Options};

const AFFINITIES: Kind = Kind::OneOf(&["choose", "jungle", "water", "fire", "air"]);

const fn toggle(name: &'static str, default: &'static str) -> OptionSpec {
    OptionSpec { name, kind: Kind::Toggle, default }
}

const fn number(name: &'static str, min: u32, max: u32, default: &'static str) -> OptionSpec {
    OptionSpec { name, kind: Kind::Number { min, max }, default }
}

/// Every option, in the order a form shows them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    number("seats", 1, 4, "4"),
    OptionSpec {
        name: "difficulty",
        kind: Kind::OneOf(&["tutorial", "normal", "hard", "cut-throat"]),
        default: "normal",
    },
    number("scenario", 0, 10, "0"),
    OptionSpec { name: "affinity-1", kind: AFFINITIES, default: "choose" },
    OptionSpec { name: "affinity-2", kind: AFFINITIES, default: "choose" },
    OptionSpec { name: "affinity-3", kind: AFFINITIES, default: "choose" },
    OptionSpec { name: "affinity-4", kind: AFFINITIES, default: "choose" },
    OptionSpec {
        name: "first-player",
        kind: Kind::OneOf(&["random", "1", "2", "3", "4"]),
        default: "random",
    },
    toggle("tricks", "off"),
    toggle("queens-grant", "off"),
    toggle("more-monster-action", "off"),
    toggle("venom-in-conquest", "on"),
    toggle("trap-magic-can-cancel-attack", "on"),
    toggle("no-legal-action-discards-die", "on"),
    toggle("limited-supply", "off"),
    toggle("beer-once-per-action", "on"),
    toggle("round-dice-at-entrance", "on"),
    toggle("reroll-two-means-two-different-dice", "on"),
    toggle("mission-modifiers", "on"),
    toggle("novice-rep-scores", "on"),
    toggle("settled-may-be-promoted-first", "off"),
    toggle("rynia-ignores-excess", "off"),
    toggle("madhala-last-turn", "off"),
    toggle("campaign-cutthroat-counts", "on"),
    number("base-start-defense", 0, 5, "0"),
    number("krakhen-rerolls", 1, 2, "2"),
    number("tergeo-rerolls", 1, 2, "2"),
];

kernel::words! {
    /// How hard the Monsters are (M33), the easiest first.
    pub enum Difficulty { Tutorial = "tutorial", Normal = "normal", Hard = "hard", CutThroat = "cut-throat" }
}

/// The options of a table, read.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the table by its name")]
pub struct Chosen {
    /// How many play.
    pub seats: usize,
    /// How hard the Monsters are.
    pub difficulty: Difficulty,
    /// The number of the solo scenario.
    pub scenario: Option<u8>,
    /// The Affinity of each seat, where it is not left to the player.
    pub affinities: [Option<Affinity>; 4],
    /// Who is first, where it is not left to chance.
    pub first_player: Option<u8>,
    /// M35: the Trick module.
    pub tricks: bool,
    /// M34.1.
    pub queens_grant: bool,
    /// M34.2.
    pub more_monster_action: bool,
    /// M27.2.
    pub venom_in_conquest: bool,
    /// M22.5.
    pub trap_magic_can_cancel_attack: bool,
    /// M9.6.
    pub no_legal_action_discards_die: bool,
    /// M1.6.
    pub limited_supply: bool,
    /// M13.5.
    pub beer_once_per_action: bool,
    /// M29.2.
    pub round_dice_at_entrance: bool,
    /// M25.5.
    pub reroll_two_means_two_different_dice: bool,
    /// M21.1.
    pub mission_modifiers: bool,
    /// D6.
    pub novice_rep_scores: bool,
    /// D17.
    pub settled_may_be_promoted_first: bool,
    /// D29.
    pub rynia_ignores_excess: bool,
    /// D31.
    pub madhala_last_turn: bool,
    /// D33.
    pub campaign_cutthroat_counts: bool,
    /// D35.
    pub base_start_defense: u8,
    /// D38.
    pub krakhen_rerolls: u8,
    /// D39.
    pub tergeo_rerolls: u8,
}

impl Chosen {
    /// Reads accepted options; refuses what cannot be played together.
    pub(crate) fn read(options: &Options) -> Result<Self, SetError> {
        let small = |name| u8::try_from(options.number(name)).expect("an accepted number is small");
        let seats = options.number("seats") as usize;
        let chosen = Self {
            seats,
            difficulty: options.get("difficulty").parse().unwrap_or(Difficulty::Normal),
            scenario: scenario(seats, small("scenario")),
            affinities: affinities(options),
            first_player: options.get("first-player").parse::<u8>().ok().map(|seat| seat - 1),
            tricks: options.is_on("tricks"),
            queens_grant: options.is_on("queens-grant"),
            more_monster_action: options.is_on("more-monster-action"),
            venom_in_conquest: options.is_on("venom-in-conquest"),
            trap_magic_can_cancel_attack: options.is_on("trap-magic-can-cancel-attack"),
            no_legal_action_discards_die: options.is_on("no-legal-action-discards-die"),
            limited_supply: options.is_on("limited-supply"),
            beer_once_per_action: options.is_on("beer-once-per-action"),
            round_dice_at_entrance: options.is_on("round-dice-at-entrance"),
            reroll_two_means_two_different_dice: options
                .is_on("reroll-two-means-two-different-dice"),
            mission_modifiers: options.is_on("mission-modifiers"),
            novice_rep_scores: options.is_on("novice-rep-scores"),
            settled_may_be_promoted_first: options.is_on("settled-may-be-promoted-first"),
            rynia_ignores_excess: options.is_on("rynia-ignores-excess"),
            madhala_last_turn: options.is_on("madhala-last-turn"),
            campaign_cutthroat_counts: options.is_on("campaign-cutthroat-counts"),
            base_start_defense: small("base-start-defense"),
            krakhen_rerolls: small("krakhen-rerolls"),
            tergeo_rerolls: small("tergeo-rerolls"),
        };
        chosen.check(options)?;
        Ok(chosen)
    }

    /// What does not go together, with the sentence that says so.
    fn check(&self, options: &Options) -> Result<(), SetError> {
        let say = |option: &str, key: &'static str| Err(refuse(option, Message::new(key)));
        if self.seats > 1 && options.number("scenario") > 0 {
            return say("scenario", "refuse-scenario-needs-solo");
        }
        if self.seats == 1 && self.tricks {
            return say("tricks", "refuse-tricks-need-rivals");
        }
        if self.first_player.is_some_and(|seat| usize::from(seat) >= self.seats) {
            return say("first-player", "refuse-first-player-has-no-seat");
        }
        let taken = &self.affinities[..self.seats];
        let twice = |affinity: &Option<Affinity>| {
            affinity.is_some() && taken.iter().filter(|other| *other == affinity).count() > 1
        };
        if taken.iter().any(twice) {
            return say("affinity-1", "refuse-affinity-taken-twice");
        }
        Ok(())
    }
}

/// A solo game has a scenario; the first unless another is named.
fn scenario(seats: usize, number: u8) -> Option<u8> {
    (seats == 1).then_some(number.max(1))
}

fn affinities(options: &Options) -> [Option<Affinity>; 4] {
    ["affinity-1", "affinity-2", "affinity-3", "affinity-4"]
        .map(|name| options.get(name).parse().ok())
}
