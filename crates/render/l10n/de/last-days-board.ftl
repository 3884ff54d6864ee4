## Das Brett von Die letzten Tage von Atlantis: eigene Beschriftungen

ld-board-majority-nobody = Neutrale gleich viele oder mehr: keine Punkte
ld-board-lands-cargo = Durch dich mit Wichtiger Fracht
ld-board-front = abgelegt, nach der Runde zurück
ld-board-lost = für immer verloren
ld-board-now = Jetzt
ld-board-step4 = In der Untergangsphase
ld-board-doomed = Untergang
ld-board-auction = Auktion { $slot } von 5
ld-board-gods = Hand der Götter
ld-board-gods-note = In jeder Auktion darf einer, der handelt, stattdessen eine davon spielen.
ld-board-gods-taken = In dieser Auktion wurde schon eine gespielt.
ld-board-source-gods = für eine Karte der Götter
ld-board-lose = Einen Würfel für immer abgeben
ld-board-zone-supply = aus dem Vorrat
ld-board-zone-front = von den abgelegten
ld-board-zone-slots = von deinen Karten
ld-board-unseen = Noch nicht gesehene Ereignisse
