//! Signing in by an issuer's word.

use crate::client::{Client, Reply, form};
use crate::house::House;
use crate::issuer::{Issuer, Signs};
use serde_json::json;
use server::admin::{By, Said, Whom, Wish, fulfil};
use server::http::Entry;
use server::store::PersonRecord;

const ERRAND: &str = "tavolata-errand=";
const SESSION: &str = "tavolata=";

/// A browser, which keeps two cookies.
struct Browser {
    client: Client,
    session: Option<String>,
    errand: Option<String>,
}

impl Browser {
    fn of(house: &House) -> Self {
        Self { client: house.client(), session: None, errand: None }
    }

    /// One that is signed in with a password.
    async fn member(house: &House, login: &str) -> Self {
        let mut browser = Self::of(house);
        let body = format!("name={login}&login={login}&password=correct+horse");
        assert_eq!(browser.post("/join", &body).await.status, 303);
        browser
    }

    async fn get(&mut self, path: &str) -> Reply {
        self.ready();
        let reply = self.client.get(path).await;
        self.keep(reply)
    }

    async fn post(&mut self, path: &str, body: &str) -> Reply {
        self.ready();
        let reply = self.client.post(path, body).await;
        self.keep(reply)
    }

    fn ready(&mut self) {
        let both: Vec<String> = self.session.iter().chain(&self.errand).cloned().collect();
        self.client.cookie = (!both.is_empty()).then(|| both.join("; "));
    }

    fn keep(&mut self, reply: Reply) -> Reply {
        for (_, cookie) in reply.headers.iter().filter(|(name, _)| name == "set-cookie") {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let value = cookie.split(';').next().unwrap().to_owned();
            let kept = (!value.ends_with('=')).then_some(value);
            if cookie.starts_with(ERRAND) {
                self.errand = kept;
            } else if cookie.starts_with(SESSION) {
                self.session = kept;
            }
        }
        reply
    }

    /// Leaves for the issuer with these fields; the path there.
    async fn leave(&mut self, fields: &str) -> String {
        let page = self.post("/sign-in/leave", fields).await;
        assert_eq!(page.status, 200, "{}", page.body);
        let onward = page.header("refresh").unwrap().strip_prefix("0; url=http://").unwrap();
        onward.split_once('/').map(|(_, path)| format!("/{path}")).unwrap()
    }

    /// Asks the issuer, and is sent back; the path back.
    async fn ask(&mut self, issuer: &Issuer, path: &str) -> String {
        let there = Client::new(issuer.address).get(path).await;
        let back = there.header("location").unwrap().to_owned();
        back.strip_prefix(&format!("http://{}", self.client.address)).unwrap().to_owned()
    }

    /// All the way.
    async fn sign_in(&mut self, issuer: &Issuer, fields: &str) -> Reply {
        let there = self.leave(fields).await;
        let back = self.ask(issuer, &there).await;
        self.get(&back).await
    }
}

async fn somebody(house: &House, login: &str) -> Option<PersonRecord> {
    house.hall.store.person_of_login(login.to_owned()).await.unwrap()
}

async fn open() -> (House, Issuer) {
    let issuer = Issuer::open(Some("s3cret")).await;
    (House::vouched(Entry::default(), Some(issuer.setting())).await, issuer)
}

#[tokio::test]
async fn who_is_vouched_for_has_an_account_and_finds_it_again() {
    let (house, issuer) = open().await;
    let mut anna = Browser::of(&house);
    assert!(anna.get("/sign-in").await.body.contains("Sign in with the Club"));
    let came = anna.sign_in(&issuer, "").await;
    assert_eq!((came.status, came.header("location")), (303, Some("/")), "{}", came.body);
    assert_eq!(anna.errand, None, "what was brought back is forgotten");
    let person = somebody(&house, "anna").await.unwrap();
    assert_eq!(
        (person.name.as_str(), person.account.unwrap().1.as_str()),
        ("Anna of the Club", "")
    );
    let settings = anna.get("/settings").await.body;
    assert!(settings.contains("You can sign in with the Club too."), "{settings}");
    assert!(!settings.contains("/settings/disconnect"), "there would be no way in");
    let export = anna.get("/settings/export").await.json();
    assert_eq!(export["identities"][0]["subject"], "s-1");
    // Elsewhere, by another login and with the other kind of key: the subject says who it is.
    issuer.kept().says.login = "anna2".to_owned();
    issuer.kept().says.signs = Signs::Rsa;
    let mut elsewhere = Browser::of(&house);
    assert_eq!(elsewhere.sign_in(&issuer, "").await.status, 303);
    assert!(elsewhere.get("/settings").await.body.contains("value=\"anna\""));
    assert!(somebody(&house, "anna2").await.is_none());
    // Another of the same login gets one that is free.
    issuer.kept().says.subject = "s-2".to_owned();
    issuer.kept().says.login = "anna".to_owned();
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 303);
    assert!(somebody(&house, "anna-2").await.is_some());
    // No password fits an account that has none.
    for password in ["", "correct+horse"] {
        let body = format!("login=anna&password={password}");
        assert_eq!(Browser::of(&house).post("/sign-in", &body).await.status, 403);
    }
}

#[tokio::test]
async fn a_guest_who_is_vouched_for_keeps_their_table() {
    let (house, issuer) = open().await;
    let mut anna = Browser::of(&house);
    let table = anna.post("/play/morra", "").await.header("location").unwrap().to_owned();
    assert_eq!(anna.sign_in(&issuer, "").await.status, 303);
    let page = anna.get(&table).await;
    assert!(page.body.contains("name=\"choice\""), "it is still theirs");
    let mut elsewhere = Browser::of(&house);
    assert_eq!(elsewhere.post("/play/morra", "").await.status, 303);
    assert_eq!(elsewhere.sign_in(&issuer, "").await.status, 303);
    assert!(elsewhere.get(&table).await.body.contains("name=\"choice\""), "wherever they sign in");
}

#[tokio::test]
async fn an_account_is_connected_by_whose_it_is_and_disconnected() {
    let (house, issuer) = open().await;
    let mut bruno = Browser::member(&house, "bruno").await;
    assert!(bruno.get("/settings").await.body.contains("Connect the Club"));
    assert_eq!(bruno.sign_in(&issuer, "connect=on").await.status, 303);
    let mut elsewhere = Browser::of(&house);
    assert_eq!(elsewhere.sign_in(&issuer, "").await.status, 303);
    assert!(elsewhere.get("/settings").await.body.contains("value=\"bruno\""));
    let mut carla = Browser::member(&house, "carla").await;
    assert_eq!(carla.sign_in(&issuer, "connect=on").await.status, 409, "it is Bruno's");
    assert_eq!(bruno.post("/settings/disconnect", "").await.status, 303);
    assert_eq!(bruno.post("/settings/disconnect", "").await.status, 404);
    // Who was not connected is somebody else: an address of mail, or a login, connects nobody.
    issuer.kept().says.login = "bruno".to_owned();
    let mut stranger = Browser::of(&house);
    assert_eq!(stranger.sign_in(&issuer, "").await.status, 303);
    assert!(stranger.get("/settings").await.body.contains("value=\"bruno-2\""));
    assert_eq!(stranger.post("/settings/disconnect", "").await.status, 409, "no password");
    // What one has begun to connect, another cannot end.
    let there = carla.leave("connect=on").await;
    issuer.kept().says.subject = "s-7".to_owned();
    let back = carla.ask(&issuer, &there).await;
    stranger.errand = carla.errand.clone();
    assert_eq!(stranger.get(&back).await.status, 422);
    assert_eq!(Browser::of(&house).post("/sign-in/leave", "connect=on").await.status, 403);
}

#[tokio::test]
async fn what_is_not_its_word_for_us_and_now_signs_nobody_in() {
    let (house, issuer) = open().await;
    let past = server::chance::now() - 4000;
    for claims in [
        json!({ "iss": "https://other.example" }),
        json!({ "aud": "another" }),
        json!({ "nonce": "another" }),
        json!({ "exp": past }),
        json!({ "at_hash": "AAAAAAAAAAAAAAAAAAAAAA" }),
    ] {
        issuer.kept().says.claims = claims.clone();
        let mut browser = Browser::of(&house);
        assert_eq!(browser.sign_in(&issuer, "").await.status, 403, "{claims}");
        assert_eq!((browser.session, browser.errand), (None, None), "{claims}");
    }
    issuer.kept().says.claims = json!({});
    for signs in [Signs::Forged, Signs::Not] {
        issuer.kept().says.signs = signs;
        assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 403, "{signs:?}");
    }
    assert!(somebody(&house, "anna").await.is_none());
    issuer.kept().says.signs = Signs::Ec;
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 303);
}

#[tokio::test]
async fn nobody_comes_back_who_did_not_leave() {
    let (house, issuer) = open().await;
    let mut anna = Browser::of(&house);
    let there = anna.leave("").await;
    let back = anna.ask(&issuer, &there).await;
    assert_eq!(Browser::of(&house).get(&back).await.status, 422, "another browser");
    let mut other = Browser::of(&house);
    other.leave("").await;
    assert_eq!(other.get(&back).await.status, 422, "with another errand");
    let errand = anna.errand.clone();
    assert_eq!(anna.get("/sign-in/back?state=x&code=y").await.status, 422);
    assert_eq!(anna.get(&back).await.status, 422, "it counts once");
    anna.errand.clone_from(&errand);
    assert_eq!(anna.get(&back).await.status, 303);
    anna.errand = errand;
    assert_eq!(anna.get(&back).await.status, 403, "and so does the code");
    let there = anna.leave("").await;
    let state = there.split("state=").nth(1).unwrap().split('&').next().unwrap().to_owned();
    let denied = anna.get(&format!("/sign-in/back?error=access_denied&state={state}")).await;
    assert_eq!(denied.status, 403);
    assert!(denied.body.contains("nobody said who you are"), "{}", denied.body);
    // A form of another page sends nobody anywhere.
    anna.client.headers.push(("origin", "https://evil.example".to_owned()));
    assert_eq!(anna.post("/sign-in/leave", "").await.status, 403);
}

#[tokio::test]
async fn an_issuer_may_change_its_key_and_be_away() {
    let (house, issuer) = open().await;
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 303);
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 303);
    assert_eq!(issuer.kept().heard, 1, "it is not asked each time");
    issuer.change_its_key();
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 303);
    assert_eq!(issuer.kept().heard, 2);
    let nobody = server::Issuer { url: "http://127.0.0.1:1".to_owned(), ..issuer.setting() };
    let alone = House::vouched(Entry::default(), Some(nobody)).await;
    assert_eq!(Browser::of(&alone).post("/sign-in/leave", "").await.status, 503);
    assert_eq!(Browser::of(&alone).get("/sign-in").await.status, 200, "a password still counts");
    let plain = House::open().await;
    assert_eq!(Browser::of(&plain).post("/sign-in/leave", "").await.status, 404);
    assert!(!Browser::of(&plain).get("/sign-in").await.body.contains("/sign-in/leave"));
}

#[tokio::test]
async fn an_issuer_that_wants_no_secret_gets_none() {
    let issuer = Issuer::open(None).await;
    let house = House::vouched(Entry::default(), Some(issuer.setting())).await;
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 303);
    let wrong = server::Issuer { secret: Some("wrong".to_owned()), ..issuer.setting() };
    let house = House::vouched(Entry::default(), Some(wrong)).await;
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 403);
}

#[tokio::test]
async fn an_invitation_goes_along_and_the_banned_stay_out() {
    let issuer = Issuer::open(Some("s3cret")).await;
    let entry = Entry { by_invitation: true, guests: false };
    let house = House::vouched(entry, Some(issuer.setting())).await;
    let invite = Wish::Invite { name: "the club".to_owned(), uses: 1, days: 1 };
    let Said::Invited(code) = fulfil(&house.hall, &By::Host, invite).await else {
        panic!("somebody is invited")
    };
    let refused = Browser::of(&house).sign_in(&issuer, "").await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("takes an invitation"), "{}", refused.body);
    let page = Browser::of(&house).get(&format!("/join?code={code}")).await.body;
    assert!(page.contains("Sign in with the Club") && page.contains(&code), "{page}");
    let invited = form(&[("code", &code)]);
    let mut anna = Browser::of(&house);
    assert_eq!(anna.sign_in(&issuer, &invited).await.status, 303);
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 303, "they have an account");
    issuer.kept().says.subject = "s-2".to_owned();
    assert_eq!(Browser::of(&house).sign_in(&issuer, &invited).await.status, 403, "it is used up");
    let ban = Wish::Ban(Whom::Login("anna".to_owned()));
    assert_eq!(fulfil(&house.hall, &By::Host, ban).await, Said::Done);
    issuer.kept().says.subject = "s-1".to_owned();
    assert_eq!(Browser::of(&house).sign_in(&issuer, "").await.status, 403);
}

#[tokio::test]
async fn without_a_password_what_takes_one_takes_signing_in_anew() {
    let (house, issuer) = open().await;
    let mut anna = Browser::of(&house);
    anna.sign_in(&issuer, "").await;
    let later = |house: &House| {
        house.database().execute("UPDATE sessions SET since = since - 700", []).unwrap();
    };
    later(&house);
    let wanted = "login=anna&password=correct+horse";
    assert_eq!(anna.post("/settings/account", wanted).await.status, 403);
    assert_eq!(anna.post("/settings/delete", "").await.status, 403);
    assert_eq!(anna.sign_in(&issuer, "").await.status, 303);
    assert_eq!(anna.post("/settings/account", wanted).await.status, 200);
    assert!(anna.get("/settings").await.body.contains("/settings/disconnect"));
    assert_eq!(Browser::of(&house).post("/sign-in", wanted).await.status, 303);
    assert_eq!(anna.post("/settings/delete", "").await.status, 403, "from now on it takes that");
    issuer.kept().says.subject = "s-2".to_owned();
    let mut other = Browser::of(&house);
    other.sign_in(&issuer, "").await;
    assert_eq!(other.post("/settings/delete", "").await.status, 303);
    let again = Browser::of(&house).sign_in(&issuer, "").await.status;
    assert_eq!((again, somebody(&house, "anna-2").await.is_some()), (303, true), "as a new one");
}
