# Begriffe des Spiels: jedes Wort in seinen Formen, die erste steht in der Liste; und was es bedeutet.

word-doom-faction = Senator, Senatoren, Senators
says-doom-faction = Eine der sieben Personen über dem Senat mit einer Fähigkeit für die Runde. Du kaufst sie oder bekommst eine der übrigen.

word-doom-vote = Auktion, Auktionen
says-doom-vote = Eine für jede Stelle der Reihe: Alle bieten auf ihre Karte dort, und wer am meisten bietet, darf sie ausspielen.

word-doom-doom = Untergang, Untergangs
says-doom-doom = Die letzte Phase einer Runde und drei der Ereignisse: Jedes zerbricht eine Säule, und das dritte beendet das Spiel sofort.
