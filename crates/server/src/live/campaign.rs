//! Campaigns: a game that has ended counts in the one its table was set for, once.

use super::{Hall, HallError, State};
use crate::chance::now;
use crate::shelf::Boxed;
use crate::store::{CampaignId, CampaignRecord, Phase, StoreError};
use kernel::campaign::Progress;
use kernel::{AnyTable, Course, Options};

/// A campaign, and where it stands.
#[derive(Debug)]
pub struct Standing {
    /// As it is kept.
    pub record: CampaignRecord,
    /// Where it stands.
    pub course: Course,
    /// Whether a game of it is being played.
    pub is_playing: bool,
}

impl Hall {
    /// A campaign; a game of it that has ended is counted before anything else.
    pub async fn campaign(&self, id: CampaignId) -> Result<Option<Standing>, HallError> {
        let Some(mut record) = self.store.campaign(id).await? else { return Ok(None) };
        let mut is_playing = false;
        if let Some(table) = record.at_table {
            // A table that was forgotten, or can no longer be opened, counts for nothing: its game is begun again.
            if let Ok(live) = self.table(table).await {
                let state = live.shown();
                is_playing = state.record.phase == Phase::Playing;
                if state.record.phase == Phase::Over {
                    self.count_game(&state, record).await?;
                    let again = self.store.campaign(id).await?;
                    record = again.ok_or(StoreError::Missing)?;
                }
            }
        }
        let course = self.course(&record)?;
        let is_playing = is_playing && course.progress == Progress::Open;
        Ok(Some(Standing { record, course, is_playing }))
    }

    /// Where a kept campaign stands.
    pub fn course(&self, record: &CampaignRecord) -> Result<Course, HallError> {
        let missing = || HallError::NoSuchGame(record.game.clone());
        let campaigns = self.shelf.find(&record.game).and_then(|boxed| boxed.game.campaigns());
        let course = campaigns.ok_or_else(missing)?.read(&record.stands);
        course.ok_or_else(|| HallError::DoesNotReplay(record.stands.clone()))
    }

    /// Counts the game of a table that has just ended. Where that cannot be kept now, it is counted when somebody asks for
    /// the campaign.
    pub(super) async fn count_ended(&self, state: &State) {
        let counted = match self.store.campaign_of(state.record.id).await {
            Ok(Some(campaign)) => self.count_game(state, campaign).await,
            Ok(None) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = counted {
            tracing::warn!(%error, table = ?state.record.id, "a game was not counted in its campaign");
        }
    }

    /// Counts the game of a table in a campaign that stands at it. Another who was first has counted the same.
    async fn count_game(&self, state: &State, campaign: CampaignRecord) -> Result<(), StoreError> {
        let boxed = self.shelf.find(&campaign.game);
        let after = boxed.zip(state.table.as_deref()).and_then(|(boxed, table)| {
            let course = self.course(&campaign).ok()?;
            counted(boxed, &course, table)
        });
        let is_due = campaign.at_table == Some(state.record.id);
        let Some(course) = after.filter(|_| is_due) else { return Ok(()) };
        let touched = now();
        let moved = CampaignRecord { stands: course.text, at_table: None, touched, ..campaign };
        match self.store.change_campaign(moved, None).await {
            Err(StoreError::Conflict) => Ok(()),
            kept => kept,
        }
    }
}

/// A campaign after the game of a table that has ended.
fn counted(boxed: &Boxed, course: &Course, table: &dyn AnyTable) -> Option<Course> {
    let outcome = table.outcome()?;
    let given = table.journal().options.iter();
    let given = given.map(|(name, value)| (name.as_str(), value.as_str()));
    let former = boxed.game.former_options();
    let options = Options::accept_former(boxed.game.options(), given, former).ok()?;
    boxed.game.campaigns()?.after(course, &outcome, &options)
}
