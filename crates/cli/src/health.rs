//! Asking a server how it is, where nothing else can.

use crate::voice::Voice;
use crate::{Failure, World};
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks whether a server is ready; fails if it is not, or does not answer.
pub fn run(listen: SocketAddr, world: &mut World<'_>) -> Result<(), Failure> {
    // Who listens everywhere listens here.
    let here =
        if listen.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { listen.ip() };
    let address = SocketAddr::new(here, listen.port());
    let said = ask(address).unwrap_or_else(|error| error.to_string());
    if !said.starts_with("HTTP/1.1 200") {
        let reason = said.split("\r\n\r\n").last().unwrap_or_default().trim().to_owned();
        return Err(Failure::NotReady { address, reason });
    }
    world.line(Voice::new(world.lang).word("cli-health-ready"))?;
    Ok(())
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut said = String::new();
    stream.read_to_string(&mut said)?;
    Ok(said)
}
