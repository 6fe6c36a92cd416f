//! The API: what `openapi.json` says is what the server does, for whom a token was made, and no further.

use crate::client::{Client, Reply, form};
use crate::house::House;
use serde_json::{Value, json};
use server::Limits;
use server::http::api::{DESCRIPTION, addresses};
use std::collections::BTreeSet;

/// A program with a token.
pub(crate) struct Program {
    client: Client,
    token: String,
}

impl Program {
    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, Some(body)).await
    }

    async fn send(&mut self, method: &str, path: &str, body: Option<&Value>) -> Reply {
        let body = body.map(Value::to_string).unwrap_or_default();
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.client.address,
            self.token,
            body.len()
        );
        self.client.raw(head.as_bytes()).await
    }
}

/// Somebody with an account.
pub(crate) async fn account(house: &House, login: &str) -> Client {
    let (mut client, _) = house.player("morra").await;
    let made = client
        .post("/settings/account", &form(&[("login", login), ("password", "a long password")]))
        .await;
    assert_eq!(made.status, 200, "{}", made.body);
    client
}

async fn token(owner: &mut Client, scope: &str) -> String {
    let made = owner.post("/settings/tokens", &form(&[("name", "Robot"), ("scope", scope)])).await;
    assert_eq!(made.status, 200, "{}", made.body);
    made.after("id=\"fresh\" readonly value=\"").expect("it is shown once").to_owned()
}

pub(crate) async fn program(house: &House, owner: &mut Client, scope: &str) -> Program {
    Program { client: house.client(), token: token(owner, scope).await }
}

fn description() -> Value {
    serde_json::from_str(DESCRIPTION).unwrap()
}

/// Holds a value against a schema of the description: kinds, fields, and nothing that is not described.
fn fits(value: &Value, schema: &Value, at: &str) {
    let doc = description();
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.trim_start_matches("#/components/schemas/");
        return fits(value, &doc["components"]["schemas"][name], name);
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        kinds => kinds.as_array().unwrap().iter().map(|kind| kind.as_str().unwrap()).collect(),
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    assert!(kinds.contains(&kind), "{at}: {value} is no {kinds:?}");
    if let Some(words) = schema["enum"].as_array() {
        assert!(words.contains(value), "{at}: {value}");
    }
    for item in value.as_array().into_iter().flatten() {
        fits(item, &schema["items"], at);
    }
    let (Some(fields), Some(properties)) = (value.as_object(), schema["properties"].as_object())
    else {
        return;
    };
    for name in schema["required"].as_array().into_iter().flatten() {
        assert!(fields.contains_key(name.as_str().unwrap()), "{at}: {name} is missing in {value}");
    }
    for (name, field) in fields {
        let schema =
            properties.get(name).unwrap_or_else(|| panic!("{at}: {name} is not described"));
        fits(field, schema, &format!("{at}.{name}"));
    }
}

/// An answer is as the description says.
pub(crate) fn as_described(path: &str, method: &str, reply: &Reply) -> Value {
    let doc = description();
    let responses = &doc["paths"][path][method]["responses"];
    let response = responses.get(reply.status.to_string()).unwrap_or(&responses["default"]);
    let value = reply.json();
    fits(&value, &response["content"]["application/json"]["schema"], &format!("{method} {path}"));
    value
}

#[tokio::test]
async fn every_address_is_described_and_nothing_else_is() {
    let doc = description();
    let described: BTreeSet<&str> =
        doc["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    let served: BTreeSet<&str> = addresses().into_iter().map(|(path, _)| path).collect();
    assert_eq!(described, served);
    let house = House::open().await;
    let mut owner = account(&house, "anna").await;
    let mut robot = program(&house, &mut owner, "play").await;
    for (path, methods) in doc["paths"].as_object().unwrap() {
        let real = path.replace("{id}", &"0".repeat(32));
        for method in ["get", "post"] {
            let reply = robot.send(&method.to_uppercase(), &real, Some(&json!({}))).await;
            let known = methods.get(method).is_some();
            assert_eq!(reply.status != 405, known, "{method} {path}: {}", reply.status);
            if known {
                as_described(path, method, &reply);
            }
        }
    }
}

#[tokio::test]
async fn a_program_plays_a_game_from_the_description_alone() {
    let house = House::open().await;
    let mut owner = account(&house, "anna").await;
    let mut robot = program(&house, &mut owner, "play").await;
    as_described("/me", "get", &robot.get("/me").await);
    let games = as_described("/games", "get", &robot.get("/games").await);
    assert!(games["games"].as_array().unwrap().iter().any(|game| game["name"] == "skirmish"));
    let wanted = json!({ "game": "skirmish", "seats": ["me", format!("bot-{}", games["levels"][0].as_str().unwrap())] });
    let set = robot.post("/tables", &wanted).await;
    assert_eq!(set.status, 201, "{}", set.body);
    let id = as_described("/tables", "post", &set)["id"].as_str().unwrap().to_owned();
    let table = format!("/tables/{id}");
    let mut answers = 0;
    let last = loop {
        let stands = as_described("/tables/{id}", "get", &robot.get(&table).await);
        if stands["phase"] == "over" {
            break stands;
        }
        assert_eq!(stands["yours"], json!([0]));
        let choices = as_described(
            "/tables/{id}/choices",
            "get",
            &robot.get(&format!("{table}/choices")).await,
        );
        let Some(ask) = choices["asks"].as_array().unwrap().first() else {
            let version = stands["version"].as_u64().unwrap();
            robot.get(&format!("{table}?after={version}")).await;
            continue;
        };
        as_described("/tables/{id}/view", "get", &robot.get(&format!("{table}/view")).await);
        let key = format!("robot-{}", ask["version"]);
        let choice = json!({ "seat": 0, "version": ask["version"], "key": key, "choice": ask["offers"][0]["choice"] });
        let done = robot.post(&format!("{table}/choices"), &choice).await;
        assert_eq!(done.status, 200, "{}", done.body);
        let version = as_described("/tables/{id}/choices", "post", &done)["version"].clone();
        let again = robot.post(&format!("{table}/choices"), &choice).await;
        assert_eq!(again.json()["version"], version, "done once");
        answers += 1;
        assert!(answers < 500, "the game ends");
    };
    assert!(last["winners"].is_array() && answers > 2, "{last}");
    let story =
        as_described("/tables/{id}/story", "get", &robot.get(&format!("{table}/story")).await);
    assert!(!story["lines"].as_array().unwrap().is_empty());
    let journal =
        as_described("/tables/{id}/journal", "get", &robot.get(&format!("{table}/journal")).await);
    assert!(journal["journal"].as_str().unwrap().contains("\nseed "));
    let tables = as_described("/tables", "get", &robot.get("/tables").await);
    assert!(tables["tables"].as_array().unwrap().iter().any(|line| line["id"] == id.as_str()));
}

#[tokio::test]
async fn every_value_that_is_listed_is_one() {
    let house = House::open().await;
    let mut owner = account(&house, "anna").await;
    let mut robot = program(&house, &mut owner, "play").await;
    let games = robot.get("/games").await.json();
    for game in games["games"].as_array().unwrap() {
        let specs = house.hall.shelf.find(game["name"].as_str().unwrap()).unwrap().game.options();
        for option in game["options"].as_array().unwrap() {
            let name = option["name"].as_str().unwrap();
            for value in option["values"].as_array().unwrap() {
                let given = [(name, value.as_str().unwrap())];
                let taken = kernel::Options::accept(specs, given);
                assert!(taken.is_ok(), "{given:?} of {}: {taken:?}", game["name"]);
            }
        }
    }
    for (value, status) in [("on", 201), ("off", 201), ("yes", 422)] {
        let options = json!({ "tricks": value });
        let wanted = json!({ "game": "monster-lands", "seats": ["me"], "options": options });
        assert_eq!(robot.post("/tables", &wanted).await.status, status, "{value}");
    }
}

#[tokio::test]
async fn a_program_that_was_stood_in_for_comes_back_and_does_what_the_page_can() {
    let house = House::open().await;
    let mut owner = account(&house, "anna").await;
    let mut robot = program(&house, &mut owner, "play").await;
    let wanted = json!({
        "game": "skirmish", "seats": ["me", "open"], "open": true, "language": "it", "taught": true,
        "pace": { "per": "turn", "seconds": 600 },
    });
    let set = robot.post("/tables", &wanted).await;
    assert_eq!(set.status, 201, "{}", set.body);
    let id = set.json()["id"].as_str().unwrap().to_owned();
    let table = format!("/tables/{id}");
    let mut second = account(&house, "bruno").await;
    let mut other = program(&house, &mut second, "play").await;
    for (found, query) in [
        (true, ""),
        (true, "?game=skirmish&pace=quick&rated=no&language=it&taught=yes"),
        (false, "?game=morra"),
        (false, "?pace=slow"),
        (false, "?rated=yes"),
        (false, "?language=fr"),
        (false, "?phase=playing"),
    ] {
        let lobby = other.get(&format!("/lobby{query}")).await;
        let lobby = as_described("/lobby", "get", &lobby);
        let ids: Vec<_> = lobby["tables"].as_array().unwrap().iter().map(|it| &it["id"]).collect();
        assert_eq!(ids.contains(&&json!(id)), found, "{query}: {lobby}");
    }
    let posted = async |who: &mut Program, deed: &str, body: Value, status: u16| {
        let reply = who.post(&format!("{table}/{deed}"), &body).await;
        assert_eq!(reply.status, status, "{deed}: {}", reply.body);
        as_described(&format!("/tables/{{id}}/{deed}"), "post", &reply)
    };
    posted(&mut other, "sit", json!({ "seat": 1 }), 200).await;
    let stands = as_described("/tables/{id}", "get", &robot.get(&table).await);
    assert_eq!(stands["pace"], json!({ "per": "turn", "seconds": 600, "reserve": 0 }));
    assert!(stands["clocks"][0]["until"].is_i64(), "{stands}");
    assert_eq!(posted(&mut robot, "pause", json!({ "on": true }), 200).await["paused"], true);
    let stands = as_described("/tables/{id}", "get", &robot.get(&table).await);
    assert_eq!((&stands["paused"], &stands["clocks"][0]["until"]), (&json!(true), &Value::Null));
    posted(&mut robot, "pause", json!({ "on": false }), 200).await;
    posted(&mut other, "leave", json!({ "seat": 1 }), 200).await;
    let stands = as_described("/tables/{id}", "get", &other.get(&table).await);
    assert_eq!((&stands["yours"], &stands["away"]), (&json!([]), &json!([1])));
    posted(&mut robot, "take-back", json!({ "seat": 1 }), 409).await;
    posted(&mut other, "take-back", json!({ "seat": 1 }), 200).await;
    assert_eq!(other.get(&table).await.json()["yours"], json!([1]));
    posted(&mut other, "hush", json!({ "on": true }), 200).await;
    assert_eq!(other.get(&table).await.json()["hushed"], true);
    let said = posted(&mut robot, "chat", json!({ "text": "Ciao" }), 200).await;
    assert_eq!(said["lines"][0]["text"], "Ciao");
    posted(&mut robot, "chat", json!({ "text": " " }), 400).await;
    as_described("/tables/{id}/chat", "get", &other.get(&format!("{table}/chat")).await);
    answers_and_takes_back(&mut robot, &mut other, &table).await;
    posted(&mut robot, "rematch", json!({}), 409).await;
    posted(&mut other, "close", json!({}), 403).await;
    assert_eq!(posted(&mut robot, "close", json!({}), 200).await["phase"], "closed");
    let alone = json!({ "game": "skirmish", "seats": ["me", "open"] });
    let id = robot.post("/tables", &alone).await.json()["id"].as_str().unwrap().to_owned();
    let begun = robot.post(&format!("/tables/{id}/start"), &json!({ "level": "random" })).await;
    assert_eq!(as_described("/tables/{id}/start", "post", &begun)["phase"], "playing");
}

/// The first seat gives an answer and takes it back, as far as it may; the second answers whatever comes before.
async fn answers_and_takes_back(robot: &mut Program, other: &mut Program, table: &str) {
    let choices = loop {
        let mine = robot.get(&format!("{table}/choices")).await.json();
        if mine["asks"][0].is_object() {
            break mine;
        }
        let theirs = other.get(&format!("{table}/choices")).await.json();
        let ask = &theirs["asks"][0];
        let choice = json!({ "seat": 1, "version": ask["version"], "key": ask["version"].to_string(), "choice": ask["offers"][0]["choice"] });
        other.post(&format!("{table}/choices"), &choice).await;
    };
    let ask = &choices["asks"][0];
    let choice = json!({ "seat": 0, "version": ask["version"], "key": "k", "choice": ask["offers"][0]["choice"] });
    let done = robot.post(&format!("{table}/choices"), &choice).await;
    let version = done.json()["version"].clone();
    for deed in ["undo", "restart"] {
        let back = json!({ "seat": 0, "version": version, "key": deed });
        let reply = robot.post(&format!("{table}/{deed}"), &back).await;
        assert!(matches!(reply.status, 200 | 409 | 422), "{deed}: {}", reply.body);
        as_described(&format!("/tables/{{id}}/{deed}"), "post", &reply);
    }
}

/// Plays at a table as `tavolata bot` does, until it has ended.
async fn plays(house: &House, token: &str, table: &str) -> usize {
    let url = format!("http://{}", house.address);
    let program = server::program::Program { url, token: token.to_owned() };
    let mut answers = 0;
    program.play(Some(table), &mut |_| answers += 1).await.unwrap();
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_play_a_rated_season() {
    let house = House::with(Limits::for_a_crowd(), "").await;
    let (mut anna, mut bruno) = (account(&house, "anna").await, account(&house, "bruno").await);
    let mut robots =
        [program(&house, &mut anna, "play").await, program(&house, &mut bruno, "play").await];
    for _ in 0..5 {
        let wanted =
            json!({ "game": "skirmish", "seats": ["me", "open"], "open": true, "rated": true });
        let set = robots[0].post("/tables", &wanted).await;
        assert_eq!(set.status, 201, "{}", set.body);
        let found = robots[1].get("/lobby?rated=yes&game=skirmish").await.json();
        let table = found["tables"][0]["id"].as_str().unwrap().to_owned();
        assert_eq!(set.json()["id"], table.as_str());
        let sat = robots[1].post(&format!("/tables/{table}/sit"), &json!({ "seat": 1 })).await;
        assert_eq!(sat.status, 200, "{}", sat.body);
        let [first, second] = &robots;
        let (one, two) =
            tokio::join!(plays(&house, &first.token, &table), plays(&house, &second.token, &table));
        assert!(one > 0 && two > 0, "{one} and {two} answers");
    }
    let best = robots[0].get("/games/skirmish/best").await;
    let best = as_described("/games/{game}/best", "get", &best);
    let games: Vec<_> = best["best"].as_array().unwrap().iter().map(|it| &it["games"]).collect();
    assert_eq!(games, [5, 5], "{best}");
    let own = as_described("/me/results", "get", &robots[1].get("/me/results").await);
    assert_eq!(
        (own["results"].as_array().unwrap().len(), &own["ratings"][0]["games"]),
        (5, &json!(5))
    );
    assert!(own["results"].as_array().unwrap().iter().all(|result| result["rated"] == true));
}

#[tokio::test]
async fn a_long_list_of_tables_comes_in_parts_and_no_set_up_is_remembered() {
    let house = House::with(Limits::for_a_crowd(), "").await;
    let mut owner = account(&house, "anna").await;
    let mut robot = program(&house, &mut owner, "play").await;
    let wanted = json!({ "game": "morra", "seats": ["me", "open"] });
    for _ in 0..205 {
        assert_eq!(robot.post("/tables", &wanted).await.status, 201);
    }
    let first = as_described("/tables", "get", &robot.get("/tables").await);
    let next = first["next"].as_str().unwrap().to_owned();
    let second = robot.get(&format!("/tables?after={next}")).await.json();
    let count = |page: &Value| page["tables"].as_array().unwrap().len();
    assert_eq!((count(&first), count(&second), &second["next"]), (200, 6, &Value::Null));
    let page = owner.get("/new/morra").await.body;
    assert!(!page.contains("/new/morra?again"), "a program has no habits");
}

#[tokio::test]
async fn a_token_counts_for_its_scope_until_it_is_revoked_and_only_here() {
    let house = House::open().await;
    let mut owner = account(&house, "anna").await;
    let mut reader = program(&house, &mut owner, "read").await;
    assert_eq!(reader.get("/tables").await.status, 200);
    let wanted = json!({ "game": "morra", "seats": ["me", "open"] });
    assert_eq!(reader.post("/tables", &wanted).await.status, 403, "it may look, not play");
    let page = owner.get("/settings/tokens").await.body;
    assert!(!page.contains(&reader.token), "it is shown once");
    let kept: Vec<u8> =
        house.database().query_row("SELECT token FROM tokens", [], |row| row.get(0)).unwrap();
    assert!(
        !String::from_utf8_lossy(&kept).contains(reader.token.trim_start_matches("tavolata_")),
        "only its hash is kept"
    );
    // It opens no page, and a cookie opens nothing here.
    let mut sly = house.client();
    sly.headers.push(("authorization", format!("Bearer {}", reader.token)));
    assert_eq!(sly.get("/settings/tokens").await.status, 403);
    assert_eq!(owner.get("/api/v1/me").await.status, 401);
    // Another's secrets stay theirs.
    let mut other = account(&house, "bruno").await;
    let mut theirs = program(&house, &mut other, "play").await;
    let (_, private) = house.player("skirmish").await;
    let id = private.trim_start_matches("/t/");
    assert_eq!(theirs.get(&format!("/tables/{id}/view?seat=0")).await.status, 403);
    assert_eq!(
        theirs.get(&format!("/tables/{id}/journal")).await.status,
        409,
        "sealed while it is played"
    );
    let forged = json!({ "seat": 0, "version": 0, "key": "k", "choice": "pass" });
    assert_eq!(theirs.post(&format!("/tables/{id}/choices"), &forged).await.status, 403);
    assert_eq!(theirs.get(&format!("/tables/{id}/choices?seat=0")).await.json()["asks"], json!([]));
    // Revoked, it is worth nothing, however often it is shown.
    let line = owner.get("/settings/tokens").await;
    let which = line.after("name=\"token\" value=\"").unwrap().to_owned();
    assert_eq!(
        other.post("/settings/tokens/revoke", &form(&[("token", &which)])).await.status,
        404,
        "not another's"
    );
    assert_eq!(
        owner.post("/settings/tokens/revoke", &form(&[("token", &which)])).await.status,
        303
    );
    assert_eq!(reader.get("/me").await.status, 401);
    for wrong in
        ["", "Bearer", "tavolata_", &"f".repeat(64), &format!("tavolata_{}", "f".repeat(64))]
    {
        let mut guess = Program { client: house.client(), token: wrong.to_owned() };
        assert!(matches!(guess.get("/me").await.status, 401 | 429), "{wrong}");
    }
    let mut statuses = BTreeSet::new();
    for number in 0..70 {
        let mut guess =
            Program { client: house.client(), token: format!("tavolata_{number:064x}") };
        statuses.insert(guess.get("/me").await.status);
    }
    assert_eq!(statuses, BTreeSet::from([401, 429]), "guesses are counted");
}

#[tokio::test]
async fn nonsense_is_refused_in_json() {
    let house = House::open().await;
    let mut owner = account(&house, "anna").await;
    let mut robot = program(&house, &mut owner, "play").await;
    let zeros = "0".repeat(32);
    for (path, body) in [
        ("/tables".to_owned(), json!({ "game": "chess", "seats": [] })),
        ("/tables".to_owned(), json!({ "game": "morra", "seats": ["me", "me"] })),
        ("/tables".to_owned(), json!({ "game": "morra", "seats": ["queen"] })),
        (
            "/tables".to_owned(),
            json!({ "game": "morra", "seats": ["me"], "options": { "seats": "900" } }),
        ),
        ("/tables".to_owned(), json!({ "game": "morra", "seats": ["me"], "host": "me" })),
        (
            format!("/tables/{zeros}/choices"),
            json!({ "seat": 0, "version": 0, "key": "", "choice": "" }),
        ),
        (format!("/tables/{zeros}/choices"), json!({ "seat": 900 })),
        (format!("/tables/{zeros}/sit"), json!({ "seat": 1 })),
        ("/tables/nonsense/sit".to_owned(), json!({ "seat": 1 })),
    ] {
        let reply = robot.post(&path, &body).await;
        assert!(matches!(reply.status, 400 | 404 | 409 | 422), "{path} {body}: {}", reply.status);
        assert!(reply.json()["error"].is_string(), "{path} {body}: {}", reply.body);
    }
}
