//! Where a request comes from: the address behind the proxies one trusts, as coarse as one person can choose it.

use axum::http::{HeaderMap, HeaderName, header};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// What one household is given: an address of version 4, or the first half of one of version 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Net {
    /// A whole address.
    V4(Ipv4Addr),
    /// The first 64 bits: the rest is everybody's own choice.
    V6(u64),
}

impl From<IpAddr> for Net {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self::V4(address),
            IpAddr::V6(address) => Self::V6((address.to_bits() >> 64) as u64),
        }
    }
}

impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::V4(address) => address.fmt(f),
            Self::V6(half) => write!(f, "{}/64", Ipv6Addr::from_bits(u128::from(*half) << 64)),
        }
    }
}

/// Addresses that begin alike: `10.0.0.0/8`, `::1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    first: IpAddr,
    bits: u32,
}

/// The text is no address and no range of addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a range is an address, or an address and its fixed bits: 192.0.2.7, 10.0.0.0/8, 2001:db8::/32"
)]
pub struct NotARange;

impl FromStr for Range {
    type Err = NotARange;

    fn from_str(text: &str) -> Result<Self, NotARange> {
        let (first, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let first: IpAddr = first.parse().map_err(|_| NotARange)?;
        let all = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(all), str::parse).map_err(|_| NotARange)?;
        if bits > all { Err(NotARange) } else { Ok(Self { first, bits }) }
    }
}

impl Range {
    /// Whether an address is among them.
    pub fn has(self, address: IpAddr) -> bool {
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(other)) => {
                (first.to_bits() ^ other.to_bits()).leading_zeros() >= self.bits
            }
            (IpAddr::V6(first), IpAddr::V6(other)) => {
                (first.to_bits() ^ other.to_bits()).leading_zeros() >= self.bits
            }
            _ => false,
        }
    }
}

/// The proxies whose word about an address is taken.
#[derive(Debug, Clone, Default)]
pub struct Proxies(Vec<Range>);

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Proxies {
    /// These proxies.
    pub const fn new(ranges: Vec<Range>) -> Self {
        Self(ranges)
    }

    /// Whether an address is one of them.
    pub fn has(&self, address: IpAddr) -> bool {
        self.0.iter().any(|range| range.has(address))
    }

    /// Who asks, when this peer sends these headers: the last address that was added by a proxy and is none.
    ///
    /// A proxy sets one of the two headers and may let a client's own version of the other pass: where they do not
    /// agree, neither is believed.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.has(peer) {
            return peer;
        }
        let plain = self.last(headers, X_FORWARDED_FOR, |part| address(part.trim()));
        let named = self.last(headers, header::FORWARDED, forwarded_for);
        match (plain, named) {
            (Some(one), Some(other)) if one != other => peer,
            (Some(client), _) | (None, Some(client)) => client,
            (None, None) => peer,
        }
    }

    /// The last address of a list that is no proxy; none if there is no list or it cannot be read so far.
    fn last(
        &self,
        headers: &HeaderMap,
        name: HeaderName,
        read: impl Fn(&str) -> Option<IpAddr>,
    ) -> Option<IpAddr> {
        let lines = headers.get_all(name).iter().rev().filter_map(|line| line.to_str().ok());
        let mut client = None;
        for part in lines.flat_map(|line| line.rsplit(',')) {
            client = Some(read(part)?);
            if client.is_some_and(|client| !self.has(client)) {
                break;
            }
        }
        client
    }
}

/// Whether somebody claims to speak for another address.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key(X_FORWARDED_FOR) || headers.contains_key(header::FORWARDED)
}

/// The address of `for=` in one part of a `Forwarded` header.
fn forwarded_for(part: &str) -> Option<IpAddr> {
    let mut pairs = part.split(';').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(key, _)| key.trim().eq_ignore_ascii_case("for"))?;
    address(value.trim().trim_matches('"'))
}

/// An address, perhaps with a port: `192.0.2.7`, `192.0.2.7:80`, `2001:db8::1`, `[2001:db8::1]:80`.
fn address(text: &str) -> Option<IpAddr> {
    if let Some((inner, _)) = text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return inner.parse().ok();
    }
    let without_port = text.split_once(':').map_or(text, |(before, _)| before);
    text.parse().or_else(|_| without_port.parse()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, headers: &[(&'static str, &str)]) -> String {
        let ranges = ["10.0.0.0/8", "2001:db8:ffff::/48", "127.0.0.1"];
        let proxies = Proxies::new(ranges.iter().map(|range| range.parse().unwrap()).collect());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        proxies.client(peer.parse().unwrap(), &map).to_string()
    }

    #[test]
    fn a_stranger_speaks_for_nobody_else() {
        let claims = [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.1")];
        assert_eq!(client("198.51.100.7", &claims), "198.51.100.7");
    }

    #[test]
    fn a_trusted_proxy_names_the_client_and_nobody_before_it() {
        let list = |value| [("x-forwarded-for", value)];
        assert_eq!(client("10.1.2.3", &list("192.0.2.1")), "192.0.2.1");
        assert_eq!(client("10.1.2.3", &list("1.1.1.1, 192.0.2.1, 10.9.9.9")), "192.0.2.1");
        assert_eq!(client("10.1.2.3", &list("nonsense, 10.9.9.9")), "10.1.2.3");
        assert_eq!(client("10.1.2.3", &list("10.4.4.4")), "10.4.4.4", "a proxy's own request");
        let twice = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "192.0.2.2:9000")];
        assert_eq!(client("127.0.0.1", &twice), "192.0.2.2");
        assert_eq!(client("10.1.2.3", &[]), "10.1.2.3");
    }

    #[test]
    fn forwarded_is_read_with_quotes_brackets_and_ports() {
        let list = |value| [("forwarded", value)];
        assert_eq!(client("10.1.2.3", &list("proto=https;For=192.0.2.1")), "192.0.2.1");
        let six = "for=1.1.1.1, for=\"[2001:db8::17]:4711\";by=10.1.2.3";
        assert_eq!(client("10.1.2.3", &list(six)), "2001:db8::17");
        assert_eq!(client("10.1.2.3", &list("for=unknown")), "10.1.2.3");
        assert_eq!(client("10.1.2.3", &list("for=_hidden, for=10.7.7.7")), "10.1.2.3");
    }

    #[test]
    fn two_headers_that_do_not_agree_are_not_believed() {
        let both = |one, other| [("x-forwarded-for", one), ("forwarded", other)];
        assert_eq!(client("10.1.2.3", &both("192.0.2.1", "for=192.0.2.1")), "192.0.2.1");
        assert_eq!(client("10.1.2.3", &both("192.0.2.1", "for=6.6.6.6")), "10.1.2.3");
    }

    #[test]
    fn a_household_is_one_net() {
        let net = |text: &str| Net::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(net("2001:db8::1"), net("2001:db8::ffff:1:2:3"));
        assert_ne!(net("2001:db8::1"), net("2001:db8:0:1::1"));
        assert_eq!(net("::ffff:192.0.2.1"), net("192.0.2.1"));
        assert_eq!(net("2001:db8::1").to_string(), "2001:db8::/64");
    }

    #[test]
    fn ranges_are_read_or_refused() {
        let has = |range: &str, address: &str| {
            range.parse::<Range>().unwrap().has(address.parse().unwrap())
        };
        assert!(has("0.0.0.0/0", "203.0.113.9") && has("10.0.0.0/8", "::ffff:10.2.3.4"));
        assert!(!has("10.0.0.0/8", "11.0.0.1") && !has("::/0", "10.0.0.1"));
        for wrong in ["", "10.0.0.0/33", "localhost", "10.0.0.0/x", "::/129"] {
            assert_eq!(wrong.parse::<Range>(), Err(NotARange), "{wrong}");
        }
    }
}
