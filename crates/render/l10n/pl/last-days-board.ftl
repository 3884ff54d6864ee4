## Plansza Die letzten Tage von Atlantis: własne napisy

ld-board-majority-nobody = neutralnych tyle samo lub więcej: bez punktów
ld-board-lands-cargo = Dzięki tobie Królewskim statkiem
ld-board-front = odrzucone, wracają po turze
ld-board-lost = stracone na zawsze
ld-board-now = Teraz
ld-board-step4 = W fazie Zagłady
ld-board-doomed = Zagłada
ld-board-auction = Głosowanie { $slot } z 5
ld-board-gods = Ręka bogów
ld-board-gods-note = W każdym głosowaniu jeden z działających może zagrać jedną z nich zamiast swojej.
ld-board-gods-taken = W tym głosowaniu jedna już została zagrana.
ld-board-source-gods = za kartę bogów
ld-board-lose = Oddaj kostkę na zawsze
ld-board-zone-supply = z zasobów
ld-board-zone-front = z odrzuconych
ld-board-zone-slots = z twoich kart
ld-board-unseen = Wydarzenia jeszcze nieujawnione
