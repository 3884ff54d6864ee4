//! How the program ends when something is not right: 1 if what it was asked to check or do was
//! refused, 2 if it could not even be asked (wrong usage, unreadable input).

use std::fmt;
use std::io;
use std::process::ExitCode;

#[derive(Debug)]
pub(crate) enum Failure {
    /// The thing checked does not hold, or the rules refuse what was asked for. Exit code 1.
    Refused(anyhow::Error),
    /// The question itself is wrong: usage, files, settings. Exit code 2.
    Usage(anyhow::Error),
    /// All has been said already; only the code remains.
    Reported(u8),
}

pub(crate) type Done<T = ()> = Result<T, Failure>;

impl Failure {
    pub(crate) fn refused(words: impl fmt::Display) -> Self {
        Self::Refused(anyhow::anyhow!("{words}"))
    }

    pub(crate) fn usage(words: impl fmt::Display) -> Self {
        Self::Usage(anyhow::anyhow!("{words}"))
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Refused(_) => ExitCode::from(1),
            Self::Usage(_) => ExitCode::from(2),
            Self::Reported(code) => ExitCode::from(*code),
        }
    }

    /// Whether nobody listens any more.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        match self {
            Self::Refused(error) | Self::Usage(error) => {
                error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
            }
            Self::Reported(_) => false,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(error) | Self::Usage(error) => write!(f, "error: {error:#}"),
            Self::Reported(_) => Ok(()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Usage(error.into())
    }
}
