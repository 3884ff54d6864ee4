### Das Haus: alles außer den Tischen selbst.

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
keys-hint = Am Tisch wählen Ziffern und Buchstaben, was sie trägt, u nimmt zurück, H fragt nach einem Tipp, ? öffnet die Gründe. Schalte sie ab, wenn du mit deinem Gerät sprichst oder Tasten aus Versehen gedrückt werden.
keys-on = Mit einzelnen Tasten wählen
keys-off = Keine einzelnen Tasten
read-clause = { $clause } lesen
footer-games = Die Spiele gehören ihren Autoren und Verlagen; die Seite jedes Spiels nennt sie. Alle Bilder sind von uns gezeichnet, die Regeln in eigenen Worten erzählt.
footer-licence = Critias ist freie Software unter MIT oder Apache 2.0.
footer-rules = Regeln von { $game }
footer-components = Zahlen von { $game }

## Startseite

home-tagline = Fünf Brettspiele über den Untergang von Atlantis. Wähle eines und du spielst.
home-games = Die fünf Spiele
home-mine = Meine Tische
home-mine-none = Noch kein Tisch. „Jetzt spielen“ setzt dich gegen zwei Bots.
home-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
home-open = Mitspieler gesucht
home-open-none = Gerade sucht niemand Mitspieler.
home-open-new = Eröffne einen Tisch
home-watch = Zuschauen
home-watch-none = Gerade läuft kein öffentliches Spiel. Sobald eines läuft, kannst du hier zuschauen.
play-now = Jetzt spielen
play-now-label = Jetzt spielen: { $game }
more = Mehr
in-the-making = In Arbeit
in-the-making-long = Dieses Spiel ist in Arbeit. Man kann es hier noch nicht spielen.
players = Spieler
minutes = { $minutes } Min.
weight = Anspruch { $weight } von 5

## Tische in einer Liste

row-your-turn = Du bist am Zug
row-waiting = Warten auf { $names }
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
game-round-doom = Wie eine Runde verläuft
game-year = Wie ein Jahr verläuft
game-first = Deine erste Partie
game-read-rules = Die Regeln lesen, Klausel für Klausel

pitch-atlantis = Überquere den Weg, bevor er versinkt, und komm reich davon.
pitch-atlandice = Durchsuche die Stadtteile, während die Turmuhr auf die Wellen zuläuft.
pitch-doom = Verhandle im Senat, geh an Bord, erreiche das Neue Land.
pitch-last-days = Bieten, stimmen, segeln: Wer rettet die meisten Menschen aus der Stadt?
pitch-exodus = Drehe die drei Ringe der Stadt und führe dein Volk hinaus.

about-atlantis-1 = Atlantis versinkt. Ein Weg aus Plättchen führt von der Stadt zum Festland, und deine drei Figuren müssen hinüber. Jede Karte zeigt einen Gegenstand; spielst du sie aus, zieht eine Figur zum nächsten Plättchen, das denselben zeigt.
about-atlantis-2 = Hinter jeder Figur verliert der Weg ein Plättchen, und wer gezogen hat, behält es als Schatz. So zerbricht der Weg: Wasser tut sich auf, und wer eine Lücke überquert, zahlt mit Schätzen oder Karten. Eine Brücke macht eine Lücke kostenlos, für alle und für immer.
about-atlantis-3 = Erreicht die dritte Figur eines Spielers das Festland, endet das Spiel sofort, und alle übrigen Figuren müssen zum vollen Preis hinüber. Es gewinnt, wer den wertvollsten Schatz behält: Geh früh genug, aber nicht mit leeren Händen.
turn-atlantis-1 = Wenn du magst, verkaufst du eines deiner Plättchen für Karten.
turn-atlantis-2 = Wähle eine Figur und spiele eine Karte aus: Die Figur zieht zum nächsten Plättchen mit diesem Gegenstand. Steht dort schon jemand, spielst du eine weitere Karte und ziehst weiter.
turn-atlantis-3 = Bezahle jede überquerte Lücke: den niedrigeren der beiden Werte an ihren Rändern, mit Plättchen oder Karten.
turn-atlantis-4 = Nimm das nächste freie Plättchen hinter deiner Figur auf. Es zählt am Ende Punkte oder bezahlt deinen Weg.
turn-atlantis-5 = Einmal im Spiel, vor oder nach dem Ziehen, darfst du deine Brücke in eine Lücke legen.
turn-atlantis-6 = Ziehe eine Karte und eine weitere für jede deiner Figuren auf dem Festland.

about-atlandice-1 = Das Wasser steigt, und die Tore der Stadt stehen nur dort offen, wo Würfel liegen. Dahinter warten Juwelen, Bücher, Vorräte, Werkzeuge und Waffen: Nimm einen Würfel, durchsuche den Bereich daneben und trag eine Ressource davon, manchmal mehr, denn jeder Stadtteil hat seinen eigenen Effekt.
about-atlandice-2 = Ist ein Stadtteil leer, bekommt sein Plättchen, wer die meisten seiner Ressourcen hat; die zweitmeisten sind noch einen Punkt wert. Dann kommt alles von dieser Sorte zurück, und ein neues Plättchen bringt einen neuen Effekt. Wo das U-Boot liegt, gibt es eine Ressource mehr, und auf dem Schwarzmarkt findet sich von allem etwas.
about-atlandice-3 = Der eine Würfel, den niemand genommen hat, dreht den Zeiger der Turmuhr: zu Inventuren, zu Spenden und am Ende zu den Wellen. Dann werden die Mehrheiten ein letztes Mal verglichen, und die meisten Siegpunkte gewinnen. Zu zweit spielt ein neutraler Spieler mit, für den ihr beide entscheidet.
turn-atlandice-1 = Alle Würfel werden geworfen. Jeder kommt neben den Stadtteil mit seiner Zahl, eine Sechs neben den Schwarzmarkt.
turn-atlandice-2 = Reihum nimmst du einen Würfel und durchsuchst seinen Bereich: Du nimmst dort eine Ressource, noch eine, wenn das U-Boot daneben steht, und führst dann den Effekt des Stadtteils aus.
turn-atlandice-3 = Ist ein Stadtteil nach deiner Durchsuchung leer, wird er gewertet: 3 Punkte für die meisten seiner Ressourcen, 1 für die zweitmeisten. Dann legen alle diese Ressourcen zurück.
turn-atlandice-4 = Haben alle zwei Würfel genommen, bleibt einer übrig. Die Zeigersymbole seines Bereichs sagen, wie weit der Zeiger der Uhr rückt.
turn-atlandice-5 = Wo der Zeiger anhält, kann eine Inventur sein, mit einem Punkt für die meisten Ressourcen, oder eine Spende: ein Punkt für je zwei abgegebene Ressourcen.
turn-atlandice-6 = Der nächste Spieler wird Startspieler. Erreicht der Zeiger die Wellen, endet das Spiel, und jede Sorte wird ein letztes Mal gewertet.
turn-atlandice-7 = Zu zweit nehmt ihr je drei Würfel und gebt einen davon dem neutralen Spieler.

about-doom-1 = Der Berg brennt, und auf fünf Schiffen gibt es zu wenige Plätze. Du legst Würfel in den Senat, nimmst einen Senator mit seiner Fähigkeit und legst eine Reihe von fünf Politikkarten aus, um die nacheinander geboten wird, geheim oder offen.
about-doom-2 = Nur die höchsten Gebote handeln: mit der eigenen Karte oder, wer Erster ist, mit der eines Nachbarn. Karten bringen Flüchtlinge an Bord, bewegen Schiffe oder treffen andere mit Verrat und Sabotage. Kommt ein Schiff an, zählen Flüchtlinge umso mehr, je mehr einer Farbe an Bord sind, und jede andere Farbe ist einen Punkt wert.
about-doom-3 = Jede Runde endet mit einem Ereignis, und Schiffe laufen von selbst aus. Der dritte Untergang beendet das Spiel sofort, nach vier bis acht Runden: Wer dann noch im Hafen wartet, hat zu lange gewartet. Die meisten Siegpunkte gewinnen, die auf Spezialkarten mitgezählt.
turn-doom-1 = Einflussphase: Alle wählen geheim Würfel und legen sie in den Senat. Die meisten Würfel kommen zuerst und gewinnen jeden Gleichstand.
turn-doom-2 = Senatsphase: In der Senatsreihenfolge nimmst du einen Senator für seinen Preis, oder du passt und nimmst später umsonst einen der übrigen. Senatoren, die niemand nahm, sind das nächste Mal einen Punkt mehr wert.
turn-doom-3 = Auktionsphase: Alle legen fünf Politikkarten verdeckt in eine Reihe. Dann werden die Reihen aufgedeckt.
turn-doom-4 = Es folgen fünf Auktionen, eine für jede Stelle der Reihe. Geboten wird geheim oder offen, wie das letzte Ereignis es sagt; die Würfel bleiben bis zum Ende der Runde auf der Karte.
turn-doom-5 = Wer berechtigt ist, spielt die eigene Karte aus oder verzichtet; der Erste darf stattdessen die Karte eines Nachbarn ausspielen. Eine ausgespielte Karte muss vollständig ausgeführt werden.
turn-doom-6 = Untergangsphase: Die meisten Würfel im Neuen Land und im Senat bringen Punkte, ein Ereignis wird aufgedeckt, neutrale Flüchtlinge gehen an Bord, und die drei vollsten Schiffe bewegen sich.
turn-doom-7 = Dann kommen Würfel zurück, die Hände werden auf sieben Karten gefüllt, und die nächste Runde beginnt. Ist der dritte Untergangsmarker fort, ist das Spiel zu Ende.
about-last-days-1 = Die überarbeitete Ausgabe des Senatsspiels: Der Stadt bleiben wenige Runden und fünf Schiffe mit zu wenigen Plätzen. Du legst Würfel in den Senat, nimmst einen Senator mit seiner Fähigkeit und legst eine Reihe von fünf Politikkarten aus, um die nacheinander geboten wird, geheim oder offen.
about-last-days-2 = Nur die höchsten Gebote handeln: mit der eigenen Karte oder, wer ganz vorn liegt, mit der eines Nachbarn. Karten bringen Flüchtlinge an Bord, bewegen Schiffe oder treffen andere; wer einen führenden Spieler trifft, bekommt Punkte dafür. Kommt ein Schiff an, zählen Flüchtlinge umso mehr, je mehr einer Farbe an Bord sind, und jede andere Farbe ist einen Punkt wert.
about-last-days-3 = Ein Ereignis liegt von Anfang an offen. Es gilt entweder bis zum nächsten oder sagt, was am Ende der Runde geschehen wird, so dass sich alle darauf einstellen können. Der dritte Untergangsmarker beendet das Spiel nach vier bis sechs Runden; die Schiffe haben sich dann noch einmal bewegt. Die meisten Siegpunkte gewinnen, die auf Spezialkarten mitgezählt.
turn-last-days-1 = Einflussphase: Alle wählen geheim Würfel und legen sie in den Senat. Wer die meisten hat, steht vorn und gewinnt jeden Gleichstand.
turn-last-days-2 = Senatsphase: In Senatsreihenfolge nimmt jeder kostenlos einen Senator. Archont, Basileus, Demagogos und Demiurgos nutzt man sofort. Plättchen, die niemand nahm, bekommen einen Bonus-SP-Marker, der einen Punkt wert ist; sie sammeln sich an.
turn-last-days-3 = Auktionsphase: Jeder legt fünf Politikkarten verdeckt in eine Reihe. Dann werden die Reihen aufgedeckt.
turn-last-days-4 = Fünf Auktionen folgen, eine für jede Stelle der Reihe. Geboten wird geheim oder offen, wie das aktuelle Ereignis es sagt; die Gebote bleiben bis zum Ende der Runde auf der Karte.
turn-last-days-5 = Wer berechtigt ist, spielt die eigene Karte aus oder verzichtet; der Erste darf statt dessen die Karte eines Nachbarn ausspielen. Eine ausgespielte Karte muss vollständig ausgeführt werden.
turn-last-days-6 = Untergangsphase: Die meisten Würfel im Neuen Land und im Senat bringen Punkte, und die drei vollsten Schiffe bewegen sich. Dann tut das aktuelle Ereignis, was es angekündigt hat, ein Untergangsereignis entfernt einen Marker, und das nächste Ereignis wird mit seinen neutralen Flüchtlingen aufgedeckt.
turn-last-days-7 = Danach kommen alle Würfel zurück, die Hände werden auf sieben aufgefüllt, und die nächste Runde beginnt. Wird der dritte Untergangsmarker entfernt, ist das Spiel zu Ende.
game-differences-hint = Auch die Erstausgabe steht in diesem Haus; jeder Unterschied führt zu seinen Klauseln in den Regeln beider Spiele.
about-exodus-1 = Atlantis bleiben fünf Jahre, und was seine Bewohner wissen, soll nicht mit untergehen. Die Stadt hat drei runde Ebenen; Könige ziehen über sie hinab, vom Palast zum Hafen, und jedes Feld, auf dem sie halten, gibt Lehrbücher, Gold, Siedler oder ein Plättchen. Jedes Jahr dreht eine Katastrophe die Ebenen gegeneinander, und andere Wege tun sich auf.
about-exodus-2 = Auf deinem Tableau gehen Siedler zur Schule: Aus einem Wissenschaftler wird ein Physiker und dann ein Astronom, aus Arbeitern werden Baumeister. Wer so weit ist, den schickst du fort, in Unterkünfte, Werkstätten und auf Schiffe, und je besser die Ausbildung, desto mehr ist der Aufbruch wert. Zwei ausgebildete Siedler zusammen bringen eine Wissenskarte, die am Ende zählt.
about-exodus-3 = Dein Hohepriester geht den Weg der Flammen und findet dort Gold, Einflusskarten und Monumente. Nach dem zweiten, vierten und fünften Jahr wird ein Gebiet deiner Siedlung gewertet: In jeder Farbe bekommst du Punkte für alle, die dort weniger Siedler haben. Wer am Ende noch in der Schule wartet, kostet 3 Punkte. Die meisten Siegpunkte gewinnen; allein spielst du um einen Titel, vom Fischer bis zum Atlas.
turn-exodus-1 = Ab dem zweiten Jahr dreht das Katastrophenplättchen die mittlere und die oberste Ebene; Plättchen und Siedler der Stadt werden erneuert, neue Karten ausgelegt.
turn-exodus-2 = Der Reihe nach wählen alle ihren Platz in der Reihenfolge dieses Jahres. Spätere Plätze geben einen Schritt, ein Lehrbuch oder Gold; zu viert darf der letzte ein Feld teilen.
turn-exodus-3 = Es folgen drei Runden, auf jeder Ebene eine, von oben nach unten. In jeder platzieren zuerst alle ihren König, dann führen alle ihre Aktionen aus.
turn-exodus-4 = Stelle den König auf ein Feld, das du erreichst: Mauern halten dich auf, und ein König füllt ein Feld. Du erhältst alles, was das Feld gibt, in fester Folge; ein Wächter daneben darf mitkommen.
turn-exodus-5 = Dann hast du zwei Aktionen und eine weitere für jeden Gunstmarker, den du einsetzt: den Hohepriester vorrücken, einen Siedler ausbilden, einen wegschicken, eine Wissenskarte nehmen oder eine Einflusskarte ausspielen.
turn-exodus-6 = Jede deiner Säulen der Erinnerung darfst du in deinem Zug einmal nutzen; das kostet keine Aktion.
turn-exodus-7 = Eine Unterkunft nimmst du, wenn jemand einzieht, und sie muss voll sein, bevor die nächste kommt. Jedes Plättchen, das du legst, gibt den Bonus seines Felds.
turn-exodus-8 = Nach Jahr 2 wird Nordafrika gewertet, nach Jahr 4 Mesopotamien, nach Jahr 5 Mesoamerika. Am Ende zählen auch Wissenskarten, Monumente und volle Zeilen und Spalten.
first-exodus-1 = Beginne mit einer Solopartie: Niemand wartet auf dich, und nur der Zufall spielt gegen dich. Einen Schritt kannst du zurücknehmen, solange seither nichts gezogen wurde.
first-exodus-2 = Jahr 1: Nimm auf der obersten Ebene Siedler und bilde mit deinen ersten Lehrbüchern einen oder zwei aus. Wer unausgebildet geht, ist nicht verloren, nur weniger wert.
first-exodus-3 = Lege deine erste Unterkunft nach Nordafrika, in die oberste Zeile: Es wird nach Jahr 2 gewertet. Allein brauchst du in jedem gewerteten Gebiet eine Unterkunft, sonst ist die Partie verloren.
first-exodus-4 = Sieh früh nach den Wissenskarten: Zwei Siedler mit den richtigen Berufen bringen eine, und sie brechen in derselben Aktion auf.
first-exodus-5 = Flammen summieren sich. Feld 15 gibt ein Monument, und Einflusskarten liegen am Weg. Felder, die Flammen oder Gold geben, sind gute Plätze für frühe Plättchen.
first-exodus-6 = Schicke in Jahr 5 alle fort: Jeder Siedler in der Schule kostet 3 Punkte, und eine Einflusskarte, die du nie ausspielst, ist immer noch 1 wert.
first-exodus-7 = Was du nicht kannst, sagt dir den Grund, wenn du es berührst, und jeder Grund führt zu seiner Klausel in den Regeln.

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
sitter-here-hint = Ihr gebt das Gerät weiter. Was geheim ist, bleibt verdeckt, solange es den Besitzer wechselt.
sitter-here-open-hint = Ihr gebt das Gerät weiter. In diesem Spiel ist nichts geheim, also wird nichts verdeckt.
sitter-here-name = Name dieser Person
sitter-here-name-hint = Bleibt er leer, finden wir einen.
sitter-nobody = Niemand
sitter-nobody-hint = Der Platz wird nicht benutzt.
choice-start = Wer beginnt
choice-start-random = Der Zufall entscheidet
choice-family = Familienvariante
choice-open-events = Offener Ereignisstapel
choice-open-specials = Offene Spezialkarten
choice-aggressive = Aggressive neutrale Flüchtlinge
choice-short = Kurzes Spiel
choice-confusion-repeats-powers = Chaos wiederholt Fähigkeiten
choice-chosen-ships = Gewählte Schiffe
choice-ship-a = Gewählte Schiffe: Arche
choice-ship-b = Gewählte Schiffe: Wissenschaftsschiff
choice-ship-c = Gewählte Schiffe: königliche Bark
choice-ship-d = Gewählte Schiffe: Luftschiff
choice-ship-e = Gewählte Schiffe: Kriegsschiff
choice-extra-cards = Langes Spiel
choice-extra-cards-none = Übliches Spiel
choice-extra-cards-more = { $cards ->
    [one] Hände um 1 Karte größer
   *[other] Hände um { $cards } Karten größer
}
choice-discs = Scheiben zu Beginn
choice-value-zero = Übliche Stellung
choice-value-random = Der Zufall entscheidet
choice-value-no = Nein
choice-value-yes = Ja
choice-value-basic = Startschiff
choice-value-upgraded = Fortgeschritten
choice-value-both = Beide
choice-value-none = Keines
visibility = Wer den Tisch finden kann
visibility-link = Nur wer den Link hat
visibility-link-hint = Der Tisch steht in keiner Liste. Du gibst seine Adresse denen, die du dabeihaben willst.
visibility-public = Alle
visibility-public-hint = Der Tisch steht auf der Startseite, zum Mitspielen und zum Zuschauen.
window-time = Zeit für die Antwort, wenn man gefragt wird
window-time-hint = In diesem Spiel wird man ab und zu gefragt, ob man mit einer Karte eingreift. Wer gefragt wird, hat dieselbe Zeit, was immer er auf der Hand hat; ist sie um, passt das Haus für ihn.
window-time-usual = Wie üblich
window-time-usual-hint = { $seconds } Sekunden an einem Tisch für alle, keine Grenze an einem Tisch mit Link.
window-time-none = Keine Grenze: Alle antworten, wann sie wollen
window-time-seconds = { $seconds } Sekunden
new-table-create = Tisch decken
new-table-next = Sind alle Plätze besetzt, beginnt das Spiel sofort; sind welche frei, bekommst du zuerst den Link zum Teilen.

## Vor dem Start

lobby-title = { $game }: Der Tisch ist gedeckt
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
lobby-window-time = Wer gefragt wird, ob er eingreift, hat { $seconds } Sekunden; danach passt das Haus für ihn.
lobby-fair = Alles Glück an diesem Tisch kommt aus einem geheimen Startwert, der schon gezogen ist. Dies ist sein Fingerabdruck. Am Ende des Spiels wird der Startwert offengelegt, und alle können jede Ziehung nachprüfen.
lobby-share = Jemanden einladen
lobby-link = Link zu diesem Tisch
lobby-link-hint = Kopiere ihn und schick ihn, wem du willst. Ein Konto ist nicht nötig.
lobby-next = Wie es weitergeht
lobby-next-host = Du eröffnest das Spiel für alle.
lobby-next-host-free = Warte auf die anderen oder starte jetzt: Bots nehmen die leeren Plätze ein, oder die leeren Plätze entfallen.
lobby-next-guest = { $host } startet das Spiel, wenn alle da sind. Dann zeigt diese Seite das Spielbrett.
lobby-start = Spiel starten
lobby-start-bots = Starten, Bots nehmen die leeren Plätze
lobby-start-drop = Ohne die leeren Plätze starten
lobby-look-again = Neu laden
lobby-leave = Tisch verlassen
lobby-close = Tisch aufgeben
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

components-lead = Jede Zahl des Spiels steht mit ihrer Herkunft in einer Datendatei. Wer es besser weiß, kann eine Zeile berichtigen und damit spielen.
components-origin = Herkunft
components-rulebook = Spielregel
components-rulebook-hint = So steht es in der Spielregel dieser Ausgabe.
components-outside = Fremde Quelle
components-outside-hint = So steht es in einer anderen öffentlichen Quelle; sie ist genannt.
components-reconstruction = Unsere Rekonstruktion
components-reconstruction-hint = Keine Quelle gibt es an. Wir haben einen Wert gewählt, der zu allem Bekannten passt.
components-numbers = Die Zahlen
components-what = Was
components-value = Wert
components-clause = Klausel

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
error-no-table-next = Der Link ist vielleicht abgeschnitten, oder der Tisch wurde aufgegeben. Bitte um einen neuen Link, wo du ihn herhast.
error-no-game = Dieses Spiel kann man hier nicht spielen
error-no-game-next = Die Startseite zeigt, welche man spielen kann.
error-bad-request = Das konnten wir nicht lesen
error-bad-request-next = Es wurde nichts geändert. Geh zurück und versuch es noch einmal; passiert es wieder, lade die Seite vorher neu.
error-not-allowed = Das steht dir hier nicht zu
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
error-frozen-next = Er wurde nach älteren Regeln gespielt und lässt sich nach den heutigen nicht mehr nachspielen. Es wurde nichts gelöscht.
error-inside = Bei uns ist etwas schiefgegangen
error-inside-next = Der Fehler ist notiert. Lade die Seite gleich noch einmal: Jeder bestätigte Zug ist sicher.
