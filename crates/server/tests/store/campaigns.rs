//! Campaigns: games in a row.

use crate::promises::{Tried, a_person, a_table};
use server::store::{
    CampaignId, CampaignRecord, PersonId, PersonRecord, Phase, StoreError, TableId, TableRecord,
};

fn a_campaign(number: u128, person: PersonId) -> CampaignRecord {
    CampaignRecord {
        id: CampaignId(number),
        game: "morra".into(),
        person,
        stands: "at the first".into(),
        at_table: None,
        version: 0,
        since: 1_000,
        touched: 1_000 + i64::try_from(number).unwrap(),
    }
}

/// A campaign whose first game is at a table, and the person it is of.
async fn with_campaign(store: &Tried) -> (PersonRecord, CampaignRecord, TableRecord) {
    let person = a_person(1);
    store.add_person(person.clone()).await.unwrap();
    let (campaign, table) = (a_campaign(1, person.id), a_table(7, &person));
    store.add_campaign(campaign.clone()).await.unwrap();
    assert_eq!(store.campaign(campaign.id).await.unwrap().as_ref(), Some(&campaign));
    let moved = CampaignRecord { at_table: Some(table.id), touched: 2_000, ..campaign };
    store.change_campaign(moved.clone(), Some(table.clone())).await.unwrap();
    (person, CampaignRecord { version: 1, ..moved }, table)
}

pub(crate) async fn a_campaign_moves_on_from_where_it_stands(store: Tried) {
    let (_, kept, table) = with_campaign(&store).await;
    assert_eq!(store.campaign(kept.id).await.unwrap().as_ref(), Some(&kept));
    assert_eq!(store.campaign_of(table.id).await.unwrap().as_ref(), Some(&kept));
    assert_eq!(store.table(table.id).await.unwrap(), Some(table.clone()));
    let counted = CampaignRecord { stands: "at the second".into(), at_table: None, ..kept };
    store.change_campaign(counted, None).await.unwrap();
    let now = store.campaign_of(table.id).await.unwrap().unwrap();
    assert_eq!((now.stands.as_str(), now.at_table, now.version), ("at the second", None, 2));
}

pub(crate) async fn a_campaign_that_has_moved_on_gets_no_table(store: Tried) {
    let (person, kept, _) = with_campaign(&store).await;
    let late = CampaignRecord { at_table: Some(TableId(8)), version: 0, ..kept };
    let refused = store.change_campaign(late, Some(a_table(8, &person))).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    assert_eq!(store.table(TableId(8)).await.unwrap(), None);
}

pub(crate) async fn a_person_finds_their_campaigns_of_a_game(store: Tried) {
    for number in [1, 2] {
        store.add_person(a_person(number)).await.unwrap();
    }
    for (number, person) in [(1, 1), (2, 1), (3, 2), (4, 1)] {
        let game = if number == 4 { "skirmish" } else { "morra" };
        let campaign = CampaignRecord { game: game.into(), ..a_campaign(number, PersonId(person)) };
        store.add_campaign(campaign).await.unwrap();
    }
    let found = async |person, most| {
        let all = store.campaigns_of(PersonId(person), "morra".into(), most).await.unwrap();
        all.into_iter().map(|campaign| campaign.id.0).collect::<Vec<_>>()
    };
    assert_eq!(found(1, 9).await, [2, 1], "the latest first");
    assert_eq!(found(1, 1).await, [2]);
    store.merge(PersonId(1), PersonId(2), "novice".into()).await.unwrap();
    assert_eq!(found(2, 9).await, [3, 2, 1], "a guest who signs in brings them");
    assert_eq!(found(1, 9).await, [0; 0]);
}

pub(crate) async fn a_campaign_outlives_its_tables(store: Tried) {
    let (_, campaign, table) = with_campaign(&store).await;
    store.set_phase(table.id, Phase::Over).await.unwrap();
    assert_eq!(store.forget_tables(9_000, 9).await.unwrap(), 1);
    assert_eq!(store.campaign_of(table.id).await.unwrap(), None);
    assert!(store.campaign(campaign.id).await.unwrap().is_some(), "it is played on elsewhere");
}

pub(crate) async fn a_campaign_is_forgotten_with_its_guest(store: Tried) {
    let (_, campaign, _) = with_campaign(&store).await;
    assert_eq!(store.forget_guests(9_000, None, 9).await.unwrap().0, 0, "a table holds them");
    store.forget_tables(9_000, 9).await.unwrap();
    assert_eq!(store.forget_guests(9_000, None, 9).await.unwrap().0, 1);
    assert_eq!(store.campaign(campaign.id).await.unwrap(), None);
}
