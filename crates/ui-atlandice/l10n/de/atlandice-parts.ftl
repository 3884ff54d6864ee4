# Die Seite zum Spielmaterial: was in der Schachtel liegt.

ad-fact-wood = Ressourcen, Würfel und U-Boot
ad-fact-home = Eigene Sorte von: { $area }.
ad-fact-all-dice = Würfel
ad-fact-submarine = U-Boot
