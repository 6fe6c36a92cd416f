//! The clans: Glory, Gold, dice, members and what they carry.

use super::tokens;
use crate::text::layout::hang;
use crate::text::{Ink, Reader, wrap};
use kernel::Message;
use monster_lands::terms::Path;
use monster_lands::view::{ClanView, MemberView, TrapsView, View};

/// A clan's play area as lines.
pub(super) fn lines(clan: &ClanView, view: &View, reader: &Reader<'_>) -> Vec<String> {
    let own = if view.viewer == Some(clan.seat) { "●" } else { "○" };
    let first = if view.first_player == clan.seat { " ⚑" } else { "" };
    let passed = if view.passed.contains(&clan.seat) {
        reader.word("picture-ml-passed")
    } else {
        String::new()
    };
    let name = reader.ink(Ink::Bold, format!("{own} {}{first}", tokens::seat(clan.seat, reader)));
    let sums = Message::new("picture-ml-clan")
        .with("glory", clan.glory)
        .with("reputation", clan.reputation)
        .with("points", clan.points)
        .with("excess", clan.excess_glory)
        .with("wages", clan.wages);
    let mut lines = vec![String::new()];
    let head = [name, reader.say(&sums), tokens::gold(clan.gold, reader), passed];
    let head = head.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    let wrapped = wrap(&head, reader.width - 4).into_iter().enumerate();
    lines.extend(wrapped.map(|(row, line)| if row == 0 { line } else { format!("    {line}") }));
    let pool: Vec<String> = clan.pool.iter().map(|&die| tokens::pooled(die, reader)).collect();
    lines.extend(labelled("picture-ml-pool", &pool, " ", reader));
    lines.extend(labelled("picture-ml-stores", &stores(clan, reader), ", ", reader));
    let members: Vec<String> = clan.members.iter().map(|who| member(who, reader)).collect();
    for line in members {
        lines.extend(hang("    ", &line, reader.width));
    }
    lines.extend(labelled("picture-ml-won", &won(clan, reader), ", ", reader));
    lines
}

fn labelled(key: &'static str, list: &[String], between: &str, reader: &Reader<'_>) -> Vec<String> {
    if list.is_empty() {
        return Vec::new();
    }
    let label = format!("    {}: ", reader.ink(Ink::Dim, reader.word(key)));
    hang(&label, &list.join(between), reader.width)
}

fn stores(clan: &ClanView, reader: &Reader<'_>) -> Vec<String> {
    let counts = [
        (clan.potions, "picture-ml-potions"),
        (clan.venoms, "picture-ml-venoms"),
        (clan.defence, "picture-ml-defence"),
    ];
    let mut stores: Vec<String> =
        counts.into_iter().filter_map(|(n, key)| tokens::counted(n, key, reader)).collect();
    let (count, known) = match &clan.traps {
        TrapsView::Known(traps) => (traps.len(), &traps[..]),
        TrapsView::Hidden(count) => (*count, &[][..]),
    };
    let known: Vec<String> = known.iter().map(|&trap| reader.say(&trap.into())).collect();
    let traps =
        Message::new("picture-ml-traps").with("count", count).with("limit", clan.trap_limit);
    stores.push(if known.is_empty() {
        reader.say(&traps)
    } else {
        format!("{} ({})", reader.say(&traps), known.join("; "))
    });
    let loot = clan.loot.iter().map(|&loot| reader.say(&loot.into()));
    stores.extend(loot);
    let novices = Message::new("picture-ml-own-novices")
        .with("count", clan.novices)
        .with("fresh", clan.fresh_novices);
    stores.extend((clan.novices > 0).then(|| reader.say(&novices)));
    stores
}

fn member(who: &MemberView, reader: &Reader<'_>) -> String {
    let leads = if who.leads { "♛ " } else { "" };
    let name = reader.say(&who.id.into());
    let mut parts = vec![
        format!("{leads}{name}"),
        format!("({}) ★{}", tokens::affinity(who.affinity, reader), who.reputation),
        tokens::dice(who.dice, reader),
    ];
    let worn = who.equipment.iter().map(|equipment| reader.say(&equipment.id.into()));
    parts.extend(worn.map(|name| format!("[{name}]")));
    parts.extend(who.wounded.then(|| reader.ink(Ink::Red, reader.word("picture-ml-wounded"))));
    parts.extend(who.tired.then(|| reader.ink(Ink::Dim, reader.word("picture-ml-tired"))));
    let away = |path: Path| reader.ink(Ink::Cyan, format!("→ {}", reader.say(&path.into())));
    parts.extend(who.assigned.map(away));
    let settled = |land| {
        let settled = Message::new("picture-ml-settled").with("land", land);
        format!("· {}", reader.say(&settled))
    };
    parts.extend(who.settled.map(settled));
    parts.push(format!("· {}", reader.word(format!("mercenary-{}.text", who.id))));
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

fn won(clan: &ClanView, reader: &Reader<'_>) -> Vec<String> {
    let trophies = clan
        .trophies
        .iter()
        .map(|trophy| format!("{} ({})", reader.say(&trophy.id.into()), trophy.trophies));
    let lands = clan.lands.iter().map(|land| {
        format!("{} ({})", reader.say(&land.id.into()), tokens::affinity(land.affinity, reader))
    });
    let missions = tokens::counted(clan.missions, "picture-ml-missions", reader);
    trophies.chain(lands).chain(missions).collect()
}
