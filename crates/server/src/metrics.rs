//! Numbers for whoever watches over the site, in the text form of Prometheus. They say how much and how long, never who
//! or which table.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use store::Timings;

use crate::AppState;
use crate::app::App;

/// How long answers take to begin, by route and status.
#[derive(Debug, Default)]
pub(crate) struct Metrics(Mutex<BTreeMap<String, BTreeMap<u16, Arc<Timings>>>>);

impl Metrics {
    pub(crate) fn answered(&self, route: &str, status: StatusCode, took: Duration) {
        self.timings(route, status.as_u16() / 100).add(took);
    }

    fn timings(&self, route: &str, class: u16) -> Arc<Timings> {
        let mut routes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !routes.contains_key(route) {
            routes.insert(route.to_owned(), BTreeMap::new());
        }
        let classes = routes.get_mut(route).expect("it is there now");
        Arc::clone(classes.entry(class).or_default())
    }
}

/// The address of its own under which the numbers are read.
pub(crate) fn router(app: AppState) -> Router {
    let show = async |State(app): State<AppState>| {
        ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], write(&app)).into_response()
    };
    Router::new().route("/metrics", get(show)).with_state(app)
}

fn write(app: &App) -> String {
    let mut text = Text::default();
    let routes = app.edge.metrics.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let all = routes.iter().flat_map(|(route, classes)| {
        classes.iter().map(move |(class, timings)| (format!("route=\"{route}\",status=\"{class}xx\""), &**timings))
    });
    text.timings("critias_request_seconds", "How long answers took to begin.", all);

    let (open, silent) = app.edge.connections.counts();
    text.gauge("critias_connections", "Connections open.", open);
    text.gauge("critias_silent_connections", "Connections that have asked for nothing yet.", silent);
    text.gauge("critias_requests_under_way", "Requests being answered, streams too.", app.edge.connections.flights());
    text.gauge("critias_streams", "Live streams of tables.", app.hub.streams());
    text.gauge("critias_rooms", "Tables in memory.", app.rooms.count());
    text.gauge("critias_draining", "Whether this node is about to end.", usize::from(*app.stop.borrow()));
    let (thinking, waiting) = app.thinking.busy();
    text.gauge("critias_thinking", "Bots and hints that think.", thinking);
    text.gauge("critias_thinking_waiting", "Bots and hints that wait for a place to think.", waiting);

    let stats = app.store.stats();
    text.counter("critias_steps_total", "Steps this node has appended to tables.", stats.steps.load(Relaxed));
    text.counter("critias_database_failures_total", "What the database failed to do.", stats.failures.load(Relaxed));
    let kinds = [("statement", &stats.statements), ("connection", &stats.waits)];
    let kinds = kinds.map(|(kind, timings)| (format!("wait=\"{kind}\""), timings));
    text.timings("critias_database_seconds", "How long the database took.", kinds.into_iter());
    text.0
}

#[derive(Default)]
struct Text(String);

impl Text {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        self.0.write_fmt(format_args!("{line}\n")).expect("a text takes every text");
    }

    fn head(&mut self, name: &str, help: &str, kind: &str) {
        self.line(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}"));
    }

    fn gauge(&mut self, name: &str, help: &str, value: usize) {
        self.head(name, help, "gauge");
        self.line(format_args!("{name} {value}"));
    }

    fn counter(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, help, "counter");
        self.line(format_args!("{name} {value}"));
    }

    fn timings<'a>(&mut self, name: &str, help: &str, all: impl Iterator<Item = (String, &'a Timings)>) {
        self.head(name, help, "histogram");
        for (labels, timings) in all {
            let mut sum = 0;
            let bounds = Timings::BOUNDS.map(|bound| (bound as f64 / 1e6).to_string());
            let bounds = bounds.iter().map(String::as_str).chain(["+Inf"]);
            for (bound, count) in bounds.zip(timings.counts()) {
                sum += count;
                self.line(format_args!("{name}_bucket{{{labels},le=\"{bound}\"}} {sum}"));
            }
            self.line(format_args!("{name}_sum{{{labels}}} {}\n{name}_count{{{labels}}} {sum}", timings.seconds()));
        }
    }
}
