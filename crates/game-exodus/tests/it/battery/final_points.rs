//! AE-15, AE-17: what the end of the game must pay.

use game_exodus::kinds::{Knowledge, Monument};
use game_exodus::{Building, PointReason};

use super::account::{Account, Ledger, Lot};

/// AE-1.8.2: cells that share an edge.
fn beside(cell: u8) -> Vec<u8> {
    let (row, column) = (cell / 4, cell % 4);
    let all = (0..12).filter(|&other| other != cell);
    all.filter(|other| (other / 4).abs_diff(row) + (other % 4).abs_diff(column) == 1).collect()
}

impl Account {
    fn floor_at(&self, cell: u8) -> Option<u8> {
        self.lots.get(&cell).map(Lot::floor)
    }

    fn lines(row: bool) -> Vec<Vec<u8>> {
        if row {
            (0..3).map(|row| (4 * row..4 * row + 4).collect()).collect()
        } else {
            (0..4).map(|column| [column, column + 4, column + 8].to_vec()).collect()
        }
    }

    fn full(&self, rows: bool) -> i16 {
        Self::lines(rows).iter().filter(|line| line.iter().all(|cell| self.lots.contains_key(cell))).count() as i16
    }

    /// Lines with so many different floors.
    fn motley(&self, rows: bool, floors: usize) -> i16 {
        let different = |line: &&Vec<u8>| {
            let floors: std::collections::BTreeSet<u8> = line.iter().filter_map(|&cell| self.floor_at(cell)).collect();
            floors.len()
        };
        Self::lines(rows).iter().filter(|line| different(line) >= floors).count() as i16
    }

    fn count(&self, fits: impl Fn(&Lot) -> bool) -> i16 {
        self.lots.values().filter(|lot| fits(lot)).count() as i16
    }

    fn workshops(&self) -> i16 {
        self.count(|lot| matches!(lot.building, Building::Workshop(_)))
    }

    fn agoras(&self) -> i16 {
        self.count(|lot| matches!(lot.building, Building::Agora(_)))
    }

    /// AE-1.17.
    fn monument(&self, monument: Monument, cell: u8) -> i16 {
        let own = self.floor_at(cell);
        let near: Vec<u8> = beside(cell).into_iter().filter_map(|cell| self.floor_at(cell)).collect();
        match monument.0 + 1 {
            floor @ 1..=5 => 2 * self.count(|lot| lot.floor() == floor - 1),
            6 => 2 * self.agoras(),
            7 => 2 * self.workshops(),
            8 => 2 * near.iter().filter(|&&floor| Some(floor) != own).count() as i16,
            9 => 2 * near.iter().filter(|&&floor| Some(floor) == own).count() as i16,
            10 => 3 * self.motley(true, 3),
            11 => 2 * self.motley(false, 2),
            _ => {
                let most = (0..5).map(|floor| near.iter().filter(|&&other| other == floor).count()).max().unwrap();
                if most >= 3 { 7 } else { 0 }
            }
        }
    }

    /// AE-1.19.
    fn knowledge_points(&self, name: Knowledge) -> i16 {
        let [purple, white, brown] = self.placed().map(i16::from);
        let influence = self.held.len() + self.played.len();
        let cards: usize = self.pillars.iter().map(|column| column.cards.len()).sum();
        match name.0 + 1 {
            1 => purple / 2,
            2 => white / 2,
            3 => brown / 2,
            4 => purple.min(white),
            5 => white.min(brown),
            6 => brown.min(purple),
            7 => i16::from(self.priest) / 6,
            8 => [0, 3, 5, 6, 7][influence.min(4)],
            9 => 3 * (self.gold as i16 / 2),
            10 => self.books.iter().sum::<i32>() as i16 / 2,
            11 => 5 * self.pillars.iter().filter(|column| column.manned[2]).count() as i16,
            12 => cards as i16,
            13 => [0, 1, 3, 6][self.agoras() as usize],
            14 => self.workshops(),
            15 => 3 * self.count(Self::is_active),
            16 => self.ships.len() as i16,
            17 => 2 * self.knowledge.len() as i16,
            18 => 2 * self.full(false),
            _ => 3 * self.full(true),
        }
    }
}

impl Ledger {
    /// AE-17.1 to AE-17.5.
    pub(super) fn final_points(&mut self) {
        for (seat, player) in self.players.iter().enumerate() {
            let mut all = vec![
                (PointReason::Left, -3 * player.school.values().sum::<i32>() as i16),
                (PointReason::Rows, 2 * player.full(true)),
                (PointReason::Columns, player.full(false)),
                (PointReason::Influence, player.held.len() as i16),
            ];
            for (&cell, lot) in &player.lots {
                if let Building::Monument(monument) = lot.building {
                    all.push((PointReason::Monument(monument), player.monument(monument, cell)));
                }
            }
            all.extend(
                player.knowledge.iter().map(|&name| (PointReason::Knowledge(name), player.knowledge_points(name))),
            );
            for (why, points) in all.into_iter().filter(|part| part.1 != 0) {
                self.scoring.insert((seat, format!("{why:?}")), points);
            }
        }
    }
}
