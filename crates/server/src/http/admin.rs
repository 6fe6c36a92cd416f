//! Pages for those who look after the server. Nobody else is told that there are any.

use super::account::{moment, sure};
use super::visitor::Visitor;
use super::{Refusal, Shared};
use crate::admin::{
    By, Days, InvitationLine, PersonLine, Said, TableLine, Whom, Why, Wish, fulfil,
};
use crate::store::{PersonId, TableId};
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::Message;
use render::pages::{
    AdminHome, KeptInvitation, KeptPerson, KeptTable, admin_home, admin_people, admin_person,
    admin_table, admin_tables,
};
use serde::Deserialize;

/// How many a list has.
const LISTED: u32 = 60;
/// How many lines of chat are looked at for who spoke.
const SPOKEN: u32 = 100;

type Page = Result<Html<String>, Refusal>;

/// Somebody who looks after the server.
async fn keeper(app: &Shared, visitor: &Visitor) -> Result<PersonId, Refusal> {
    visitor.is_sure()?;
    let person = visitor.id().filter(|_| visitor.session.is_some()).ok_or(Refusal::NothingHere)?;
    let looks_after = app.hall.store.is_admin(person).await?;
    looks_after.then_some(person).ok_or(Refusal::NothingHere)
}

/// Has something done in the name of somebody who looks after the server.
async fn have_done(app: &Shared, keeper: PersonId, wish: Wish) -> Result<Said, Refusal> {
    match fulfil(&app.hall, &By::Admin(keeper), wish).await {
        Said::Refused(why) => Err(refusal(why)),
        said => Ok(said),
    }
}

const fn refusal(why: Why) -> Refusal {
    match why {
        Why::NoTable => Refusal::Conflict("admin-why-no-table"),
        Why::NoPerson => Refusal::Conflict("admin-why-no-person"),
        Why::NoInvitation => Refusal::Conflict("admin-why-no-invitation"),
        Why::OtherPhase => Refusal::Conflict("admin-why-other-phase"),
        Why::Secret => Refusal::Forbidden("admin-why-secret"),
        Why::NoAccount => Refusal::Conflict("admin-why-no-account"),
        Why::Oneself => Refusal::Forbidden("admin-why-oneself"),
        Why::TooMany => Refusal::Conflict("admin-why-too-many"),
        Why::Malformed => Refusal::Malformed,
        Why::Store => Refusal::Conflict("admin-why-store"),
    }
}

pub(super) async fn home(State(app): State<Shared>, visitor: Visitor) -> Page {
    let keeper = keeper(&app, &visitor).await?;
    shown(&app, &visitor, keeper, AdminHome::default()).await
}

async fn shown(app: &Shared, visitor: &Visitor, keeper: PersonId, home: AdminHome) -> Page {
    let banned = match have_done(app, keeper, Wish::Banned).await? {
        Said::People(people) => people.into_iter().map(person_line).collect(),
        _ => Vec::new(),
    };
    let invitations = match have_done(app, keeper, Wish::Invitations).await? {
        Said::Invitations(all) => all.into_iter().map(invitation_line).collect(),
        _ => Vec::new(),
    };
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    let home = AdminHome { invitations, banned, ..home };
    Ok(Html(admin_home(&visitor.reader, &tongue, &home).into_string()))
}

#[derive(Debug, Deserialize)]
pub(super) struct Listing {
    #[serde(default)]
    phase: String,
    after: Option<String>,
    #[serde(default)]
    from: String,
}

pub(super) async fn tables(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(listing): Query<Listing>,
) -> Page {
    let keeper = keeper(&app, &visitor).await?;
    let phase = if listing.phase.is_empty() { "playing".to_owned() } else { listing.phase };
    let wish = Wish::Tables { phase: phase.clone(), after: listing.after, most: LISTED };
    let Said::Tables(tables, next) = have_done(&app, keeper, wish).await? else {
        return Err(Refusal::Broke);
    };
    let tables: Vec<_> =
        tables.into_iter().map(|table| table_line(&app, &visitor, table)).collect();
    let more = next.map(|mark| format!("/admin/tables?phase={phase}&after={mark}"));
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(admin_tables(&visitor.reader, &tongue, &tables, more.as_deref()).into_string()))
}

pub(super) async fn table(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Page {
    keeper(&app, &visitor).await?;
    let id: TableId = id.parse().map_err(|_| Refusal::NothingHere)?;
    let store = &app.hall.store;
    let record = store.table(id).await?.ok_or(Refusal::NothingHere)?;
    let seats = record.seats.iter().map(|seat| (seat.sits.owner(), seat.name.clone()));
    let mut people: Vec<(PersonId, String)> =
        seats.filter_map(|(owner, name)| Some((owner?, name))).collect();
    let spoken = store.chat(id, SPOKEN).await?;
    people.extend(spoken.into_iter().filter_map(|line| Some((line.person?, line.name))));
    let mut listed = Vec::<(PersonId, String)>::new();
    for (person, name) in people {
        if listed.iter().all(|(known, _)| *known != person) {
            listed.push((person, name));
        }
    }
    let shown = KeptTable {
        id: id.to_string(),
        game: app.hall.shelf.listed(&record.game, visitor.reader.lang).1,
        phase: record.phase.word().to_owned(),
        touched: moment(record.touched),
        people: listed.into_iter().map(|(id, name)| (Some(id.to_string()), name)).collect(),
    };
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(admin_table(&visitor.reader, &tongue, &shown).into_string()))
}

/// The journal of a table that has ended.
pub(super) async fn journal(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let keeper = keeper(&app, &visitor).await?;
    let Said::Journal(name, text) = have_done(&app, keeper, Wish::Journal(id)).await? else {
        return Err(Refusal::Broke);
    };
    let disposition = format!("attachment; filename=\"{name}\"");
    let head = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((head, text).into_response())
}

pub(super) async fn people(
    State(app): State<Shared>,
    visitor: Visitor,
    Query(listing): Query<Listing>,
) -> Page {
    let keeper = keeper(&app, &visitor).await?;
    let wish = Wish::People { from: listing.from.clone(), most: LISTED };
    let Said::People(people) = have_done(&app, keeper, wish).await? else {
        return Err(Refusal::Broke);
    };
    let people: Vec<_> = people.into_iter().map(person_line).collect();
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(admin_people(&visitor.reader, &tongue, &people, &listing.from).into_string()))
}

pub(super) async fn person(
    State(app): State<Shared>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Page {
    let keeper = keeper(&app, &visitor).await?;
    let wish = Wish::Person(Whom::Id(id));
    let Said::People(mut people) = have_done(&app, keeper, wish).await? else {
        return Err(Refusal::Broke);
    };
    let shown = person_line(people.pop().ok_or(Refusal::NothingHere)?);
    let tongue = visitor.tongue(&app.hall.shelf.speaker);
    Ok(Html(admin_person(&visitor.reader, &tongue, &shown, visitor.has_password()).into_string()))
}

/// What the forms send.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Sent {
    deed: String,
    table: String,
    person: String,
    which: String,
    password: String,
    name: String,
    uses: String,
    days: String,
    pack: String,
    tables: String,
    chat: String,
    guests: String,
}

impl Sent {
    fn wish(&self) -> Result<Wish, Refusal> {
        let (table, whom) = (self.table.clone(), Whom::Id(self.person.clone()));
        let number = |text: &str| text.trim().parse().map_err(|_| Refusal::Malformed);
        let perhaps =
            |text: &str| if text.trim().is_empty() { Ok(None) } else { number(text).map(Some) };
        Ok(match self.deed.as_str() {
            "close" => Wish::Close(table),
            "reopen" => Wish::Reopen(table),
            "ban" => Wish::Ban(whom),
            "unban" => Wish::Unban(whom),
            "delete" => Wish::Delete(whom),
            "make-admin" => Wish::MakeAdmin(whom),
            "unmake-admin" => Wish::UnmakeAdmin(whom),
            "invite" => Wish::Invite {
                name: self.name.trim().to_owned(),
                uses: number(&self.uses)?,
                days: number(&self.days)?,
            },
            "uninvite" => Wish::Uninvite(self.which.clone()),
            "prune" => Wish::Prune(Days {
                tables: perhaps(&self.tables)?,
                chat: perhaps(&self.chat)?,
                guests: perhaps(&self.guests)?,
                pack: perhaps(&self.pack)?,
            }),
            _ => return Err(Refusal::Malformed),
        })
    }

    /// Where to go on from there.
    fn onward(&self) -> String {
        match self.deed.as_str() {
            "close" | "reopen" => format!("/admin/table/{}", self.table),
            "ban" | "unban" | "make-admin" | "unmake-admin" => {
                format!("/admin/person/{}", self.person)
            }
            _ => "/admin".to_owned(),
        }
    }
}

pub(super) async fn deed(
    State(app): State<Shared>,
    visitor: Visitor,
    form: Result<Form<Sent>, FormRejection>,
) -> Result<Response, Refusal> {
    let keeper = keeper(&app, &visitor).await?;
    let Form(sent) = form?;
    let wish = sent.wish()?;
    let takes_password = matches!(wish, Wish::Delete(_) | Wish::MakeAdmin(_));
    if takes_password {
        sure(&app, &visitor, sent.password.clone()).await?;
    }
    let home = match have_done(&app, keeper, wish).await? {
        Said::Invited(code) => {
            let link = format!("{}/join?code={code}", super::join::root(&app, &visitor));
            AdminHome { invited: Some(link), ..AdminHome::default() }
        }
        Said::Pruned([tables, chat, sessions, guests, packed]) => {
            let told = Message::new("admin-pruned")
                .with("tables", tables.to_string())
                .with("chat", chat.to_string())
                .with("sessions", sessions.to_string())
                .with("guests", guests.to_string())
                .with("packed", packed.to_string());
            let news = visitor.tongue(&app.hall.shelf.speaker).say(&told);
            AdminHome { news: Some(news), ..AdminHome::default() }
        }
        _ => return Ok(Redirect::to(&sent.onward()).into_response()),
    };
    Ok(shown(&app, &visitor, keeper, home).await?.into_response())
}

fn table_line(app: &Shared, visitor: &Visitor, table: TableLine) -> KeptTable {
    KeptTable {
        id: table.id,
        game: app.hall.shelf.listed(&table.game, visitor.reader.lang).1,
        phase: table.phase,
        touched: moment(table.touched),
        people: table.seats,
    }
}

fn person_line(person: PersonLine) -> KeptPerson {
    KeptPerson {
        id: person.id,
        name: person.name,
        login: person.login,
        since: moment(person.since),
        banned: person.banned.map(moment),
        admin: person.admin,
    }
}

fn invitation_line(invitation: InvitationLine) -> KeptInvitation {
    let InvitationLine { id, name, until, uses } = invitation;
    KeptInvitation { id, name, until: moment(until), uses }
}
