//! The person who looks.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use store::PersonRow;
use ui::pages::{MeModel, me};
use ui::{Commit, Keys, Lang, Motion, Pace, Theme};

use super::rows::row;
use super::{html, see};
use crate::error::Error;
use crate::web::fields::FormFields;
use crate::web::session::Session;
use crate::{AppState, names};

const ROWS: u32 = 100;

pub(crate) async fn show(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
) -> Result<Response, Error> {
    page(&app, &session, None).await
}

async fn page(app: &AppState, session: &Session, refused: Option<&Error>) -> Result<Response, Error> {
    let tables = match session.person_id() {
        Some(person) => app.store.tables_of(person, ROWS).await?,
        None => Vec::new(),
    };
    let rows = tables.iter().map(|table| row(app, table, session.person_id())).collect();
    let mut ctx = session.ctx();
    ctx.error = refused.map(|error| error.notice(ctx.lang));
    if refused.is_some() {
        ctx.path = "/me".into();
    }
    let status = refused.map_or(StatusCode::OK, Error::status);
    Ok(html(status, me(&ctx, &MeModel { tables: rows })))
}

/// Changes name, language, theme, motion, keys, pace or how to commit: whatever is sent.
pub(crate) async fn change(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    fields: FormFields,
) -> Result<Response, Error> {
    match wishes(&session, &fields) {
        Err(error) => page(&app, &session, Some(&error)).await,
        Ok((name, prefs)) => {
            let old = session.become_person(&app).await?;
            let renamed = name.as_ref().is_some_and(|name| *name != old.name);
            let new = PersonRow { name: name.unwrap_or_else(|| old.name.clone()), prefs: prefs.write(), ..old };
            app.store.change_person(&new).await?;
            if renamed {
                for table in app.store.tables_of(&new.id, u32::MAX).await? {
                    let news = app.store.more_news(&table.id).await?;
                    match app.rooms.get_or_wait(&table.id).await {
                        Some(room) => room.reload_beside(&app, news).await?,
                        None => app.tell_news(&table.id).await?,
                    }
                }
            }
            Ok(see(fields.get("return").filter(|address| is_ours(address)).unwrap_or("/me")))
        }
    }
}

fn wishes(session: &Session, fields: &FormFields) -> Result<(Option<String>, crate::prefs::Prefs), Error> {
    let name = match fields.get("name") {
        Some(name) => Some(names::tidy(name).ok_or(Error::BadName)?),
        None => None,
    };
    let mut prefs = session.prefs();
    match fields.get("lang") {
        None => {}
        Some("") => prefs.lang = None,
        Some(tag) => prefs.lang = Some(Lang::from_tag(tag).ok_or(Error::FieldUnreadable("lang"))?),
    }
    prefs.theme = fields.pick("theme", Theme::from_name)?.unwrap_or(prefs.theme);
    prefs.motion = fields.pick("motion", Motion::from_name)?.unwrap_or(prefs.motion);
    prefs.keys = fields.pick("keys", Keys::from_name)?.unwrap_or(prefs.keys);
    prefs.commit = fields.pick("commit", Commit::from_name)?.unwrap_or(prefs.commit);
    prefs.pace = fields.pick("pace", Pace::from_name)?.unwrap_or(prefs.pace);
    Ok((name, prefs))
}

/// Whether an address leads to a page of this site: nobody is sent elsewhere from here.
fn is_ours(address: &str) -> bool {
    address.starts_with('/')
        && !address[1..].starts_with(['/', '\\'])
        && address.bytes().all(|byte| byte.is_ascii_graphic())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_return_address_stays_on_the_site() {
        for ours in ["/", "/t/0123456789ab", "/games/atlantis/rules?q=a%20b#AT-5.5"] {
            assert!(is_ours(ours), "{ours}");
        }
        for other in [
            "",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/a b",
            "/a\r\nx: y",
            "javascript:1",
            "/ż",
        ] {
            assert!(!is_ours(other), "{other}");
        }
    }
}
