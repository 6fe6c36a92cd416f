//! L4.1 Sisters of Torment.

use super::Frame;
use crate::frame::Frame as F;
use crate::pieces::{card_of, distinct};
use crate::terms::{Resource, Site};
use crate::{Choice, Desk, Fact, Flow, Question, law};
use kernel::{Seat, cite, next, settled};

/// L4.3 Torment. A cube for each Sister, as long as there are some.
pub(super) fn torment(seat: Seat, left: u8, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return settled();
    }
    let asking = desk.ask(seat, law::sisters::TORMENT, Question::Torment);
    let cubes = only_basic_cubes(desk, seat);
    asking
        .offers(cubes.map(|(resource, site)| {
            let frame = Frame::TormentCube(seat, resource, site, left);
            (Choice::Remove(resource, site), F::Menaces(frame))
        }))
        .if_any()
}

/// L4.4 Only basic cubes. On Developments under construction, and no Krystallium or Soldier.
fn only_basic_cubes(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = (Resource, Site)> {
    cite(law::sisters::ONLY_BASIC_CUBES);
    let (setting, position) = (desk.setting, &*desk.position);
    let building = position.realm(seat).construction().and(setting.faces.developments);
    distinct(desk, building).iter().flat_map(move |card| {
        let spaces = &setting.faces.face(card).spaces;
        let cubes = position.works(card).cubes(spaces);
        let on = move |resource: &Resource| cubes & spaces.of[resource.space().index()] != 0;
        let site = setting.faces.site(card);
        Resource::ALL.into_iter().filter(on).map(move |resource| (resource, site))
    })
}

pub(super) fn remove_cube(
    seat: Seat,
    resource: Resource,
    site: Site,
    left: u8,
    desk: &mut Desk<'_>,
) -> Flow {
    let card = card_of(desk, site);
    let spaces = desk.setting.faces.face(card).spaces.of[resource.space().index()];
    desk.position.works_mut(card).empty(spaces);
    desk.tell(law::sisters::TORMENT, Fact::Tormented { who: seat, resource, site });
    next(F::Menaces(Frame::Torment(seat, left - 1)))
}
