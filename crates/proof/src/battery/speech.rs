//! Speech: everything a game says is said in every language it is told in.

use super::bout::Checked;
use super::options::Setup;
use super::{Breach, Check};
use crate::Speech;
use kernel::{Kind, Lang, Message, Seat, Spoken, Table, Text, Told, Verdict};
use lang::{Names, Speaker, has_gap};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What was said already, so that it need not be said again.
#[derive(Debug)]
pub(super) struct Said<'a, G: Spoken> {
    setting: &'a G::Setting,
    speech: &'a Speech<G>,
    before: BTreeSet<String>,
    choices: BTreeSet<G::Choice>,
}

impl<'a, G: Spoken> Said<'a, G> {
    pub(super) fn new(setup: &'a Setup<G>) -> Self {
        Self {
            setting: &setup.setting,
            speech: &setup.speech,
            before: BTreeSet::new(),
            choices: BTreeSet::new(),
        }
    }

    /// What is asked, offered and withheld.
    pub(super) fn asks(&mut self, table: &Table<G>) -> Checked {
        for ask in table.asks() {
            self.message(&ask.question, |setting, question| G::question(setting, question))?;
            for offer in table.offers(ask) {
                self.choice(offer.choice)?;
            }
            for withheld in table.withheld(ask) {
                self.choice(withheld.choice)?;
                self.message(&withheld.why, |setting, why| G::why(setting, why))?;
            }
        }
        Ok(())
    }

    /// What happened.
    pub(super) fn facts(&mut self, told: &[Told<G>]) -> Checked {
        let facts = told.iter().flat_map(|told| [Some(told.fact), told.others]).flatten();
        facts.into_iter().try_for_each(|fact| self.message(&fact, |s, fact| G::fact(s, fact)))
    }

    /// What was decided.
    pub(super) fn verdict(&self, verdict: Verdict) -> Checked {
        match verdict {
            Verdict::Solo { rank: key, .. } | Verdict::Drawn(key) => self.say(&Message::new(key)),
            Verdict::Ranked | Verdict::Together { .. } => Ok(()),
        }
    }

    fn choice(&mut self, choice: G::Choice) -> Checked {
        if !self.choices.insert(choice) {
            return Ok(());
        }
        self.say(&G::choice(self.setting, &choice))
    }

    fn message<T: std::fmt::Debug>(
        &mut self,
        thing: &T,
        name: impl Fn(&G::Setting, &T) -> Message,
    ) -> Checked {
        let label = format!("{}{thing:?}", std::any::type_name::<T>());
        if !self.before.insert(label) {
            return Ok(());
        }
        self.say(&name(self.setting, thing))
    }

    fn say(&self, message: &Message) -> Checked {
        let said = in_all::<G>(|lang| self.speech.say(lang, message));
        said.map_err(|said| Breach::new(Check::Speech, format!("{}: {said}", message.key)))
    }
}

/// Says something in all languages of a game; what has a gap in it is the error.
pub(super) fn in_all<G: Spoken>(say: impl Fn(Lang) -> String) -> Result<(), String> {
    let mut said = Text::languages(G::texts()).map(|lang| (lang, say(lang)));
    match said.find(|(_, said)| has_gap(said) || said.is_empty()) {
        Some((lang, said)) => Err(format!("in {lang:?}: {said}")),
        None => Ok(()),
    }
}

/// A speaker of a game's texts, which must be readable.
pub(super) fn speaker<G: Spoken>() -> Result<Arc<Speaker>, Breach> {
    let speaker = Speaker::new(G::texts());
    speaker
        .map(|it| Arc::new(it.strict()))
        .map_err(|error| Breach::new(Check::Speech, error.to_string()))
}

/// What a game says without being played: its law and its options.
pub(super) fn law<G: Spoken>(speaker: &Speaker) -> Checked {
    let wrong = |detail: String| Breach::new(Check::Speech, detail);
    let paragraphs = G::LAW.iter().copied().flatten().map(|para| para.key());
    let laws = paragraphs.flat_map(|key| [format!("{key}.title"), key]);
    let options = G::options().iter().flat_map(|spec| {
        let values = match spec.kind {
            Kind::OneOf(values) | Kind::Several(values) => values,
            Kind::Toggle | Kind::Number { .. } => &[],
        };
        let values = values.iter().map(|value| format!("option-{}-{value}", spec.name));
        values.chain([format!("option-{}", spec.name)])
    });
    for key in laws.chain(options) {
        in_all::<G>(|lang| speaker.say(lang, &Message::new(key.clone()), &Names::NONE))
            .map_err(wrong)?;
    }
    Ok(())
}

/// The names of the seats.
pub(super) fn seats<G: Spoken>(setup: &Setup<G>) -> Checked {
    let mut seats = (0_u8..).take(G::seats(&setup.setting)).map(Seat);
    let said = Said::new(setup);
    seats.try_for_each(|seat| said.say(&G::seat_name(&setup.setting, seat)))
}
