//! Days in words. A day is counted since 1970, in UTC: the same day for everybody.

use crate::l10n::Lang;

/// Year, month and day of the month.
fn civil(day: i64) -> (i64, i64, i64) {
    // Counted from the first of March of the year 0, so that a leap day is the last of its year; 400 years repeat.
    let since = day + 719_468;
    let (era, rest) = (since.div_euclid(146_097), since.rem_euclid(146_097));
    let year = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365;
    let of_year = rest - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + i64::from(month <= 2), month, of_month)
}

/// A day for machines: `2026-11-15`.
pub fn iso(day: i64) -> String {
    let (year, month, of_month) = civil(day);
    format!("{year:04}-{month:02}-{of_month:02}")
}

pub fn date(day: i64, lang: Lang) -> String {
    let (year, month, of_month) = civil(day);
    match lang {
        Lang::En => iso(day),
        Lang::De | Lang::Pl => format!("{of_month:02}.{month:02}.{year:04}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_fall_where_the_calendar_has_them() {
        for (day, expected) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_454, "2026-01-01"),
            (20_772, "2026-11-15"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(iso(day), expected);
        }
        assert_eq!(date(20_772, Lang::De), "15.11.2026");
        assert_eq!(date(20_772, Lang::En), "2026-11-15");
    }
}
