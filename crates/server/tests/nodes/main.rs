//! Several servers on one `PostgreSQL`: whoever plays notices nothing of which of them answers, nor of those that die.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../http/client.rs"]
#[expect(dead_code, reason = "the other tests use more of it")]
mod client;
#[path = "../store/pg.rs"]
#[expect(dead_code, reason = "the other tests use more of it")]
mod pg;

mod chaos;
mod house;
mod leaving;
mod moving;
mod prepared;
mod proxy;
mod standing;
