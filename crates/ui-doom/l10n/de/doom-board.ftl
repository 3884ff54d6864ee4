## Das Brett von Zagłada Atlantydy: eigene Beschriftungen

da-board-majority-nobody = Neutrale vorn: keine Punkte
da-phase-senate = Einfluss
da-phase-factions = Senat
da-phase-votes = Auktionen
da-board-lands-royal = Mit deiner Wichtigen Fracht
da-board-next = Nächstes Ereignis
da-board-spent = ausgegeben, nach der Runde zurück
da-board-rivals = Wer ist gemeint?
da-board-display = Ausgelegte Spezialkarten
da-board-top = Unbesehen vom Stapel
da-board-price = Preis eines Senators
