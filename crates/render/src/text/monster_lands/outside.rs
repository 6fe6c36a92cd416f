//! The Outside: Lands with their Monsters and Paths, Missions, the Entrance, Loot.

use super::tokens;
use crate::text::layout::hang;
use crate::text::{Ink, Reader, wrap};
use kernel::Message;
use monster_lands::terms::{Loot, Path};
use monster_lands::view::{
    LandView, MissionView, MonsterView, PathView, StandingView, TokenView, View,
};

/// The Outside as lines for a frame of this width.
pub(super) fn lines(view: &View, width: usize, reader: &Reader<'_>) -> Vec<String> {
    let outside = &view.outside;
    let sheet = Sheet { reader, width: width.saturating_sub(4) };
    let mut lines: Vec<String> = outside.lands.iter().flat_map(|land| sheet.land(land)).collect();
    lines.extend(outside.missions.iter().flat_map(|mission| sheet.mission(mission)));
    lines.push(reader.ink(Ink::Bold, reader.word("place-entrance")));
    lines.extend(outside.entrance.monster.iter().flat_map(|monster| sheet.monster(monster)));
    lines.extend(outside.entrance.paths.iter().flat_map(|path| sheet.path(path)));
    let loot: Vec<Loot> = outside.loot.iter().flatten().copied().collect();
    if !loot.is_empty() {
        lines.push(reader.ink(Ink::Bold, reader.word("picture-ml-loot")));
    }
    for loot in loot {
        let text = reader.ink(Ink::Dim, reader.word(format!("{loot}.text")));
        lines.extend(hang("  ", &format!("{} · {text}", reader.say(&loot.into())), sheet.width));
    }
    let stacks = Message::new("picture-ml-outside-stacks")
        .with("monsters", outside.monster_deck)
        .with("lands", outside.land_deck)
        .with("loot", outside.loot_pile);
    lines.extend(hang("", &reader.say(&stacks), sheet.width));
    lines
}

/// What a Path asks and gives: its dice, its benefits, the Glory of a heroic death.
fn terms(path: &PathView, reader: &Reader<'_>) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(path.required.map(|dice| tokens::dice(dice, reader)));
    if let Some(more) = path.reinforcements.filter(|&more| more > 0) {
        parts.push(format!("+{more}{}", tokens::colours(path.colours, reader)));
    }
    parts.extend(path.benefits.iter().map(|benefit| {
        let given = Message::new(format!("picture-ml-benefit-{}", benefit.word));
        let given = reader.ink(Ink::Green, reader.say(&given.with("count", benefit.count)));
        format!("{given}{}", tokens::colours(benefit.colours, reader))
    }));
    parts.extend(tokens::counted(path.heroic_death, "picture-ml-heroic", reader));
    parts.retain(|part| !part.is_empty());
    parts
}

/// What there is to know of a Path before it is taken: what it asks and gives, and what waits at its end.
pub(super) fn ahead(path: Path, view: &View, reader: &Reader<'_>) -> Option<String> {
    let outside = &view.outside;
    let is_it = |it: &&PathView| it.path == path;
    let mut parts = Vec::new();
    if let Some(mission) =
        outside.missions.iter().find(|it| it.paths.iter().any(|p| p.path == path))
    {
        parts.extend(mission.paths.iter().find(is_it).map(|it| terms(it, reader).join(" ")));
        parts.push(errand(mission, reader));
    } else if let Some(land) =
        outside.lands.iter().find(|it| it.paths.iter().any(|p| p.path == path))
    {
        parts.extend(land.paths.iter().find(is_it).map(|it| terms(it, reader).join(" ")));
        parts.extend(land.monster.as_ref().map(|monster| prey(monster, reader)));
    } else {
        let entrance = &outside.entrance;
        parts.extend(entrance.paths.iter().find(is_it).map(|it| terms(it, reader).join(" ")));
        parts.extend(entrance.monster.as_ref().map(|monster| prey(monster, reader)));
    }
    parts.retain(|part| !part.is_empty());
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// A Monster by name, and what it is worth.
fn prey(monster: &MonsterView, reader: &Reader<'_>) -> String {
    format!("{} {}", reader.say(&monster.id.into()), worth(monster, reader))
}

fn worth(monster: &MonsterView, reader: &Reader<'_>) -> String {
    let values = Message::new("picture-ml-monster")
        .with("attack", monster.attack_dice)
        .with("capture", monster.capture_value)
        .with("glory", monster.capture.0)
        .with("gold", monster.capture.1)
        .with("elimination", monster.elimination_value)
        .with("fame", monster.elimination.0)
        .with("trophies", monster.elimination.1);
    reader.say(&values)
}

/// What a Mission asks and gives.
fn errand(mission: &MissionView, reader: &Reader<'_>) -> String {
    let mut parts = vec![format!("{}{}", mission.dice, tokens::colours(mission.colours, reader))];
    if let (Some(total), Some(penalty)) = (mission.objective, mission.penalty) {
        let goal = Message::new("picture-ml-objective").with("total", total);
        parts.push(reader.say(&goal.with("penalty", penalty)));
    }
    if let Some((resource, count)) = mission.wants {
        let wants = Message::new("picture-ml-wants").with("count", count);
        let resource = Message::new(format!("resource-{resource}"));
        parts.push(reader.say(&wants.with("resource", resource)));
    }
    let rewards = mission.rewards.iter().map(|reward| {
        let counts = [
            (reward.glory, "picture-ml-glory"),
            (reward.gold, "picture-ml-coins"),
            (reward.potions, "picture-ml-potions"),
            (reward.venoms, "picture-ml-venoms"),
            (reward.defence, "picture-ml-defence"),
        ];
        let counts = counts.into_iter().filter_map(|(n, key)| tokens::counted(n, key, reader));
        counts.collect::<Vec<_>>().join(" ")
    });
    parts.push(format!("→ {}", rewards.collect::<Vec<_>>().join(" | ")));
    parts.join(" ")
}

/// What is written on, and for whom.
struct Sheet<'a> {
    reader: &'a Reader<'a>,
    width: usize,
}

impl Sheet<'_> {
    /// Text on lines of which all but the first are set in.
    fn fold(&self, text: &str) -> Vec<String> {
        let lines = wrap(text, self.width.saturating_sub(6)).into_iter().enumerate();
        lines.map(|(row, line)| if row == 0 { line } else { format!("    {line}") }).collect()
    }

    fn land(&self, land: &LandView) -> Vec<String> {
        let reader = self.reader;
        let dock = reader.word(format!("place-land-{}", land.side));
        let mut title = reader.ink(Ink::Bold, dock);
        if let (Some(id), Some(affinity)) = (land.land, land.affinity) {
            let name = reader.say(&id.into());
            title = format!("{title}: {name} ({})", tokens::affinity(affinity, reader));
        }
        if let (Some(value), Some(glory)) = (land.conquest_value, land.glory) {
            let worth =
                Message::new("picture-ml-conquest").with("value", value).with("glory", glory);
            title = format!("{title} {}", reader.say(&worth));
        }
        let mut lines = self.fold(&title);
        let land_text = land.land.map(|id| reader.word(format!("land-{id}.text")));
        lines.extend(land_text.iter().flat_map(|text| self.text(text)));
        lines.extend(land.monster.iter().flat_map(|monster| self.monster(monster)));
        lines.extend(land.fought.then(|| format!("  {}", reader.word("picture-ml-fought"))));
        lines.extend(land.paths.iter().flat_map(|path| self.path(path)));
        lines
    }

    fn monster(&self, monster: &MonsterView) -> Vec<String> {
        let reader = self.reader;
        let name = reader.ink(Ink::Bold, reader.say(&monster.id.into()));
        let text = format!(
            "{name} ({}) {}",
            tokens::affinity(monster.affinity, reader),
            worth(monster, reader)
        );
        let mut lines: Vec<String> =
            self.fold(&text).iter().map(|line| format!("  {line}")).collect();
        lines.extend(self.text(&reader.word(format!("monster-{}.text", monster.id))));
        lines
    }

    /// What a piece does, set in below it.
    fn text(&self, text: &str) -> Vec<String> {
        let lines = wrap(text, self.width.saturating_sub(4)).into_iter();
        lines.map(|line| format!("    {}", self.reader.ink(Ink::Dim, line))).collect()
    }

    fn mission(&self, mission: &MissionView) -> Vec<String> {
        let reader = self.reader;
        let title = reader.ink(Ink::Bold, reader.word(format!("place-mission-{}", mission.side)));
        if mission.tile.is_none() {
            return vec![format!("{title}: {}", reader.word("picture-ml-done"))];
        }
        let mut lines = self.fold(&format!("{title}: {}", errand(mission, reader)));
        lines.extend(mission.paths.iter().flat_map(|path| self.path(path)));
        lines
    }

    /// A Path: what it asks and gives, who stands there and with what.
    fn path(&self, path: &PathView) -> Vec<String> {
        let reader = self.reader;
        let parts = terms(path, reader);
        if parts.is_empty() && path.standing.is_none() {
            return Vec::new();
        }
        let margin = format!("  {} ", reader.ink(Ink::Cyan, self.name(path.path)));
        let mut lines = hang(&margin, &parts.join(" "), self.width);
        if let Some(who) = path.standing {
            let mut carried = vec![self.standing(who)];
            carried.push(tokens::dice(path.dice, reader));
            carried.extend(path.traps.iter().map(|token| self.token(*token)));
            carried.extend(tokens::counted(path.defence, "picture-ml-defence", reader));
            carried.extend(tokens::counted(path.potions, "picture-ml-potions", reader));
            carried.extend(tokens::counted(path.venoms, "picture-ml-venoms", reader));
            carried.extend(tokens::counted(path.gold, "picture-ml-coins", reader));
            carried.retain(|part| !part.is_empty());
            lines.extend(hang("    ▸ ", &carried.join(" "), self.width));
        }
        lines
    }

    /// A Path of a Land by its number, others by where they lie.
    fn name(&self, path: Path) -> String {
        let numbered = || Message::new("picture-ml-path").with("number", path.number() + 1);
        self.reader.say(&match path {
            Path::A1 | Path::A2 | Path::A3 | Path::A4 => numbered(),
            Path::B1 | Path::B2 | Path::B3 | Path::B4 => numbered(),
            Path::MissionALeft | Path::MissionBLeft => Message::new("picture-ml-left"),
            Path::MissionARight | Path::MissionBRight => Message::new("picture-ml-right"),
            Path::Upper => Message::new("picture-ml-upper"),
            Path::Lower => Message::new("picture-ml-lower"),
        })
    }

    fn standing(&self, who: StandingView) -> String {
        let reader = self.reader;
        match who {
            StandingView::Madhala => reader.ink(Ink::Red, reader.word("mercenary-madhala")),
            StandingView::Mercenary { seat, mercenary, wounded } => {
                let name = reader.ink(Ink::Bold, reader.say(&mercenary.into()));
                let wound = if wounded { reader.word("picture-ml-wounded") } else { String::new() };
                format!("{name} ({}) {wound}", tokens::seat(seat, reader)).trim_end().to_owned()
            }
        }
    }

    fn token(&self, token: TokenView) -> String {
        let name = token.trap.map_or_else(|| Message::new("trap-hidden"), Message::from);
        let name = self.reader.say(&name);
        if token.revealed { format!("[{name}!]") } else { format!("[{name}]") }
    }
}
