# Begriffe des Spiels: jedes Wort in seinen Formen, die erste steht in der Liste; und was es bedeutet.

word-last-days-senator = Senator, Senatoren, Senators
says-last-days-senator = Eine der sieben Personen über dem Senat mit einer Fähigkeit für die Runde. Alle nehmen eine, in Senatsreihenfolge.

word-last-days-auction = Auktion, Auktionen
says-last-days-auction = Eine für jede Stelle der Reihe: Alle bieten auf ihre Karte dort, und wer am meisten bietet, darf sie ausspielen.

word-last-days-bonus = Bonus-SP-Marker, Bonus-SP-Markern
says-last-days-bonus = 1 Punkt auf einem Senator, den niemand nahm. Sie sammeln sich an, bis jemand den Senator nimmt.

word-last-days-doom = Untergangsereignis, Untergangsereignisse
says-last-days-doom = Drei der Ereignisse. Am Ende seiner Runde zerbricht jedes eine Säule; das dritte beendet das Spiel.
