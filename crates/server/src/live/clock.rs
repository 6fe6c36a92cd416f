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
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Hand {
    reserve: i64,
    since: Option<i64>,
}

/// How much time a seat has that is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Time {
    /// Until this second of the time for an answer or turn, and then as many seconds in reserve.
    Until(i64, i64),
    /// The clock stands: so many seconds are left of the time, and so many in reserve.
    Stands(i64, i64),
}

impl Clock {
    /// A clock of so many seats that has not run, and of whom is asked first.
    pub fn new(pace: Pace, seats: usize, (asked, at): (Seats, i64)) -> Self {
        let hand = |seat: usize| {
            let seat = Seat(u8::try_from(seat).expect("seats are few"));
            Hand { reserve: pace.reserve, since: asked.has(seat).then_some(at) }
        };
        Self { pace, seats: (0..seats).map(hand).collect(), paused: None, pauses: Vec::new() }
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
            let asked = if step.phase == Phase::Playing { step.asked } else { 0 };
            self.step(answered(&step.lines), seats(asked), step.at, gaps);
        }
        for (at, bearing) in bearings {
            self.bear(bearing, at, gaps);
        }
        self
    }

    /// A step was made: by this seat if it was an answer, and these seats are asked now.
    pub fn step(&mut self, by: Option<Seat>, asked: Seats, at: i64, gaps: &[Gap]) {
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

    /// Something else bears on it.
    pub fn bear(&mut self, bearing: Bearing, at: i64, gaps: &[Gap]) {
        match bearing {
            Bearing::Pause => self.paused = self.paused.or(Some(at)),
            Bearing::Resume => self.pauses.extend(self.paused.take().map(|since| (since, at))),
            Bearing::Back(seat) => {
                let hand = self.seats.get(seat.index()).copied();
                if let Some(Hand { reserve, since: Some(since) }) = hand {
                    let over = self.elapsed(since, at, gaps) - self.pace.seconds;
                    let reserve = (reserve - over.max(0)).max(0);
                    self.seats[seat.index()] = Hand { reserve, since: Some(since.max(at)) };
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

    fn step(seq: u64, (at, by, asked): (i64, u8, u8)) -> Step {
        let lines = format!("{by}: pass\n* 1/6\n");
        Step { seq, keep: 0, lines, asked, phase: Phase::Playing, at }
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
