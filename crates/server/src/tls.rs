//! The site's certificates. They are read again when somebody says that there are new ones.

use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::config::Tls;

#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error("the {what} {file} cannot be read: {why}. Give a file in PEM form that this program may read")]
    File { what: &'static str, file: String, why: pem::Error },
    #[error("the certificate {file} and its key do not serve: {why}")]
    Pair { file: String, why: tokio_rustls::rustls::Error },
}

#[derive(Clone)]
pub(crate) struct Certificates {
    files: Tls,
    current: Arc<RwLock<Arc<ServerConfig>>>,
}

impl Certificates {
    pub(crate) fn load(files: &Tls) -> Result<Self, TlsError> {
        Ok(Self { files: files.clone(), current: Arc::new(RwLock::new(read(files)?)) })
    }

    /// Takes the files as they are now; if they do not serve, the old certificates stay.
    pub(crate) fn reload(&self) {
        match read(&self.files) {
            Ok(config) => {
                *self.current.write().unwrap_or_else(PoisonError::into_inner) = config;
                tracing::info!("the certificates were read again");
            }
            Err(error) => tracing::error!(%error, "the old certificates stay"),
        }
    }

    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner)).into()
    }
}

fn read(Tls { certificate, key }: &Tls) -> Result<Arc<ServerConfig>, TlsError> {
    let file = |path: &Path| path.display().to_string();
    let chain = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .and_then(|chain| if chain.is_empty() { Err(pem::Error::NoItemsFound) } else { Ok(chain) })
        .map_err(|why| TlsError::File { what: "certificate", file: file(certificate), why })?;
    let key = PrivateKeyDer::from_pem_file(key).map_err(|why| TlsError::File { what: "key", file: file(key), why })?;
    let pair = |why| TlsError::Pair { file: file(certificate), why };
    let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(pair)?
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(pair)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}
