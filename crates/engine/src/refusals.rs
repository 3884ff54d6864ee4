//! Why the rules refuse something: every reason is written once, with its clause and its English sentence.

use std::fmt;

use crate::Seat;

/// A refusal that [`refusals!`](macro@crate::refusals) has made: pages word it without a list of reasons of their own.
pub trait Reason {
    /// The names of all reasons that people can meet, as [`Reason::key`] gives them; last `luck`, if there is such. Reasons
    /// that are shared with another game are named by their own type.
    fn keys() -> Vec<String>;

    /// The name of the reason, by which translations are found: `no-such-card`.
    fn key(&self) -> String;

    /// What the sentence speaks of, by name.
    fn fields(&self) -> Vec<(&'static str, Field)>;

    /// The English sentence without its clause, where `word` names what it speaks of.
    fn english(&self, word: &dyn Fn(&'static str, Field) -> String) -> String;
}

/// What a refusal speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// A number.
    Number(u32),
    /// A seat.
    Seat(Seat),
    /// Something with a name.
    Name {
        /// The plain name, by which translations are found.
        key: String,
        /// In English.
        text: String,
    },
}

impl Field {
    /// Something with a plain name and an English one.
    pub fn named(key: &str, text: &str) -> Self {
        Self::Name { key: key.to_owned(), text: text.to_owned() }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Seat(seat) => seat.fmt(f),
            Self::Name { text, .. } => f.write_str(text),
        }
    }
}

impl From<u8> for Field {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Field {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<&str> for Field {
    fn from(name: &str) -> Self {
        Self::named(name, name)
    }
}

impl From<Seat> for Field {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// `NoSuchCard` as `no-such-card`.
#[doc(hidden)]
pub fn kebab(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}

/// Makes the enum of the reasons why a game refuses something: clause, reason, what it speaks of, English sentence.
/// Reasons under `luck` are met by records and scripted examples alone, for no page asks luck for anything; they share
/// a translation. What a sentence speaks of becomes a [`Field`]; types under `names` do so by their `Display`.
///
/// ```
/// engine::refusals! {
///     /// Why not.
///     pub enum Illegal {
///         "XY-1.1" => Seats { seats: u8 }: "two can play, not {seats}",
///         "XY-3.2" => Resting: "you have stopped",
///     }
///     luck {
///         "XY-4.1" => NoSuchFace { face: u8 }: "a coin has no face {face}",
///     }
///     names {}
/// }
///
/// use engine::Reason as _;
/// assert_eq!(Illegal::Seats { seats: 3 }.to_string(), "XY-1.1: two can play, not 3");
/// assert_eq!(Illegal::Resting.key(), "resting");
/// assert_eq!(Illegal::NoSuchFace { face: 7 }.key(), "luck");
/// ```
///
/// Reasons that games share ([`reasons!`](macro@crate::reasons)) are one variant, and the game gives their clauses; it does
/// not compile without one of them:
///
/// ```
/// engine::reasons! {
///     /// Why both games refuse something.
///     pub enum Common {
///         Over: "the game is over",
///         TooFew { cubes: u8, clause: &'static str }: "{cubes} are too few",
///     }
///     luck {}
/// }
/// engine::refusals! {
///     /// Why not.
///     pub enum Illegal {
///         "XY-3.2" => Resting: "you have stopped",
///     }
///     luck {}
///     names {}
///     shared Common(Common) {
///         "XY-7.1" => Over,
///         clause => TooFew { clause },
///     }
/// }
///
/// assert_eq!(Illegal::from(Common::Over).to_string(), "XY-7.1: the game is over");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($clause:expr => $variant:ident $({ $($field:ident: $type:ty),+ })?: $text:literal,)+
        }
        luck {
            $($luck_clause:expr => $luck:ident $({ $($luck_field:ident: $luck_type:ty),+ })?: $luck_text:literal,)*
        }
        names { $($named:ty),* }
        $(shared $shared:ident($shared_type:ty) {
            $($shared_clause:expr => $($reason:ident $({ $part:ident })?)|+,)+
        })?
    ) => {
        $crate::reasons! {
            $(#[$meta])*
            pub enum $name {
                $($variant $({ $($field: $type),+ })?: $text,)+
            }
            luck {
                $($luck $({ $($luck_field: $luck_type),+ })?: $luck_text,)*
            }
            $(shared $shared($shared_type))?
        }

        impl $crate::Refusal for $name {
            fn clause(&self) -> &'static str {
                match self {
                    $(Self::$variant $({ $($field),+ })? => { $($(let _ = $field;)+)? $clause })+
                    $(Self::$luck $({ $($luck_field),+ })? => { $($(let _ = $luck_field;)+)? $luck_clause })*
                    $(Self::$shared(reason) => {
                        type SharedReason = $shared_type;
                        match reason {
                            $($(SharedReason::$reason { $($part,)? .. })|+ => $shared_clause,)+
                        }
                    })?
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                use $crate::{Reason as _, Refusal as _};
                write!(f, "{}: {}", self.clause(), self.english(&|_, field| field.to_string()))
            }
        }

        impl ::std::error::Error for $name {}

        $(impl From<$named> for $crate::Field {
            fn from(named: $named) -> Self {
                let name = named.to_string();
                Self::named(&name, &name)
            }
        })*
    };
}

/// Makes an enum of reasons without their clauses, for games to share; see [`refusals!`](macro@crate::refusals).
#[macro_export]
macro_rules! reasons {
    (
        $(#[$meta:meta])*
        pub enum $name:ident $(<$($generic:ident),+>)? {
            $($variant:ident $({ $($field:ident: $type:ty),+ })?: $text:literal,)+
        }
        luck {
            $($luck:ident $({ $($luck_field:ident: $luck_type:ty),+ })?: $luck_text:literal,)*
        }
        $(shared $shared:ident($shared_type:ty))?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the sentence of a reason says what its fields are")]
        pub enum $name $(<$($generic),+>)? {
            $(#[doc = $text] $variant $({ $($field: $type),+ })?,)+
            $(#[doc = $luck_text] $luck $({ $($luck_field: $luck_type),+ })?,)*
            $(
                /// A reason that is shared.
                $shared($shared_type),
            )?
        }

        impl $(<$($generic: Copy + Into<$crate::Field>),+>)? $crate::Reason for $name $(<$($generic),+>)? {
            fn keys() -> Vec<String> {
                let luck: &[&str] = &[$(stringify!($luck)),*];
                let met = [$(stringify!($variant)),+].into_iter();
                met.map($crate::kebab).chain(luck.first().map(|_| "luck".to_owned())).collect()
            }

            fn key(&self) -> String {
                match self {
                    $(Self::$variant $({ $($field: _),+ })? => $crate::kebab(stringify!($variant)),)+
                    $(Self::$luck $({ $($luck_field: _),+ })? => "luck".to_owned(),)*
                    $(Self::$shared(reason) => <$shared_type as $crate::Reason>::key(reason),)?
                }
            }

            fn fields(&self) -> Vec<(&'static str, $crate::Field)> {
                match *self {
                    $(Self::$variant $({ $($field),+ })? => vec![$($((stringify!($field), $field.into())),+)?],)+
                    $(Self::$luck $({ $($luck_field),+ })? => {
                        vec![$($((stringify!($luck_field), $luck_field.into())),+)?]
                    })*
                    $(Self::$shared(reason) => <$shared_type as $crate::Reason>::fields(&reason),)?
                }
            }

            fn english(&self, word: &dyn Fn(&'static str, $crate::Field) -> String) -> String {
                let _ = word;
                match *self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $($(
                            let $field = word(stringify!($field), $field.into());
                            let _ = &$field;
                        )+)?
                        format!($text)
                    })+
                    $(Self::$luck $({ $($luck_field),+ })? => {
                        $($(
                            let $luck_field = word(stringify!($luck_field), $luck_field.into());
                            let _ = &$luck_field;
                        )+)?
                        format!($luck_text)
                    })*
                    $(Self::$shared(reason) => <$shared_type as $crate::Reason>::english(&reason, word),)?
                }
            }
        }

        $(impl From<$shared_type> for $name {
            fn from(reason: $shared_type) -> Self {
                Self::$shared(reason)
            }
        })?
    };
}
