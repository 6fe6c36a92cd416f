//! A program that plays over the API: an example of one, and what `tavolata bot` runs.
//!
//! It knows no rule. It waits until a table asks it something, and answers with one of what is offered.

use crate::calls::Targets;
use crate::calls::target::{Asked, Target, Unsent};
use crate::chance;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use serde_json::{Value, json};
use std::time::Duration;

/// How many bytes an answer of the API may have.
const LONGEST: usize = 4 << 20;
/// How long to wait where nothing waits, or after a failure.
const PAUSE: Duration = Duration::from_secs(2);
/// How long a request may take: a table may let one wait.
const PATIENCE: Duration = Duration::from_mins(1);
/// How many failures in a row are borne.
const FAILURES: u32 = 5;

/// Why a program does not go on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProgramError {
    /// The server cannot be reached.
    #[error("{0}")]
    Unsent(#[from] Unsent),
    /// The server refuses.
    #[error("the server answers {0}: {1}")]
    Refused(u16, String),
}

/// A program, where it plays and with which token.
#[derive(Debug, Clone)]
pub struct Program {
    /// The address of the server.
    pub url: String,
    /// The token.
    pub token: String,
}

/// What was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// At which table.
    pub table: String,
    /// What was asked.
    pub question: String,
    /// What was answered, in words.
    pub answer: String,
}

impl Program {
    /// Plays at one table until it has ended, or at all that wait for as long as it is let; tells what it plays.
    pub async fn play(
        &self,
        table: Option<&str>,
        told: &mut (dyn FnMut(Played) + Send),
    ) -> Result<(), ProgramError> {
        let mut failures = 0;
        loop {
            match self.round(table, told).await {
                Ok(true) => failures = 0,
                Ok(false) => return Ok(()),
                Err(ProgramError::Unsent(_)) if failures < FAILURES => {
                    failures += 1;
                    tokio::time::sleep(PAUSE * failures).await;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Answers wherever it is asked, once; whether there is more to come.
    async fn round(
        &self,
        table: Option<&str>,
        told: &mut (dyn FnMut(Played) + Send),
    ) -> Result<bool, ProgramError> {
        if let Some(table) = table {
            if let Some(played) = self.answer(table).await? {
                told(played);
                return Ok(true);
            }
            let stands = self.get(&format!("/tables/{table}")).await?;
            // Whoever was too slow, or cut off, was stood in for: it goes on itself.
            for seat in stands["away"].as_array().into_iter().flatten() {
                let body = Some(json!({ "seat": seat }));
                self.send(Method::POST, &format!("/tables/{table}/take-back"), body).await?;
            }
            let version = stands["version"].as_u64().unwrap_or_default();
            let stands = self.get(&format!("/tables/{table}?after={version}")).await?;
            return Ok(matches!(stands["phase"].as_str(), Some("gathering" | "playing")));
        }
        let waiting = self.get("/tables?waiting=true").await?;
        let waiting = waiting["tables"].as_array().cloned().unwrap_or_default();
        let mut answered = false;
        for id in waiting.iter().filter_map(|table| table["id"].as_str()) {
            if let Some(played) = self.answer(id).await? {
                answered = true;
                told(played);
            }
        }
        // A table may wait and offer nothing, where newer rules have cut its journal.
        if !answered {
            tokio::time::sleep(PAUSE).await;
        }
        Ok(true)
    }

    /// Answers at a table, if it is asked something there.
    async fn answer(&self, table: &str) -> Result<Option<Played>, ProgramError> {
        let choices = self.get(&format!("/tables/{table}/choices")).await?;
        let Some(ask) = choices["asks"].as_array().and_then(|asks| asks.first()) else {
            return Ok(None);
        };
        let offers = ask["offers"].as_array().map(Vec::as_slice).unwrap_or_default();
        let number = usize::try_from(chance::number() >> 1).unwrap_or_default();
        let Some(offer) = offers.get(number.checked_rem(offers.len()).unwrap_or_default()) else {
            return Ok(None);
        };
        let key = format!("bot-{}-{}", ask["seat"], ask["version"]);
        let body = json!({ "seat": ask["seat"], "version": ask["version"], "key": key, "choice": offer["choice"] });
        match self.send(Method::POST, &format!("/tables/{table}/choices"), Some(body)).await {
            // The table has moved on: it is looked at again.
            Ok(_) | Err(ProgramError::Refused(409, _)) => {}
            Err(error) => return Err(error),
        }
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (question, answer) = (text(&ask["question"]), text(&offer["text"]));
        Ok(Some(Played { table: table.to_owned(), question, answer }))
    }

    async fn get(&self, path: &str) -> Result<Value, ProgramError> {
        self.send(Method::GET, path, None).await
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Result<Value, ProgramError> {
        let url = format!("{}/api/v1{path}", self.url.trim_end_matches('/'));
        let target = Target::parse(&url, Targets::Any)?;
        let mut headers = HeaderMap::new();
        let bearer = HeaderValue::from_str(&format!("Bearer {}", self.token))
            .map_err(|_| Unsent::NoAddress)?;
        headers.insert(header::AUTHORIZATION, bearer);
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        let body = body.map(|body| body.to_string().into_bytes()).unwrap_or_default();
        let asked = Asked { method, headers, body, most: LONGEST };
        let (status, answer) = target.exchange_within(PATIENCE, Targets::Any, asked).await?;
        let answer: Value = serde_json::from_slice(&answer).unwrap_or_default();
        match status {
            200..=299 => Ok(answer),
            // Busy: as good as not reached.
            429 | 503 => Err(Unsent::NoAnswer.into()),
            _ => Err(ProgramError::Refused(
                status,
                answer["error"].as_str().unwrap_or_default().to_owned(),
            )),
        }
    }
}
