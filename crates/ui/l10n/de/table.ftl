you-subject = Du
you = Du
bot = Bot
winner = gewonnen
title-your-turn = ● Du bist am Zug: { $game }
title-table = { $game }: { $names }
title-replay = { $game }: Stellung { $step } von { $of }
table-heading = { $game }, Tisch { $id }
undo-step = Rückgängig
undo-turn = Zug zurücknehmen
undo-not-awaited = Nur wer gerade entscheidet, kann einen Schritt zurücknehmen.
undo-barrier = Jetzt lässt sich nichts zurücknehmen: Davor liegt Zufall, Aufgedecktes oder die Entscheidung einer anderen Person.
choices-lit = { $count ->
    [one] 1 Möglichkeit leuchtet
   *[other] { $count } Möglichkeiten leuchten
}
key-enter = Enter
menu = Menü
menu-home = Startseite
menu-rules = Regeln
close = Schließen
drawer-now = Die Regel, die jetzt gilt
drawer-none = Kein Regelpunkt enthält diese Wörter.
drawer-page = Alle Regeln auf einer eigenen Seite
more-title = Nachschlagen
choices-title = Alle Möglichkeiten ({ $count })
whynot-title = Was jetzt nicht geht, und warum ({ $count })
text-title = Der Tisch in Worten
players-title = Spieler
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-title = Protokoll
since-title = Seit deinem letzten Zug
since-replay = Ansehen
earlier-title = Früher ({ $count })
earlier-show = Diese Zeilen zeigen
log-to = Stellung nach dieser Zeile
chat-title = Chat
chat-label = Nachricht an den Tisch
chat-send = Senden
chat-none = Noch hat niemand etwas geschrieben.
live-on = Live
live-wait = Verbindung wird wiederhergestellt
live-off = Nicht live: Seite neu laden, um neue Züge zu sehen
watching = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
}
over-you-won = Das Spiel ist zu Ende: Du hast gewonnen.
over-you-lost = Das Spiel ist zu Ende: Du hast verloren.
over-lost = Das Spiel ist zu Ende: leider verloren.
over-won = Das Spiel ist zu Ende: { $names } hat gewonnen.
over-shared = Das Spiel ist zu Ende: { $names } haben gemeinsam gewonnen.
over-tie = Bei Gleichstand gewinnen alle Beteiligten gemeinsam.
rematch = Revanche
rematch-go = Zur Revanche
replay-link = Nachspielen
record-link = Aufzeichnung herunterladen
chart-title = Punkte im Verlauf
chart-table = Das Diagramm als Tabelle
chart-step = Stellung
fair-title = Fairer Zufall
fair-running = Der geheime Startwert stand vor der ersten Ziehung fest; das ist sein Fingerabdruck. Am Ende des Spiels wird der Startwert offengelegt, und alle können jede Ziehung nachprüfen.
fair-over = Der Startwert ist offengelegt. Sein SHA-256 ist der Fingerabdruck, der vor der ersten Ziehung veröffentlicht wurde; die Aufzeichnung zusammen mit „critias verify“ prüft jede Ziehung.
fair-commitment = Fingerabdruck (SHA-256)
fair-seed = Startwert
replay-sentence = Stellung { $step } von { $of }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zur letzten Stellung
replay-auto = Abspielen
replay-stop = Anhalten
replay-slider = Stellung
replay-go = Zeigen
replay-as = Aus Sicht von
replay-look = Ansehen
replay-public = Zuschauer
replay-table = Zurück zum Tisch
turn-of = { $name } ist am Zug:
cover-sentence = Gib das Gerät an { $name } weiter.
cover-detail = Was geheim ist, bleibt verdeckt, bis { $name } übernimmt.
cover-button = Ich bin { $name }
cover-hand = Verdeckte Karten
keys-title = Tasten
keys-choose = wählen, was mit der Taste gekennzeichnet ist
keys-undo = einen Schritt zurücknehmen
keys-help = Regeln öffnen oder schließen
keys-replay = beim Nachspielen vor und zurück
refused-over = Das Spiel ist zu Ende; es gibt nichts mehr zu wählen.
refused-not-awaited = Diese Entscheidung liegt gerade nicht bei dir. Die Seite zeigt, wie es am Tisch steht.
board-region = Der Spielplan
not-sent = Deine Wahl kam nicht an: Es gibt keine Verbindung. Nichts hat sich geändert; versuche es gleich noch einmal.
reload-page = Neu laden
windows-title = Mich fragen oder für mich passen
windows-detail = Gefragt wird, wer eine solche Karte haben könnte, ob er sie hat oder nicht. Wo du nicht gefragt werden willst, wird sofort für dich gepasst. Niemand sonst sieht, was du hier wählst.
windows-ask = Mich fragen
windows-round = In dieser Runde für mich passen
windows-always = Immer für mich passen
windows-time = An diesem Tisch hat, wer gefragt wird, { $seconds } Sekunden; danach wird automatisch gepasst.
clock-yours = Du hast { $seconds } Sekunden für die Antwort. Danach wird für dich gepasst.
clock-theirs = { $name } hat { $seconds } Sekunden für die Antwort.

none = keine
hand-title = Deine Handkarten
log-forced = einzige Möglichkeit
