//! The outbox: calls are written with the step that hands a table over, claimed by one, and settled.
#![expect(clippy::cognitive_complexity, reason = "one promise after the other")]

use crate::promises::{Tried, a_person, a_step, a_table};
use kernel::Seat;
use server::store::{
    ChannelId, ChannelRecord, Errand, Notice, Opening, PersonId, PersonRecord, Phase, QuietHours,
    Screens, SeatRecord, SessionRecord, Settled, Sits, Step, StoreError, TableId, TableRecord,
    TokenHash, Way,
};

pub(crate) fn a_channel(number: u128, person: PersonId) -> ChannelRecord {
    ChannelRecord {
        id: ChannelId(number),
        person,
        way: Way::Webhook,
        address: format!("https://example.org/{number}"),
        keys: String::new(),
        token: None,
        calls: true,
        since: 1_000,
        delivered: None,
        failed: None,
    }
}

/// A table of two people and a bot where nobody is asked, and a channel of the first.
async fn with_channel(store: &Tried) -> (PersonRecord, TableRecord, ChannelRecord) {
    let (anna, bruno) = (a_person(1), a_person(2));
    store.add_person(anna.clone()).await.unwrap();
    store.add_person(bruno.clone()).await.unwrap();
    let screens = Screens::Shared;
    let mut table = TableRecord { asked: 0, screens, ..a_table(1, &anna) };
    table.seats[2] =
        SeatRecord { seat: Seat(2), sits: Sits::Person(bruno.id), name: "Bruno".into() };
    store.add_table(table.clone()).await.unwrap();
    let channel = a_channel(1, anna.id);
    assert_eq!(store.add_channel(channel.clone(), 3).await, Ok(channel.id));
    (anna, table, channel)
}

fn asking(seq: u64, asked: u8) -> Step {
    Step { asked, at: 2_000 + i64::try_from(seq).unwrap(), ..a_step(seq) }
}

async fn calls(store: &Tried) -> Vec<Errand> {
    store.due(9_000, 9, vec![]).await.unwrap().into_iter().map(|notice| notice.errand).collect()
}

pub(crate) async fn a_call_is_written_with_the_step_that_hands_over(store: Tried) {
    let (_, table, channel) = with_channel(&store).await;
    assert_eq!(calls(&store).await, [], "nobody was asked");
    store.append(table.id, asking(1, 0b100), None).await.unwrap();
    assert_eq!(calls(&store).await, [], "somebody else is asked");
    store.append(table.id, asking(2, 0b101), None).await.unwrap();
    let written = store.due(9_000, 9, vec![]).await.unwrap();
    let [notice] = &written[..] else { panic!("{written:?}") };
    assert_eq!(
        (notice.channel, &notice.errand, notice.made),
        (channel.id, &Errand::Call(table.id, 2), 2_002)
    );
    store.append(table.id, asking(3, 0b001), None).await.unwrap();
    assert_eq!(calls(&store).await, [Errand::Call(table.id, 2)], "still asked: no other hand-over");
    let refused = store.append(table.id, asking(3, 0b001), None).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    store.append(table.id, asking(4, 0b010), None).await.unwrap();
    store.append(table.id, asking(5, 0b001), None).await.unwrap();
    assert_eq!(calls(&store).await, [Errand::Call(table.id, 5)], "the newer takes the place");
    let over = Step { phase: Phase::Over, ..asking(6, 0) };
    store.append(table.id, over, None).await.unwrap();
}

pub(crate) async fn a_channel_that_is_underway_holds_up_no_other(store: Tried) {
    let (_, table, slow) = with_channel(&store).await;
    let quick = a_channel(2, PersonId(2));
    store.add_channel(quick.clone(), 3).await.unwrap();
    store.append(table.id, asking(1, 0b101), None).await.unwrap();
    let all = store.due(9_000, 9, vec![]).await.unwrap();
    assert_eq!(all.len(), 2);
    let others = store.due(9_000, 1, vec![slow.id, ChannelId(7)]).await.unwrap();
    let others: Vec<_> = others.iter().map(|notice| notice.channel).collect();
    assert_eq!(others, [quick.id]);
    assert_eq!(store.due(9_000, 9, vec![slow.id, quick.id]).await.unwrap(), []);
}

pub(crate) async fn who_holds_two_seats_is_called_when_neither_was_asked(store: Tried) {
    let (anna, table, _) = with_channel(&store).await;
    let seat = SeatRecord { seat: Seat(2), sits: Sits::Person(anna.id), name: "Anna 3".into() };
    store.change_seat(table.id, Phase::Playing, table.seats[2].sits.clone(), seat).await.unwrap();
    store.append(table.id, asking(1, 0b001), None).await.unwrap();
    store.append(table.id, asking(2, 0b100), None).await.unwrap();
    assert_eq!(calls(&store).await, [Errand::Call(table.id, 1)]);
}

pub(crate) async fn a_beginning_calls_too(store: Tried) {
    let (anna, ..) = with_channel(&store).await;
    let mut table = TableRecord { phase: Phase::Gathering, asked: 0, ..a_table(7, &anna) };
    table.seats[2].sits = Sits::Bot("novice".into());
    store.add_table(table.clone()).await.unwrap();
    let opening = Opening { journal: "seed".into(), asked: 0b001, at: 3_000 };
    store.begin(table.id, opening).await.unwrap();
    assert_eq!(calls(&store).await, [Errand::Call(table.id, 0)]);
}

pub(crate) async fn only_those_are_called_who_want_to_be(store: Tried) {
    let (anna, table, channel) = with_channel(&store).await;
    let token = Some(TokenHash([5; 32]));
    let unconfirmed = ChannelRecord { way: Way::Mail, token, ..a_channel(2, anna.id) };
    store.add_channel(unconfirmed, 3).await.unwrap();
    store.set_hushed(table.id, anna.id, true).await.unwrap();
    assert!(store.hushed(table.id).await.unwrap().contains(&anna.id));
    store.append(table.id, asking(1, 0b001), None).await.unwrap();
    assert_eq!(calls(&store).await, [], "the table is not to call");
    store.set_hushed(table.id, anna.id, false).await.unwrap();
    store.set_calls(channel.id, false).await.unwrap();
    store.append(table.id, asking(2, 0b100), None).await.unwrap();
    store.append(table.id, asking(3, 0b001), None).await.unwrap();
    assert_eq!(
        calls(&store).await,
        [],
        "the channel is not to be used, the other is not confirmed"
    );
    store.set_calls(channel.id, true).await.unwrap();
    store.append(table.id, asking(4, 0b100), None).await.unwrap();
    store.append(table.id, asking(5, 0b001), None).await.unwrap();
    assert_eq!(calls(&store).await.len(), 1);
    let stand_in =
        SeatRecord { sits: Sits::StandIn("novice".into(), anna.id), ..table.seats[0].clone() };
    store
        .change_seat(table.id, Phase::Playing, table.seats[0].sits.clone(), stand_in)
        .await
        .unwrap();
    store.remove_channel(anna.id, channel.id).await.unwrap();
    assert_eq!(calls(&store).await, [], "what waited for a channel goes with it");
    assert_eq!(store.remove_channel(anna.id, channel.id).await, Err(StoreError::Missing));
    assert_eq!(store.set_calls(channel.id, true).await, Err(StoreError::Missing));
}

pub(crate) async fn a_notice_is_in_one_hand_until_it_is_settled(store: Tried) {
    let (_, table, channel) = with_channel(&store).await;
    store.append(table.id, asking(1, 0b001), None).await.unwrap();
    let notice = store.due(2_001, 9, vec![]).await.unwrap().remove(0);
    assert_eq!(store.due(2_000, 9, vec![]).await.unwrap(), [], "not before its time");
    store.claim(notice.clone(), 2_020).await.unwrap();
    assert_eq!(store.claim(notice.clone(), 2_020).await, Err(StoreError::Conflict));
    assert_eq!(store.due(2_019, 9, vec![]).await.unwrap(), []);
    let lapsed = store.due(2_020, 9, vec![]).await.unwrap().remove(0);
    assert_eq!(
        (lapsed.tries, &lapsed.errand),
        (1, &notice.errand),
        "a claim that is not settled lapses"
    );
    store.claim(lapsed.clone(), 2_040).await.unwrap();
    store.settle(lapsed, 2_021, Settled::Later(2_100, Some("too-slow".into()))).await.unwrap();
    let failed = store.channel(channel.id).await.unwrap().unwrap().failed;
    assert_eq!(failed, Some((2_021, "too-slow".into())));
    let again = store.due(2_100, 9, vec![]).await.unwrap().remove(0);
    // Something newer comes while it is on its way: that stays.
    store.claim(again.clone(), 2_120).await.unwrap();
    store.append(table.id, asking(2, 0), None).await.unwrap();
    store.append(table.id, asking(3, 0b001), None).await.unwrap();
    store.settle(again, 2_110, Settled::Sent).await.unwrap();
    let newer = store.due(9_000, 9, vec![]).await.unwrap().remove(0);
    assert_eq!((newer.errand.clone(), newer.tries), (Errand::Call(table.id, 3), 0));
    let known = store.channel(channel.id).await.unwrap().unwrap();
    assert_eq!((known.delivered, known.failed), (Some(2_110), None));
    store.settle(newer, 2_111, Settled::Gone).await.unwrap();
    assert_eq!(store.channel(channel.id).await.unwrap(), None);
    assert_eq!(calls(&store).await, []);
}

pub(crate) async fn a_channel_is_confirmed_by_its_token_once(store: Tried) {
    let (anna, ..) = with_channel(&store).await;
    let mail = |number: u128, token: u8| ChannelRecord {
        way: Way::Mail,
        address: "anna@example.org".into(),
        token: Some(TokenHash([token; 32])),
        ..a_channel(number, anna.id)
    };
    store.add_channel(mail(2, 5), 3).await.unwrap();
    assert_eq!(store.mailboxes("anna@example.org".into(), 9).await.unwrap(), []);
    assert_eq!(
        store.add_channel(mail(3, 6), 3).await,
        Ok(ChannelId(2)),
        "the same address is the same channel"
    );
    assert_eq!(
        store.confirm(TokenHash([5; 32])).await.unwrap(),
        None,
        "a newer token took its place"
    );
    let confirmed = store.confirm(TokenHash([6; 32])).await.unwrap().unwrap();
    assert_eq!((confirmed.id, confirmed.token), (ChannelId(2), None));
    assert_eq!(store.confirm(TokenHash([6; 32])).await.unwrap(), None);
    assert_eq!(store.add_channel(mail(4, 7), 3).await, Ok(ChannelId(2)));
    assert_eq!(
        store.mailboxes("anna@example.org".into(), 9).await.unwrap().len(),
        1,
        "it stays confirmed"
    );
    store.add_channel(a_channel(5, anna.id), 3).await.unwrap();
    assert_eq!(store.add_channel(a_channel(6, anna.id), 3).await, Err(StoreError::Conflict));
    assert_eq!(store.channels_of(anna.id).await.unwrap().len(), 3);
}

pub(crate) async fn a_password_is_reset_by_its_token_once_and_in_time(store: Tried) {
    let mut anna = a_person(1);
    anna.account = Some(("anna".into(), "old".into()));
    store.add_person(anna.clone()).await.unwrap();
    let session = TokenHash([1; 32]);
    let browser = String::new();
    store
        .open_session(SessionRecord { token: session, person: anna.id, since: 1, used: 1, browser })
        .await
        .unwrap();
    let (first, second) = (TokenHash([2; 32]), TokenHash([3; 32]));
    store.offer_reset(anna.id, first, 5_000).await.unwrap();
    store.offer_reset(anna.id, second, 5_000).await.unwrap();
    assert_eq!(store.reset_of(first, 4_000).await.unwrap(), None, "a newer token took its place");
    assert_eq!(store.reset_of(second, 5_000).await.unwrap(), None, "too late");
    assert_eq!(store.reset(second, 5_000, "new".into()).await.unwrap(), None);
    assert_eq!(store.reset_of(second, 4_000).await.unwrap(), Some(anna.id));
    assert_eq!(store.reset(second, 4_000, "new".into()).await.unwrap(), Some(vec![session]));
    assert_eq!(store.reset(second, 4_000, "newer".into()).await.unwrap(), None, "once");
    let now = store.person(anna.id).await.unwrap().unwrap();
    assert_eq!(now.account, Some(("anna".into(), "new".into())));
    assert_eq!(store.session(session).await.unwrap(), None);
}

pub(crate) async fn what_else_is_posted_and_kept(store: Tried) {
    let (anna, table, channel) = with_channel(&store).await;
    let notice =
        |errand| Notice { channel: channel.id, person: anna.id, errand, made: 5, due: 5, tries: 0 };
    store.post(notice(Errand::Test)).await.unwrap();
    store.post(notice(Errand::Reset("one".into()))).await.unwrap();
    store.post(notice(Errand::Reset("two".into()))).await.unwrap();
    let due = calls(&store).await;
    assert!(due.len() == 2 && due.contains(&Errand::Reset("two".into())), "{due:?}");
    let hours = QuietHours { from: 1_320, to: 420, ahead: -60 };
    assert_eq!(store.quiet(anna.id).await.unwrap(), None);
    store.set_quiet(anna.id, Some(hours)).await.unwrap();
    assert_eq!(store.quiet(anna.id).await.unwrap(), Some(hours));
    store.set_quiet(anna.id, None).await.unwrap();
    assert_eq!(store.quiet(anna.id).await.unwrap(), None);
    let kept = store.secret("key".into(), vec![1]).await.unwrap();
    assert_eq!((kept, store.secret("key".into(), vec![2]).await.unwrap()), (vec![1], vec![1]));
    store.append(table.id, asking(1, 0b001), None).await.unwrap();
    assert_eq!(store.waiting(anna.id, 9).await.unwrap(), [table.id]);
    store.append(table.id, asking(2, 0b100), None).await.unwrap();
    assert_eq!(store.waiting(anna.id, 9).await.unwrap(), [] as [TableId; 0]);
    assert_eq!(store.waiting(PersonId(2), 9).await.unwrap(), [table.id]);
    store.set_hushed(table.id, anna.id, true).await.unwrap();
    assert_eq!(store.forget_tables(9_000, 9).await, Ok(1), "with its calls and its hush");
}
