//! How far something large has come, told on the error stream.

use crate::pool;
use crate::voice::Voice;
use indicatif::ProgressBar;
use kernel::Message;
use server::store::Progress;
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// How often it is told where there is no screen to draw on.
const PAUSE: Duration = Duration::from_secs(5);

/// Shows how far something has come: a bar on a screen, else a line now and then.
#[derive(Debug)]
pub struct Gauge<'v> {
    key: &'static str,
    voice: &'v Voice,
    bar: ProgressBar,
    screen: bool,
    told: Instant,
}

impl<'v> Gauge<'v> {
    /// Nothing is done yet. The message of the key tells how many percent are.
    pub fn new(key: &'static str, voice: &'v Voice) -> Self {
        let screen = stderr().is_terminal();
        Self { key, voice, bar: pool::bar(0, screen), screen, told: Instant::now() }
    }

    /// This much is done.
    pub fn show(&mut self, progress: Progress) {
        if self.screen {
            self.bar.set_length(progress.all);
            self.bar.set_position(progress.done);
        } else if self.told.elapsed() >= PAUSE {
            self.told = Instant::now();
            let percent = progress.done.saturating_mul(100) / progress.all.max(1);
            let percent = i64::try_from(percent).unwrap_or(100);
            let line = self.voice.say(&Message::new(self.key).with("percent", percent));
            // That nobody reads this is no reason to stop.
            let _unread = writeln!(stderr(), "{line}");
        }
    }

    /// Everything is done, or nothing more will be.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
