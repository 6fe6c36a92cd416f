//! Looking after the server, over its pages and over its socket; and who may come in.

use crate::client::{Client, Reply};
use crate::house::{House, first_choice, version};
use server::admin::socket::{Door, ask};
use server::admin::{By, Said, Whom, Why, Wish, fulfil};
use server::http::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};

const PAGES: [&str; 4] =
    ["/admin", "/admin/tables?phase=playing", "/admin/people", "/admin/person/1"];

/// Somebody with an account.
async fn member(house: &House, login: &str) -> Client {
    let mut client = house.client();
    let body = format!("name={login}&login={login}&password=correct+horse");
    let joined = client.post("/join", &body).await;
    assert_eq!(joined.status, 303, "{}", joined.body);
    client
}

async fn wish(house: &House, wish: Wish) -> Said {
    fulfil(&house.hall, &By::Host, wish).await
}

/// Somebody who looks after the server.
async fn admin(house: &House) -> Client {
    let admin = member(house, "ada").await;
    assert_eq!(wish(house, Wish::MakeAdmin(Whom::Login("ada".to_owned()))).await, Said::Done);
    admin
}

async fn id_of(house: &House, login: &str) -> String {
    let person = house.hall.store.person_of_login(login.to_owned()).await.unwrap();
    person.unwrap().id.to_string()
}

async fn sign_in(client: &mut Client, login: &str) -> Reply {
    client.post("/sign-in", &format!("login={login}&password=correct+horse")).await
}

#[tokio::test]
async fn who_does_not_look_after_the_server_finds_nothing_there() {
    let house = House::open().await;
    let mut admin = admin(&house).await;
    let (mut bruno, mut guest) = (member(&house, "bruno").await, house.client());
    let ada = id_of(&house, "ada").await;
    for client in [&mut bruno, &mut guest] {
        for page in PAGES {
            assert_eq!(client.get(page).await.status, 404, "{page}");
        }
        for deed in ["ban", "delete", "make-admin", "unmake-admin", "invite", "prune", "nonsense"] {
            let body =
                format!("deed={deed}&person={ada}&password=correct+horse&name=x&uses=1&days=1");
            assert_eq!(client.post("/admin/deed", &body).await.status, 404, "{deed}");
        }
    }
    assert!(!bruno.get("/settings").await.body.contains("/admin"));
    assert!(admin.get("/settings").await.body.contains("href=\"/admin\""));
    assert_eq!(admin.get("/admin").await.status, 200);
    assert!(admin.get("/admin/people?from=b").await.body.contains("bruno"));
}

#[tokio::test]
async fn a_form_of_another_page_does_nothing() {
    let house = House::open().await;
    let mut admin = admin(&house).await;
    member(&house, "bruno").await;
    let bruno = id_of(&house, "bruno").await;
    admin.headers.push(("origin", "https://evil.example".to_owned()));
    let forged = admin.post("/admin/deed", &format!("deed=ban&person={bruno}")).await;
    assert_eq!(forged.status, 403);
    admin.headers.clear();
    assert!(!admin.get("/admin").await.body.contains(&bruno), "nobody is banned");
    // An admin does not lock themselves out.
    let ada = id_of(&house, "ada").await;
    for deed in ["ban", "delete", "unmake-admin"] {
        let body = format!("deed={deed}&person={ada}&password=correct+horse");
        assert_eq!(admin.post("/admin/deed", &body).await.status, 403, "{deed}");
    }
}

#[tokio::test]
async fn who_is_banned_is_out_everywhere_until_they_may_come_again() {
    let house = House::open().await;
    let mut admin = admin(&house).await;
    let mut bruno = member(&house, "bruno").await;
    let table = bruno.post("/play/morra", "").await.header("location").unwrap().to_owned();
    let made = bruno.post("/settings/tokens", "name=robot&scope=play").await;
    let token = made.after("id=\"fresh\" readonly value=\"").expect("a token").to_owned();
    let mut page = bruno.socket(&table, &BTreeMap::new()).await;
    page.hear().await.expect("it is shown");
    let id = id_of(&house, "bruno").await;
    let mut robot = house.client();
    robot.headers.push(("authorization", format!("Bearer {token}")));
    assert_eq!(robot.get("/api/v1/me").await.status, 200);
    let banned = admin.post("/admin/deed", &format!("deed=ban&person={id}")).await;
    assert_eq!(banned.status, 303, "{}", banned.body);
    while page.hear().await.is_some() {}
    assert_eq!(robot.get("/api/v1/me").await.status, 401);
    assert!(!bruno.get("/settings").await.body.contains("bruno"), "the session counts no more");
    let mut again = house.client();
    assert_eq!(sign_in(&mut again, "bruno").await.status, 403);
    assert!(admin.get(&table).await.status == 200 && admin.get("/admin").await.body.contains(&id));
    let seat = house.hall.store.table(table[3..].parse().unwrap()).await.unwrap().unwrap();
    assert!(seat.seats.iter().all(|seat| seat.sits.person().is_none()), "a bot stands in");
    admin.post("/admin/deed", &format!("deed=unban&person={id}")).await;
    assert_eq!(sign_in(&mut again, "bruno").await.status, 303);
}

#[tokio::test]
async fn a_table_is_closed_and_opened_again_as_it_was() {
    let house = House::open().await;
    let mut admin = admin(&house).await;
    let (mut player, table) = house.player("skirmish").await;
    let before = player.get(&table).await;
    let choice = first_choice(&before).expect("a choice");
    let deed = |deed: &str| format!("deed={deed}&table={}", &table[3..]);
    assert_eq!(admin.post("/admin/deed", &deed("reopen")).await.status, 409, "it is open");
    assert_eq!(admin.post("/admin/deed", &deed("close")).await.status, 303);
    assert_eq!(first_choice(&player.get(&table).await), None);
    let journal = format!("/admin/table/{}/journal", &table[3..]);
    assert_eq!(admin.get(&journal).await.status, 200);
    assert_eq!(admin.post("/admin/deed", &deed("reopen")).await.status, 303);
    assert_eq!(admin.get(&journal).await.status, 403, "what is hidden stays so");
    let after = player.get(&table).await;
    // The bot, who is asked as well, may have answered before the table was closed.
    assert_eq!(first_choice(&after), Some(choice.clone()));
    assert!((version(&before)..=version(&before) + 1).contains(&version(&after)));
    let body = crate::client::answer(0, version(&after), "again", &choice);
    let played = player.script(&format!("{table}/choose"), &body).await;
    assert_eq!(played.status, 200, "{}", played.body);
    assert!(admin.get("/admin/tables?phase=playing").await.body.contains(&table[3..]));
}

#[tokio::test]
async fn deleting_and_making_an_admin_take_ones_own_password() {
    let house = House::open().await;
    let mut admin = admin(&house).await;
    let mut bruno = member(&house, "bruno").await;
    let id = id_of(&house, "bruno").await;
    let deed = |deed: &str, password: &str| format!("deed={deed}&person={id}&password={password}");
    for wrong in ["", "wrong+horse"] {
        assert_eq!(admin.post("/admin/deed", &deed("make-admin", wrong)).await.status, 403);
    }
    assert_eq!(bruno.get("/admin").await.status, 404);
    let right = deed("make-admin", "correct+horse");
    assert_eq!(admin.post("/admin/deed", &right).await.status, 303);
    assert_eq!(bruno.get("/admin").await.status, 200);
    assert_eq!(admin.post("/admin/deed", &deed("unmake-admin", "")).await.status, 303);
    assert_eq!(bruno.get("/admin").await.status, 404);
    assert_eq!(admin.post("/admin/deed", &deed("delete", "wrong")).await.status, 403);
    assert_eq!(admin.post("/admin/deed", &deed("delete", "correct+horse")).await.status, 303);
    assert!(house.hall.store.person_of_login("bruno".to_owned()).await.unwrap().is_none());
    let mut again = house.client();
    assert_eq!(sign_in(&mut again, "bruno").await.status, 403);
}

#[tokio::test]
async fn where_an_invitation_is_needed_it_lets_in_as_many_as_it_says() {
    let house = House::entered(Entry { by_invitation: true, ..Entry::default() }).await;
    let invite = Wish::Invite { name: "the club".to_owned(), uses: 1, days: 2 };
    let Said::Invited(code) = wish(&house, invite).await else { panic!("invited") };
    let join = |login: &str, code: &str| {
        format!("name=N&login={login}&password=correct+horse&code={code}")
    };
    let mut anna = house.client();
    let guess = "0".repeat(64);
    for wrong in ["", "x", guess.as_str(), &code[1..]] {
        assert_eq!(anna.post("/join", &join("anna", wrong)).await.status, 403, "{wrong}");
    }
    assert_eq!(anna.post("/join", &join("anna", &code)).await.status, 303);
    let taken = house.client().post("/join", &join("bruno", &code)).await;
    assert_eq!(taken.status, 403, "it is used up");
    // A guest plays, and makes no account on another way.
    let mut guest = house.client();
    assert_eq!(guest.post("/play/morra", "").await.status, 303);
    let around = guest.post("/settings/account", "login=carla&password=correct+horse").await;
    assert_eq!(around.status, 403);
    let invite = Wish::Invite { name: "again".to_owned(), uses: 2, days: 2 };
    let Said::Invited(code) = wish(&house, invite).await else { panic!("invited") };
    assert_eq!(guest.post("/join", &join("anna", &code)).await.status, 409, "that login is taken");
    let Said::Invitations(all) = wish(&house, Wish::Invitations).await else { panic!("listed") };
    assert_eq!((all.len(), all[0].uses), (1, 2), "and the invitation is as it was");
    assert_eq!(guest.post("/join", &join("carla", &code)).await.status, 303);
    assert!(guest.get("/settings").await.body.contains("carla"));
    assert_eq!(wish(&house, Wish::Uninvite(all[0].id.clone())).await, Said::Done);
    assert_eq!(house.client().post("/join", &join("dora", &code)).await.status, 403);
}

#[tokio::test]
async fn where_there_are_no_guests_one_joins_or_signs_in_first() {
    let house = House::entered(Entry { guests: false, ..Entry::default() }).await;
    let mut stranger = house.client();
    for (path, body) in
        [("/play/morra", ""), ("/settings", "name=A&lang=en&theme=system&motion=on")]
    {
        let refused = stranger.post(path, body).await;
        assert_eq!(refused.status, 403, "{path}");
        assert!(refused.body.contains("href=\"/sign-in\""), "{}", refused.body);
    }
    assert_eq!(stranger.get("/").await.status, 200);
    let mut anna = member(&house, "anna").await;
    assert_eq!(anna.post("/play/morra", "").await.status, 303);
}

#[tokio::test]
async fn the_socket_is_its_owners_alone_and_does_what_is_wanted() {
    let house = House::open().await;
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("tavolata.db.admin");
    let door = Door::open(&path).unwrap();
    let about = std::fs::metadata(&path).unwrap();
    assert!(about.file_type().is_socket());
    assert_eq!(about.permissions().mode() & 0o777, 0o600);
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1, "nothing is left beside it");
    assert!(Door::open(&path).is_err(), "somebody listens there");
    let keeping = tokio::spawn(door.keep(house.hall.clone()));
    let (_, table) = house.player("skirmish").await;
    let Said::Journal(_, text) = ask(&path, &Wish::Journal(table[3..].to_owned())).await.unwrap()
    else {
        panic!("a journal")
    };
    assert!(text.starts_with("tavolata journal"), "{text}");
    let nobody = Wish::Ban(Whom::Login("nobody".to_owned()));
    assert_eq!(ask(&path, &nobody).await.unwrap(), Said::Refused(Why::NoPerson));
    keeping.abort();
    let _ended = keeping.await;
    assert!(!path.exists(), "it goes with the server");
    // What a killed server leaves is replaced; what is no socket is not.
    drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
    drop(Door::open(&path).unwrap());
    std::fs::write(&path, "a diary").unwrap();
    assert!(Door::open(&path).is_err() && path.exists());
}

#[tokio::test]
async fn what_hosts_read_names_every_metric_and_no_other() {
    let told = House::open().await.client().get("/metrics").await.body;
    let told: BTreeSet<&str> =
        told.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    let hosting = include_str!("../../../../docs/hosting.md");
    let (_, table) = hosting.split_once("| metric | |").unwrap();
    let (table, _) = table.split_once("\n\n").unwrap();
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = rows.filter_map(|row| row.split(" | ").next()).flat_map(|cell| cell.split("`, `"));
    let named: BTreeSet<&str> = names.map(|name| name.trim_end_matches('`')).collect();
    assert_eq!(named, told);
}
