//! The fields of a form or of a query. Any bytes give fields or a refusal.

use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;

use crate::error::Error;

/// The largest form.
pub(crate) const LARGEST: usize = 64 * 1024;
/// The most fields a form has.
const MOST: usize = 64;
/// How long a form may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FormFields(Vec<(String, String)>);

impl FormFields {
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        read_form(bytes).map(Self)
    }

    /// The first value of a name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All values of a name, in order.
    pub(crate) fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(known, _)| known == name).map(|(_, value)| value.clone()).collect()
    }

    /// What is read from a field, if it is there.
    pub(crate) fn pick<T>(&self, name: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Error> {
        self.get(name).map(|value| read(value).ok_or(Error::FieldUnreadable(name))).transpose()
    }

    pub(crate) fn must(&self, name: &'static str) -> Result<&str, Error> {
        self.get(name).ok_or(Error::FieldMissing(name))
    }

    pub(crate) fn number<T: std::str::FromStr>(&self, name: &'static str) -> Result<T, Error> {
        self.must(name)?.parse().map_err(|_| Error::FieldUnreadable(name))
    }
}

/// The names and values of a form: `a=1&b=2` with `%` and `+` as browsers write them.
pub fn read_form(bytes: &[u8]) -> Option<Vec<(String, String)>> {
    let mut fields = Vec::new();
    for pair in bytes.split(|&byte| byte == b'&').filter(|pair| !pair.is_empty()) {
        let (name, value) = match pair.iter().position(|&byte| byte == b'=') {
            Some(place) => (&pair[..place], &pair[place + 1..]),
            None => (pair, &[][..]),
        };
        fields.push((decode(name)?, decode(value)?));
        if fields.len() > MOST {
            return None;
        }
    }
    Some(fields)
}

fn decode(bytes: &[u8]) -> Option<String> {
    let mut text = Vec::with_capacity(bytes.len());
    let mut rest = bytes.iter();
    while let Some(&byte) = rest.next() {
        text.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || rest.next().and_then(|&byte| char::from(byte).to_digit(16));
                let (high, low) = (digit()?, digit()?);
                (high * 16 + low) as u8
            }
            _ => byte,
        });
    }
    String::from_utf8(text).ok()
}

impl<S: Sync> FromRequest<S> for FormFields {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self, Error> {
        let kind = request.headers().get(CONTENT_TYPE).map(|kind| kind.as_bytes().to_ascii_lowercase());
        let announced = request.headers().get("content-length").and_then(|length| length.to_str().ok()?.parse().ok());
        if announced.is_some_and(|length: usize| length > LARGEST) {
            return Err(Error::TooLarge);
        }
        let body = tokio::time::timeout(PATIENCE, to_bytes(request.into_body(), LARGEST)).await;
        let body = body.map_err(|_| Error::TooSlow)?.map_err(|_| Error::TooLarge)?;
        // A button alone sends nothing, and then nobody needs to say of which kind it is.
        if !body.is_empty() && !kind.is_some_and(|kind| kind.starts_with(b"application/x-www-form-urlencoded")) {
            return Err(Error::FormUnreadable);
        }
        Self::read(&body).ok_or(Error::FormUnreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Vec<(String, String)>> {
        FormFields::read(text.as_bytes()).map(|fields| fields.0)
    }

    #[test]
    fn fields_are_read_as_browsers_write_them() {
        let fields = FormFields::read(b"action=%7B%22a%22%3A1%7D&name=Zo%C3%AB+K.&empty=&bare&&name=later").unwrap();
        assert_eq!(fields.get("action"), Some("{\"a\":1}"));
        assert_eq!(fields.get("name"), Some("Zoë K."));
        assert_eq!((fields.get("empty"), fields.get("bare"), fields.get("none")), (Some(""), Some(""), None));
        assert_eq!(read(""), Some(vec![]));
        assert_eq!(read("a=b=c"), Some(vec![("a".into(), "b=c".into())]));
    }

    #[test]
    fn what_is_no_form_is_refused() {
        for wrong in ["a=%", "a=%4", "a=%zz", "a=%C3", "%ff=1"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert_eq!(FormFields::read(&"a&".repeat(MOST + 1).into_bytes()), None);
        assert_eq!(FormFields::read(b"\xff"), None);
    }
}
