//! What processes take of the machine, as the system counts it.

use std::fs;

/// Seconds of all cores together that a process has taken.
pub fn cpu_seconds(process: u32) -> f64 {
    stat(process).map_or(0.0, |stat| stat.cpu)
}

/// Seconds of a process and of all that it has started, also those that have ended.
pub fn cpu_seconds_of_family(process: u32) -> f64 {
    let own = stat(process).map_or(0.0, |stat| stat.cpu + stat.ended);
    let others = fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok);
    let children = others.filter_map(|entry| stat(entry.file_name().to_str()?.parse().ok()?));
    own + children.filter(|stat| stat.parent == process).map(|stat| stat.cpu).sum::<f64>()
}

/// Memory that a process really holds, in kB.
pub fn memory_kb(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

struct Stat {
    parent: u32,
    cpu: f64,
    /// Of children that have ended.
    ended: f64,
}

fn stat(process: u32) -> Option<Stat> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Behind the name in brackets: state, parent, …; times are in hundredths, whatever the kernel counts in itself.
    let fields: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
    let seconds = |from: usize| fields.get(from..from + 2)?.iter().map(|field| field.parse::<f64>().ok()).sum();
    let cpu: Option<f64> = seconds(11);
    let ended: Option<f64> = seconds(13);
    Some(Stat { parent: fields.get(1)?.parse().ok()?, cpu: cpu? / 100.0, ended: ended? / 100.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn the_own_process_has_memory_and_a_parent() {
        let own = std::process::id();
        assert!(memory_kb(own) > 100);
        assert!(stat(own).unwrap().parent > 0);
        assert!(cpu_seconds(own) <= cpu_seconds_of_family(own));
    }
}
