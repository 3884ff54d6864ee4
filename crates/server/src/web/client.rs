//! Where a request comes from. Behind proxies, their `X-Forwarded-For` knows; from anywhere else it is only a claim.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Client {
    address: Option<IpAddr>,
    /// The connection is that of a proxy, so others come over it too.
    pub(crate) by_proxy: bool,
}

impl Client {
    /// Every proxy adds who asked it at the end of the list. Of so many of ours, the first one wrote the address so many
    /// places from the end; what stands before it came from outside and may be made up. Proxies stand on this machine or
    /// in its network: whoever comes from elsewhere is no proxy of ours.
    pub(crate) fn of(peer: Option<IpAddr>, headers: &HeaderMap, proxies: usize) -> Self {
        let peer = peer.map(|peer| peer.to_canonical());
        let told = match proxies {
            0 => None,
            _ if peer.is_none_or(is_near) => forwarded(headers, proxies),
            _ => None,
        };
        Self { address: told.or(peer), by_proxy: told.is_some() }
    }

    pub(crate) fn address(self) -> Option<IpAddr> {
        self.address.map(one_place)
    }

    /// Whether limits that are kept for each address are meant for it.
    pub(crate) fn is_counted(self) -> bool {
        self.address.is_some_and(is_counted)
    }
}

impl fmt::Display for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.address().map_or(Ok(()), |address| address.fmt(f))
    }
}

/// Programs on the machine itself are the operator's: proxies, checks, measurements.
pub(crate) fn is_counted(address: IpAddr) -> bool {
    !address.to_canonical().is_loopback()
}

/// What is counted as one address: at IPv6, everybody has a whole network of them.
pub(crate) fn one_place(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

fn is_near(peer: IpAddr) -> bool {
    match peer {
        IpAddr::V4(peer) => peer.is_loopback() || peer.is_private() || peer.is_link_local(),
        IpAddr::V6(peer) => peer.is_loopback() || peer.is_unique_local() || peer.is_unicast_link_local(),
    }
}

fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let lines: Vec<&str> =
        headers.get_all("x-forwarded-for").into_iter().map(|line| line.to_str().unwrap_or_default()).collect();
    let all: Vec<&str> = lines.iter().flat_map(|line| line.split(',')).map(str::trim).collect();
    let said = all[all.len().saturating_sub(proxies)..].first()?;
    let port = || said.parse().map(|address: SocketAddr| address.ip());
    said.parse().or_else(|_| port()).ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(peer: &str, lines: &[&str], proxies: usize) -> String {
        let headers = lines.iter().map(|line| (name(), line.parse().unwrap())).collect();
        let peer = (!peer.is_empty()).then(|| peer.parse().unwrap());
        let client = Client::of(peer, &headers, proxies);
        format!("{client}{}", if client.by_proxy { " by proxy" } else { "" })
    }

    fn name() -> axum::http::HeaderName {
        axum::http::HeaderName::from_static("x-forwarded-for")
    }

    #[test]
    fn only_the_hops_of_our_own_proxies_are_believed() {
        let forged = ["6.6.6.6, 203.0.113.9", "10.0.0.7"];
        assert_eq!(from("127.0.0.1", &forged, 0), "127.0.0.1");
        assert_eq!(from("127.0.0.1", &forged, 1), "10.0.0.7 by proxy");
        assert_eq!(from("10.0.0.1", &forged, 2), "203.0.113.9 by proxy");
        assert_eq!(from("::1", &forged, 3), "6.6.6.6 by proxy");
        assert_eq!(from("", &forged, 9), "6.6.6.6 by proxy", "with fewer hops than proxies, the first");
        assert_eq!(from("198.51.100.4", &forged, 1), "198.51.100.4", "no proxy of ours is there");
        assert_eq!(from("2001:db8::1", &forged, 1), "2001:db8::");
    }

    #[test]
    fn what_is_no_address_changes_nothing() {
        for wrong in [&[][..], &[""], &["unknown"], &["1.2.3.4, "], &["300.1.1.1"]] {
            assert_eq!(from("127.0.0.1", wrong, 1), "127.0.0.1", "{wrong:?}");
        }
        assert_eq!(from("127.0.0.1", &["1.2.3.4:567"], 1), "1.2.3.4 by proxy");
        assert_eq!(from("127.0.0.1", &["[2001:db8:1:2:3::4]:567"], 1), "2001:db8:1:2:: by proxy");
        assert_eq!(from("::ffff:127.0.0.1", &["::ffff:1.2.3.4"], 1), "1.2.3.4 by proxy");
    }
}
