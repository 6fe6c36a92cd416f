//! Every connection is an open file, and the system bounds those.

/// Files that are no connections: the database, its log, threads' wakers, what is read now and then.
const OTHERS: usize = 128;

/// Raises the limit of open files as far as needed and allowed; says for how many connections that is room.
pub fn room_for(wanted: usize) -> usize {
    let Some(files) = raised(wanted.saturating_add(OTHERS)) else { return wanted };
    let room = files.saturating_sub(OTHERS).max(files / 2);
    if room < wanted {
        tracing::warn!(
            files,
            "there is room for {room} connections, not for {wanted}: the system allows no more open files (see ulimit -n)"
        );
    }
    room.min(wanted)
}

/// The limit of open files, raised towards what is needed; none where there is no such limit.
#[cfg(unix)]
fn raised(needed: usize) -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let needed = u64::try_from(needed).unwrap_or(u64::MAX);
    let now = limit.current?;
    let wanted = limit.maximum.map_or(needed, |most| most.min(needed));
    let raised = Rlimit { current: Some(wanted), ..limit };
    let granted = wanted > now && setrlimit(Resource::Nofile, raised).is_ok();
    usize::try_from(if granted { wanted } else { now }).ok()
}

#[cfg(not(unix))]
fn raised(_: usize) -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::room_for;

    #[test]
    fn there_is_room_for_a_few_and_never_for_more_than_wanted() {
        assert_eq!(room_for(1), 1);
        assert!(room_for(usize::MAX / 2) >= 1);
    }
}
