//! Looking after the server: tables, people, invitations, what is old. And joining it: a first account, with an invitation where
//! one is needed.

use super::settings::{LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD, through};
use super::{plain, plaque};
use crate::shell::Reader;
use crate::{Tongue, look};
use kernel::Message;
use maud::{Markup, html};

/// Where everything is done.
const DEED: &str = "/admin/deed";
/// The phases of tables, in the order of their links.
const PHASES: [&str; 4] = ["gathering", "playing", "over", "closed"];

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptTable {
    /// Its id.
    pub id: String,
    /// Its game, as people call it.
    pub game: String,
    /// The word of its phase.
    pub phase: String,
    /// When it was last touched.
    pub touched: String,
    /// Who sits there, or has spoken: their id, if they are people, and their name.
    pub people: Vec<(Option<String>, String)>,
}

/// A person in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptPerson {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Their login, if they have an account.
    pub login: Option<String>,
    /// Since when they are known.
    pub since: String,
    /// Since when they are banned, if they are.
    pub banned: Option<String>,
    /// Whether they look after the server.
    pub admin: bool,
}

/// An invitation in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptInvitation {
    /// A name for the form.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// Until when it counts.
    pub until: String,
    /// How many may still come with it.
    pub uses: u32,
}

/// The first page of looking after the server.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AdminHome {
    /// What was done.
    pub news: Option<String>,
    /// The link of an invitation that was just made, shown once.
    pub invited: Option<String>,
    /// The invitations that count.
    pub invitations: Vec<KeptInvitation>,
    /// Those who are banned.
    pub banned: Vec<KeptPerson>,
}

/// The first page of looking after the server.
pub fn admin_home(reader: &Reader, tongue: &Tongue<'_>, shown: &AdminHome) -> Markup {
    let main = html! {
        (plaque(look::ui("settings"), &tongue.word("admin-title"), Some(&tongue.word("admin-help"))))
        @if let Some(news) = &shown.news { p.news role="status" { (news) } }
        @if let Some(link) = &shown.invited {
            div.news role="status" {
                label for="invited" { (tongue.word("admin-invited")) }
                input #invited readonly value=(link) data-copy;
            }
        }
        h2 { (tongue.word("admin-tables")) }
        (phases(tongue))
        h2 { (tongue.word("admin-people")) }
        (search(tongue, ""))
        @if !shown.banned.is_empty() {
            h3 { (tongue.word("admin-banned")) }
            ul.channels { @for person in &shown.banned { (person_line(tongue, person)) } }
        }
        h2 { (tongue.word("admin-invitations")) }
        @if !shown.invitations.is_empty() {
            ul.channels { @for invitation in &shown.invitations { (invitation_line(tongue, invitation)) } }
        }
        (invite(tongue))
        h2 { (tongue.word("admin-prune")) }
        (prune(tongue))
        p { a href="/settings" { (tongue.word("page-settings")) } }
    };
    plain(reader, tongue, tongue.word("admin-title"), "/admin", main)
}

fn phases(tongue: &Tongue<'_>) -> Markup {
    html! {
        p.links {
            @for phase in PHASES {
                a.button.quiet href=(format!("/admin/tables?phase={phase}")) { (tongue.word(format!("admin-phase-{phase}"))) }
            }
        }
    }
}

fn search(tongue: &Tongue<'_>, from: &str) -> Markup {
    html! {
        form.sheet method="get" action="/admin/people" {
            label for="from" { (tongue.word("admin-from")) }
            input #from name="from" maxlength=(LONGEST_LOGIN) value=(from) autocomplete="off";
            button { (tongue.word("admin-look")) }
        }
    }
}

fn invitation_line(tongue: &Tongue<'_>, invitation: &KeptInvitation) -> Markup {
    let counts = Message::new("admin-invitation-counts")
        .with("uses", i64::from(invitation.uses))
        .with("until", invitation.until.as_str());
    html! {
        li {
            div { b { (invitation.name) } span.state { (tongue.say(&counts)) } }
            form method="post" action=(DEED) {
                input type="hidden" name="which" value=(invitation.id);
                button.quiet name="deed" value="uninvite" { (tongue.word("admin-uninvite")) }
            }
        }
    }
}

fn invite(tongue: &Tongue<'_>) -> Markup {
    html! {
        form.sheet method="post" action=(DEED) {
            label for="invite-name" { (tongue.word("admin-invite-name")) }
            input #invite-name name="name" maxlength="60" required autocomplete="off";
            label for="invite-uses" { (tongue.word("admin-invite-uses")) }
            input #invite-uses name="uses" type="number" min="1" max="1000" value="1" required;
            label for="invite-days" { (tongue.word("admin-invite-days")) }
            input #invite-days name="days" type="number" min="1" max="365" value="14" required;
            button name="deed" value="invite" { (tongue.word("admin-invite")) }
        }
    }
}

fn prune(tongue: &Tongue<'_>) -> Markup {
    html! {
        details {
            summary { (tongue.word("admin-prune-open")) }
            form.sheet method="post" action=(DEED) {
                p.help { (tongue.word("admin-prune-help")) }
                @for what in ["pack", "tables", "chat", "guests"] {
                    @let field = format!("prune-{what}");
                    label for=(field) { (tongue.word(format!("admin-prune-{what}"))) }
                    input id=(field) name=(what) type="number" min="1" max="36500";
                }
                button name="deed" value="prune" data-sure=(tongue.word("admin-sure")) { (tongue.word("admin-prune")) }
            }
        }
    }
}

/// Tables of a phase, and where the list goes on.
pub fn admin_tables(
    reader: &Reader,
    tongue: &Tongue<'_>,
    tables: &[KeptTable],
    more: Option<&str>,
) -> Markup {
    let main = html! {
        h1 { (tongue.word("admin-tables")) }
        (phases(tongue))
        @if tables.is_empty() { p.nothing { (tongue.word("page-no-tables")) } }
        @else { ul.channels { @for table in tables { (table_line(tongue, table)) } } }
        @if let Some(more) = more { p.links { a.button.quiet href=(more) { (tongue.word("page-more-tables")) } } }
        (back(tongue))
    };
    plain(reader, tongue, tongue.word("admin-tables"), "/admin/tables", main)
}

fn table_line(tongue: &Tongue<'_>, table: &KeptTable) -> Markup {
    let named = table.people.iter().map(|(_, name)| name.as_str()).filter(|name| !name.is_empty());
    let named = named.collect::<Vec<_>>().join(", ");
    html! {
        li { div {
            a href=(format!("/admin/table/{}", table.id)) { b { (table.game) } }
            span { (named) }
            span.state { (tongue.word(format!("admin-phase-{}", table.phase))) " · " (table.touched) }
        } }
    }
}

/// A table, and what can be done about it.
pub fn admin_table(reader: &Reader, tongue: &Tongue<'_>, table: &KeptTable) -> Markup {
    let deed = |deed: &str, sure: bool| {
        html! {
            form method="post" action=(DEED) {
                input type="hidden" name="table" value=(table.id);
                button name="deed" value=(deed) data-sure=[sure.then(|| tongue.word("admin-sure"))] { (tongue.word(format!("admin-{deed}"))) }
            }
        }
    };
    let main = html! {
        h1 { (table.game) }
        p { (tongue.word(format!("admin-phase-{}", table.phase))) " · " (table.touched) }
        p { code { (table.id) } }
        ul.channels {
            @for (id, name) in &table.people {
                @if let Some(id) = id { li { a href=(format!("/admin/person/{id}")) { @if name.is_empty() { (id) } @else { (name) } } } }
            }
        }
        div.links {
            @if matches!(table.phase.as_str(), "gathering" | "playing") { (deed("close", true)) }
            @if table.phase == "closed" { (deed("reopen", false)) }
            @if matches!(table.phase.as_str(), "over" | "closed") {
                a.button.quiet href=(format!("/admin/table/{}/journal", table.id)) download { (tongue.word("page-export")) }
            }
        }
        (back(tongue))
    };
    plain(reader, tongue, table.game.clone(), "/admin/tables", main)
}

/// People from a login on.
pub fn admin_people(
    reader: &Reader,
    tongue: &Tongue<'_>,
    people: &[KeptPerson],
    from: &str,
) -> Markup {
    let main = html! {
        h1 { (tongue.word("admin-people")) }
        (search(tongue, from))
        @if people.is_empty() { p.nothing { (tongue.word("admin-nobody")) } }
        @else { ul.channels { @for person in people { (person_line(tongue, person)) } } }
        (back(tongue))
    };
    plain(reader, tongue, tongue.word("admin-people"), "/admin/people", main)
}

fn person_line(tongue: &Tongue<'_>, person: &KeptPerson) -> Markup {
    html! {
        li { div {
            a href=(format!("/admin/person/{}", person.id)) { b { (title(tongue, person)) } }
            @if let Some(login) = &person.login { span { (login) } }
            (state(tongue, person))
        } }
    }
}

fn title(tongue: &Tongue<'_>, person: &KeptPerson) -> String {
    if person.name.is_empty() { tongue.word("admin-former") } else { person.name.clone() }
}

fn state(tongue: &Tongue<'_>, person: &KeptPerson) -> Markup {
    html! {
        span.state {
            (tongue.say(&Message::new("admin-since").with("at", person.since.as_str())))
            @if person.admin { " · " (tongue.word("admin-is-admin")) }
            @if let Some(at) = &person.banned { " · " (tongue.say(&Message::new("admin-is-banned").with("at", at.as_str()))) }
        }
    }
}

/// A person, and what can be done about them.
pub fn admin_person(
    reader: &Reader,
    tongue: &Tongue<'_>,
    person: &KeptPerson,
    has_password: bool,
) -> Markup {
    let has_account = person.login.is_some();
    let main = html! {
        h1 { (title(tongue, person)) }
        p { @if let Some(login) = &person.login { b { (login) } " · " } @else { (tongue.word("admin-guest")) " · " } (state(tongue, person)) }
        p { code { (person.id) } }
        div.links {
            @if person.banned.is_some() { (about(tongue, person, "unban", false)) }
            @else { (about(tongue, person, "ban", true)) }
            @if person.admin { (about(tongue, person, "unmake-admin", true)) }
        }
        @if has_account && !person.admin && person.banned.is_none() { (surely(tongue, person, "make-admin", has_password)) }
        (surely(tongue, person, "delete", has_password))
        (back(tongue))
    };
    plain(reader, tongue, title(tongue, person), "/admin/people", main)
}

fn about(tongue: &Tongue<'_>, person: &KeptPerson, deed: &str, sure: bool) -> Markup {
    html! {
        form method="post" action=(DEED) {
            input type="hidden" name="person" value=(person.id);
            button name="deed" value=(deed) data-sure=[sure.then(|| tongue.word("admin-sure"))] { (tongue.word(format!("admin-{deed}"))) }
        }
    }
}

/// What takes the reader's own password, if they have one: whoever finds their browser open cannot do it.
fn surely(tongue: &Tongue<'_>, person: &KeptPerson, deed: &str, has_password: bool) -> Markup {
    let field = format!("{deed}-password");
    html! {
        details {
            summary { (tongue.word(format!("admin-{deed}"))) }
            form.sheet method="post" action=(DEED) {
                p.help { (tongue.word(format!("admin-{deed}-help"))) }
                input type="hidden" name="person" value=(person.id);
                @if has_password {
                    label for=(field) { (tongue.word("admin-own-password")) }
                    input id=(field) name="password" type="password" maxlength=(LONGEST_PASSWORD) required autocomplete="current-password";
                } @else { p.help { (tongue.word("page-just-in-help")) } }
                button name="deed" value=(deed) { (tongue.word(format!("admin-{deed}"))) }
            }
        }
    }
}

fn back(tongue: &Tongue<'_>) -> Markup {
    html! { p { a href="/admin" { (tongue.word("admin-title")) } } }
}

/// What the page of joining shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Joining {
    /// Why it did not go.
    pub refused: Option<String>,
    /// Whether an invitation is needed.
    pub by_invitation: bool,
    /// The code of the invitation, as far as it is known.
    pub code: String,
    /// The login that was wanted.
    pub login: String,
    /// What people call who vouches for them, where somebody does.
    pub vouched: Option<String>,
}

/// A first account.
pub fn join(reader: &Reader, tongue: &Tongue<'_>, shown: &Joining) -> Markup {
    let lengths = Message::new("page-password-lengths")
        .with("least", SHORTEST_PASSWORD)
        .with("most", LONGEST_PASSWORD);
    let name = reader.name.clone().unwrap_or_default();
    let main = html! {
        (plaque(look::ui("key"), &tongue.word("page-make-account"), Some(&tongue.word("page-account-help"))))
        @if let Some(why) = &shown.refused { p.refused role="alert" { (why) } }
        form.sheet method="post" action="/join" {
            @if shown.by_invitation {
                label for="code" { (tongue.word("admin-code")) }
                input #code name="code" maxlength="200" required autocomplete="off" value=(shown.code);
            }
            label for="name" { (tongue.word("page-name")) }
            input #name name="name" maxlength=(LONGEST_NAME) required autocomplete="nickname" value=(name);
            label for="login" { (tongue.word("page-login")) }
            input #login name="login" maxlength=(LONGEST_LOGIN) required autocomplete="username" value=(shown.login);
            label for="password" { (tongue.say(&lengths)) }
            input #password name="password" type="password" minlength=(SHORTEST_PASSWORD) maxlength=(LONGEST_PASSWORD) required autocomplete="new-password";
            button.primary { (tongue.word("page-make-account")) }
        }
        @if let Some(name) = &shown.vouched { (through(tongue, name, &shown.code)) }
        p { a href="/sign-in" { (tongue.word("page-sign-in")) } }
    };
    plain(reader, tongue, tongue.word("page-make-account"), "/join", main)
}
