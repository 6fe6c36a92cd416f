//! Those who mean no good, or whose line is bad: refused with the right status, others unaffected.

use crate::client::{Reply, answer, form};
use crate::house::{House, first_choice, version};
use server::Limits;
use std::time::Duration;

#[tokio::test]
async fn nobody_answers_for_anothers_seat() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    let choice = first_choice(&page).unwrap();
    let body = answer(0, version(&page), "k", &choice);
    let mut stranger = house.client();
    assert_eq!(stranger.script(&format!("{table}/choose"), &body).await.status, 403, "a nobody");
    let (mut bruno, _) = house.player("skirmish").await;
    let refused = bruno.script(&format!("{table}/choose"), &body).await;
    assert_eq!(refused.status, 403, "someone with a seat elsewhere");
    let forged = answer(1, version(&page), "k", &choice);
    assert_eq!(anna.script(&format!("{table}/choose"), &forged).await.status, 403, "a bot's seat");
    let nowhere = answer(77, version(&page), "k", &choice);
    assert_eq!(anna.script(&format!("{table}/choose"), &nowhere).await.status, 403);
    assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 200, "her own");
}

#[tokio::test]
async fn an_answer_to_an_old_page_is_refused_with_the_fresh_one() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    let choice = first_choice(&page).unwrap();
    let old = version(&page);
    assert_eq!(
        anna.script(&format!("{table}/choose"), &answer(0, old, "a", &choice)).await.status,
        200
    );
    let stale = anna.post(&format!("{table}/choose"), &answer(0, old, "b", &choice)).await;
    assert_eq!(stale.status, 409);
    assert!(version(&stale) > old, "the body is the table as it is");
    let future = anna.script(&format!("{table}/choose"), &answer(0, 9_999, "c", &choice)).await;
    assert_eq!(future.status, 409);
    assert!(!future.json()["error"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn a_repeated_key_is_done_once_and_answered_alike() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    let body = answer(0, version(&page), "once", &first_choice(&page).unwrap());
    let first = anna.script(&format!("{table}/choose"), &body).await;
    assert_eq!(first.status, 200);
    let id = table.trim_start_matches("/t/").parse().unwrap();
    let own = |lines: &str| lines.lines().filter(|line| line.starts_with("0: ")).count();
    let answers = async || {
        let steps = house.hall.store.steps(id, 0).await.unwrap();
        steps.iter().map(|step| own(&step.lines)).sum::<usize>()
    };
    assert_eq!(answers().await, 1);
    for _ in 0..3 {
        let again = anna.script(&format!("{table}/choose"), &body).await;
        assert_eq!((again.status, again.json()), (200, first.json()));
    }
    assert_eq!(answers().await, 1);
}

#[tokio::test]
async fn a_used_key_answers_only_for_the_same_choice_and_seat() {
    let house = House::open().await;
    let (mut anna, table) = house.player("root").await;
    let page = anna.get(&table).await;
    let offered = choices(&page);
    let [first, second] = [&offered[0], &offered[1]];
    let key = page.after("name=\"key\" value=\"").unwrap().to_owned();
    let at = page.after("name=\"version\" value=\"").unwrap().parse().unwrap();
    let choose = format!("{table}/choose");
    assert_eq!(anna.script(&choose, &answer(0, at, &key, first)).await.status, 200);
    assert_eq!(anna.script(&choose, &answer(0, at, &key, first)).await.status, 200, "sent again");
    let other = anna.script(&choose, &answer(0, at, &key, second)).await;
    assert_eq!(other.status, 409, "the choice of a second tab: {}", other.body);
    let told = anna.post(&choose, &answer(0, at, &key, second)).await;
    assert_eq!(told.status, 409, "and without the script");
    assert!(told.body.contains("so this was not played"), "it is told: {}", told.body);
    assert_eq!(anna.script(&choose, &answer(1, at, &key, first)).await.status, 403, "a seat");
    for deed in ["undo", "restart"] {
        let reply = anna.script(&format!("{table}/{deed}"), &answer(0, at, &key, "")).await;
        assert_eq!(reply.status, 409, "{deed}");
    }
    let now = version(&anna.get(&table).await);
    let late = anna.script(&choose, &answer(0, now, &key, first)).await;
    assert_eq!(late.status, 409, "the same choice, but of another question");
}

#[tokio::test]
async fn of_two_tabs_that_choose_at_once_one_is_told_that_it_was_late() {
    let house = House::open().await;
    for _ in 0..8 {
        let (anna, table) = house.player("root").await;
        let page = anna.clone().get(&table).await;
        let (offered, at) = (choices(&page), version(&page));
        let tabs = offered.iter().take(2).map(|choice| {
            let (mut anna, body) = (anna.clone(), answer(0, at, &format!("0-{at}"), choice));
            let choose = format!("{table}/choose");
            tokio::spawn(async move { anna.script(&choose, &body).await.status })
        });
        let mut told = Vec::new();
        for tab in tabs.collect::<Vec<_>>() {
            told.push(tab.await.unwrap());
        }
        told.sort_unstable();
        assert_eq!(told, [200, 409]);
    }
}

/// Every choice a page offers.
fn choices(page: &Reply) -> Vec<String> {
    let parts = page.body.split("name=\"choice\" value=\"").skip(1);
    parts.filter_map(|part| part.split('"').next()).map(str::to_owned).collect()
}

#[tokio::test]
async fn many_sendings_at_once_are_one_answer() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    let body = answer(0, version(&page), "rush", &first_choice(&page).unwrap());
    let sendings: Vec<_> = (0..12)
        .map(|_| {
            let (mut anna, table, body) = (anna.clone(), table.clone(), body.clone());
            tokio::spawn(async move { anna.script(&format!("{table}/choose"), &body).await })
        })
        .collect();
    let mut versions = Vec::new();
    for sending in sendings {
        let reply = sending.await.unwrap();
        assert_eq!(reply.status, 200);
        versions.push(reply.json()["version"].as_u64());
    }
    versions.dedup();
    assert_eq!(versions.len(), 1, "every sending hears of the same step: {versions:?}");
}

#[tokio::test]
async fn what_is_not_offered_is_refused_with_its_paragraph() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    for choice in ["", "march", "🦊", "swap nothing", &"x".repeat(5000)] {
        let body = answer(0, version(&page), "k", choice);
        let refused = anna.script(&format!("{table}/choose"), &body).await;
        assert_eq!(refused.status, 422, "{choice}");
        assert!(!refused.json()["error"].as_str().unwrap().contains('⟦'), "{}", refused.body);
    }
    let steps = house.hall.store.steps(table.trim_start_matches("/t/").parse().unwrap(), 0).await;
    let own = |lines: &str| lines.lines().any(|line| line.starts_with("0: "));
    assert!(!steps.unwrap().iter().any(|step| own(&step.lines)), "nothing of hers was played");
}

#[tokio::test]
async fn malformed_and_oversize_bodies_are_refused() {
    let house = House::with(Limits { body: 2000, ..Limits::default() }, "").await;
    let (mut anna, table) = house.player("morra").await;
    let choose = format!("{table}/choose");
    for body in
        ["", "seat=0", "seat=x&version=1&key=k&choice=c", "seat=0&version=-1&key=k", "%%%", "{}"]
    {
        assert_eq!(anna.script(&choose, body).await.status, 400, "{body}");
    }
    let no_key = answer(0, 0, "", "call 3");
    assert_eq!(anna.script(&choose, &no_key).await.status, 400);
    let long_key = answer(0, 0, &"k".repeat(65), "call 3");
    assert_eq!(anna.script(&choose, &long_key).await.status, 400);
    let huge = answer(0, 0, "k", &"x".repeat(4000));
    assert_eq!(anna.script(&choose, &huge).await.status, 413);
    let noise = anna.raw(b"\x16\x03\x01 nonsense\r\n\r\n").await;
    assert_eq!(noise.status, 400);
    assert_eq!(anna.get(&table).await.status, 200, "the table stands");
}

#[tokio::test]
async fn another_site_changes_nothing() {
    let house = House::open().await;
    let (mut anna, table) = house.player("morra").await;
    let before = anna.get(&table).await;
    let body = answer(0, version(&before), "k", &first_choice(&before).unwrap_or_default());
    for (name, value) in [
        ("origin", "https://evil.example".to_owned()),
        ("origin", "null".to_owned()),
        ("origin", format!("http://{}.evil.example", house.address)),
        ("sec-fetch-site", "cross-site".to_owned()),
        ("sec-fetch-site", "same-site".to_owned()),
    ] {
        anna.headers.push((name, value));
        assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 403);
        assert_eq!(anna.post("/play/morra", "").await.status, 403);
        assert_eq!(anna.try_socket(&table).await.err(), Some(403));
        anna.headers.pop();
    }
    anna.headers.push(("origin", format!("http://{}", house.address)));
    assert!(anna.try_socket(&table).await.is_ok(), "a page of ours");
    assert_eq!(anna.post("/play/morra", "").await.status, 303);
}

#[tokio::test]
async fn a_flood_is_stopped_and_others_play_on() {
    let limits = Limits { changes_per_minute: 60, ..Limits::default() };
    let house = House::with(limits, "").await;
    let (mut anna, table) = house.player("morra").await;
    let mut stopped = 0;
    for _ in 0..60 {
        let reply = anna.script(&format!("{table}/say"), &form(&[("text", "again")])).await;
        stopped += u32::from(reply.status == 429);
    }
    assert!(stopped > 30, "{stopped} of 60 were stopped");
    let (mut bruno, other) = house.player("morra").await;
    assert_eq!(
        bruno.script(&format!("{other}/say"), &form(&[("text", "hello")])).await.status,
        200
    );
    assert_eq!(anna.get(&table).await.status, 200, "looking is free");
}

#[tokio::test]
async fn there_are_limits_on_tables_and_sockets_per_person() {
    let limits = Limits { tables_per_person: 2, sockets_per_person: 3, ..Limits::default() };
    let house = House::with(limits, "").await;
    let (mut anna, table) = house.player("morra").await;
    assert_eq!(anna.post("/play/morra", "").await.status, 303);
    assert_eq!(anna.post("/play/morra", "").await.status, 409);
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(anna.try_socket(&table).await.expect("within the limit"));
    }
    assert_eq!(anna.try_socket(&table).await.err(), Some(429));
    drop(open);
}

#[tokio::test]
async fn a_socket_that_talks_nonsense_is_closed() {
    let house = House::open().await;
    let (anna, table) = house.player("morra").await;
    for nonsense in ["nonsense", "{\"have\":3}", "[]", &"x".repeat(9000)] {
        let mut socket = anna.try_socket(&table).await.unwrap();
        socket.say(nonsense).await;
        assert_eq!(socket.hear().await, None, "{nonsense}");
    }
}

#[tokio::test]
async fn looking_changes_nothing() {
    let house = House::open().await;
    let (mut anna, table) = house.host("skirmish", "option-seats=2&seat-0=me&seat-1=open").await;
    for deed in
        ["choose", "undo", "restart", "say", "sit", "leave", "start", "close", "remove", "unveil"]
    {
        assert_eq!(anna.get(&format!("{table}/{deed}")).await.status, 405, "{deed}");
    }
    let mut passer_by = house.client();
    for path in ["/", "/lobby", "/settings", &table] {
        let reply = passer_by.get(path).await;
        assert_eq!((reply.status, reply.header("set-cookie")), (200, None), "{path}");
    }
    assert_eq!(passer_by.get("/play/morra").await.status, 405);
}

#[tokio::test]
async fn what_people_write_is_text_and_nothing_else() {
    let house = House::open().await;
    let (mut anna, table) = house.player("morra").await;
    let evil = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    let named =
        form(&[("name", "<b>\"'&</b>"), ("lang", "en"), ("theme", "dark"), ("motion", "on")]);
    assert_eq!(anna.post("/settings", &named).await.status, 200);
    assert_eq!(anna.script(&format!("{table}/say"), &form(&[("text", evil)])).await.status, 200);
    let page = anna.get(&table).await;
    assert!(page.body.contains("&lt;script&gt;alert(1)"), "it is shown as it was written");
    assert!(!page.body.contains("<script>alert") && !page.body.contains("<b>\"'"));
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
    assert!(!page.body.contains(" style=\"") && !page.body.contains(" onclick"));
}

#[tokio::test]
async fn cookies_are_bound_as_they_should_be() {
    let house = House::open().await;
    let reply = house.client().post("/play/morra", "").await;
    let cookie = reply.header("set-cookie").unwrap().to_owned();
    for part in ["tavolata=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let token = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(token.len(), 64, "256 bits");
    let secure = House::with(Limits::default(), "https://tavolata.example").await;
    let cookie =
        secure.client().post("/play/morra", "").await.header("set-cookie").unwrap().to_owned();
    assert!(cookie.starts_with("__Host-tavolata=") && cookie.contains("; Secure"), "{cookie}");
}

#[tokio::test]
async fn a_language_switch_leads_nowhere_else() {
    let house = House::open().await;
    for (back, to) in [
        ("/rules", "/rules"),
        ("//evil.example", "/"),
        ("https://evil.example", "/"),
        ("/\\evil", "/"),
        ("/\t/evil.example", "/"),
        ("/\n/evil.example", "/"),
        ("/\r\nset-cookie: tavolata=evil", "/"),
        ("/rules\u{0}", "/"),
        ("/rules\u{7f}", "/"),
        ("/rules/root ", "/"),
        (" //evil.example", "/"),
        ("/\u{2028}/evil.example", "/"),
        ("javascript:alert(1)", "/"),
        ("rules", "/"),
        ("", "/"),
        ("/rules/root?q=fox%20den", "/rules/root?q=fox%20den"),
    ] {
        let reply = house
            .client()
            .post("/settings/language", &form(&[("lang", "it"), ("back", back)]))
            .await;
        assert_eq!((reply.status, reply.header("location")), (303, Some(to)), "{back:?}");
        let given: Vec<_> = reply.headers.iter().filter(|(name, _)| name == "set-cookie").collect();
        assert_eq!(given.len(), 1, "{back:?}: {given:?}");
    }
}

#[tokio::test]
async fn a_page_that_fails_says_nothing_of_the_cause() {
    let house = House::open().await;
    let mut client = house.client();
    for path in [
        "/t/1234",
        "/t/ffffffffffffffffffffffffffffffff",
        "/t/../../etc/passwd",
        "/rules/none",
        "/look/0/root/x.svg",
    ] {
        let reply = client.get(path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(!reply.body.contains("sqlite") && !reply.body.contains(".rs"), "{}", reply.body);
    }
    tokio::time::timeout(Duration::from_secs(5), client.get("/healthz")).await.unwrap();
}

#[tokio::test]
async fn what_is_said_of_lengths_is_true() {
    let house = House::open().await;
    let (mut anna, table) = house.player("morra").await;
    let account = |login: usize, password: usize| {
        form(&[("login", &"l".repeat(login)), ("password", &"ä".repeat(password))])
    };
    for (lang, login, password, name, line) in [
        (
            "en",
            "A login has 1 to 60 characters.",
            "A password has 8 to 200 characters.",
            "A name has 1 to 30 characters.",
            "A line has at most 500 characters.",
        ),
        (
            "it",
            "Un nome utente ha da 1 a 60 caratteri.",
            "Una password ha da 8 a 200 caratteri.",
            "Un nome ha da 1 a 30 caratteri.",
            "Una riga ha al massimo 500 caratteri.",
        ),
    ] {
        anna.post("/settings/language", &form(&[("lang", lang), ("back", "/")])).await;
        for (body, told) in [
            (account(61, 9), login),
            (account(0, 9), login),
            (account(5, 7), password),
            (account(5, 201), password),
            (account(5, 0), password),
        ] {
            let refused = anna.post("/settings/account", &body).await;
            assert_eq!(refused.status, 422);
            assert!(refused.body.contains(told), "{told}: {}", refused.body);
        }
        let long =
            form(&[("name", &"n".repeat(31)), ("lang", lang), ("theme", "dark"), ("motion", "on")]);
        assert!(anna.post("/settings", &long).await.body.contains(name));
        let said = form(&[("text", &"t".repeat(501))]);
        assert!(anna.script(&format!("{table}/say"), &said).await.body.contains(line));
    }
    let said = form(&[("text", &"t".repeat(500))]);
    assert_eq!(anna.script(&format!("{table}/say"), &said).await.status, 200);
    assert_eq!(anna.post("/settings/account", &account(60, 200)).await.status, 200, "the longest");
}
