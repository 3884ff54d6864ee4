//! Connections that the site encrypts by itself.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use server::{OpenError, Server, Tls};
use store_testkit::Folder;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::network::Open;
use crate::site::config;

/// Somebody who vouches for certificates.
struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    fn new(name: &str) -> Self {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.distinguished_name.push(DnType::CommonName, name);
        Self(CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap())
    }

    /// Puts a certificate for `localhost` and its key there.
    fn certify(&self, files: &Tls) {
        let key = KeyPair::generate().unwrap();
        let leaf = CertificateParams::new(["localhost".to_owned()]).unwrap().signed_by(&key, &self.0).unwrap();
        std::fs::write(&files.certificate, pem("CERTIFICATE", leaf.der())).unwrap();
        std::fs::write(&files.key, pem("PRIVATE KEY", key.serialized_der())).unwrap();
    }

    /// What a client who trusts this authority alone is answered.
    async fn ask(&self, address: SocketAddr) -> std::io::Result<String> {
        let mut roots = RootCertStore::empty();
        roots.add(self.0.der().clone()).unwrap();
        let client = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = ServerName::try_from("localhost").unwrap();
        let stream = TcpStream::connect(address).await.unwrap();
        let mut stream = TlsConnector::from(Arc::new(client)).connect(name, stream).await?;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(String::from_utf8(answer).unwrap())
    }
}

fn pem(label: &str, der: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in der.chunks(3) {
        let bits = three.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = char::from(LETTERS[(bits >> (18 - 6 * place)) as usize % 64]);
            text.push(if place <= three.len() { letter } else { '=' });
        }
    }
    format!("-----BEGIN {label}-----\n{text}\n-----END {label}-----\n")
}

fn files(folder: &Path) -> Tls {
    Tls { certificate: folder.join("chain.pem"), key: folder.join("key.pem") }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_encrypts_and_reads_new_certificates_when_told() {
    let folder = Folder::new();
    let files = files(folder.path());
    let (first, second) = (Authority::new("first"), Authority::new("second"));
    first.certify(&files);
    let site = Open::with(|config| config.tls = Some(files.clone())).await;
    let page = first.ask(site.address).await.unwrap();
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("; SameSite=Lax; Secure\r\n"), "{page}");
    assert!(second.ask(site.address).await.is_err());

    let hang_up = || {
        let told = std::process::Command::new("kill").args(["-HUP", &std::process::id().to_string()]).status();
        assert!(told.unwrap().success());
    };
    std::fs::write(&files.certificate, "nothing").unwrap();
    hang_up();
    assert!(first.ask(site.address).await.is_ok(), "what does not serve is not taken");
    second.certify(&files);
    hang_up();
    while second.ask(site.address).await.is_err() {}
    assert!(first.ask(site.address).await.is_err());
    site.close().await;
}

#[tokio::test]
async fn files_that_do_not_serve_are_named() {
    let scratch = store_testkit::Scratch::wanted().await;
    let tls = files(scratch.folder().path());
    let refused = async || {
        let mut config = config(&scratch);
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        config.tls = Some(tls.clone());
        match Server::bind(config).await {
            Err(OpenError::Tls(error)) => error.to_string(),
            _ => panic!("these files do not serve"),
        }
    };
    assert!(refused().await.contains("chain.pem cannot be read"));
    Authority::new("one").certify(&tls);
    std::fs::write(&tls.key, "nothing").unwrap();
    assert!(refused().await.contains("key.pem cannot be read"));
    let other = Tls { certificate: tls.key.with_file_name("other.pem"), key: tls.key.clone() };
    Authority::new("other").certify(&other);
    assert!(refused().await.contains("and its key do not serve"));
}
