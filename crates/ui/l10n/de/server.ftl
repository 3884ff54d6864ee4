# Was der Server antwortet, wenn etwas nicht geht: was geschah, warum, und was nun.
server-no-page = Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie vertippt, oder die Seite gibt es nicht mehr.
server-no-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist sie vertippt, oder alle sind vor Spielbeginn gegangen.
server-no-game = Dieses Spiel kann hier nicht gespielt werden. Die Startseite zeigt die Spiele, die es gibt.
server-wrong-method = So lässt sich diese Adresse nicht verwenden. Geh zurück auf die Seite, von der du kommst.
server-address-unreadable = Diese Adresse ist nicht lesbar. Prüfe sie auf vertippte Zeichen.
server-long-address = Diese Adresse ist zu lang, um eine von unseren zu sein. Prüfe, woher sie kommt.
server-form-unreadable = Das Formular kam beschädigt an und wurde nicht verwendet. Lade die Seite neu und versuche es noch einmal.
server-field-missing = Im Formular fehlt „{ $field }“; es wurde nicht verwendet. Lade die Seite neu und versuche es noch einmal.
server-field-unreadable = „{ $field }“ ist nicht lesbar; das Formular wurde nicht verwendet. Lade die Seite neu und versuche es noch einmal.
server-too-large = Das war zu groß; nichts wurde geändert. Schick weniger.
server-too-slow = Das Formular kam nicht vollständig an; nichts wurde geändert. Prüfe deine Verbindung und versuche es noch einmal.
server-other-site = Die Anfrage kam von einer anderen Website; nichts wurde geändert. Öffne Critias in einem eigenen Tab und versuche es dort noch einmal.
server-too-many = { $seconds ->
    [one] Das ging etwas zu schnell. Warte eine Sekunde, dann geht es weiter.
   *[other] Das ging etwas zu schnell. Warte { $seconds } Sekunden, dann geht es weiter.
}
server-limit-pages = Seiten: höchstens { $burst } auf einmal, danach { $minute } pro Minute.
server-limit-changes = Änderungen: höchstens { $burst } auf einmal, danach { $minute } pro Minute.
server-limit-guests = Neue Gäste von einer Adresse: höchstens { $burst } auf einmal, danach { $minute } pro Minute.
server-limit-tables = Neue Tische: höchstens { $burst } auf einmal, danach { $minute } pro Minute.
server-limit-address = Alles von einer Adresse: höchstens { $burst } auf einmal, danach { $minute } pro Minute.
server-too-many-at-once = Von deiner Adresse laufen zu viele Anfragen gleichzeitig. Warte ein paar Sekunden, dann geht es weiter.
server-too-many-streams = Es sind zu viele Seiten gleichzeitig offen. Schließe einige; diese zeigt Änderungen, wenn du sie neu lädst.
server-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen. Wähle einen anderen.
server-seat-count = Dieses Spiel ist für { $min } bis { $max } Personen. Ändere die Plätze.
server-no-such-option = Die Einstellung „{ $key }“ hat keinen Wert „{ $value }“. Wähle einen der angebotenen.
server-start-seat = Der Platz, der beginnen soll, ist nicht besetzt. Wähle jemand anderen oder überlass es dem Zufall.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
server-no-seat-free = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen oder selbst einen Tisch eröffnen.
server-already-seated = Du sitzt schon an diesem Tisch.
server-not-seated = Du sitzt nicht an diesem Tisch und kannst deshalb nur zuschauen.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-begun = Das Spiel hat begonnen; die Plätze ändern sich nicht mehr.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-of-the-day = Das ist eine Tagespartie. Bis der Tag vorbei ist (UTC), darf sie nur sehen, wer sie spielt; komm morgen wieder.
server-not-over = Das geht, wenn das Spiel zu Ende ist: Vorher würde es Geheimnisse verraten.
server-stale = Der Tisch hatte sich inzwischen geändert, deshalb geschah nichts. Du siehst ihn, wie er jetzt ist.
server-covered = Gib das Gerät zuerst der Person, die am Zug ist.
server-action-unreadable = So etwas kann man in diesem Spiel nicht tun. Wähle etwas, das leuchtet.
server-nothing-said = Die Nachricht war leer.
server-frozen = An diesem Tisch wurde nach anderen Regeln gespielt als den heutigen; er kann nicht mehr gezeigt werden. Seine Aufzeichnung bleibt erhalten.
server-inside = Bei uns ist etwas schiefgegangen; nichts wurde geändert. Versuche es gleich noch einmal.
server-undo-not-awaited = Nur wer am Zug ist, kann einen Schritt zurücknehmen.
server-undo-barrier = Hier lässt sich nichts zurücknehmen: Davor liegt Zufall, ein aufgedecktes Geheimnis oder die Entscheidung einer anderen Person.
