//! Campaigns: begun, left, resumed, with where they stand.

use super::new::{self, give, room_for};
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::chance::{self, now};
use crate::live::Standing;
use crate::shelf::Boxed;
use crate::store::{CampaignId, CampaignRecord, StoreError, TableRecord};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Campaigns, Course, Options, Seat};
use render::pages::{self, Begun, CampaignList};
use serde::Deserialize;

/// How many campaigns of a person are listed.
const LISTED: u32 = 20;
/// How many campaigns of a game one person may have.
const MOST: usize = 20;

type Answered = Result<Response, Refusal>;

/// The answer to what a campaign asks, where it asks something.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Answer {
    answer: Option<String>,
}

type Sent = Result<Form<Answer>, FormRejection>;

/// A game that has campaigns.
fn of_game<'a>(
    app: &'a Shared,
    game: &str,
) -> Result<(&'a Boxed, &'static dyn Campaigns), Refusal> {
    let boxed = app.hall.shelf.find(game).ok_or(Refusal::NothingHere)?;
    Ok((boxed, boxed.game.campaigns().ok_or(Refusal::NothingHere)?))
}

/// A visitor's campaigns of a game, and how a new one begins.
pub(super) async fn all(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Answered {
    let (boxed, campaigns) = of_game(&app, &game)?;
    let kept = match visitor.id() {
        Some(me) => app.hall.store.campaigns_of(me, game.clone(), LISTED).await?,
        None => Vec::new(),
    };
    let mut begun = Vec::new();
    for record in kept {
        // What ended while nobody looked is counted before it is told.
        if let Some(standing) = app.hall.campaign(record.id).await? {
            begun.push(line(standing));
        }
    }
    let _turn = app.turn_to_draw(&visitor).await?;
    let tongue = visitor.tongue(&boxed.speaker);
    let list = CampaignList { game: &game, board: boxed.board, begun, fresh: campaigns.fresh() };
    Ok(Html(pages::campaigns(&visitor.reader, &tongue, &list).into_string()).into_response())
}

fn line(Standing { record, course, is_playing }: Standing) -> Begun {
    Begun { id: record.id.to_string(), course, is_playing }
}

/// Begins a campaign.
pub(super) async fn begin(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(game): Path<String>,
    form: Sent,
) -> Answered {
    let (_, campaigns) = of_game(&app, &game)?;
    let course = answered(campaigns, campaigns.fresh(), form)?;
    let actor = room_for(&app, &visitor).await?;
    let kept = app.hall.store.campaigns_of(actor.person.id, game.clone(), LISTED).await?;
    if kept.len() >= MOST {
        return Err(Refusal::Conflict("page-refused-too-many-campaigns"));
    }
    let record = CampaignRecord {
        id: chance::campaign_id(),
        game,
        person: actor.person.id,
        stands: course.text,
        at_table: None,
        version: 0,
        since: now(),
        touched: now(),
    };
    let address = format!("/c/{}", record.id);
    app.hall.store.add_campaign(record).await?;
    let mut response = Redirect::to(&address).into_response();
    give(&mut response, actor.cookie);
    Ok(response)
}

/// A campaign once what it asks is answered, where it asks something.
fn answered(campaigns: &dyn Campaigns, course: Course, form: Sent) -> Result<Course, Refusal> {
    if course.asks.is_none() {
        return Ok(course);
    }
    let Form(Answer { answer }) = form?;
    let after = answer.and_then(|word| campaigns.answered(&course, &word));
    after.ok_or(Refusal::Wrong("page-refused-campaign-answer"))
}

/// A campaign of the visitor's; nobody else hears of it.
async fn own(app: &Shared, visitor: &Visitor, id: &str) -> Result<Standing, Refusal> {
    let id: CampaignId = id.parse().map_err(|_| Refusal::NothingHere)?;
    let standing = app.hall.campaign(id).await?.ok_or(Refusal::NothingHere)?;
    let is_own = visitor.id() == Some(standing.record.person);
    if is_own { Ok(standing) } else { Err(Refusal::NothingHere) }
}

/// Where a campaign stands.
pub(super) async fn page(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answered {
    let standing = own(&app, &visitor, &id).await?;
    let game = standing.record.game.clone();
    let (boxed, _) = of_game(&app, &game)?;
    let _turn = app.turn_to_draw(&visitor).await?;
    let tongue = visitor.tongue(&boxed.speaker);
    let shown = pages::Campaign { game: &game, board: boxed.board, begun: line(standing) };
    Ok(Html(pages::campaign(&visitor.reader, &tongue, &shown).into_string()).into_response())
}

/// Leads to the game that is being played, or begins the next.
pub(super) async fn play(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Sent,
) -> Answered {
    let Standing { record, course, is_playing } = own(&app, &visitor, &id).await?;
    if let Some(table) = record.at_table.filter(|_| is_playing) {
        return Ok(Redirect::to(&format!("/t/{table}")).into_response());
    }
    if course.progress != kernel::campaign::Progress::Open {
        return Ok(Redirect::to(&format!("/c/{id}")).into_response());
    }
    let (boxed, campaigns) = of_game(&app, &record.game)?;
    let course = answered(campaigns, course, form)?;
    let actor = room_for(&app, &visitor).await?;
    let table = {
        let _turn = app.turn_to_draw(&visitor).await?;
        set(&app, boxed, &course, &actor.person)?
    };
    let (at, touched) = (table.id, now());
    let moved = CampaignRecord { stands: course.text, at_table: Some(at), touched, ..record };
    match app.hall.store.change_campaign(moved, Some(table)).await {
        // Another page of theirs was first.
        Err(StoreError::Conflict) => Ok(Redirect::to(&format!("/c/{id}")).into_response()),
        kept => {
            kept?;
            app.hall.table(at).await?;
            Ok(Redirect::to(&format!("/t/{at}")).into_response())
        }
    }
}

/// The table of a campaign's next game.
fn set(
    app: &Shared,
    boxed: &Boxed,
    course: &Course,
    person: &crate::store::PersonRecord,
) -> Result<TableRecord, Refusal> {
    let next = course.next.iter().map(|(name, value)| (*name, value.as_str()));
    let table = Options::accept(boxed.game.options(), next)
        .and_then(|options| boxed.game.table(&options, &boxed.data, chance::seed()));
    let table = table.map_err(|error| {
        tracing::error!(%error, game = boxed.game.name(), "a campaign's next game cannot be set");
        Refusal::Broke
    })?;
    let setting = new::Setting::among_bots(app, person, (Seat(0), table.seats()));
    Ok(new::record(person.id, new::Set::dealt(&*table), setting))
}
