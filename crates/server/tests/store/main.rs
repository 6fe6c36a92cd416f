//! Every store keeps the same promises: one suite, run on each of them.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod campaigns;
mod files;
mod migrations;
mod people;
mod promises;
mod retention;
mod sqlite;
