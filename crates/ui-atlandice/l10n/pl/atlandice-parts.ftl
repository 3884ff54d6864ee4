# Strona elementów gry: co jest w pudełku.

ad-fact-wood = Zasoby, kości i łódź podwodna
ad-fact-home = Własny rodzaj dzielnicy: { $area }.
ad-fact-all-dice = Kości
ad-fact-submarine = Łódź podwodna
