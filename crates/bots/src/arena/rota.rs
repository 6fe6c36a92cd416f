//! Who meets whom, and who sits where.

use crate::entrant::Entrant;

/// The bouts of a tournament, in rounds. In a round everybody meets everybody they are to meet, in every order of
/// seats, under every set of options, and always with the same cards and dice to come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rota {
    round: Vec<(usize, Vec<Entrant>)>,
}

/// A bout to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bout {
    /// Its number, from 0.
    pub number: u32,
    /// The number of its set of options.
    pub set: usize,
    /// Who sits at each seat.
    pub entrants: Vec<Entrant>,
    /// The seed of its cards and dice.
    pub seed: u64,
}

impl Rota {
    /// The rota of entrants at tables of a given number of seats, a number for each set of options.
    ///
    /// Without opponents every two entrants meet and take alternate seats; where somebody is named twice, all sit at one
    /// table instead, in the order they are named. With opponents each entrant sits alone among them.
    pub fn new(entrants: &[Entrant], against: &[Entrant], seats: &[usize]) -> Self {
        let mut round = Vec::new();
        for (set, &seats) in seats.iter().enumerate() {
            for line_up in line_ups(entrants, against, seats) {
                round.extend(turned(&line_up).into_iter().map(|bout| (set, bout)));
            }
        }
        Self { round }
    }

    /// How many bouts a round has.
    pub fn round(&self) -> u32 {
        u32::try_from(self.round.len()).expect("a round is small")
    }

    /// At least a given number of bouts, in whole rounds.
    pub fn whole(&self, bouts: u32) -> u32 {
        bouts.div_ceil(self.round().max(1)).saturating_mul(self.round())
    }

    /// The bout of a number, in a tournament of a seed.
    pub fn bout(&self, number: u32, seed: u64) -> Bout {
        let (round, place) = (number / self.round(), number % self.round());
        let (set, entrants) = self.round[place as usize].clone();
        let seed = seed.wrapping_add(u64::from(round));
        Bout { number, set, entrants, seed }
    }
}

fn line_ups(entrants: &[Entrant], against: &[Entrant], seats: usize) -> Vec<Vec<Entrant>> {
    let fill = |around: &[Entrant]| around.iter().copied().cycle().take(seats).collect::<Vec<_>>();
    if !against.is_empty() {
        let alone = |&entrant: &Entrant| {
            let others = against.iter().copied().cycle();
            [entrant].into_iter().chain(others).take(seats).collect()
        };
        return entrants.iter().map(alone).collect();
    }
    if seats == 1 {
        return entrants.iter().map(|&entrant| vec![entrant]).collect();
    }
    if entrants.len() < 2 || is_a_table(entrants) {
        return vec![fill(entrants)];
    }
    let mut pairs = Vec::new();
    for (place, &first) in entrants.iter().enumerate() {
        for &second in &entrants[place + 1..] {
            pairs.push(fill(&[first, second]));
            if seats % 2 == 1 {
                pairs.push(fill(&[second, first]));
            }
        }
    }
    pairs
}

/// Whether somebody is named twice, so that the entrants are one table.
pub fn is_a_table(entrants: &[Entrant]) -> bool {
    entrants.iter().enumerate().any(|(place, entrant)| entrants[..place].contains(entrant))
}

/// A line-up turned round the table, each way once.
fn turned(line_up: &[Entrant]) -> Vec<Vec<Entrant>> {
    let turn = |by: usize| {
        let mut turned = line_up.to_vec();
        turned.rotate_right(by);
        turned
    };
    let apart = (1..line_up.len()).find(|&by| turn(by) == line_up).unwrap_or(line_up.len());
    (0..apart).map(turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrants(text: &str) -> Vec<Entrant> {
        text.split_whitespace().map(|word| word.parse().unwrap()).collect()
    }

    /// Every bout of the first round, as words.
    fn round(rota: &Rota) -> Vec<String> {
        let bout = |number| {
            let bout = rota.bout(number, 1);
            let names = bout.entrants.iter().map(ToString::to_string);
            names.map(|name| name[..1].to_owned()).collect()
        };
        (0..rota.round()).map(bout).collect()
    }

    #[test]
    fn every_two_meet_in_both_orders() {
        let rota = Rota::new(&entrants("master adept novice"), &[], &[2]);
        assert_eq!(round(&rota), ["ma", "am", "mn", "nm", "an", "na"]);
    }

    #[test]
    fn at_a_larger_table_two_take_alternate_seats_and_none_is_favoured() {
        let two = entrants("master adept");
        assert_eq!(round(&Rota::new(&two, &[], &[4])), ["mama", "amam"]);
        let three = round(&Rota::new(&two, &[], &[3]));
        assert_eq!(three, ["mam", "mma", "amm", "ama", "aam", "maa"]);
    }

    #[test]
    fn one_against_a_table_sits_in_every_seat() {
        let rota = Rota::new(&entrants("master"), &entrants("adept"), &[4]);
        assert_eq!(round(&rota), ["maaa", "amaa", "aama", "aaam"]);
        let named = Rota::new(&entrants("master adept adept adept"), &[], &[4]);
        assert_eq!(round(&named), round(&rota));
    }

    #[test]
    fn alone_everybody_plays_the_same_deal() {
        let rota = Rota::new(&entrants("master novice"), &[], &[1]);
        assert_eq!(round(&rota), ["m", "n"]);
        assert_eq!(rota.bout(0, 7).seed, rota.bout(1, 7).seed);
        assert_ne!(rota.bout(0, 7).seed, rota.bout(2, 7).seed);
    }

    #[test]
    fn sets_of_options_go_round_and_bouts_come_in_whole_rounds() {
        let rota = Rota::new(&entrants("master adept"), &[], &[2, 4]);
        assert_eq!(round(&rota), ["ma", "am", "mama", "amam"]);
        let sets: Vec<_> = (0..4).map(|number| rota.bout(number, 1).set).collect();
        assert_eq!((sets, rota.whole(1), rota.whole(5)), (vec![0, 0, 1, 1], 4, 8));
    }
}
