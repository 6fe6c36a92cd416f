//! A small client of the Chrome `DevTools` Protocol: enough to open pages, press keys and look.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;

type Waiting = Arc<Mutex<BTreeMap<u64, oneshot::Sender<Value>>>>;

/// How long anything on a page may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running Chromium, ended when dropped.
pub(crate) struct Chromium {
    child: Child,
    _profile: TempDir,
    outbox: mpsc::UnboundedSender<String>,
    waiting: Waiting,
    troubles: Arc<Mutex<Vec<String>>>,
    next: Arc<AtomicU64>,
}

/// A tab, in a browser context of its own: its own cookies.
pub(crate) struct Tab<'a> {
    browser: &'a Chromium,
    session: String,
}

impl Drop for Chromium {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Chromium {
    /// Starts Debian's Chromium without a window.
    pub(crate) async fn start() -> Self {
        let profile = tempfile::tempdir().expect("a directory for the profile");
        let mut child = Command::new("/usr/bin/chromium")
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
            ])
            .args([
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ])
            .args(["--hide-scrollbars", "--remote-debugging-port=0"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("chromium is installed: cargo xtask test installs it");
        let stderr = BufReader::new(child.stderr.take().expect("it was piped"));
        let address = stderr
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("DevTools listening on ").map(str::to_owned))
            .expect("chromium says where it listens");
        let (socket, _) = tokio_tungstenite::connect_async(address).await.expect("it listens");
        let (mut write, mut read) = socket.split();
        let (outbox, mut inbox) = mpsc::unbounded_channel::<String>();
        let waiting = Waiting::default();
        let troubles = Arc::new(Mutex::new(Vec::new()));
        tokio::spawn(async move {
            while let Some(text) = inbox.recv().await {
                if write.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
        });
        let (heard, noted) = (Arc::clone(&waiting), Arc::clone(&troubles));
        tokio::spawn(async move {
            while let Some(Ok(message)) = read.next().await {
                let Ok(value) = serde_json::from_slice::<Value>(&message.into_data()) else {
                    continue;
                };
                hear(&value, &heard, &noted);
            }
        });
        let next = Arc::new(AtomicU64::new(1));
        Self { child, _profile: profile, outbox, waiting, troubles, next }
    }

    /// What pages complained of so far.
    pub(crate) fn troubles(&self) -> Vec<String> {
        self.troubles.lock().unwrap().clone()
    }

    async fn call(&self, session: Option<&str>, method: &str, params: Value) -> Value {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let (answer, later) = oneshot::channel();
        self.waiting.lock().unwrap().insert(id, answer);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        self.outbox.send(message.to_string()).expect("the socket is open");
        let answer = tokio::time::timeout(PATIENCE, later).await.expect("chromium answers in time");
        answer.expect("chromium answers")
    }

    /// Opens a tab of this size.
    pub(crate) async fn tab(&self, width: u32, height: u32) -> Tab<'_> {
        let context = self.call(None, "Target.createBrowserContext", json!({})).await;
        let target =
            json!({ "url": "about:blank", "browserContextId": context["browserContextId"] });
        let target = self.call(None, "Target.createTarget", target).await;
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call(None, "Target.attachToTarget", attach).await;
        let session = attached["sessionId"].as_str().expect("a session").to_owned();
        let tab = Tab { browser: self, session };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            tab.call(&format!("{domain}.enable"), json!({})).await;
        }
        tab.resize(width, height).await;
        tab
    }
}

/// An answer goes to whoever waits for it; errors of pages are kept.
fn hear(value: &Value, waiting: &Waiting, troubles: &Mutex<Vec<String>>) {
    if let Some(id) = value["id"].as_u64() {
        if let Some(answer) = waiting.lock().unwrap().remove(&id) {
            answer.send(value["result"].clone()).ok();
        }
        return;
    }
    let params = &value["params"];
    let trouble = match value["method"].as_str() {
        Some("Runtime.exceptionThrown") => Some(params["exceptionDetails"].to_string()),
        Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
            Some(params["entry"].to_string())
        }
        Some("Runtime.consoleAPICalled") if params["type"] == "error" => Some(params.to_string()),
        _ => None,
    };
    troubles.lock().unwrap().extend(trouble);
}

impl Tab<'_> {
    pub(crate) async fn call(&self, method: &str, params: Value) -> Value {
        self.browser.call(Some(&self.session), method, params).await
    }

    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let phone = width < 700;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.call("Emulation.setDeviceMetricsOverride", size).await;
    }

    pub(crate) async fn set_cookie(&self, address: &str, name: &str, value: &str) {
        let cookie = json!({ "url": address, "name": name, "value": value });
        self.call("Network.setCookie", cookie).await;
    }

    pub(crate) async fn open(&self, address: &str) {
        self.call("Page.navigate", json!({ "url": address })).await;
        self.until("document.readyState === 'complete' && location.href !== 'about:blank'").await;
    }

    /// What an expression is on the page.
    pub(crate) async fn look(&self, expression: &str) -> Value {
        let params =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        self.call("Runtime.evaluate", params).await["result"]["value"].clone()
    }

    pub(crate) async fn text(&self, expression: &str) -> String {
        self.look(expression).await.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) async fn is(&self, expression: &str) -> bool {
        self.look(&format!("Boolean({expression})")).await == Value::Bool(true)
    }

    /// Waits until an expression is true; fails with the page's text if it does not become so.
    pub(crate) async fn until(&self, expression: &str) {
        let start = Instant::now();
        while !self.is(expression).await {
            if start.elapsed() > PATIENCE {
                let page = self.text("document.body.innerText").await;
                panic!("never true: {expression}\n{page}");
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// Whether an expression becomes true within a few seconds.
    pub(crate) async fn comes(&self, expression: &str) -> bool {
        let start = Instant::now();
        while !self.is(expression).await {
            if start.elapsed() > Duration::from_secs(5) {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
        true
    }

    /// Clicks the middle of an element, as a person does.
    pub(crate) async fn click(&self, selector: &str) {
        self.until(&format!("document.querySelector({selector:?})")).await;
        let place = format!(
            "(() => {{ const e = document.querySelector({selector:?}); e.scrollIntoView({{block: 'center'}}); \
             const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()"
        );
        let place = self.look(&place).await;
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Presses a key: a letter, a number, or a name such as `Enter`.
    pub(crate) async fn press(&self, key: &str) {
        let text = if key.chars().count() == 1 {
            key
        } else if key == "Enter" {
            "\r"
        } else {
            ""
        };
        let code = match key {
            "Enter" => 13,
            "Tab" => 9,
            "Escape" => 27,
            "ArrowDown" => 40,
            "ArrowUp" => 38,
            _ => u32::from(key.to_ascii_uppercase().as_bytes()[0]),
        };
        let down =
            json!({ "type": "keyDown", "key": key, "text": text, "windowsVirtualKeyCode": code });
        self.call("Input.dispatchKeyEvent", down).await;
        let up = json!({ "type": "keyUp", "key": key, "windowsVirtualKeyCode": code });
        self.call("Input.dispatchKeyEvent", up).await;
    }
}
