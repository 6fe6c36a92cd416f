//! What is told, in the language of whoever is told. It says which table waits, and nothing of what happens there.

use super::Caller;
use super::mail::Letter;
use crate::store::{PersonRecord, TableId, TableRecord};
use kernel::{Lang, Message};
use lang::Names;
use serde_json::{Value, json};

/// What is told.
#[derive(Debug, Clone)]
pub(super) struct Words {
    /// What kind of thing it is.
    kind: &'static str,
    title: String,
    text: String,
    /// Where it leads.
    path: String,
    public: String,
    /// The table, and its game, where it is about one.
    table: Option<(TableId, String)>,
    /// The sentence that leads to ending such letters, for those that can be ended.
    end: Option<String>,
}

/// The language of a person.
pub(super) fn lang_of(person: &PersonRecord) -> Lang {
    let code = person.settings.lines().find_map(|line| line.strip_prefix("lang="));
    code.and_then(Lang::from_code).unwrap_or_default()
}

impl Words {
    pub(super) fn call(caller: &Caller, person: &PersonRecord, table: &TableRecord) -> Self {
        let lang = lang_of(person);
        let (_, game) = caller.hall.shelf.listed(&table.game, lang);
        let body = Message::new("page-call-body").with("game", game);
        Self {
            kind: "turn",
            table: Some((table.id, table.game.clone())),
            end: Some(word(caller, lang, "page-call-end")),
            ..Self::of(caller, lang, ("page-call-title", body), format!("/t/{}", table.id))
        }
    }

    pub(super) fn invite(
        caller: &Caller,
        person: &PersonRecord,
        table: &TableRecord,
        host: String,
    ) -> Self {
        let lang = lang_of(person);
        let (_, game) = caller.hall.shelf.listed(&table.game, lang);
        let body = Message::new("page-call-invite-body").with("who", host).with("game", game);
        Self {
            kind: "invitation",
            table: Some((table.id, table.game.clone())),
            end: Some(word(caller, lang, "page-call-end")),
            ..Self::of(caller, lang, ("page-call-invite", body), format!("/t/{}", table.id))
        }
    }

    pub(super) fn test(caller: &Caller, person: &PersonRecord) -> Self {
        let body = Message::new("page-call-test-body");
        Self {
            kind: "test",
            ..Self::of(
                caller,
                lang_of(person),
                ("page-call-test", body),
                "/settings/calls".to_owned(),
            )
        }
    }

    pub(super) fn confirm(caller: &Caller, person: &PersonRecord, token: &str) -> Self {
        let body = Message::new("page-call-confirm-body").with("name", person.name.clone());
        let path = format!("/confirm/{token}");
        Self {
            kind: "confirm",
            ..Self::of(caller, lang_of(person), ("page-call-confirm", body), path)
        }
    }

    pub(super) fn reset(caller: &Caller, person: &PersonRecord, token: &str) -> Self {
        let login = person.account.as_ref().map(|(login, _)| login.clone()).unwrap_or_default();
        let body = Message::new("page-call-reset-body").with("login", login);
        let path = format!("/reset/{token}");
        Self { kind: "reset", ..Self::of(caller, lang_of(person), ("page-call-reset", body), path) }
    }

    fn of(
        caller: &Caller,
        lang: Lang,
        (title, body): (&'static str, Message),
        path: String,
    ) -> Self {
        Self {
            kind: "",
            title: word(caller, lang, title),
            text: caller.hall.shelf.speaker.say(lang, &body, &Names::NONE),
            path,
            public: caller.public.clone(),
            table: None,
            end: None,
        }
    }

    /// For the page's worker, which shows it.
    pub(super) fn for_browser(&self, name: &str) -> Value {
        json!({ "id": name, "kind": self.kind, "title": self.title, "text": self.text, "path": self.path })
    }

    /// For a program: with the fields that common chat programs look for, so that it can be sent to them as it is.
    pub(super) fn for_program(&self, name: &str, person: &str) -> Value {
        let url = format!("{}{}", self.public, self.path);
        let line = format!("{} {url}", self.text);
        let (table, game) = self.table.clone().unzip();
        json!({
            "id": name, "kind": self.kind, "person": person, "title": self.title, "url": url,
            "table": table.map(|table| table.to_string()), "game": game, "text": line, "content": line,
        })
    }

    pub(super) fn letter(self, to: String, id: String, end: String) -> Letter {
        let mut text = format!("{}\r\n\r\n{}{}\r\n", self.text, self.public, self.path);
        let unsubscribe = self.end.map(|sentence| {
            text.extend(["\r\n-- \r\n", &sentence, "\r\n", &end, "\r\n"]);
            end
        });
        Letter { to, id, subject: self.title, text, unsubscribe }
    }
}

fn word(caller: &Caller, lang: Lang, key: &'static str) -> String {
    caller.hall.shelf.speaker.word(lang, key)
}
