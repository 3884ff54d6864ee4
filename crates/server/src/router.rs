//! Every address of the site.

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower::ServiceBuilder;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};

use crate::error::Error;
use crate::{AppState, pages, tables, web};

pub fn router(app: AppState) -> Router {
    let pages = Router::new()
        .route("/", get(pages::home::show))
        .route("/games/{game}", get(pages::games::show))
        .route("/games/{game}/rules", get(pages::games::rules))
        .route("/games/{game}/components", get(pages::games::components))
        .route("/games/{game}/new", get(tables::new::form))
        .route("/games/{game}/solo", get(pages::solo::show))
        .route("/me", get(pages::me::show).post(pages::me::change))
        .route("/play/{game}", post(tables::new::play).get(tables::new::to_game))
        .route("/play/{game}/first", post(tables::new::first).get(tables::new::to_game))
        .route("/play/{game}/today", post(tables::new::today).get(tables::new::to_game))
        .route("/tables", post(tables::new::create).get(pages::home::back))
        .route("/t/{id}", get(tables::show::table))
        .route("/t/{id}/fragment", get(tables::show::fragment))
        .route("/t/{id}/at/{step}", get(tables::show::at))
        .route("/t/{id}/at", get(tables::show::to_step))
        .route("/t/{id}/record.json", get(tables::show::record))
        .route("/t/{id}/review", get(tables::review::show))
        .route("/t/{id}/events", get(tables::events::stream))
        .route("/t/{id}/join", post(tables::lobby::join).get(tables::show::back))
        .route("/t/{id}/leave", post(tables::lobby::leave).get(tables::show::back))
        .route("/t/{id}/start", post(tables::lobby::start).get(tables::show::back))
        .route("/t/{id}/auto", post(tables::lobby::auto).get(tables::show::back))
        .route("/t/{id}/act", post(tables::act::act).get(tables::show::back))
        .route("/t/{id}/undo", post(tables::act::undo).get(tables::show::back))
        .route("/t/{id}/hint", post(tables::act::hint).get(tables::show::back))
        .route("/t/{id}/coach", post(tables::act::coach).get(tables::show::back))
        .route("/t/{id}/skip", post(tables::act::skip).get(tables::show::back))
        .route("/t/{id}/window", post(tables::act::window).get(tables::show::back))
        .route("/t/{id}/uncover", post(tables::act::uncover).get(tables::show::back))
        .route("/t/{id}/chat", post(tables::act::chat).get(tables::show::back))
        .route("/t/{id}/rematch", post(tables::rematch::rematch).get(tables::show::back))
        .fallback(async || Error::NoPage)
        .layer(CatchPanicLayer::custom(panicked))
        // From the outside in: who asks, then whether they may come in.
        .layer(
            ServiceBuilder::new()
                .layer(from_fn_with_state(app.clone(), web::session::layer))
                .layer(from_fn_with_state(app.clone(), web::guard::check)),
        );
    Router::new()
        // Nobody needs to be known for these.
        .route("/assets/{file}", get(pages::assets::show))
        .route("/health", get(pages::health::show))
        .route("/ready", get(pages::health::ready))
        .merge(pages)
        .layer(
            ServiceBuilder::new()
                .layer(from_fn_with_state(app.clone(), web::observe::layer))
                .layer(from_fn(web::headers::add))
                .layer(compression()),
        )
        .with_state(app)
}

/// Pages are made anew for everybody with every move, so packing them must be cheap: the usual level saves a
/// tenth or so of what goes over the wire and takes twice the time. Below a packet nothing is gained.
fn compression() -> CompressionLayer<impl Predicate> {
    let worth_it = DefaultPredicate::new().and(SizeAbove::new(1024));
    CompressionLayer::new().gzip(true).quality(CompressionLevel::Precise(3)).compress_when(worth_it)
}

fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    // What was said on the way down is in the log of the panic itself.
    Error::Inside("a request panicked".into()).into_response()
}

/// An answer without a page, for programs.
pub(crate) fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, text).into_response()
}
