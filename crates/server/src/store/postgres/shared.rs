//! One server among those on a database.

use super::{Postgres, changes, company, journal, looks, news, people};
use crate::store::{Answer, Company, News, Others, Stand, Step, StoreError, TableId, TokenHash};
use deadpool_postgres::Object;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::PoisonError;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

impl Postgres {
    /// What came of appending a step.
    pub(super) fn appended(
        &self,
        client: Object,
        table: TableId,
        kept: Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        match &kept {
            Ok(()) => self.tell([News::Table(table)]),
            Err(StoreError::Broken(_)) => drop(Object::take(client)),
            Err(_) => {}
        }
        kept
    }
}

impl Company for Postgres {
    fn live_on(&self, lifetime: Duration) -> Answer<'_, u32> {
        looks!(self, db => company::live_on(db, &self.node, lifetime))
    }

    fn tell(&self, news: News) {
        Self::tell(self, [news]);
    }

    fn leave(&self) -> Answer<'_, ()> {
        changes!(self, db => company::leave(db, &self.node))
    }

    fn lead(&self, table: TableId) -> Answer<'_, Option<i64>> {
        looks!(self, db => company::lead(db, &self.node, table))
    }

    fn let_go(&self, tables: Vec<TableId>) -> Answer<'_, ()> {
        looks!(self, db => company::let_go(db, &self.node, &tables))
    }

    fn settle(&self, table: TableId) -> Answer<'_, ()> {
        looks!(self, db => company::settle(db, &self.node, table))
    }

    fn append_led(&self, table: TableId, step: Step, epoch: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            let db = self.db().await?;
            let kept = journal::append_led(&db, table, &step, (&self.node, epoch)).await;
            self.appended(db, table, kept)
        })
    }

    fn undriven(&self, most: u32) -> Answer<'_, Vec<TableId>> {
        looks!(self, db => company::undriven(db, most))
    }

    fn stands(&self, tables: Vec<TableId>) -> Answer<'_, BTreeMap<TableId, Stand>> {
        looks!(self, db => company::stands(db, &tables))
    }

    fn open_sessions(&self, tokens: Vec<TokenHash>) -> Answer<'_, BTreeSet<TokenHash>> {
        looks!(self, db => async { people::open_ones(db, &tokens).await.map(|open| open.into_iter().collect()) })
    }

    fn show_up(&self, table: TableId, here: Others) -> Answer<'_, ()> {
        changes!(self, db => company::show_up(db, &self.node, table, &here), _done tells
            [News::Here(table)])
    }

    fn others(&self, tables: Vec<TableId>) -> Answer<'_, BTreeMap<TableId, Others>> {
        looks!(self, db => company::others(db, &self.node, &tables))
    }

    fn set_aside(&self, table: TableId, name: String, text: String) -> Answer<'_, ()> {
        changes!(self, db => company::set_aside(db, table, &name, &text), _done tells
            [News::Table(table)])
    }

    fn asides(&self, table: TableId) -> Answer<'_, BTreeMap<String, String>> {
        looks!(self, db => company::asides(db, table))
    }

    fn hear(&self) -> Option<UnboundedReceiver<News>> {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::replace(&mut *heard, true) {
            return None;
        }
        let (hearing, hears) = unbounded_channel();
        tokio::spawn(news::hear(self.way.clone(), self.node.clone(), hearing));
        Some(hears)
    }
}
