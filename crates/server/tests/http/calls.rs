//! People are called back to their tables: once for each hand-over, by every channel of theirs, and only if they do not look.

use crate::client::{Client, answer, form};
use crate::house::{House, first_choice, version};
use crate::sinks::{Hook, Post};
use base64ct::{Base64UrlUnpadded, Encoding};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use server::Reach;
use server::calls::{Smtp, Targets};
use server::chance::now;
use server::store::{Errand, QuietHours, TableId};
use std::collections::BTreeSet;

fn anywhere() -> Reach {
    Reach { targets: Targets::Any, ..Reach::default() }
}

fn by_mail(post: &Post) -> Reach {
    let url = format!("smtp://{}", post.address);
    Reach { smtp: Some(Smtp { url, from: "Tavolata <table@example.org>".into() }), ..anywhere() }
}

/// Two people at a table that has not begun; the first has an account.
struct Pair {
    anna: Client,
    bruno: Client,
    table: String,
}

impl Pair {
    async fn of(house: &House) -> Self {
        let (mut anna, table) = house.host("skirmish", "seat-0=me&seat-1=open").await;
        account(&mut anna, "anna").await;
        Self { anna, bruno: house.client(), table }
    }

    async fn begin(&mut self) {
        let sat = self.bruno.post(&format!("{}/sit", self.table), "seat=1").await;
        assert_eq!(sat.status, 303, "{}", sat.body);
    }

    /// The seats that are asked, as bits.
    async fn asked(&self, house: &House) -> u8 {
        let id: TableId = self.table.trim_start_matches("/t/").parse().unwrap();
        house.hall.store.table(id).await.unwrap().unwrap().asked
    }

    /// Somebody who is asked answers with the first that is offered.
    async fn answer(&mut self, house: &House) {
        let seat = u8::from(self.asked(house).await & 1 == 0);
        let client = if seat == 0 { &mut self.anna } else { &mut self.bruno };
        let page = client.get(&self.table).await;
        let (at, choice) = (version(&page), first_choice(&page).expect("there is an offer"));
        let body = answer(seat, at, &format!("{seat}-{at}"), &choice);
        let done = client.script(&format!("{}/choose", self.table), &body).await;
        assert_eq!(done.status, 200, "{}", done.body);
    }

    /// Answers until the table is handed over to Anna.
    async fn hand_over(&mut self, house: &House) {
        for _ in 0..200 {
            let before = self.asked(house).await;
            self.answer(house).await;
            if before & 1 == 0 && self.asked(house).await & 1 == 1 {
                return;
            }
        }
        panic!("Anna is asked some day");
    }
}

async fn account(client: &mut Client, login: &str) {
    let made = client
        .post("/settings/account", &form(&[("login", login), ("password", "a long password")]))
        .await;
    assert_eq!(made.status, 200, "{}", made.body);
}

async fn add(client: &mut Client, way: &str, pairs: &[(&str, &str)]) -> u16 {
    client.post(&format!("/settings/calls/{way}"), &form(pairs)).await.status
}

/// The ids of a person's channels, as their page has them.
async fn channels(client: &mut Client) -> Vec<String> {
    let page = client.get("/settings/calls").await;
    assert_eq!(page.status, 200, "{}", page.body);
    let ids = page.body.split("name=\"channel\" value=\"").skip(1);
    let ids: BTreeSet<_> = ids.map(|rest| rest.split('"').next().unwrap().to_owned()).collect();
    ids.into_iter().collect()
}

/// Sends a trial to the only channel: whatever was to come before has come then.
async fn fence(client: &mut Client) {
    let [only] = &channels(client).await[..] else { panic!("one channel") };
    assert_eq!(add(client, "test", &[("channel", only)]).await, 303);
}

#[tokio::test]
async fn a_webhook_hears_once_of_each_hand_over() {
    let (house, mut hook) =
        (House::calling(anywhere(), "https://table.example").await, Hook::open().await);
    let mut pair = Pair::of(&house).await;
    assert_eq!(add(&mut pair.anna, "webhook", &[("address", &hook.url("/hear?k=1"))]).await, 303);
    pair.begin().await;
    if pair.asked(&house).await & 1 == 0 {
        pair.hand_over(&house).await;
    }
    let mut names = BTreeSet::new();
    for _ in 0..4 {
        let told = hook.next().await;
        assert_eq!(
            (told.path.as_str(), told.header("content-type")),
            ("/hear?k=1", "application/json")
        );
        let said = told.json();
        assert_eq!(
            (said["kind"].as_str(), said["game"].as_str()),
            (Some("turn"), Some("skirmish"))
        );
        assert_eq!(said["url"], format!("https://table.example{}", pair.table));
        assert_eq!(said["id"], told.header("idempotency-key"));
        assert!(names.insert(said["id"].to_string()), "each hand-over has a name of its own");
        pair.hand_over(&house).await;
    }
    hook.next().await;
    fence(&mut pair.anna).await;
    assert_eq!(hook.next().await.json()["kind"], "test", "nothing came between");
    let page = pair.anna.get("/settings/calls").await.body;
    assert!(page.contains("state good"), "that it was delivered is shown: {page}");
    assert!(!page.contains("hear?k=1"), "what may be a secret of the address is not");
}

#[tokio::test]
async fn who_looks_at_the_table_or_will_not_hear_of_it_is_not_called() {
    let (house, mut hook) = (House::calling(anywhere(), "").await, Hook::open().await);
    let mut pair = Pair::of(&house).await;
    assert_eq!(add(&mut pair.anna, "webhook", &[("address", &hook.url("/"))]).await, 303);
    let mut looking = pair.anna.socket(&pair.table, &std::collections::BTreeMap::new()).await;
    looking.hear().await.unwrap();
    let person = house.hall.store.person_of_login("anna".into()).await.unwrap().unwrap().id;
    let id: TableId = pair.table.trim_start_matches("/t/").parse().unwrap();
    pair.begin().await;
    pair.hand_over(&house).await;
    fence(&mut pair.anna).await;
    assert_eq!(hook.next().await.json()["kind"], "test", "Anna looks");
    // A page behind others is not looked at.
    looking.say(r#"{"hidden":true}"#).await;
    while house.hall.is_looking(id, person).await {
        tokio::task::yield_now().await;
    }
    pair.hand_over(&house).await;
    assert_eq!(hook.next().await.json()["kind"], "turn", "Anna does not see the page");
    looking.say(r#"{"hidden":false}"#).await;
    while !house.hall.is_looking(id, person).await {
        tokio::task::yield_now().await;
    }
    drop(looking);
    hook.forget();
    while house.hall.is_looking(id, person).await {
        tokio::task::yield_now().await;
    }
    let hush = async |pair: &mut Pair, on: &str| {
        let done = pair.anna.post(&format!("{}/hush", pair.table), &form(&[("on", on)])).await;
        assert_eq!(done.status, 303, "{}", done.body);
    };
    hush(&mut pair, "on").await;
    pair.hand_over(&house).await;
    fence(&mut pair.anna).await;
    assert_eq!(hook.next().await.json()["kind"], "test", "the table is not to call");
    hush(&mut pair, "off").await;
    pair.hand_over(&house).await;
    assert_eq!(hook.next().await.json()["kind"], "turn");
    // In quiet hours it waits, and is still there.
    let minute = u16::try_from(now().rem_euclid(86_400) / 60).unwrap();
    let hours = QuietHours { from: minute, to: (minute + 120) % 1440, ahead: 0 };
    house.hall.store.set_quiet(person, Some(hours)).await.unwrap();
    pair.hand_over(&house).await;
    fence(&mut pair.anna).await;
    assert_eq!(hook.next().await.json()["kind"], "test");
    let mut later = house.hall.store.due(now() + 3 * 3600, 9, vec![]).await.unwrap();
    later.retain(|notice| matches!(notice.errand, Errand::Call(..)));
    assert_eq!(later.len(), 1, "{later:?}");
    assert!(later[0].due > now() + 3600, "{later:?}");
}

#[tokio::test]
async fn what_could_not_be_delivered_is_tried_again_and_said() {
    let (house, mut hook) = (House::calling(anywhere(), "").await, Hook::open().await);
    let mut pair = Pair::of(&house).await;
    assert_eq!(add(&mut pair.anna, "webhook", &[("address", &hook.url("/"))]).await, 303);
    let moved = format!(
        "HTTP/1.1 302 Found\r\nlocation: {}\r\ncontent-length: 0\r\n\r\n",
        hook.url("/elsewhere")
    );
    hook.answers.lock().unwrap().push_back(moved);
    fence(&mut pair.anna).await;
    let first = hook.next().await;
    let page = loop {
        let page = pair.anna.get("/settings/calls").await.body;
        if page.contains("state bad") {
            break page;
        }
    };
    assert!(page.contains("302"), "{page}");
    let again = hook.next().await;
    assert_eq!(
        (again.path.as_str(), again.json()["id"].clone()),
        ("/", first.json()["id"].clone()),
        "nothing is followed"
    );
}

#[tokio::test]
async fn a_browser_is_pushed_what_only_it_can_read() {
    let (house, mut hook) = (House::calling(anywhere(), "").await, Hook::open().await);
    let mut pair = Pair::of(&house).await;
    let secret = p256::SecretKey::from_slice(&[7; 32]).unwrap();
    let auth = [9_u8; 16];
    let public =
        Base64UrlUnpadded::encode_string(secret.public_key().to_encoded_point(false).as_bytes());
    let keys = (public.as_str(), Base64UrlUnpadded::encode_string(&auth));
    let endpoint = hook.url("/push/abc");
    let given = [("endpoint", endpoint.as_str()), ("p256dh", keys.0), ("auth", &keys.1)];
    assert_eq!(add(&mut pair.anna, "push", &given).await, 303);
    assert_eq!(add(&mut pair.anna, "push", &given).await, 303, "again is the same");
    assert_eq!(channels(&mut pair.anna).await.len(), 1);
    pair.begin().await;
    if pair.asked(&house).await & 1 == 0 {
        pair.hand_over(&house).await;
    }
    let pushed = hook.next().await;
    assert_eq!(
        (pushed.path.as_str(), pushed.header("content-encoding")),
        ("/push/abc", "aes128gcm")
    );
    assert!(pushed.header("authorization").starts_with("vapid t="), "{pushed:?}");
    let page = pair.anna.get("/settings/calls").await;
    let key = page.after("data-push=\"").unwrap().to_owned();
    assert!(pushed.header("authorization").ends_with(&key), "the key the page gave to the browser");
    assert_eq!(pushed.header("topic").len(), 32);
    assert!(pushed.header("ttl").parse::<u32>().unwrap() > 3600);
    let read = web_push_native::decrypt(pushed.body.clone(), &secret, &auth.into()).unwrap();
    let said: serde_json::Value = serde_json::from_slice(&read).unwrap();
    assert_eq!(
        (said["path"].as_str(), said["kind"].as_str()),
        (Some(pair.table.as_str()), Some("turn"))
    );
    assert_eq!(said["id"], pushed.header("topic"));
    // A browser that is no longer there is forgotten.
    hook.answers.lock().unwrap().push_back("HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n".into());
    fence(&mut pair.anna).await;
    hook.next().await;
    while !channels(&mut pair.anna).await.is_empty() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn letters_go_to_confirmed_addresses_and_end_at_a_touch() {
    let mut post = Post::open().await;
    let house = House::calling(by_mail(&post), "https://table.example").await;
    let mut pair = Pair::of(&house).await;
    assert_eq!(add(&mut pair.anna, "mail", &[("address", "anna@example.org")]).await, 303);
    pair.begin().await;
    pair.hand_over(&house).await;
    let first = post.next().await;
    assert_eq!(first.to, "anna@example.org");
    let token = first.after("https://table.example/confirm/").to_owned();
    let mut other = house.client();
    assert_eq!(other.get(&format!("/confirm/{token}")).await.status, 200, "asked, not yet done");
    assert_eq!(other.post(&format!("/confirm/{token}"), "").await.status, 200);
    assert_eq!(other.post(&format!("/confirm/{token}"), "").await.status, 422, "it counts once");
    // The first that is sent is refused for now: it comes again, under its name.
    post.moods.lock().unwrap().push_back("451 later\r\n".into());
    pair.hand_over(&house).await;
    let called = post.next().await;
    assert!(
        called.text.contains(&pair.table)
            && called.after("Message-ID: <").ends_with("@example.org>")
    );
    assert!(called.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
    let mark =
        called.after("List-Unsubscribe: <https://table.example").trim_end_matches('>').to_owned();
    let forged =
        format!("{}{}", &mark[..mark.len() - 1], if mark.ends_with('0') { '1' } else { '0' });
    assert_eq!(other.post(&forged, "List-Unsubscribe=One-Click").await.status, 422);
    assert_eq!(other.get(&forged).await.status, 422);
    let asked = other.get(&mark).await;
    assert!(asked.body.contains(&format!("action=\"{mark}\"")), "{}", asked.body);
    let person = house.hall.store.person_of_login("anna".into()).await.unwrap().unwrap().id;
    let kept = house.hall.store.channels_of(person).await.unwrap();
    assert!(kept[0].calls, "whatever looks at each link of a letter ends nothing");
    assert_eq!(other.post(&mark, "List-Unsubscribe=One-Click").await.status, 200);
    pair.hand_over(&house).await;
    fence(&mut pair.anna).await;
    let next = post.next().await;
    assert!(!next.text.contains(&pair.table), "no more calls, though trials: {}", next.text);
}

#[tokio::test]
async fn a_forgotten_password_is_set_anew_by_letter_once() {
    let mut post = Post::open().await;
    let house = House::calling(by_mail(&post), "https://table.example").await;
    let mut pair = Pair::of(&house).await;
    assert_eq!(add(&mut pair.anna, "mail", &[("address", "anna@example.org")]).await, 303);
    let token = post.next().await.after("/confirm/").to_owned();
    let mut other = house.client();
    let forgot = |address: &str| form(&[("address", address)]);
    let before = other.post("/forgot", &forgot("nobody@example.org")).await;
    let unconfirmed = other.post("/forgot", &forgot("anna@example.org")).await;
    assert_eq!(other.post(&format!("/confirm/{token}"), "").await.status, 200);
    let after = other.post("/forgot", &forgot("anna@example.org")).await;
    assert_eq!((before.status, &before.body), (200, &after.body), "who is known is not told");
    assert_eq!(unconfirmed.body, after.body);
    let letter = post.next().await;
    let reset = format!("/reset/{}", letter.after("https://table.example/reset/"));
    assert_eq!(other.get(&reset).await.status, 200);
    assert_eq!(other.post(&reset, &form(&[("password", "short")])).await.status, 422);
    assert_eq!(other.post(&reset, &form(&[("password", "another password")])).await.status, 303);
    assert_eq!(
        other.post(&reset, &form(&[("password", "a third password")])).await.status,
        422,
        "once"
    );
    assert_eq!(pair.anna.get("/settings/calls").await.status, 403, "signed out everywhere");
    let sign_in = |password: &str| form(&[("login", "anna"), ("password", password)]);
    assert_eq!(other.post("/sign-in", &sign_in("a long password")).await.status, 403);
    assert_eq!(other.post("/sign-in", &sign_in("another password")).await.status, 303);
    // One address is not written to for ever.
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(other.post("/forgot", &forgot("anna@example.org")).await.status);
    }
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
}

#[tokio::test]
async fn forged_and_private_targets_are_refused() {
    let house = House::calling(Reach::default(), "").await;
    let mut pair = Pair::of(&house).await;
    for wrong in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/",
        "https://user@example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "",
        "https://",
        "https://[fd00::1]/",
        "https://0.0.0.0/",
        "https://example.org/\r\nX: y",
    ] {
        assert_eq!(add(&mut pair.anna, "webhook", &[("address", wrong)]).await, 422, "{wrong}");
        let given = [("endpoint", wrong), ("p256dh", "AAAA"), ("auth", "AAAA")];
        assert!(matches!(add(&mut pair.anna, "push", &given).await, 400 | 422), "{wrong}");
    }
    // A name that leads home is found out when it is looked up, and nobody is spoken to.
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let home = format!("https://localhost:{}/", listener.local_addr().unwrap().port());
    assert_eq!(add(&mut pair.anna, "webhook", &[("address", &home)]).await, 303);
    fence(&mut pair.anna).await;
    loop {
        let page = pair.anna.get("/settings/calls").await.body;
        if page.contains("private network") {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert_eq!(
        add(&mut pair.anna, "mail", &[("address", "anna@example.org")]).await,
        404,
        "no mail is sent here"
    );
    // Only one's own channels, only with an account, and not without end.
    let [own] = &channels(&mut pair.anna).await[..] else { panic!("one channel") };
    account_of(&house, &mut pair.bruno, "bruno").await;
    for deed in ["test", "turn", "remove"] {
        assert_eq!(add(&mut pair.bruno, deed, &[("channel", own)]).await, 404, "{deed}");
        assert_eq!(add(&mut house.client(), deed, &[("channel", own)]).await, 403, "{deed}");
    }
    for number in 0..12 {
        let status = add(
            &mut pair.anna,
            "webhook",
            &[("address", &format!("https://example.org/{number}"))],
        )
        .await;
        assert_eq!(status, if number < 9 { 303 } else { 409 }, "{number}");
    }
}

async fn account_of(house: &House, client: &mut Client, login: &str) {
    *client = house.player("morra").await.0;
    account(client, login).await;
}

#[tokio::test]
async fn every_page_says_how_many_tables_wait() {
    let house = House::open().await;
    let mut pair = Pair::of(&house).await;
    let mut page = pair.anna.try_live().await.unwrap();
    assert_eq!(page.hear().await.unwrap()["waiting"], 0);
    pair.begin().await;
    let mut heard = 0;
    for _ in 0..40 {
        if pair.asked(&house).await == 0 {
            break;
        }
        let asked = u64::from(pair.asked(&house).await & 1);
        if asked != heard {
            let news = page.hear().await.unwrap();
            heard = news["waiting"].as_u64().unwrap();
            if heard == 1 {
                assert_eq!(news["tables"], serde_json::json!([pair.table]));
                assert_eq!(news["text"], "1 table waits");
            }
        }
        pair.answer(&house).await;
    }
    assert!(matches!(house.client().try_live().await, Err(403)), "strangers have no tables");
    let manifest = pair.anna.get("/manifest.webmanifest").await;
    assert!(manifest.json()["icons"].is_array() && manifest.status == 200);
    for path in ["/worker.js", "/icon/192.png", "/icon/512.png", "/icon/180.png"] {
        assert_eq!(pair.anna.get(path).await.status, 200, "{path}");
    }
    assert_eq!(pair.anna.get("/icon/..%2fsecret").await.status, 404);
}

#[tokio::test]
async fn quiet_hours_go_by_the_clock_of_the_browser_that_was_used_last() {
    let house = House::calling(anywhere(), "").await;
    let pair = Pair::of(&house).await;
    let person = house.hall.store.person_of_login("anna".into()).await.unwrap().unwrap().id;
    let winter = QuietHours { from: 22 * 60, to: 7 * 60, ahead: 60 };
    house.hall.store.set_quiet(person, Some(winter)).await.unwrap();
    let mut page = pair.anna.connect("/live?ahead=120").await.unwrap();
    page.hear().await.unwrap();
    let summer = QuietHours { ahead: 120, ..winter };
    assert_eq!(house.hall.store.quiet(person).await.unwrap(), Some(summer));
    for other in ["/live?ahead=9000", "/live"] {
        drop(pair.anna.connect(other).await.unwrap());
        assert_eq!(house.hall.store.quiet(person).await.unwrap(), Some(summer), "{other}");
    }
}
