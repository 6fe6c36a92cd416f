//! Results and ratings: what became of games, for each who played them, and how good that makes them.
//!
//! A result is kept once for each seat of a table, together with the ratings it changes. Ratings come from tables that were set as
//! rated, and follow Weng and Lin.

use super::{Answer, PersonId, TableId};
use kernel::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::fmt::Debug;

/// How many rated games somebody has played before they are listed.
pub const LISTED_AFTER: u32 = 5;

/// How good somebody is at a game, as far as that is known.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The middle of what is likely.
    pub mean: f64,
    /// How far from it is still likely.
    pub spread: f64,
    /// How many rated games it is known from.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Self { mean: rating, spread: uncertainty, games: 0 }
    }
}

impl Rating {
    /// What is kept of it: the mean, the spread and what is sure, in millionths.
    pub(super) fn kept(self) -> [i64; 3] {
        #[expect(clippy::cast_possible_truncation, reason = "ratings are small")]
        [self.mean, self.spread, self.sure()].map(|number| (number * 1e6).round() as i64)
    }

    /// The rating of what was kept.
    pub(super) fn of_kept(mean: i64, spread: i64, games: u32) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "ratings are small")]
        let [mean, spread] = [mean, spread].map(|number| number as f64 / 1e6);
        Self { mean, spread, games }
    }

    /// What they are at least, most likely: what one is listed by.
    pub fn sure(self) -> f64 {
        3.0f64.mul_add(-self.spread, self.mean)
    }

    /// The same as a whole number, a hundred to a point, as it is shown: nobody is below nothing.
    pub fn shown(self) -> i64 {
        #[expect(clippy::cast_possible_truncation, reason = "ratings are small")]
        let shown = (self.sure() * 100.0).round() as i64;
        shown.max(0)
    }
}

/// What ratings become after a game in which these came to these places, the first being 1.
pub fn after(before: &[(Rating, u8)]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|(rating, _)| [WengLinRating { rating: rating.mean, uncertainty: rating.spread }])
        .collect();
    let places = before.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|team| &team[..]).zip(places).collect();
    let now = weng_lin_multi_team(&ranked, &WengLinConfig::default());
    let line = |(team, (before, _)): (Vec<WengLinRating>, &(Rating, u8))| {
        let rated = team.first().copied().unwrap_or_default();
        Rating { mean: rated.rating, spread: rated.uncertainty, games: before.games + 1 }
    };
    now.into_iter().zip(before).map(line).collect()
}

/// What became of a game for one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRecord {
    /// At which table.
    pub table: TableId,
    /// In which seat.
    pub seat: Seat,
    /// Who sat there.
    pub person: PersonId,
    /// The game's name.
    pub game: String,
    /// The key of the role they played; empty where there are none.
    pub role: String,
    /// The place they came to, from 1.
    pub place: u8,
    /// Of how many seats.
    pub seats: u8,
    /// Whether they won.
    pub won: bool,
    /// Whether the table was rated.
    pub rated: bool,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// A person as others may see them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Whose it is.
    pub person: PersonId,
    /// What it is found by: 16 hexadecimal digits, which say nothing of the person.
    pub handle: String,
    /// The name.
    pub name: String,
    /// Whether others may see it.
    pub shown: bool,
}

/// Results, ratings and profiles.
pub trait Ratings: Debug + Send + Sync {
    /// Sets a table as rated.
    fn set_rated(&self, table: TableId) -> Answer<'_, ()>;
    /// Whether a table is rated.
    fn is_rated(&self, table: TableId) -> Answer<'_, bool>;
    /// Keeps what became of a game, and what that makes of the ratings if it was rated; done once for a table.
    fn keep_results(&self, results: Vec<ResultRecord>) -> Answer<'_, ()>;
    /// The results of a person, the latest first, at most the given number.
    fn results_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<ResultRecord>>;
    /// The ratings of a person, by game.
    fn ratings_of(&self, person: PersonId) -> Answer<'_, Vec<(String, Rating)>>;
    /// The best at a game who are known well enough and let themselves be seen, at most the given number.
    fn best(&self, game: String, most: u32) -> Answer<'_, Vec<(Profile, Rating)>>;

    /// The profile of a person: the one there is, or a new one with this handle.
    fn profile(&self, person: PersonId, handle: String) -> Answer<'_, Profile>;
    /// The profile of a handle.
    fn profile_of(&self, handle: String) -> Answer<'_, Option<Profile>>;
    /// Lets others see a person's profile, or not.
    fn set_shown(&self, person: PersonId, shown: bool) -> Answer<'_, ()>;
    /// Those a person has played with lately who let themselves be seen, at most the given number.
    fn companions(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Profile>>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_who_loses_falls() {
        let new = Rating::default();
        let now = after(&[(new, 1), (new, 2), (new, 2)]);
        assert!(now[0].mean > new.mean && now[1].mean < new.mean);
        assert!((now[1].mean - now[2].mean).abs() < 1e-9, "a shared place is the same");
        assert!(now.iter().all(|rating| rating.spread < new.spread && rating.games == 1));
        assert!(now[0].shown() > new.shown());
        assert_eq!(new.shown(), 0);
    }
}
