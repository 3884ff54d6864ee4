//! Enums whose variants stand together with their words, and patterns for many variants at once.

/// A pattern for these variants of an enum, whatever they hold: `variants!(Event: Started Ended)`. Where all are to be
/// named, so that a new one does not compile until somebody has thought of it, they are named in few lines.
#[macro_export]
macro_rules! variants {
    ($type:ident: $($variant:ident)+) => { $($type::$variant { .. })|+ };
}

/// Things one after the other, with commas.
pub fn commas<'a, T, S: ToString>(things: &'a [T], name: impl Fn(&'a T) -> S) -> String {
    things.iter().map(|thing| name(thing).to_string()).collect::<Vec<_>>().join(", ")
}

/// An enum whose fields say what they are where they stand: `Name { field: Type = "What it is." }`.
#[macro_export]
macro_rules! described {
    ($(#[$about:meta])* pub enum $name:ident {
        $($(#[$note:meta])* $variant:ident $({
            $($(#[$part:meta])* $field:ident: $type:ty = $text:literal),+ $(,)?
        })?,)+
    }) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$note])* $variant $({ $(#[doc = $text] $(#[$part])* $field: $type),+ })?,)+
        }
    };
}

/// An enum whose variants stand together with their labels: `Name { field: Type } => "label {field} {}" (argument)`. In
/// JSON and in records its names are plain ones.
#[macro_export]
macro_rules! labelled {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $(
                $(#[$note:meta])*
                $variant:ident $({ $($(#[$part:meta])* $field:ident: $type:ty),+ $(,)? })?
                    => $label:literal $(($($argument:expr),+))?,
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        #[expect(missing_docs, reason = "the names and types of its fields say it")]
        pub enum $name {
            $($(#[$note])* $variant $({ $($(#[$part])* $field: $type),+ })?,)+
        }

        impl $name {
            /// Its name, by which pages find their words.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => stringify!($variant),)+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $($(let _ = $field;)+)?
                        write!(f, $label $(, $($argument),+)?)
                    })+
                }
            }
        }
    };
}
