//! The clock of a table: what follows from its steps, its pauses and the gaps.

use crate::store::{Bearing, Gap, Pace, Per, Phase, Step};
use kernel::{Seat, Seats};

/// The time of each seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    pace: Pace,
    /// By seat: what is left of the reserve, and since when they are asked.
    seats: Vec<Hand>,
    /// Since when it pauses, if it does.
    paused: Option<i64>,
    /// Pauses that are over.
    pauses: Vec<Gap>,
    /// How many entries the journal has, once a step was made.
    entries: Option<u64>,
    /// The answers in a row of the seat that answered last: how many entries there were before each, and its time then.
    row: Vec<(u64, Hand)>,
    /// The seat that answered last.
    last: Option<Seat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Hand {
    reserve: i64,
    since: Option<i64>,
}

/// A step, as far as it moves a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// The seat that answered, if it was an answer.
    pub by: Option<Seat>,
    /// The seats that are asked now.
    pub asked: Seats,
    /// When.
    pub at: i64,
    /// How many entries of the journal stay.
    pub keep: u64,
    /// How many there are now.
    pub entries: u64,
}

impl Moved {
    /// What a step moves.
    pub fn by(step: &Step) -> Self {
        Self {
            by: answered(&step.lines),
            asked: seats(if step.phase == Phase::Playing { step.asked } else { 0 }),
            at: step.at,
            keep: step.keep,
            entries: step.keep + step.lines.lines().count() as u64,
        }
    }
}

/// How much time a seat has that is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Time {
    /// Until this second of the time for an answer or turn, and then as many seconds in reserve.
    Until(i64, i64),
    /// The clock stands: the seconds left of the time, and those in reserve.
    Stands(i64, i64),
}

impl Clock {
    /// A clock of a given number of seats that has not run, and of whom is asked first.
    pub fn new(pace: Pace, seats: usize, (asked, at): (Seats, i64)) -> Self {
        let hand = |seat: usize| {
            let seat = Seat(u8::try_from(seat).expect("seats are few"));
            Hand { reserve: pace.reserve, since: asked.has(seat).then_some(at) }
        };
        Self {
            pace,
            seats: (0..seats).map(hand).collect(),
            paused: None,
            pauses: Vec::new(),
            entries: None,
            row: Vec::new(),
            last: None,
        }
    }

    /// How fast the table is played.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether it pauses.
    pub const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Goes on through all that has happened, in the order of its time.
    #[must_use]
    pub fn through(mut self, steps: &[Step], bearings: &[(i64, Bearing)], gaps: &[Gap]) -> Self {
        let mut bearings = bearings.iter().copied().peekable();
        for step in steps {
            while let Some((at, bearing)) = bearings.next_if(|(at, _)| *at <= step.at) {
                self.bear(bearing, at, gaps);
            }
            self.step(Moved::by(step), gaps);
        }
        for (at, bearing) in bearings {
            self.bear(bearing, at, gaps);
        }
        self
    }

    /// A step was made. Where it takes answers back, it is as if they had not been given: no time is won by that.
    pub fn step(&mut self, moved: Moved, gaps: &[Gap]) {
        let Moved { by, asked, at, .. } = moved;
        match by {
            Some(seat) => self.note_answer(seat, moved.keep),
            None if self.entries.is_some_and(|before| moved.keep < before) => {
                self.take_back(moved.keep);
            }
            None => {}
        }
        self.entries = Some(moved.entries);
        for index in 0..self.seats.len() {
            let seat = Seat(u8::try_from(index).expect("seats are few"));
            let answered = by == Some(seat) && self.pace.per == Per::Answer;
            let stays = asked.has(seat) && !answered;
            let hand = self.seats[index];
            if let Some(since) = hand.since.filter(|_| !stays) {
                let over = self.elapsed(since, at, gaps) - self.pace.seconds;
                self.seats[index].reserve = (hand.reserve - over.max(0)).max(0);
                self.seats[index].since = None;
            }
            if asked.has(seat) && self.seats[index].since.is_none() {
                self.seats[index].since = Some(at);
            }
        }
    }

    /// Remembers the time of a seat as it was before it answered, for as long as the answer may be taken back: no answer of
    /// another comes between.
    fn note_answer(&mut self, seat: Seat, entries: u64) {
        if self.last.replace(seat) != Some(seat) {
            self.row.clear();
        }
        self.row.extend(self.seats.get(seat.index()).map(|hand| (entries, *hand)));
    }

    fn take_back(&mut self, keep: u64) {
        let Some(seat) = self.last else { return };
        while let Some((_, hand)) = self.row.pop_if(|(entries, _)| *entries >= keep) {
            self.seats[seat.index()] = hand;
        }
    }

    /// Something else bears on it.
    pub fn bear(&mut self, bearing: Bearing, at: i64, gaps: &[Gap]) {
        match bearing {
            Bearing::Pause => self.paused = self.paused.or(Some(at)),
            Bearing::Resume => self.pauses.extend(self.paused.take().map(|since| (since, at))),
            Bearing::Back(seat) => {
                let hand = self.seats.get(seat.index()).copied();
                // Whose time was not up has let a bot play for a moment: it goes on as it was.
                if let Some(Hand { reserve, since: Some(since) }) = hand
                    && self.elapsed(since, at, gaps) >= self.pace.seconds + reserve
                {
                    self.seats[seat.index()] = Hand { reserve: 0, since: Some(since.max(at)) };
                }
            }
        }
    }

    /// How many seconds have run between two moments: not those of pauses and gaps.
    fn elapsed(&self, from: i64, to: i64, gaps: &[Gap]) -> i64 {
        let paused = self.paused.map(|since| (since, i64::MAX));
        let mut still: Vec<Gap> = self.pauses.iter().chain(&paused).chain(gaps).copied().collect();
        still.sort_unstable();
        let (mut run, mut reached) = (0, from);
        for (first, after) in still {
            run += (first.min(to) - reached).max(0);
            reached = reached.max(after).min(to.max(reached));
        }
        run + (to - reached).max(0)
    }

    /// The time of a seat that is asked, as it stands at a moment.
    pub fn time(&self, seat: Seat, now: i64, gaps: &[Gap]) -> Option<Time> {
        let hand = self.seats.get(seat.index())?;
        let since = hand.since?;
        let run = self.elapsed(since, now.max(since), gaps);
        let (left, reserve) = (self.pace.seconds - run, hand.reserve);
        if self.is_paused() {
            return Some(Time::Stands(left.max(0), (reserve + left.min(0)).max(0)));
        }
        // What has not run moves the end: it is the same at every moment in which the clock runs.
        Some(Time::Until(now.max(since) + left, reserve))
    }

    /// The seats whose time is up, reserve and all.
    pub fn is_up(&self, seat: Seat, now: i64, gaps: &[Gap]) -> bool {
        match self.time(seat, now, gaps) {
            Some(Time::Until(until, reserve)) => until + reserve <= now,
            Some(Time::Stands(..)) | None => false,
        }
    }

    /// When the time of the first of these seats is up.
    pub fn next(&self, seats: impl Iterator<Item = Seat>, now: i64, gaps: &[Gap]) -> Option<i64> {
        let up = seats.filter_map(|seat| match self.time(seat, now, gaps)? {
            Time::Until(until, reserve) => Some(until + reserve),
            Time::Stands(..) => None,
        });
        up.min()
    }
}

/// The seats of bits.
pub(super) fn seats(bits: u8) -> Seats {
    (0..8).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).collect()
}

/// The seat that answered with a step, if it was an answer: the first line says so.
fn answered(lines: &str) -> Option<Seat> {
    let (seat, _) = lines.split_once(": ")?;
    seat.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANSWER: Pace = Pace { per: Per::Answer, seconds: 60, reserve: 100 };
    const TURN: Pace = Pace { per: Per::Turn, ..ANSWER };

    /// An answer; each has two entries, and four come before the first.
    fn step(seq: u64, (at, by, asked): (i64, u8, u8)) -> Step {
        let lines = format!("{by}: pass\n* 1/6\n");
        Step { seq, keep: 2 + 2 * seq, lines, asked, phase: Phase::Playing, at }
    }

    fn clock(
        pace: Pace,
        steps: &[(i64, u8, u8)],
        bearings: &[(i64, Bearing)],
        gaps: &[Gap],
    ) -> Clock {
        let steps: Vec<Step> = (1..).zip(steps).map(|(seq, it)| step(seq, *it)).collect();
        Clock::new(pace, 2, (seats(0b01), 1_000)).through(&steps, bearings, gaps)
    }

    #[test]
    fn a_time_for_each_answer_begins_with_each() {
        let after = clock(ANSWER, &[(1_050, 0, 0b01)], &[], &[]);
        assert_eq!(after.time(Seat(0), 1_060, &[]), Some(Time::Until(1_110, 100)));
        assert_eq!(after.time(Seat(1), 1_060, &[]), None);
        let late = clock(ANSWER, &[(1_090, 0, 0b01)], &[], &[]);
        assert_eq!(
            late.time(Seat(0), 1_100, &[]),
            Some(Time::Until(1_150, 70)),
            "30 of the reserve"
        );
        assert!(!late.is_up(Seat(0), 1_219, &[]) && late.is_up(Seat(0), 1_220, &[]));
    }

    #[test]
    fn a_time_for_each_turn_goes_on_while_one_is_asked() {
        let after = clock(TURN, &[(1_050, 0, 0b01), (1_070, 0, 0b01)], &[], &[]);
        assert_eq!(after.time(Seat(0), 1_080, &[]), Some(Time::Until(1_060, 100)));
        assert!(!after.is_up(Seat(0), 1_159, &[]) && after.is_up(Seat(0), 1_160, &[]));
        let next = clock(TURN, &[(1_090, 0, 0b10), (1_100, 1, 0b01)], &[], &[]);
        assert_eq!(next.time(Seat(0), 1_100, &[]), Some(Time::Until(1_160, 70)));
    }

    #[test]
    fn who_is_asked_at_the_same_time_has_a_clock_each() {
        let both = clock(ANSWER, &[(1_010, 0, 0b11), (1_040, 1, 0b01)], &[], &[]);
        assert_eq!(
            both.time(Seat(0), 1_040, &[]),
            Some(Time::Until(1_070, 100)),
            "an answer of another's changes nothing"
        );
        assert_eq!(both.time(Seat(1), 1_040, &[]), None);
        assert_eq!(both.next([Seat(0), Seat(1)].into_iter(), 1_040, &[]), Some(1_170));
    }

    #[test]
    fn neither_gaps_nor_pauses_count() {
        let gaps = [(1_010, 1_500)];
        let down = clock(ANSWER, &[], &[], &gaps);
        assert_eq!(down.time(Seat(0), 1_500, &gaps), Some(Time::Until(1_550, 100)));
        assert_eq!(down.time(Seat(0), 1_520, &gaps), Some(Time::Until(1_550, 100)));
        let answered = clock(ANSWER, &[(1_540, 0, 0b01)], &[], &gaps);
        assert_eq!(
            answered.time(Seat(0), 1_540, &gaps),
            Some(Time::Until(1_600, 100)),
            "no reserve was used"
        );
        let paused = clock(ANSWER, &[], &[(1_020, Bearing::Pause)], &[]);
        assert_eq!(paused.time(Seat(0), 9_000, &[]), Some(Time::Stands(40, 100)));
        assert!(!paused.is_up(Seat(0), 99_000, &[]) && paused.is_paused());
        let resumed = clock(ANSWER, &[], &[(1_020, Bearing::Pause), (2_020, Bearing::Resume)], &[]);
        assert_eq!(resumed.time(Seat(0), 2_021, &[]), Some(Time::Until(2_060, 100)));
        // Down while it paused: that is not taken off twice.
        let gaps = [(1_500, 1_600), (2_000, 2_100)];
        let both = clock(ANSWER, &[], &[(1_020, Bearing::Pause), (2_020, Bearing::Resume)], &gaps);
        assert_eq!(both.time(Seat(0), 2_100, &gaps), Some(Time::Until(2_140, 100)));
    }

    #[test]
    fn who_was_away_for_a_moment_wins_no_time() {
        let back = clock(ANSWER, &[], &[(1_050, Bearing::Back(Seat(0)))], &[]);
        assert_eq!(back.time(Seat(0), 1_051, &[]), Some(Time::Until(1_060, 100)));
        let late = clock(ANSWER, &[], &[(1_159, Bearing::Back(Seat(0)))], &[]);
        assert!(late.is_up(Seat(0), 1_160, &[]), "a second before the end there is a second left");
    }

    #[test]
    fn who_takes_an_answer_back_wins_no_time() {
        let undone = |keep, at| Step { lines: String::new(), keep, ..step(9, (at, 0, 0b01)) };
        let begin = || Clock::new(ANSWER, 2, (seats(0b01), 1_000));
        // Asked again at once, and of another after the second answer.
        let steps = [step(1, (1_050, 0, 0b01)), step(2, (1_090, 0, 0b10))];
        let one = begin().through(&[steps[0].clone(), undone(4, 1_055)], &[], &[]);
        assert_eq!(one.time(Seat(0), 1_056, &[]), Some(Time::Until(1_060, 100)));
        let both = [steps[0].clone(), steps[1].clone(), undone(4, 1_095)];
        let turn = begin().through(&both, &[], &[]);
        assert_eq!(turn.time(Seat(0), 1_096, &[]), Some(Time::Until(1_060, 100)), "all of it");
        let last = begin().through(&[both[0].clone(), both[1].clone(), undone(6, 1_095)], &[], &[]);
        assert_eq!(last.time(Seat(0), 1_096, &[]), Some(Time::Until(1_110, 100)), "the second");
        let again = [both[0].clone(), undone(4, 1_055), step(1, (1_058, 0, 0b10))];
        let again = begin().through(&again, &[], &[]);
        assert_eq!(again.time(Seat(1), 1_060, &[]), Some(Time::Until(1_118, 100)));
    }

    #[test]
    fn who_comes_back_begins_anew() {
        let back = clock(ANSWER, &[], &[(5_000, Bearing::Back(Seat(0)))], &[]);
        assert_eq!(
            back.time(Seat(0), 5_010, &[]),
            Some(Time::Until(5_060, 0)),
            "what was used stays used"
        );
        let ended = Step { phase: Phase::Over, asked: 0, ..step(1, (1_010, 0, 0)) };
        let over = Clock::new(ANSWER, 2, (seats(0b11), 1_000)).through(&[ended], &[], &[]);
        assert_eq!(over.next([Seat(0), Seat(1)].into_iter(), 2_000, &[]), None);
    }
}
