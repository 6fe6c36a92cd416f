//! The honest player: looks at the page, and plays against a novice.

use crate::client::answer;
use crate::stage::Stage;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How often the page is asked for.
const GLANCE: Duration = Duration::from_millis(40);
/// When an answer no longer comes.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long things took.
#[derive(Debug, Default)]
pub(crate) struct Took {
    all: Vec<Duration>,
    pub(crate) refused: usize,
}

impl Took {
    pub(crate) fn percentile(&self, percent: usize) -> Duration {
        let mut all = self.all.clone();
        all.sort_unstable();
        let at = (all.len() * percent / 100).min(all.len().saturating_sub(1));
        all.get(at).copied().unwrap_or_default()
    }

    pub(crate) fn most(&self) -> Duration {
        self.percentile(100)
    }
}

/// A time as the report has it.
pub(crate) fn told(time: Duration) -> String {
    let millis = time.as_millis();
    if millis < 10_000 { format!("{millis} ms") } else { format!("{} s", time.as_secs()) }
}

impl Stage {
    /// Looks at the page again and again.
    pub(crate) async fn look(&self, time: Duration) -> Took {
        let mut took = Took::default();
        let (mut anna, start) = (self.anna.clone(), Instant::now());
        let mut ticks = tokio::time::interval(GLANCE);
        while start.elapsed() < time {
            ticks.tick().await;
            let asked = Instant::now();
            let reply = anna.get(&self.table).await;
            took.all.push(asked.elapsed());
            took.refused += usize::from(reply.status != 200);
        }
        took
    }

    /// Plays; notes how long the novice took each time.
    pub(crate) async fn play(&self, time: Duration) -> Took {
        let mut took = Took::default();
        let (mut anna, start) = (self.anna.clone(), Instant::now());
        let mut socket = anna.socket(&self.table, &BTreeMap::new()).await;
        let choose = format!("{}/choose", self.table);
        while start.elapsed() < time {
            let page = anna.get(&self.table).await;
            let version = page.after("data-version=\"").and_then(|text| text.parse::<u64>().ok());
            let Some(version) = version else { continue };
            if let Some(choice) = page.after("name=\"choice\" value=\"") {
                let body = answer(0, version, &format!("0-{version}"), choice);
                anna.script(&choose, &body).await;
                continue;
            }
            let asked = Instant::now();
            let heard = tokio::time::timeout(PATIENCE, socket.hear_version(version + 1)).await;
            took.all.push(asked.elapsed());
            took.refused += usize::from(heard.is_err());
        }
        took
    }
}
