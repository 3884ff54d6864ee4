# Bevor ein Spiel beginnt, und wer nur zuschaut.

lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-copy-failed = Der Browser hat den Link nicht kopiert. Er ist im Feld markiert: Kopiere ihn dort.
lobby-send = Teilen
lobby-send-words = Spiel mit mir { $game }:
lobby-qr = Der Link als QR-Code
lobby-qr-hint = Wer neben dir sitzt, richtet die Kamera eines Handys darauf.
lobby-auto-is = Das Spiel startet von selbst, sobald alle da sind.
lobby-auto-is-not = Wenn alle da sind, startest du das Spiel.
lobby-auto-set = Von selbst starten, wenn alle da sind
lobby-auto-stop = Ich starte selbst
lobby-next-auto = Das Spiel startet von selbst, sobald alle da sind. Dann zeigt diese Seite den Spielplan.
lobby-watch = Du schaust zu: Alle Plätze sind vergeben. Wenn das Spiel beginnt, siehst du hier alles, was offen ist.
new-table-auto = Wenn alle da sind
new-table-auto-hint = Sind alle Plätze von Anfang an besetzt, startet das Spiel sofort.
new-table-auto-no = Ich starte das Spiel
new-table-auto-yes = Das Spiel startet von selbst
spectator = Du schaust zu
spectator-hint = Du siehst alles, was offen ist, und sonst nichts.
sent-slow = Gesendet. Der Server hat noch nicht geantwortet.
