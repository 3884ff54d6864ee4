### Die Seiten: alles außer den Tischen selbst.

## Jede Seite

skip-to-content = Zum Inhalt springen
names-and = { $first } und { $last }
language = Sprache
theme = Farben
theme-system = Wie dein System
theme-dark = Dunkel: die Ägäis am Abend
theme-light = Hell: Marmor am Morgen
theme-to-dark = Zu dunklen Farben wechseln
theme-to-light = Zu hellen Farben wechseln
motion = Bewegung
motion-system = Wie dein System
motion-off = Nichts bewegt sich
keys = Einzelne Tasten
keys-hint = Am Tisch wählst du mit Ziffern und Buchstaben, was damit gekennzeichnet ist; u nimmt einen Schritt zurück, H holt einen Tipp, ? öffnet die Begründungen. Schalte sie ab, wenn du dein Gerät mit der Stimme steuerst oder Tasten aus Versehen gedrückt werden.
keys-on = Mit einzelnen Tasten wählen
keys-off = Keine einzelnen Tasten
read-clause = { $clause } lesen
footer-games = Die Spiele gehören ihren Autoren und Verlagen; die Seite jedes Spiels nennt sie. Alle Bilder sind von uns gezeichnet, die Regeln in eigenen Worten erzählt.
footer-licence = Critias ist freie Software unter MIT oder Apache 2.0.
footer-rules = Regeln von { $game }
footer-components = Spielmaterial von { $game }

## Startseite

home-tagline = Fünf Brettspiele über den Untergang von Atlantis. Wähle eines und du spielst.
home-games = Die fünf Spiele
home-mine = Meine Tische
home-mine-none = Noch kein Tisch. „Jetzt spielen“ startet sofort eine Partie gegen zwei Bots.
home-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
home-open = Mitspieler gesucht
home-open-none = Gerade sucht niemand Mitspieler.
home-open-new = Tisch eröffnen
home-watch = Zuschauen
home-watch-none = Gerade läuft kein öffentliches Spiel. Sobald eines läuft, kannst du hier zuschauen.
play-now = Jetzt spielen
play-now-label = Jetzt spielen: { $game }
more = Mehr
players = Spieler
minutes = { $minutes } Min.
weight = Anspruch { $weight } von 5

## Tische in einer Liste

row-your-turn = Du bist am Zug
row-waiting = Am Zug: { $names }
row-ready = Alle Plätze besetzt, bereit zum Start
row-seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
row-running = Läuft
row-over = Das Spiel ist zu Ende
row-finished = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben zusammen gewonnen
}
row-with = { $game } mit { $names }
row-hosted = { $game }, eröffnet von { $host }
row-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
row-seats-taken = { $taken } von { $seats } Plätzen besetzt
row-play = Spielen
row-open = Öffnen
row-look-back = Nachspielen
row-join = Mitspielen
row-watch = Zuschauen

## Ein Spiel

tab-overview = Das Spiel
rules = Regeln
components = Spielmaterial
new-table = Neuer Tisch
on-one-device = An einem Gerät
ways-hint = „Jetzt spielen“ beginnt sofort gegen zwei Bots. Ein neuer Tisch ist für Freunde, per Link oder an einem Gerät.
credit = Ein Spiel von { $designer }. Wir folgen der Ausgabe { $publisher }.
game-about = Worum es geht
game-turn = Wie ein Zug verläuft
game-round = Wie eine Runde verläuft
game-first = Deine erste Partie
game-read-rules = Die Regeln lesen, Punkt für Punkt

game-differences-hint = Auch die Erstausgabe kannst du hier spielen; jeder Unterschied verweist auf die Regelpunkte beider Spiele.

## Neuer Tisch

new-table-seats = Wer spielt mit
new-table-seats-hint = { $min } bis { $max } Plätze in Zugreihenfolge. Plätze, die du nicht brauchst, bleiben bei „Niemand“.
new-table-who = Was die Möglichkeiten bedeuten
seat-number = Platz { $number }
sitter-me = Ich
sitter-me-hint = Diesen Platz spielst du.
sitter-open = Jemand per Link
sitter-open-hint = Der Platz bleibt frei. Wer dem Link folgt, kann ihn nehmen; an einem öffentlichen Tisch kann es jeder.
sitter-here = Noch jemand an diesem Gerät
sitter-here-hint = Ihr gebt das Gerät weiter. Was geheim ist, bleibt verdeckt, während ihr es weitergebt.
sitter-here-open-hint = Ihr gebt das Gerät weiter. In diesem Spiel ist nichts geheim, also wird nichts verdeckt.
sitter-here-name = Name dieser Person
sitter-here-name-hint = Bleibt er leer, finden wir einen.
sitter-nobody = Niemand
sitter-nobody-hint = Der Platz wird nicht benutzt.
choice-start = Wer beginnt
choice-start-random = Der Zufall entscheidet
choice-value-random = Der Zufall entscheidet
choice-value-no = Nein
choice-value-yes = Ja
visibility = Wer den Tisch finden kann
visibility-link = Nur wer den Link hat
visibility-link-hint = Der Tisch steht in keiner Liste. Du gibst seine Adresse denen, die du dabeihaben willst.
visibility-public = Alle
visibility-public-hint = Der Tisch steht auf der Startseite, zum Mitspielen und zum Zuschauen.
window-time = Bedenkzeit für Zwischenfragen
window-time-hint = In diesem Spiel wird man ab und zu gefragt, ob man mit einer Karte eingreift. Wer gefragt wird, hat immer dieselbe Zeit, ganz gleich, welche Karten er hat; danach wird automatisch gepasst.
window-time-usual = Wie üblich
window-time-usual-hint = { $seconds } Sekunden an einem Tisch für alle, keine Grenze an einem Tisch mit Link.
window-time-none = Keine Grenze: Alle antworten, wann sie wollen
window-time-seconds = { $seconds } Sekunden
new-table-create = Tisch eröffnen
new-table-next = Sind alle Plätze besetzt, beginnt das Spiel sofort; sind welche frei, bekommst du zuerst den Link zum Teilen.

## Vor dem Start

lobby-title = { $game }: Der Tisch ist eröffnet
lobby-free = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-expected = Noch sind nicht alle da, für die hier ein Platz freigehalten wird.
lobby-full = Alle sind da. { $host } startet das Spiel.
lobby-full-host = Alle sind da. Starte, wann du willst.
lobby-seats = Plätze
lobby-you = du
lobby-here = am selben Gerät
lobby-free-seat = Frei
lobby-kept-seat = Freigehalten für { $name }
lobby-begins = beginnt
lobby-start-random = Der Zufall entscheidet, wer beginnt.
lobby-public = Der Tisch steht auf der Startseite.
lobby-private = Nur wer den Link hat, findet den Tisch.
lobby-window-time = Wer gefragt wird, ob er eingreift, hat { $seconds } Sekunden; danach wird automatisch gepasst.
lobby-fair = Aller Zufall an diesem Tisch folgt aus einem geheimen Startwert, der schon feststeht. Dies ist sein Fingerabdruck. Am Ende des Spiels wird der Startwert offengelegt, und alle können jede Ziehung nachprüfen.
lobby-share = Jemanden einladen
lobby-link = Link zu diesem Tisch
lobby-link-hint = Kopiere ihn und schick ihn, wem du willst. Ein Konto ist nicht nötig.
lobby-next = Wie es weitergeht
lobby-next-host = Du startest das Spiel für alle.
lobby-next-host-free = Warte auf die anderen oder starte jetzt: Bots nehmen die leeren Plätze ein, oder die leeren Plätze entfallen.
lobby-next-guest = { $host } startet das Spiel, wenn alle da sind. Dann zeigt diese Seite den Spielplan.
lobby-start = Spiel starten
lobby-start-bots = Mit Bots auffüllen und starten
lobby-start-drop = Nur mit den Anwesenden starten
lobby-look-again = Neu laden
lobby-leave = Tisch verlassen
lobby-close = Tisch auflösen
join-title = { $host } lädt dich zu { $game } ein
join-as = Als { $name } mitspielen
join-what-is = Was ist das für ein Spiel?
join-hint = Du brauchst kein Konto.
join-rename = Anderen Namen wählen

## Regeln

rules-search = Die Regeln durchsuchen
rules-search-go = Suchen
rules-search-hint = Nach Wörtern oder nach Nummer, etwa „{ $clause }“.
rules-hits = { $count ->
    [0] „{ $query }“ kommt in den Regeln nicht vor.
    [one] „{ $query }“ kommt an { $count } Stelle vor.
   *[other] „{ $query }“ kommt an { $count } Stellen vor.
}
rules-all = Alle Regeln zeigen
rules-contents = Inhalt
rules-permalink = Dauerhafter Link auf { $clause }
rules-not-translated = Diese Regeln sind noch nicht übersetzt; dies ist der englische Text.

## Spielmaterial

components-origin = Herkunft
components-rulebook = Spielregel
components-rulebook-hint = So steht es in der Spielregel dieser Ausgabe.
components-outside = Andere Quelle
components-outside-hint = So steht es in einer anderen öffentlichen Quelle; sie ist genannt.
components-reconstruction = Unsere Rekonstruktion
components-reconstruction-hint = Keine Quelle gibt es an. Wir haben einen Wert gewählt, der zu allem Bekannten passt.
components-numbers = Die Zahlen
components-what = Was
components-value = Wert
components-clause = Regelpunkt

## Ich

me-title = Ich
me-lead = Du bist hier zu Gast: kein Konto, kein Passwort. Dieser Browser merkt sich, wer du bist.
me-name = Dein Name
me-name-hint = Andere sehen ihn am Tisch. Höchstens 24 Zeichen.
me-save = Speichern

## Wenn etwas nicht geht

error-home = Zur Startseite
error-status = Status { $status }
error-no-page = Unter dieser Adresse ist nichts
error-no-page-next = Vielleicht fehlt in der Adresse ein Buchstabe. Alle Spiele und Tische erreichst du von der Startseite aus.
error-no-table = Diesen Tisch gibt es nicht
error-no-table-next = Der Link ist vielleicht abgeschnitten, oder der Tisch wurde aufgelöst. Bitte die Person, von der du den Link hast, um einen neuen.
error-no-game = Dieses Spiel kann man hier nicht spielen
error-no-game-next = Die Startseite zeigt, welche man spielen kann.
error-bad-request = Das konnten wir nicht verarbeiten
error-bad-request-next = Es wurde nichts geändert. Geh zurück und versuch es noch einmal; passiert es wieder, lade die Seite vorher neu.
error-not-allowed = Das kannst du hier nicht tun
error-not-allowed-next = Es wurde nichts geändert. Vielleicht hast du dich in einem anderen Browser an den Tisch gesetzt; dort bist du jemand anderes.
error-other-site = Diese Anfrage kam von einer anderen Seite
error-other-site-next = Zu deinem Schutz haben wir nichts getan. Öffne die Seite hier und mach es noch einmal.
error-refused = Das geht jetzt nicht
error-refused-next = Es wurde nichts geändert. Der Tisch zeigt, was möglich ist.
error-too-many = Das war etwas schnell
error-too-many-next = Warte ein paar Sekunden und mach weiter. Es ist nichts verloren.
error-too-large = Das war zu viel auf einmal
error-too-large-next = Es wurde nichts geändert. Schick weniger.
error-frozen = Dieser Tisch ist eingefroren
error-frozen-next = An ihm wurde nach älteren Regeln gespielt; nach den heutigen lässt sich die Partie nicht mehr nachspielen. Es wurde nichts gelöscht.
error-inside = Bei uns ist etwas schiefgegangen
error-inside-next = Der Fehler ist notiert. Lade die Seite gleich noch einmal: Jeder bestätigte Zug ist sicher.
