## Plansza Die letzten Tage von Atlantis: własne napisy

ld-board-majority-nobody = neutralnych tyle samo lub więcej: bez punktów
ld-board-lands-cargo = Twoją kartą „Królewski statek”
ld-board-front = odrzucone, wracają po turze
ld-board-lost = stracone na zawsze
ld-board-now = Teraz
ld-board-step4 = W fazie Zagłady
ld-board-doomed = Zagłada
ld-phase-influence = Senat
ld-phase-senate = Stronnictwa
ld-phase-auctions = Głosowania
ld-board-gods = Ręka bogów
ld-board-gods-note = W każdym głosowaniu jeden z uprawnionych może zagrać jedną z nich zamiast swojej.
ld-board-gods-taken = W tym głosowaniu jedna już została zagrana.
ld-board-source-gods = za kartę bogów
ld-board-lose = Oddaj sześcian na zawsze
ld-board-zone-supply = zza zasłonki
ld-board-zone-front = z odrzuconych
ld-board-zone-slots = z twoich kart
ld-board-unseen = Wydarzenia jeszcze nieujawnione
ld-board-effect-now = { $event ->
    [flood] Karta, która umieszcza uchodźców, może umieścić 1 więcej, na wybranym dla niej statku.
    [winds] Karta, która przesuwa statki, może przesunąć 1 więcej, według tabeli zwykłej.
    [chaos] Bez fazy Senatu i fazy Stronnictw. Stronnictwa i sześciany zostają, zdolności działają jeszcze raz.
    [gift] W każdym głosowaniu można zagrać jedną kartę z Ręki bogów.
   *[command] Uchodźcy pochodzą z Senatu, nie zza zasłonki.
}
ld-board-effect-later = { $event ->
    [wisdom] Dwaj pierwsi w kolejności Senatu dobierają po karcie Specjalnej.
    [debts] Pierwszy w kolejności Senatu dostaje 5 PZ, drugi 3 PZ.
    [wrath] Statki na oceanie wracają do portu; wszyscy na pokładzie są odrzucani.
    [together] Po kolei każdy może umieścić do 3 uchodźców.
   *[all_lost] { $lost ->
        [0] Nikt jeszcze nie traci sześcianu.
       *[other] Każdy oddaje na zawsze: { $cubes }.
    }
}
ld-board-effect-fall = { $left ->
    [3] Upada pierwszy filar: A i B zostają ulepszone.
    [2] Upada drugi filar: C, D i E zostają ulepszone.
   *[other] Upada ostatni filar: gra się kończy.
}
