//! The options of a table (M33, M34, M35, M38 and the readings of M39 and D1 to D47).

use crate::terms::Affinity;
use kernel::game::SetError;
use kernel::options::refuse;
use kernel::{Kind, Message, OptionSpec, Options};

kernel::words! {
    /// How hard the Monsters are (M33), the easiest first.
    pub enum Difficulty { Tutorial, Normal, Hard, CutThroat }
}

const fn one_of(name: &'static str, words: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, kind: Kind::OneOf(words), default: words[0] }
}

const fn number(name: &'static str, min: u32, max: u32, default: &'static str) -> OptionSpec {
    OptionSpec { name, kind: Kind::Number { min, max }, default }
}

const fn affinity(name: &'static str) -> OptionSpec {
    one_of(name, &["choose", "jungle", "water", "fire", "air"])
}

/// Readings of the rules that a table chooses: each row is a field, its option, what it is unless said, and the
/// paragraph.
///
/// It makes `OPTIONS`, which has them after those of every table, `Chosen`, and how it is read.
macro_rules! readings {
    (
        toggles { $($toggle:ident: $is_on:literal, $usual:literal, $about:literal;)+ }
        numbers { $($number:ident: $counts:literal, $min:literal to $max:literal, $unsaid:literal, $of:literal;)+ }
    ) => {
        /// Every option, in the order a form shows them.
        pub(crate) const OPTIONS: &[OptionSpec] = &[
            number("seats", 1, 4, "4"),
            OptionSpec { default: "normal", ..one_of("difficulty", &["tutorial", "normal", "hard", "cut-throat"]) },
            number("scenario", 0, 10, "0"),
            affinity("affinity-1"), affinity("affinity-2"), affinity("affinity-3"), affinity("affinity-4"),
            one_of("first-player", &["random", "1", "2", "3", "4"]),
            $(OptionSpec { name: $is_on, kind: Kind::Toggle, default: $usual },)+
            $(number($counts, $min, $max, $unsaid),)+
        ];

        /// The options of a table, read.
        #[derive(Debug, Clone, Copy)]
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
            $(#[doc = $about] pub $toggle: bool,)+
            $(#[doc = $of] pub $number: u8,)+
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
                    $($toggle: options.is_on($is_on),)+
                    $($number: small($counts),)+
                };
                chosen.check(options)?;
                Ok(chosen)
            }
        }
    };
}

readings! {
    toggles {
        tricks: "tricks", "off", "M35: the Trick module.";
        queens_grant: "queens-grant", "off", "M34.1.";
        more_monster_action: "more-monster-action", "off", "M34.2.";
        venom_in_conquest: "venom-in-conquest", "on", "M27.2.";
        trap_magic_can_cancel_attack: "trap-magic-can-cancel-attack", "on", "M22.5.";
        no_legal_action_discards_die: "no-legal-action-discards-die", "on", "M9.6.";
        limited_supply: "limited-supply", "off", "M1.6.";
        beer_once_per_action: "beer-once-per-action", "on", "M13.5.";
        round_dice_at_entrance: "round-dice-at-entrance", "on", "M29.2.";
        reroll_two_means_two_different_dice: "reroll-two-means-two-different-dice", "on", "M25.5.";
        mission_modifiers: "mission-modifiers", "on", "M21.1.";
        novice_rep_scores: "novice-rep-scores", "on", "D6.";
        settled_may_be_promoted_first: "settled-may-be-promoted-first", "off", "D17.";
        rynia_ignores_excess: "rynia-ignores-excess", "off", "D29.";
        madhala_last_turn: "madhala-last-turn", "off", "D31.";
        abysur_every_wound: "abysur-every-wound", "on", "R18.";
        potions_at_the_entrance: "potions-at-the-entrance", "on", "M12.4, R37.";
        campaign_cutthroat_counts: "campaign-cutthroat-counts", "on", "D33.";
    }
    numbers {
        base_start_defense: "base-start-defense", 0 to 5, "0", "D35.";
        krakhen_rerolls: "krakhen-rerolls", 1 to 2, "2", "D38.";
        tergeo_rerolls: "tergeo-rerolls", 1 to 2, "2", "D39.";
    }
}

/// How games were played before these could be chosen.
pub(crate) const FORMER_OPTIONS: &[(&str, &str)] =
    &[("abysur-every-wound", "on"), ("potions-at-the-entrance", "on")];

impl Chosen {
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
