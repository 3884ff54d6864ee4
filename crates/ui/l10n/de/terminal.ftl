# Der Tisch im Terminal: critias play.

terminal-welcome = { $game }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}. Du sitzt auf Platz 1. Mit h siehst du die Tasten.
terminal-hash = Der Zufall dieser Partie folgt aus einem geheimen Startwert. Dessen SHA-256 ist { $hash }
terminal-seed = Der Startwert war { $seed }
terminal-record = Die Aufzeichnung liegt in { $file }. Wie die Partie lief, zeigt: critias review { $file } --lang de
terminal-you = Du
terminal-person = Person 1
terminal-bot = Bot { $seat }
terminal-ask = Deine Wahl (1-{ $count } oder h):
terminal-unknown = „{ $input }“ steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $count } oder h für die Tasten.
terminal-keys =
    1, 2, … wählt, was hinter dieser Zahl steht
    u    nimmt deinen letzten Schritt zurück
    uu   nimmt den ganzen Zug zurück, so weit es geht
    ?    was jetzt nicht geht und warum
    t    zeigt den Tisch noch einmal
    l    zeigt das ganze Protokoll
    h    zeigt diese Tasten
    q    verlässt die Partie
terminal-undone = Zurückgenommen.
terminal-undo-barrier = Nichts kann zurückgenommen werden: Davor liegt Zufall, ein aufgedecktes Geheimnis oder die Entscheidung einer anderen Person.
terminal-why = Was jetzt nicht geht:
terminal-why-nothing = Im Moment ist alles möglich.
terminal-why-line = { $what }: { $reason } ({ $clause })
terminal-left = Du verlässt den Tisch. Die Partie wird nicht gespeichert.
terminal-over = Das Spiel ist zu Ende.
terminal-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-lost = Das Spiel ist verloren.
terminal-title = Dein Titel: { $title }.
terminal-won = { $count ->
    [one] Gewonnen hat: { $names }.
   *[other] Gemeinsam gewonnen haben: { $names }.
}
