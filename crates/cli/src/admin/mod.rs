//! Looking after a server: through its socket while it runs, else in its database.

pub mod args;

use crate::args::Log;
use crate::failure::Failure;
use crate::voice::Voice;
use crate::{World, serve};
use args::{Admin, Deed, Who};
use kernel::Message;
use server::admin::{By, Days, InvitationLine, PersonLine, Said, TableLine, Whom, Wish, socket};
use server::http::moment;
use server::store::{Place, Postgres, Sqlite, Store};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// How long what the others are told may be on its way before this program ends. They look by themselves each second, too.
const ON_THE_WAY: Duration = Duration::from_millis(300);

/// Does what is wanted, and tells what came of it.
pub fn run(args: &Admin, world: &mut World<'_>) -> Result<(), Failure> {
    let wish = wish(&args.deed);
    let runtime = tokio::runtime::Runtime::new()?;
    let said = runtime.block_on(async {
        match through_the_server(args, &wish).await? {
            Some(said) => Ok(said),
            None => in_the_database(args, wish, world).await,
        }
    })?;
    tell(args, said, world)
}

/// What a running server says; none if there is none.
async fn through_the_server(args: &Admin, wish: &Wish) -> Result<Option<Said>, Failure> {
    let usual = || args.database.file().map(socket::beside);
    let Some(path) = args.admin_socket.clone().or_else(usual) else { return Ok(None) };
    match socket::ask(&path, wish).await {
        Ok(said) => Ok(Some(said)),
        Err(error)
            if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused) =>
        {
            Ok(None)
        }
        Err(error) => Err(Failure::Read(path, error)),
    }
}

/// What comes of it without a server. A file is opened for this alone: it is refused while a server has it.
async fn in_the_database(args: &Admin, wish: Wish, world: &World<'_>) -> Result<Said, Failure> {
    let place = args.database.to_string();
    let failed = |error| Failure::Check(PathBuf::from(&place), error);
    let store: Arc<dyn Store> = match &args.database {
        Place::File(file) if !file.exists() => {
            return Err(failed(server::store::FileError::Missing));
        }
        Place::File(file) => Arc::new(Sqlite::open(file).map_err(failed)?),
        Place::Postgres(address) => {
            Arc::new(Postgres::open_existing(address).await.map_err(failed)?)
        }
    };
    serve::log(Log::Text);
    let hall = serve::hall(store, world.shelf)?;
    let said = server::admin::fulfil(&hall, &By::Host, wish).await;
    if args.database.file().is_none() {
        tokio::time::sleep(ON_THE_WAY).await;
    }
    Ok(said)
}

fn whom(who: &Who) -> Whom {
    match (&who.login, &who.id) {
        (_, Some(id)) => Whom::Id(id.clone()),
        (login, None) => Whom::Login(login.clone().unwrap_or_default()),
    }
}

fn wish(deed: &Deed) -> Wish {
    match deed.clone() {
        Deed::Tables { phase, after, most } => Wish::Tables { phase, after, most },
        Deed::People { from, most } => Wish::People { from, most },
        Deed::Banned => Wish::Banned,
        Deed::Person(who) => Wish::Person(whom(&who)),
        Deed::Export { table, .. } => Wish::Journal(table),
        Deed::Close { table } => Wish::Close(table),
        Deed::Reopen { table } => Wish::Reopen(table),
        Deed::Prune { pack, tables, chat, guests } => {
            Wish::Prune(Days { tables, chat, guests, pack })
        }
        Deed::Ban(who) => Wish::Ban(whom(&who)),
        Deed::Unban(who) => Wish::Unban(whom(&who)),
        Deed::Delete(who) => Wish::Delete(whom(&who)),
        Deed::MakeAdmin(who) => Wish::MakeAdmin(whom(&who)),
        Deed::UnmakeAdmin(who) => Wish::UnmakeAdmin(whom(&who)),
        Deed::Invitations => Wish::Invitations,
        Deed::Invite { name, uses, days } => Wish::Invite { name, uses, days },
        Deed::Uninvite { id } => Wish::Uninvite(id),
    }
}

fn tell(args: &Admin, said: Said, world: &mut World<'_>) -> Result<(), Failure> {
    let voice = Voice::new(world.lang);
    if let Said::Refused(why) = said {
        return Err(Failure::Admin(why));
    }
    if args.json {
        return world.json(&said);
    }
    match said {
        Said::Done | Said::Refused(_) => world.line(voice.word("cli-admin-done"))?,
        Said::Tables(tables, next) => {
            world.lines(tables.iter().map(table_line))?;
            if let Some(next) = next {
                world.line(voice.say(&Message::new("cli-admin-more").with("mark", next)))?;
            }
        }
        Said::People(people) => {
            world.lines(people.iter().map(|person| person_line(&voice, person)))?;
        }
        Said::Journal(_, text) => match &args.deed {
            Deed::Export { out: Some(out), .. } => {
                std::fs::write(out, text).map_err(|error| Failure::Write(out.clone(), error))?;
            }
            _ => world.out.write_all(text.as_bytes())?,
        },
        Said::Pruned([tables, chat, sessions, guests, packed]) => {
            let told = Message::new("admin-pruned")
                .with("tables", tables.to_string())
                .with("chat", chat.to_string())
                .with("sessions", sessions.to_string())
                .with("guests", guests.to_string())
                .with("packed", packed.to_string());
            world.line(voice.say(&told))?;
        }
        Said::Invitations(all) => {
            world.lines(all.iter().map(|invitation| invitation_line(&voice, invitation)))?;
        }
        Said::Invited(code) => {
            world.line(voice.say(&Message::new("cli-admin-invited").with("code", code)))?;
        }
    }
    Ok(())
}

fn table_line(table: &TableLine) -> String {
    let names = table.seats.iter().map(|(_, name)| name.as_str());
    let names = names.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ");
    let touched = moment(table.touched);
    format!("{}  {}  {touched}  {}  {}", table.id, table.phase, table.game, plain(&names))
}

fn person_line(voice: &Voice, person: &PersonLine) -> String {
    let login = person.login.as_deref().unwrap_or("-");
    let mut line = format!(
        "{}  {}  {}  {}",
        person.id,
        moment(person.since),
        plain(login),
        plain(&person.name)
    );
    if person.admin {
        line = format!("{line}  ({})", voice.word("admin-is-admin"));
    }
    if let Some(at) = person.banned {
        let banned = Message::new("admin-is-banned").with("at", moment(at));
        line = format!("{line}  ({})", voice.say(&banned));
    }
    line
}

fn invitation_line(voice: &Voice, invitation: &InvitationLine) -> String {
    let counts = Message::new("admin-invitation-counts")
        .with("uses", i64::from(invitation.uses))
        .with("until", moment(invitation.until));
    format!("{}  {}  {}", invitation.id, plain(&invitation.name), voice.say(&counts))
}

/// What people have called themselves, without what would steer a terminal.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
