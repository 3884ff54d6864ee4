### Atlantis Exodus: die Wörter am Tisch.

## Names of things that the data files list, by their id

exodus-profession-SC = Wissenschaftler
exodus-profession-IN = Intellektueller
exodus-profession-WO = Arbeiter
exodus-profession-PH = Physiker
exodus-profession-SH = Gelehrter
exodus-profession-DL = Tagelöhner
exodus-profession-AS = Astronom
exodus-profession-MA = Mathematiker
exodus-profession-PL = Philosoph
exodus-profession-AD = Berater
exodus-profession-SM = Steinmetz
exodus-profession-MB = Baumeister
exodus-knowledge-KN01 = Naturkunde
exodus-knowledge-KN02 = Rhetorik
exodus-knowledge-KN03 = Zunftwesen
exodus-knowledge-KN04 = Akademie
exodus-knowledge-KN05 = Freskenmalerei
exodus-knowledge-KN06 = Ingenieurskunst
exodus-knowledge-KN07 = Sonnenfinsternis
exodus-knowledge-KN08 = Diplomatie
exodus-knowledge-KN09 = Goldschmiedekunst
exodus-knowledge-KN10 = Bibliothek
exodus-knowledge-KN11 = Sakralbau
exodus-knowledge-KN12 = Bildhauerei
exodus-knowledge-KN13 = Volksversammlung
exodus-knowledge-KN14 = Handwerksrolle
exodus-knowledge-KN15 = Mechanik
exodus-knowledge-KN16 = Navigation
exodus-knowledge-KN17 = Enzyklopädie
exodus-knowledge-KN18 = Kolonnaden
exodus-knowledge-KN19 = Stadtplanung
exodus-influence-IF01 = Häusertausch
exodus-influence-IF02 = Delegation
exodus-influence-IF03 = Prozession
exodus-influence-IF04 = Lehrling
exodus-influence-IF05 = Göttergunst
exodus-influence-IF06 = Drehung der Stadt
exodus-influence-IF07 = Massenaufbruch
exodus-influence-IF08 = Stipendium
exodus-influence-IF09 = Schiffbauer
exodus-influence-IF10 = Marktplatz
exodus-influence-IF11 = Archiv
exodus-influence-IF12 = Baugenehmigung
exodus-influence-IF13 = Andenken
exodus-influence-IF14 = Zehnt
exodus-influence-IF15 = Büchertausch
exodus-influence-IF16 = Beifall
exodus-influence-IF17 = Stadträumung
exodus-influence-IF18 = Neuer Lehrplan
exodus-influence-IF19 = Echo der Götter
exodus-influence-IF20 = Offene Türen
exodus-influence-IF21 = Umzug
exodus-influence-IF22 = Bücherspende
exodus-influence-IF23 = Goldgabe
exodus-influence-IF24 = Auszug der Meister
exodus-monument-MO01 = Sandobelisk
exodus-monument-MO02 = Terrakottator
exodus-monument-MO03 = Wiesenschrein
exodus-monument-MO04 = Lagunenbrunnen
exodus-monument-MO05 = Marmortempel
exodus-monument-MO06 = Ratshalle
exodus-monument-MO07 = Zunfthaus
exodus-monument-MO08 = Bunter Turm
exodus-monument-MO09 = Bogen der Harmonie
exodus-monument-MO10 = Prachtstraße
exodus-monument-MO11 = Freitreppe
exodus-monument-MO12 = Großer Hof
exodus-ship-turtle = Schildkröte
exodus-ship-dolphin = Delfin
exodus-ship-octopus = Krake
exodus-ship-seahorse = Seepferdchen
exodus-ship-swordfish = Schwertfisch
exodus-ship-whale = Wal
exodus-floor-sand = Sand
exodus-floor-terracotta = Terrakotta
exodus-floor-meadow = Wiese
exodus-floor-lagoon = Lagune
exodus-floor-marble = Marmor
exodus-region-north_africa = Nordafrika
exodus-region-mesopotamia = Mesopotamien
exodus-region-mesoamerica = Mesoamerika
exodus-title-atlas = Atlas
exodus-title-king = König
exodus-title-priest = Priester
exodus-title-astrologer = Sterndeuter
exodus-title-healer = Heiler
exodus-title-temple_servant = Tempeldiener
exodus-title-fisherman = Fischer

## Counted things, as items of a list

exodus-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
exodus-books = { $book ->
    [S] { $count ->
    [one] 1 Wissensbuch
   *[other] { $count } Wissensbücher
}
    [C] { $count ->
    [one] 1 Kulturbuch
   *[other] { $count } Kulturbücher
}
    [K] { $count ->
    [one] 1 Handwerksbuch
   *[other] { $count } Handwerksbücher
}
   *[any] { $count ->
    [one] 1 beliebiges Lehrbuch
   *[other] { $count } beliebige Lehrbücher
}
}
exodus-gold = { $count ->
    [one] 1 Gold
   *[other] { $count } Gold
}
exodus-flames = { $count ->
    [one] 1 Flamme
   *[other] { $count } Flammen
}
exodus-favours = { $count ->
    [one] 1 Gunstmarker
   *[other] { $count } Gunstmarker
}
exodus-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
exodus-bag-settlers = { $count ->
    [one] 1 Siedler aus dem Beutel
   *[other] { $count } Siedler aus dem Beutel
}
exodus-standing-settlers = { $count ->
    [one] 1 Siedler, der dort steht
   *[other] { $count } Siedler, die dort stehen
}
exodus-places = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
exodus-quarters = { $count ->
    [one] 1 Vierteldrehung
   *[other] { $count } Vierteldrehungen
}
exodus-influence-cards = { $count ->
    [one] 1 Einflusskarte
   *[other] { $count } Einflusskarten
}
exodus-knowledge-cards = { $count ->
    [one] 1 Wissenskarte
   *[other] { $count } Wissenskarten
}
exodus-times = { $count } × { $thing }
exodus-or = { $first } oder { $last }
exodus-nothing = nichts
exodus-tile-ship = Schiff
exodus-tile-workshop = Werkstatt
exodus-tile-agora = Agora
exodus-tile-residence = Unterkunft
exodus-tile-monument = Monument
exodus-gain-influence = Einflusskarte
exodus-gain-pillar = Säulenkarte
exodus-gain-pillar-display = Säulenkarte aus Auslage { $display }

## Colours, books, stages

exodus-colour = { $colour ->
    [purple] lila
    [white] weiß
   *[brown] braun
}
exodus-colour-settler = { $colour ->
    [purple] lila Siedler
    [white] weißer Siedler
   *[brown] brauner Siedler
}
exodus-slot-colour = { $colour ->
    [purple] ein beliebiger lila Siedler
    [white] ein beliebiger weißer Siedler
   *[brown] ein beliebiger brauner Siedler
}
exodus-book = { $book ->
    [S] Wissensbuch
    [C] Kulturbuch
   *[K] Handwerksbuch
}
exodus-stage = { $stage ->
    [base] Sockel
    [shaft] Schaft
   *[capital] Kapitell
}
exodus-ring = { $ring ->
    [0] oberste Ebene
    [1] mittlere Ebene
   *[other] unterste Ebene
}

## What cards and tiles do

exodus-score-settlers = { $points } für je { $per } { $colour ->
    [purple] lila
    [white] weiße
   *[brown] braune
} Siedler, die du entsandt hast.
exodus-score-pairs = { $points } für jedes Paar aus einem { $first ->
    [purple] lila
    [white] weißen
   *[brown] braunen
} und einem { $second ->
    [purple] lila
    [white] weißen
   *[brown] braunen
} Siedler, die du entsandt hast.
exodus-score-priest = { $points } für je { $per } Schritte deines Hohepriesters.
exodus-score-influence = { $list } Siegpunkte für 1, 2, 3 … erhaltene Einflusskarten, ausgespielt oder nicht.
exodus-score-gold = { $points } für je { $per } Gold, das du noch hast.
exodus-score-books = { $points } für je { $per } Lehrbücher, die du noch hast.
exodus-score-pillars = { $points } für jede abgeschlossene Säule.
exodus-score-pillar-cards = { $points } für jede Säulenkarte, abgeschlossen oder nicht.
exodus-score-agora-list = { $list } Siegpunkte für 1, 2, 3 … Agoras.
exodus-score-workshops = { $points } für jede Werkstatt, aktiviert oder nicht.
exodus-score-active = { $points } für jede aktivierte Werkstatt.
exodus-score-ships = { $points } für jedes Schiff, besetzt oder nicht.
exodus-score-knowledge = { $points } für jede deiner Wissenskarten, auch für diese.
exodus-score-columns = { $points } für jede volle Spalte.
exodus-score-rows = { $points } für jede volle Zeile.
exodus-score-floor = { $points } für jedes deiner Plättchen mit Boden { $floor }, auch für dieses, wenn es ihn hat.
exodus-score-agoras = { $points } für jede deiner Agoras.
exodus-score-adjacent-other = { $points } für jedes angrenzende Plättchen mit anderem Boden als dieses Monument.
exodus-score-adjacent-same = { $points } für jedes angrenzende Plättchen mit demselben Boden wie dieses Monument.
exodus-score-row-floors = { $points } für jede Zeile mit mindestens { $floors } verschiedenen Böden.
exodus-score-column-floors = { $points } für jede Spalte mit mindestens { $floors } verschiedenen Böden.
exodus-score-adjacent-alike = { $points }, wenn mindestens { $tiles } angrenzende Plättchen denselben Boden haben.
exodus-workshop-know = Für jede Wissenskarte, die du erhältst: { $gain }.
exodus-workshop-settler = Für jeden { $colour ->
    [purple] lila
    [white] weißen
   *[brown] braunen
} Siedler, den dir das Feld deines Königs bringt: { $gain }.
exodus-workshop-book = Für jedes { $book ->
    [S] Wissensbuch
    [C] Kulturbuch
   *[K] Handwerksbuch
}, das dir das Feld deines Königs bringt: { $gain }.
exodus-workshop-tile = Für jede { $tile ->
    [agora] Agora
   *[workshop] Werkstatt
}, die dein König aus der Stadt nimmt: { $gain }.
exodus-pillar-swap = Tausch
exodus-pillar-recruit = Anwerben
exodus-pillar-offer = Opfergabe
exodus-pillar-sacrifice = Ruhmesopfer
exodus-pillar-change = Wechselstube
exodus-pillar-fame = Ruhm
exodus-pillar-study = Studium
exodus-pillar-flame = Flamme
exodus-pillar-depart = Abreise
exodus-pillar-school = Schule
exodus-pillar-both = Zusammenklang
exodus-pillar-twice = Widerhall
exodus-pillar-does-swap = Gib 1 Lehrbuch ab und nimm 1 einer anderen Sorte.
exodus-pillar-does-recruit = Lege 1 Siedler deines Ausbildungsbereichs in den Beutel, ziehe 2 und behalte 1 davon unausgebildet.
exodus-pillar-does-offer = Gib 1 Lehrbuch ab für { $points } oder { $flames }.
exodus-pillar-does-sacrifice = Gib { $points } ab für 1 beliebiges Lehrbuch oder { $flames }.
exodus-pillar-does-change = Tausche 1 Gold gegen { $books } gleiche Lehrbücher oder { $books } gleiche Lehrbücher gegen 1 Gold.
exodus-pillar-does-depart = Schicke 1 Siedler weg; das kostet keine Aktion.
exodus-pillar-does-school = Bilde 1 Siedler entlang eines Pfeils zu dessen Kosten aus; das kostet keine Aktion.
exodus-pillar-does-both = Nutze Sockel und Schaft dieser Säule je einmal, in beliebiger Reihenfolge.
exodus-pillar-does-twice = Nutze den Sockel oder den Schaft dieser Säule zweimal nacheinander.
exodus-nobody = niemand
exodus-none = keine
exodus-slot-short = { $colour ->
    [purple] lila
    [white] weiß
   *[brown] braun
}
exodus-tile-floor = { $tile } ({ $floor })
exodus-gain-knowledge = Wissenskarte
exodus-influence-does-swap-residences = Tausche zwei deiner Unterkünfte samt allem darauf. Kein Platzierungsbonus.
exodus-influence-does-delegation = Schicke bis zu einen Siedler jeder Farbe weg, ausgebildet oder nicht.
exodus-influence-does-apprentice = Ziehe einen Siedler aus dem Beutel und setze ihn auf einen beliebigen freien Platz deiner Werkstätten, egal was dort verlangt wird. Kein Entsendebonus.
exodus-influence-does-turn-city = Drehe die mittlere Scheibe in eine beliebige Stellung, dann die oberste. Könige drehen sich mit; niemand erhält etwas.
exodus-influence-does-mass-departure = Wähle eine Farbe und schicke beliebig viele deiner unausgebildeten Siedler dieser Farbe in Unterkünfte, auf Schiffe oder in passende Werkstätten.
exodus-influence-does-scholarship = Bilde einen Siedler entlang eines Pfeils kostenlos aus.
exodus-influence-does-ship = Nimm ein offenes Schiff oder ziehe zwei und behalte eins.
exodus-influence-does-agora = Nimm eine offene Agora oder ziehe zwei und behalte eine.
exodus-influence-does-archive = Nimm eine Wissenskarte vom Ablagestapel oder ziehe zwei und behalte eine. Berufe sind nicht nötig.
exodus-influence-does-workshop = Nimm eine offene Werkstatt oder ziehe zwei und behalte eine.
exodus-influence-does-pillar = Nimm eine Säulenkarte aus einer der beiden Auslagen.
exodus-influence-does-tithe = Du erhältst die aufgedruckten Lehrbücher und das Gold deines Königsfelds noch einmal.
exodus-influence-does-book-exchange = Tausche beliebig viele deiner Lehrbücher eins zu eins gegen Lehrbücher anderer Sorten.
exodus-influence-does-clear-city = Räume alle Plättchen der Stadt in die offenen Auslagen und lege neue aus.
exodus-influence-does-new-curriculum = Lege alle ausliegenden Wissenskarten ab und lege neue aus.
exodus-influence-does-echo = Du erhältst den letzten Bonus, an dem dein Hohepriester vorbeikam, noch einmal; Monumente zählen nicht.
exodus-influence-does-open-doors = Fülle alle freien Plätze deiner unfertigen Unterkunft mit Siedlern aus dem Beutel. Kein Entsendebonus.
exodus-influence-does-relocate = Verschiebe eine Werkstatt oder Agora samt allem darauf auf ein anderes freies passendes Feld und nimm dessen Platzierungsbonus.
exodus-influence-does-donate-books = Gib 1 bis { $most } Lehrbücher ab: je { $points }.
exodus-influence-does-offer-gold = Gib 1 bis { $most } Gold ab: je { $points }.
exodus-influence-does-experts-departure = Wähle eine Farbe und schicke beliebig viele deiner ausgebildeten Siedler dieser Farbe weg, auch auf Säulen.
exodus-influence-does-gain = Du erhältst: { $gain }.

## Players

exodus-party = { $who ->
    [you] du
   *[other] { $name }
}
exodus-subject = { $who ->
    [you] Du
   *[other] { $name }
}
exodus-seat-colour = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[jade] jadegrün
}
exodus-seat-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] G
   *[jade] J
}
exodus-seat-mark = { $colour }, Buchstabe { $letter }
exodus-neutral-king = neutraler König

## Cards and tiles in full

exodus-knowledge-full = { $card } (verlangt { $requires }). Am Ende: { $score }
exodus-monument-full = { $name } ({ $floor }): { $score }
exodus-workshop-full = Werkstatt ({ $floor }) für: { $slots }. { $effect }
exodus-workshop-short = Werkstatt ({ $floor }; { $slots }; { $gain })
exodus-residence-full = Unterkunft ({ $floor }, { $places })
exodus-agora-settler = ein Siedler, sofort ausgebildet ({ $list })
exodus-agora-full = Agora ({ $floor }): { $gain }
exodus-pillar-name = { $stage } „{ $effect }“
exodus-pillar-full = { $name }. Sofort: { $instant }. Einmal je Zug: { $effect }

## What is asked, and of whom

exodus-prompt-order = Wähle deinen Platz in der Zugreihenfolge dieses Jahres.
exodus-hint-order = Er gilt für drei Runden. Spätere Plätze bringen einen Bonus; wer hinten steht, wählt nächstes Jahr zuerst.
exodus-prompt-king = Platziere deinen König auf der { $ring ->
    [0] obersten Ebene
    [1] mittleren Ebene
   *[other] untersten Ebene
}.
exodus-hint-king = { $ring ->
    [0] Jedes freie Feld. Von dort erreichst du in Runde 2 zwei Areale der mittleren Ebene.
   *[other] Nur die leuchtenden Felder sind von deinem König aus erreichbar. Du erhältst alles, was das Feld gibt.
}
exodus-prompt-book = Wähle ein Lehrbuch.
exodus-hint-book = Mit Lehrbüchern bezahlst du Ausbildungen. Du hast: { $stock }.
exodus-prompt-guard = Du darfst den Wächter neben deinem König nehmen.
exodus-hint-guard = Er ist ein { $colour ->
    [purple] lila
    [white] weißer
   *[brown] brauner
} Siedler für deine Schulen. Wer am Ende noch dort steht, kostet Siegpunkte.
exodus-prompt-cell = Wähle ein Feld deiner Siedlung für { $tile ->
    [residence] die Unterkunft
    [workshop] die Werkstatt
    [agora] die Agora
   *[monument] das Monument
}.
exodus-hint-cell = Du erhältst den Bonus des Feldes; volle Zeilen und Spalten zählen.
exodus-prompt-activate = { $what ->
    [workshop] Du darfst die neue Werkstatt sofort mit einem Siedler besetzen.
   *[pillar] Du darfst die neue Säulenkarte sofort mit einem Siedler besetzen.
}
exodus-hint-activate = Kostenlos und mit seinem Entsendebonus. Eine Werkstatt wirkt, sobald alle ihre Plätze besetzt sind.
exodus-prompt-pillar = Wähle eine Säulenkarte.
exodus-hint-pillar = Erst ein Sockel, dann ein Schaft, dann ein Kapitell auf vollem Schaft; höchstens { $most } Säulen.
exodus-prompt-instant = Wähle, was dir der Sockel sofort bringt.
exodus-prompt-influence = Nimm eine offene Einflusskarte oder ziehe zwei und behalte eine.
exodus-hint-influence = Sie später auszuspielen ist eine Aktion. Nicht gespielt zählt sie am Ende 1 Siegpunkt.
exodus-prompt-keep-influence = Behalte eine der beiden Einflusskarten.
exodus-hint-keep-influence = Die behaltene siehst nur du. Die andere kommt in die offene Auslage.
exodus-prompt-monument = Wähle ein Monument oder verzichte.
exodus-hint-monument = Es belegt ein Feld und zählt am Ende. Wer verzichtet, bekommt hier keins mehr.
exodus-prompt-source = Nimm { $tile ->
    [ship] ein offenes Schiff oder ziehe zwei und behalte davon eins
    [workshop] eine offene Werkstatt oder ziehe zwei und behalte davon eine
   *[agora] eine offene Agora oder ziehe zwei und behalte davon eine
}.
exodus-hint-source = Was du ziehst und nicht behältst, kommt in die offene Auslage.
exodus-prompt-keep-tile = Behalte eines der beiden Plättchen.
exodus-prompt-main = { $actions ->
    [0] Deine Aktionen sind verbraucht: Beende den Zug oder setze einen Gunstmarker ein.
    [one] Wähle deine letzte Aktion oder beende den Zug.
   *[other] Wähle eine Aktion; du hast noch { $actions }.
}
exodus-prompt-main-done = Deine Aktionen sind verbraucht: Beende den Zug{ $pillars ->
    [yes] {" "}oder nutze eine Säule
   *[no] {""}
}.
exodus-hint-main = Rücke vor, bilde aus, schicke weg, nimm Wissen oder spiele Einfluss.
exodus-hint-main-scoring = { $region } wird nach Jahr { $year } gewertet.
exodus-prompt-residence = Wähle eine Unterkunft für den Siedler.
exodus-hint-residence = Danach legst du sie auf ein Feld. Sie muss voll sein, bevor du eine neue beginnen darfst.
exodus-prompt-knowledge-dispatch = Schicke { $left ->
    [2] den ersten der beiden Siedler
   *[1] den zweiten Siedler
} weg, den { $card } verlangt.
exodus-hint-knowledge-dispatch = Platzierungs- und Entsendeboni gibt es, wenn beide fort sind.
exodus-prompt-card-dispatch = { $card }: Schicke einen Siedler weg.
exodus-hint-card-dispatch = Nach dem ersten darfst du aufhören.
exodus-prompt-colour = { $card }: Wähle eine Farbe.
exodus-prompt-slot = Wähle einen Werkstattplatz für den { $colour ->
    [purple] lila
    [white] weißen
   *[brown] braunen
} Siedler.
exodus-prompt-rotate-middle = Drehe die mittlere Scheibe; die oberste dreht sich mit.
exodus-prompt-rotate-top = Drehe die oberste Scheibe.
exodus-hint-rotate = Die Drehung ändert, welche Felder Könige erreichen. Kein Feld wird noch einmal ausgewertet.
exodus-prompt-free-train = Bilde einen Siedler kostenlos aus.
exodus-prompt-knowledge-source = Nimm eine Wissenskarte vom Ablagestapel oder ziehe zwei und behalte eine.
exodus-prompt-keep-knowledge = Behalte eine der Wissenskarten.
exodus-prompt-swap-first = Wähle die erste der beiden Unterkünfte zum Tauschen.
exodus-prompt-swap-second = Wähle die Unterkunft, mit der sie den Platz tauscht.
exodus-prompt-exchange = Wähle ein Lehrbuch zum Abgeben und eins, das du dafür nimmst.
exodus-prompt-move = Wähle eine Werkstatt oder Agora, die umzieht.
exodus-prompt-pay-book = Wähle ein Lehrbuch, das du abgibst.
exodus-prompt-pay-gold = Wähle, wie viel Gold du abgibst.
exodus-prompt-give-back = Wähle einen Siedler für den Beutel. Du ziehst zwei und behältst einen.
exodus-prompt-keep-settler = Behalte einen der gezogenen Siedler; der andere kommt zurück in den Beutel.
exodus-prompt-reward = Wähle, was du dafür erhältst.
exodus-prompt-change = Tausche Gold gegen Lehrbücher oder Lehrbücher gegen Gold.
exodus-prompt-part = Wähle, welchen Teil der Säule du nutzt.
exodus-prompt-again = Du darfst denselben Teil noch einmal nutzen.
exodus-prompt-pillar-dispatch = Schicke einen Siedler weg; das kostet keine Aktion.
exodus-prompt-pillar-train = Bilde einen Siedler aus; das kostet keine Aktion.
exodus-prompt-over = Das Spiel ist zu Ende.
exodus-wait = { $name } ist am Zug: { $what }.
exodus-wait-luck = Jetzt entscheidet der Zufall.
exodus-hint-source-of = Herkunft: { $source }.
exodus-hint-main-residence = Du hast dort noch keine Unterkunft; ohne sie ist das Spiel verloren.
exodus-hint-have = Du hast: { $stock }.
exodus-hint-complete = Kostenlos und mit seinem Entsendebonus. Die Karte wirkt, sobald er darauf steht.
exodus-todo-order = Platz in der Reihenfolge wählen
exodus-todo-king = König platzieren
exodus-todo-book = Lehrbuch wählen
exodus-todo-guard = Wächter nehmen oder stehen lassen
exodus-todo-cell = Feld für ein Plättchen wählen
exodus-todo-activate = neues Plättchen oder neue Karte besetzen oder verzichten
exodus-todo-pillar = Säulenkarte wählen
exodus-todo-instant = Sofortbonus eines Sockels wählen
exodus-todo-influence = Einflusskarte nehmen
exodus-todo-keep-influence = eine von zwei Einflusskarten behalten
exodus-todo-monument = Monument nehmen oder verzichten
exodus-todo-source = Plättchen nehmen
exodus-todo-keep-tile = eins von zwei Plättchen behalten
exodus-todo-main = Aktionen ausführen
exodus-todo-residence = Unterkunft wählen
exodus-todo-knowledge-dispatch = Siedler für eine Wissenskarte wegschicken
exodus-todo-card-dispatch = Siedler für eine Einflusskarte wegschicken
exodus-todo-colour = Farbe wählen
exodus-todo-slot = Werkstattplatz wählen
exodus-todo-rotate-middle = mittlere Scheibe drehen
exodus-todo-rotate-top = oberste Scheibe drehen
exodus-todo-free-train = Siedler kostenlos ausbilden
exodus-todo-knowledge-source = Wissenskarte nehmen
exodus-todo-keep-knowledge = Wissenskarte behalten
exodus-todo-swap-first = Unterkunft zum Tauschen wählen
exodus-todo-swap-second = zweite Unterkunft zum Tauschen wählen
exodus-todo-exchange = Lehrbuch tauschen
exodus-todo-move = Plättchen für den Umzug wählen
exodus-todo-pay-book = Lehrbuch abgeben
exodus-todo-pay-gold = Gold abgeben
exodus-todo-give-back = Siedler in den Beutel legen
exodus-todo-keep-settler = Siedler behalten
exodus-todo-reward = Belohnung wählen
exodus-todo-change = Gold und Lehrbücher tauschen
exodus-todo-part = Teil der Säule wählen
exodus-todo-again = Säule noch einmal nutzen oder aufhören
exodus-todo-pillar-dispatch = Siedler mit einer Säule wegschicken
exodus-todo-pillar-train = Siedler mit einer Säule ausbilden

## Choices, as labels of buttons

exodus-action-order = Platz { $space } der Reihenfolge{ $has ->
    [yes] : { $bonus }
    [share] : darf zu anderen Königen
   *[no] {""}
}
exodus-action-king = König auf { $field }: { $gain }
exodus-action-take-guard = Wächter nehmen
exodus-action-leave-guard = Wächter stehen lassen
exodus-action-cell = Auf { $cell } legen
exodus-action-activate = Besetzen: { $prof } → { $place }
exodus-action-skip = Verzichten
exodus-action-stop = Das reicht
exodus-action-decline = Ablehnen
exodus-action-pillar = { $card } aus { $display }{ $new ->
    [yes] : neue Säule
   *[no] : auf Säule { $pillar }
}
exodus-action-draw = Zwei ziehen und wählen
exodus-action-take = Nehmen: { $thing }
exodus-action-keep = Behalten: { $thing }
exodus-action-advance = Hohepriester vorrücken
exodus-action-train = Ausbilden: { $from } → { $to }
exodus-action-dispatch = Wegschicken: { $prof } → { $target }
exodus-action-knowledge = Wissenskarte nehmen: { $card }
exodus-action-knowledge-field = Wissenskarte von Feld { $field } nehmen: { $card }
exodus-action-influence = Einflusskarte ausspielen: { $card }
exodus-action-use-pillar = Säule { $pillar } nutzen: { $effect }
exodus-action-favour = Gunstmarker: 1 Aktion mehr
exodus-action-end = Zug beenden
exodus-action-colour = { $colour ->
    [purple] Lila Siedler
    [white] Weiße Siedler
   *[brown] Braune Siedler
}
exodus-action-rotate = { $turns ->
    [0] Nicht drehen
    [one] 1 Vierteldrehung
   *[other] { $turns } Vierteldrehungen
}
exodus-action-residence-at = Unterkunft auf { $cell }
exodus-action-tile-at = { $tile ->
    [agora] Agora
   *[workshop] Werkstatt
} auf { $cell }
exodus-action-exchange = { $from } → { $to }
exodus-action-give = Abgeben: { $thing }
exodus-action-give-back = In den Beutel: { $prof }
exodus-action-part = { $stage ->
    [base] Sockel
   *[shaft] Schaft
}: { $effect }
exodus-action-again = Noch einmal
exodus-target-residence = Unterkunft
exodus-target-new-residence = neue Unterkunft
exodus-target-workshop = Werkstatt auf { $cell }{ $slots ->
    [1] {""}
   *[other] , Platz { $slot }
}
exodus-target-pillar = Säule { $pillar }, { $stage ->
    [base] Sockel
    [shaft] Schaft
   *[capital] Kapitell
}

## What follows a choice

exodus-detail-gain = Du erhältst: { $gain }.
exodus-detail-pay = Du zahlst: { $cost }.
exodus-detail-priest = Hohepriester auf { $to } von { $end }{ $has ->
    [yes] , Bonus: { $list }
   *[no] {""}
}.
exodus-detail-bonus = { $bonus } (Feld { $space })
exodus-detail-next-bonus = Der nächste Bonus liegt auf { $space }: { $bonus }.
exodus-detail-then = Danach: { $list }.
exodus-detail-luck = Dann entscheidet der Zufall; das lässt sich nicht zurücknehmen.
exodus-detail-lost-favour = { $count ->
    [one] 1 Gunstmarker verfällt: kein freies Ablagefeld.
   *[other] { $count } Gunstmarker verfallen: kein freies Ablagefeld.
}
exodus-detail-becomes = { $prof } kommt in deinen Ausbildungsbereich.
exodus-detail-dispatch = Entsendebonus: { $gain }.
exodus-detail-placement = Platzierungsbonus: { $gain }.
exodus-detail-trained = Später weggeschickt bringt er: { $gain }.
exodus-detail-region = Er zählt dann für { $region }.
exodus-detail-all-regions = Auf einem Schiff zählt er in jedem Gebiet.
exodus-detail-no-region = Auf einer Säule zählt er in keinem Gebiet.
exodus-detail-activates = Die Werkstatt wird aktiviert: { $effect }
exodus-detail-completes-residence = Die Unterkunft ist dann voll; der nächste Siedler kann eine neue beginnen.
exodus-detail-completes-line = { $line ->
    [row] Dann ist eine Zeile voll.
   *[column] Dann ist eine Spalte voll.
}
exodus-detail-favour-space = Ein weiteres Ablagefeld für Gunst öffnet sich.
exodus-detail-needs = Wirksam, sobald dort steht: { $prof }.
exodus-detail-ship = { $new ->
    [yes] Ein neuer Typ: { $points }.
   *[no] Diesen Typ hast du schon: keine Siegpunkte.
}
exodus-detail-score = Am Ende: { $score }
exodus-detail-requires = Du schickst weg: { $list }.
exodus-detail-reaches = Nächste Runde von hier: { $fields }.
exodus-detail-reaches-turned = Erreichbar für dich wären: { $fields }.
exodus-detail-end = { $count ->
    [0] {""}
    [one] 1 ungenutzte Aktion verfällt.
   *[other] { $count } ungenutzte Aktionen verfallen.
}
exodus-detail-loses = { $region } wird nun gewertet, und dort steht keine Unterkunft: Das Spiel ist verloren.
exodus-detail-favour = Danach hast du { $actions } und { $tokens }.
exodus-detail-guard = Ein Wächter kann mitkommen: { $colours }.
exodus-detail-share = Du darfst deinen König auf Felder anderer Könige setzen; Siedler, Wächter und Plättchen können dort weg sein.
exodus-detail-have = Du hast dann: { $stock }.
exodus-detail-new-residence = Du nimmst eine offene Unterkunft und wählst ein Feld dafür; das Feld gibt seinen Bonus.
exodus-detail-lapsed = Nicht im Vorrat: { $thing }.
exodus-detail-skipped = Einen Teil davon bekommst du nicht: { $source }.
exodus-detail-turned-up = Dann wird etwas aufgedeckt; das lässt sich nicht zurücknehmen.
exodus-detail-first = Kein Bonus, aber alle auf späteren Plätzen sind nach dir am Zug.
exodus-detail-stage = Dann einmal je Zug: { $effect }
exodus-detail-settlement = { $region } jetzt gewertet: { $now } für dich statt { $before }.

## The table in words

exodus-text-year = Jahr und Stadt
exodus-text-now = Jahr { $year } von { $years }, Runde { $round } von { $rounds }{ $phase ->
    [order] , Wahl der Reihenfolge
    [kings] , Könige platzieren
    [actions] , Aktionen
    [over] , das Spiel ist zu Ende
   *[other] {""}
}.
exodus-text-order = Zugreihenfolge: { $names }.
exodus-text-sorting = Die Plätze werden gewählt in dieser Reihenfolge: { $names }.
exodus-text-discs = Oberste Scheibe: { $top } im Uhrzeigersinn; mittlere Scheibe: { $middle } im Uhrzeigersinn.
exodus-text-scored = Nach Jahr { $year } wird gewertet: { $region }.
exodus-text-rings = { $ring ->
    [0] Oberste Ebene
    [1] Mittlere Ebene
   *[other] Unterste Ebene
}
exodus-text-field = { $field }: { $gain }.
exodus-text-field-settlers = Dort stehen: { $list }.
exodus-text-field-tile = Dort liegt: { $tile }.
exodus-text-field-no-tile = Dort liegt kein Plättchen.
exodus-text-field-agora-settler = Darauf: { $settler }.
exodus-text-field-guard = Wächter daneben: { $settler }.
exodus-text-field-kings = Könige: { $names }.
exodus-text-field-reaches = Von hier erreicht ein König: { $fields }.
exodus-text-displays = Auslagen
exodus-text-open = Offene { $kind ->
    [ships] Schiffe
    [workshops] Werkstätten
    [agoras] Agoras
    [residences] Unterkünfte
   *[influence] Einflusskarten
}: { $list }.
exodus-text-knowledge = Wissenskarte, Feld { $field }: { $card }
exodus-text-knowledge-empty = Wissensfeld { $field } ist leer.
exodus-text-discard = Abgelegte Wissenskarten: { $list }.
exodus-text-pillar = Säulenauslage { $display }, { $stage ->
    [base] Sockel
    [shaft] Schaft
   *[capital] Kapitell
}: { $card }
exodus-text-pillar-below = Darunter: { $list }.
exodus-text-pillar-empty = keine Karte.
exodus-text-monuments = Monumente auf Feld { $space } der Leiste: { $list }.
exodus-text-track = Boni der Apotheosis-Leiste: { $list }.
exodus-text-supply = Vorrat: { $list }.
exodus-text-bag = Im Beutel: { $list }.
exodus-text-piles = Verdeckte Stapel: { $list }.
exodus-pile = { $pile ->
    [ships] Schiffe
    [workshops] Werkstätten
    [agoras] Agoras
    [residences] Unterkünfte
    [knowledge] Wissenskarten
    [influence] Einflusskarten
    [bases] Sockel
    [shafts] Schäfte
   *[capitals] Kapitelle
}: { $count }
exodus-text-catastrophe = Die Katastrophe dieses Jahres drehte die mittlere Scheibe um { $middle } und die oberste um { $top } mehr.
exodus-text-catastrophes = Noch unbekannte Katastrophen: { $list }.
exodus-catastrophe = Mitte { $middle }, oben { $top } mehr
exodus-text-player = { $name } ({ $mark }): { $points }, Hohepriester auf { $priest } von { $end }.
exodus-text-king = König auf { $field }.
exodus-text-stock = Hat: { $list }.
exodus-text-favours = { $tokens }; bis zu { $most } können aufbewahrt werden.
exodus-text-school = Ausbildungsbereich: { $list }.
exodus-text-cell = { $cell }: { $tile }.
exodus-text-cell-free = { $cell }: frei{ $agora ->
    [yes] , für eine Agora
   *[no] {""}
}; Bonus: { $bonus }.
exodus-text-on = Darauf: { $list }.
exodus-text-free-places = { $count ->
    [0] Sie ist voll.
    [one] 1 Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
exodus-text-active = { $active ->
    [yes] Sie ist aktiviert.
   *[no] Sie ist nicht aktiviert.
}
exodus-text-ships = Schiffe: { $list }.
exodus-text-ship-with = { $ship } ({ $settler })
exodus-text-ship-empty = { $ship }, frei
exodus-text-pillars = Säule { $pillar }: { $list }.
exodus-text-incomplete = { $card }, nicht abgeschlossen
exodus-text-cards = Wissenskarten: { $list }.
exodus-text-held = Einflusskarten auf der Hand: { $count }{ $known ->
    [none] {""}
   *[some] {" "}({ $list })
}.
exodus-text-unknown = { $count } verdeckt
exodus-text-played = Ausgespielte Einflusskarten: { $list }.
exodus-text-own = Deine Einflusskarten
exodus-text-turn = Noch { $actions }; in diesem Zug genutzte Säulen: { $used }.
exodus-text-settlement = Jetzt gewertet
exodus-text-region = { $region }: { $list }.
exodus-region-share = { $name }: { $points } ({ $counts })
exodus-region-counts = lila { $purple }, weiß { $white }, braun { $brown }
exodus-text-region-lost = Ohne Unterkunft dort wäre das Spiel verloren.

## The end

exodus-end-title = Punkte nach Herkunft
exodus-end-total = Punkte
exodus-end-dispatch = Entsendeboni
exodus-end-ships = Schiffe
exodus-end-track = Apotheosis-Leiste
exodus-end-cells = Platzierungsboni
exodus-end-pillars = Säulen
exodus-end-influence = Ausgespielte Einflusskarten
exodus-end-region = Siedlungswertung: { $region }
exodus-end-left = Zurückgebliebene Siedler
exodus-end-rows = Volle Zeilen
exodus-end-columns = Volle Spalten
exodus-end-monuments = Monumente
exodus-end-knowledge = Wissenskarten
exodus-end-unplayed = Nicht gespielte Einflusskarten
exodus-end-other = Felder, Werkstätten und Sonstiges
exodus-end-note = Bei Gleichstand gewinnt, wer die meisten Siedler entsandt hat; danach wird der Sieg geteilt.
exodus-end-placed = Entsandte Siedler: { $list }.
exodus-end-solo = Du erreichst mit { $points } den Titel { $title }.
exodus-end-next-title = Der nächste Titel, { $title }, braucht { $points }.
exodus-end-lost = Das Spiel ist verloren: { $region } wurde gewertet, und dort stand keine Unterkunft.
exodus-end-lost-hint = Plane für jedes Gebiet eine Unterkunft ein, bevor es gewertet wird.
exodus-end-line = { $name }: { $points } ({ $list }).

## What happened

exodus-log-starts = { $you ->
    [yes] bist
   *[no] ist
} Startspieler
exodus-log-discs = Die Scheiben stehen gedreht: mittlere { $middle }, oberste { $top }.
exodus-log-pillars = Neue Säulenkarten: { $list }.
exodus-log-knowledge = Neue Wissenskarten: { $list }.
exodus-log-residences = Neue offene Unterkünfte: { $list }.
exodus-log-tiles = Neue Plättchen in der Stadt: { $list }.
exodus-log-settlers = Siedler kommen in die Stadt: { $list }.
exodus-log-catastrophe = Katastrophe: Die mittlere Scheibe dreht sich um { $middle }, die oberste um { $top } mehr.
exodus-log-neutral = Die neutralen Könige ziehen auf { $fields }.
exodus-log-cleared = Die Plättchen der Stadt kommen in die offenen Auslagen.
exodus-log-discarded = Abgelegt: { $list }.
exodus-log-year = Jahr { $year } beginnt. Die Reihenfolge wählen { $names }.
exodus-log-year-solo = Jahr { $year } beginnt.
exodus-log-order = { $you ->
    [yes] nimmst
   *[no] nimmt
} Platz { $space } der Reihenfolge
exodus-log-king = { $you ->
    [yes] platzierst
   *[no] platziert
} den König auf { $field }
exodus-log-get = { $you ->
    [yes] erhältst
   *[no] erhält
}: { $gain }
exodus-log-get-from = { $source }: { $gain }
exodus-log-guard = { $you ->
    [yes] nimmst
   *[no] nimmt
} den Wächter
exodus-log-guard-left = { $you ->
    [yes] lässt
   *[no] lässt
} den Wächter stehen
exodus-log-take = { $you ->
    [yes] nimmst
   *[no] nimmt
}: { $thing }
exodus-log-draw = { $you ->
    [yes] ziehst
   *[no] zieht
}: { $list }
exodus-log-keep = { $you ->
    [yes] behältst
   *[no] behält
}: { $thing }
exodus-log-keep-secret = { $you ->
    [yes] behältst
   *[no] behält
} eine Karte verdeckt
exodus-log-other-open = { $thing } kommt in die offene Auslage
exodus-log-place = { $you ->
    [yes] legst
   *[no] legt
} auf { $cell }: { $thing }
exodus-log-move = { $you ->
    [yes] verschiebst
   *[no] verschiebt
} von { $from } nach { $to }: { $thing }
exodus-log-swap = { $you ->
    [yes] tauschst
   *[no] tauscht
} die Unterkünfte auf { $from } und { $to }
exodus-log-decline = { $you ->
    [yes] verzichtest
   *[no] verzichtet
} auf ein Monument
exodus-log-pillar = { $you ->
    [yes] baust
   *[no] baut
} auf Säule { $pillar }: { $card }
exodus-log-advance = { $you ->
    [yes] rückst
   *[no] rückt
} mit dem Hohepriester vor
exodus-log-train = { $you ->
    [yes] bildest
   *[no] bildet
} aus: { $from } → { $to }
exodus-log-pay = { $you ->
    [yes] zahlst
   *[no] zahlt
}: { $cost }
exodus-log-give = { $you ->
    [yes] gibst
   *[no] gibt
} ab: { $thing }
exodus-log-dispatch = { $you ->
    [yes] schickst
   *[no] schickt
} weg: { $prof } → { $target }
exodus-log-learn = { $you ->
    [yes] nimmst
   *[no] nimmt
} die Wissenskarte { $card }
exodus-log-play = { $you ->
    [yes] spielst
   *[no] spielt
} die Einflusskarte { $card } aus
exodus-log-use = { $you ->
    [yes] nutzt
   *[no] nutzt
} Säule { $pillar }: { $effect }
exodus-log-favour = { $you ->
    [yes] setzt
   *[no] setzt
} einen Gunstmarker für eine weitere Aktion ein
exodus-log-end-turn = { $you ->
    [yes] beendest
   *[no] beendet
} den Zug
exodus-log-colour = { $you ->
    [yes] wählst
   *[no] wählt
} { $colour ->
    [purple] Lila
    [white] Weiß
   *[brown] Braun
}
exodus-log-into-bag = { $you ->
    [yes] legst
   *[no] legt
} in den Beutel: { $settler }
exodus-log-scoring = Siedlungswertung { $region }: { $list }.
exodus-log-lost = Das Spiel ist verloren: In { $region } steht keine Unterkunft.
exodus-log-monuments = Monumente an der Leiste: { $list }.
exodus-log-residence-more = neu ausliegend: { $list }
exodus-log-round = Runde { $round }. Reihenfolge: { $names }.
exodus-log-round-solo = Runde { $round }.
exodus-log-lapsed = { $thing } verfällt (Vorrat leer)
exodus-log-lapsed-favour = { $thing } verfällt (kein freies Ablagefeld)
exodus-log-skipped = hier ist nichts zu erhalten ({ $source })
exodus-log-flames = { $flames } (Hohepriester auf { $to })
exodus-log-flames-end = { $flames } (Hohepriester am Ende, { $to }; der Rest verfällt)
exodus-log-same-ship = der Typ ist nicht neu: keine Siegpunkte
exodus-log-from-bag = aus dem Beutel kommt nach { $cell }: { $settler }
exodus-log-active = die Werkstatt wird aktiviert ({ $effect })
exodus-log-part = Teil: { $stage }
exodus-log-unused = { $actions } ungenutzt
exodus-log-reason = { $why }: { $points }
exodus-log-final = { $name }: { $list }. Schlusswertung zusammen: { $points }.
exodus-source = { $source ->
    [city] Feld des Königs
    [order] Platz der Reihenfolge
    [workshop] Werkstatt
    [cell] Platzierungsbonus
    [dispatch] Entsendebonus { $name }
    [track] Feld { $name } der Leiste
    [echo] Feld { $name } der Leiste, noch einmal
    [agora] Agora
    [instant] Sofortbonus
    [pillar] Säule
    [influence] { $name }
   *[advance] Aktion
}
exodus-log-place-it = { $you ->
    [yes] legst
   *[no] legt
} das Plättchen auf { $cell }
exodus-log-train-paid = { $you ->
    [yes] bildest
   *[no] bildet
} aus: { $from } → { $to } für { $cost }

## Why not

exodus-refusal-seats = Atlantis Exodus ist für 1 bis 4 Spieler, nicht für { $seats }.
exodus-refusal-start-seat = Dort sitzt niemand, der beginnen könnte.
exodus-refusal-not-asked = Du bist jetzt nicht gefragt.
exodus-refusal-other-question = Zuerst ist etwas anderes zu entscheiden.
exodus-refusal-space-taken = Platz { $number } ist schon vergeben.
exodus-refusal-space-closed = Platz { $number } ist bei dieser Spielerzahl geschlossen.
exodus-refusal-other-ring = { $field } liegt auf einer anderen Ebene als der dieser Runde.
exodus-refusal-not-reached = Eine durchgezogene Mauer ist im Weg: { $to } ist von { $from } aus nicht erreichbar.
exodus-refusal-field-taken = Auf { $field } steht schon ein König.
exodus-refusal-field-blocked = Ein neutraler König versperrt { $field }.
exodus-refusal-no-book-left = Im Vorrat ist davon nichts mehr: { $book }.
exodus-refusal-no-gold-left = Im Vorrat ist zu wenig Gold.
exodus-refusal-cell-covered = { $cell } ist schon belegt.
exodus-refusal-other-cell = { $agora ->
    [yes] Auf { $cell } darf nur eine Agora liegen.
   *[no] Eine Agora gehört auf einen Agora-Platz, und { $cell } ist keiner.
}
exodus-refusal-no-such-cell = Auf { $cell } gibt es nichts zu wählen.
exodus-refusal-nobody-there = In deinem Ausbildungsbereich fehlt: { $prof }.
exodus-refusal-slot-does-not-fit = { $prof } passt nicht auf diesen Platz der Werkstatt.
exodus-refusal-no-such-slot = Auf { $cell } gibt es keinen solchen freien Werkstattplatz.
exodus-refusal-no-cell-for-residence = Alle deine Unterkünfte sind voll, und kein Feld ist für eine neue frei.
exodus-refusal-no-open-residence = Alle deine Unterkünfte sind voll, und keine neue liegt aus.
exodus-refusal-residence-not-open = Diese Unterkunft liegt nicht aus.
exodus-refusal-no-free-ship = Du hast kein Schiff ohne Siedler.
exodus-refusal-pillar-does-not-wait = Keine deiner Säulenkarten wartet auf: { $prof }.
exodus-refusal-no-pillar-for-knowledge = Siedler für eine Wissenskarte dürfen nicht auf Säulen.
exodus-refusal-no-pillar-for-card = Diese Karte schickt niemanden auf Säulen.
exodus-refusal-no-place-for-the-other = Für den anderen Siedler bliebe kein Platz.
exodus-refusal-not-asked-for = Die Wissenskarte verlangt das nicht: { $prof }.
exodus-refusal-not-sent-by-card = Die Karte schickt diesen Siedler jetzt nicht weg: { $prof }.
exodus-refusal-nothing-yet = Mindestens einmal musst du es tun, bevor du aufhören darfst.
exodus-refusal-no-such-pillar-card = Hier liegt kein { $stage ->
    [base] Sockel
    [shaft] Schaft
   *[capital] Kapitell
} zum Nehmen.
exodus-refusal-no-pillar-for = { $stage ->
    [base] Du hast schon so viele Säulen, wie du darfst.
    [shaft] Du hast keine Säule mit Sockel und ohne Schaft.
   *[capital] Du hast keine Säule mit abgeschlossenem Schaft und ohne Kapitell.
}
exodus-refusal-no-such-instant = Das gibt die Karte jetzt nicht.
exodus-refusal-influence-not-open = { $card } liegt nicht offen aus.
exodus-refusal-no-influence-deck = Der Stapel der Einflusskarten ist leer.
exodus-refusal-not-drawn = Das wurde nicht gezogen.
exodus-refusal-no-such-monument = Dieses Monument liegt nicht auf dem Feld.
exodus-refusal-tile-not-open = Dieses Plättchen liegt nicht in der offenen Auslage.
exodus-refusal-no-tile-left = Der Nachziehstapel ist leer.
exodus-refusal-no-action-left = Du hast keine Aktion mehr; ein Gunstmarker gäbe dir eine.
exodus-refusal-track-end = Dein Hohepriester ist am Ende der Leiste.
exodus-refusal-no-arrow = Kein Pfeil führt zu { $prof }.
exodus-refusal-nobody-to-train = Dafür brauchst du im Ausbildungsbereich: { $prof }.
exodus-refusal-books-missing = Das kostet { $cost }, und du hast { $owned }.
exodus-refusal-gold-missing = Das kostet { $cost }, und du hast { $owned }.
exodus-refusal-not-displayed = { $card } liegt nicht aus.
exodus-refusal-knowledge-owned = { $card } hast du schon; niemand darf zwei mit gleichem Namen haben.
exodus-refusal-profession-missing = { $card } verlangt in deinem Ausbildungsbereich: { $prof }.
exodus-refusal-no-two-places = Für die beiden Siedler von { $card } fehlt Platz in Unterkünften, auf Schiffen oder in Werkstätten.
exodus-refusal-not-discarded = { $card } liegt nicht auf dem Ablagestapel.
exodus-refusal-no-knowledge-deck = Der Stapel der Wissenskarten ist leer.
exodus-refusal-not-held = { $card } hast du nicht auf der Hand.
exodus-refusal-card-would-do-nothing = { $card } würde jetzt nichts bewirken: { $why }.
exodus-refusal-no-such-pillar = Du hast keine solche Säule.
exodus-refusal-pillar-used = Diese Säule hast du in diesem Zug schon genutzt.
exodus-refusal-stage-incomplete = { $stage ->
    [base] Dieser Sockel
    [shaft] Dieser Schaft
   *[capital] Dieses Kapitell
} ist nicht abgeschlossen: Der Siedler fehlt.
exodus-refusal-pillar-would-do-nothing = Dieser Effekt würde jetzt nichts bewirken: { $why }.
exodus-refusal-no-favour = Du hast keinen Gunstmarker.
exodus-refusal-nobody-of-colour = Diese Karte kann niemanden dieser Farbe wegschicken.
exodus-refusal-too-many-turns = So weit lässt sich die Scheibe nicht drehen.
exodus-refusal-no-book-to-give = Du hast davon nichts abzugeben: { $book }.
exodus-refusal-same-book = Getauscht wird gegen eine andere Sorte.
exodus-refusal-cannot-move = Was auf { $cell } liegt, kann nicht umziehen.
exodus-refusal-no-gold-to-give = So viel kannst du nicht abgeben: { $coins }.
exodus-refusal-gives-nothing = Das brächte dir nichts.
exodus-refusal-cannot-change = Das kannst du jetzt nicht tauschen.
exodus-refusal-no-such-part = Dieser Teil der Säule lässt sich jetzt nicht nutzen.
exodus-refusal-luck = So kann der Zufall nicht entscheiden.
exodus-refusal-idle = { $why ->
    [two-residences] Dazu braucht es zwei Unterkünfte
    [nobody-to-send] Niemand kann weggeschickt werden
    [track-end] Dein Hohepriester ist am Ende der Leiste
    [empty-bag] Der Beutel ist leer
    [no-free-slot] Keine deiner Werkstätten hat einen freien Platz
    [no-favour-space] Du hast kein freies Ablagefeld für Gunst
    [nobody-to-train] Niemand kann ausgebildet werden
    [no-tile] Es gibt kein Plättchen zu nehmen
    [no-room] Du hast keinen Platz für das Plättchen
    [no-knowledge] Es gibt keine Karte zu nehmen
    [no-pillar-card] Keine Säulenkarte passt auf deine Säulen
    [nothing-printed] Das Feld deines Königs zeigt kein vorrätiges Lehrbuch oder Gold
    [nothing-to-exchange] Du hast nichts zu tauschen
    [nothing-to-clear] Es gibt kein Plättchen zu räumen oder auszulegen
    [nothing-to-reveal] Es gibt keine Wissenskarte abzulegen oder aufzudecken
    [no-bonus] Dein Hohepriester kam noch an keinem Bonus vorbei
    [no-incomplete] Du hast keine unfertige Unterkunft
    [nothing-to-move] Du hast nichts, das umziehen kann
    [no-book] Du hast kein Lehrbuch abzugeben
    [no-gold] Du hast kein Gold abzugeben
    [nobody-in-training] Dein Ausbildungsbereich ist leer
    [no-other-colour] Im Beutel ist kein Siedler einer anderen Farbe
    [no-points] Du hast keine Siegpunkte abzugeben
    [nothing-to-change] Du hast nichts zu wechseln
   *[gives-nothing] Du bekämst nichts
}

## The components page

exodus-fact-slots = Rasterplätze des Kreises
exodus-fact-turn-slots = Rasterplätze einer Vierteldrehung
exodus-fact-floors = Bodenfarben
exodus-fact-ship-spaces = Siegpunkte der Schiffsplätze, von links
exodus-fact-favour-spaces = Belegte Felder, die Ablagefelder brauchen
exodus-fact-track-end = Ende der Apotheosis-Leiste
exodus-fact-years = Jahre
exodus-fact-catastrophes = Katastrophenplättchen
exodus-fact-ships = Schiffe
exodus-fact-residences = Unterkünfte
exodus-fact-workshops = Werkstätten
exodus-fact-agoras = Agoras
exodus-fact-monuments = Monumente
exodus-fact-bases = Sockel
exodus-fact-shafts = Schäfte
exodus-fact-capitals = Kapitelle
exodus-fact-shaft-settler = Schließt einen Schaft ab
exodus-fact-capital-settler = Schließt ein Kapitell ab
exodus-fact-knowledge = Wissenskarten
exodus-fact-influence = Einflusskarten
exodus-fact-settlers = Siedler je Farbe
exodus-fact-books = Lehrbücher je Sorte
exodus-fact-gold = Gold
exodus-fact-favours = Gunstmarker
exodus-fact-start-books = Lehrbücher zu Beginn: Wissen, Kultur, Handwerk
exodus-fact-start-gold = Gold zu Beginn
exodus-fact-actions = Aktionen je Zug
exodus-fact-open-residences = Offene Unterkünfte
exodus-fact-pillars = Säulen je Spieler
exodus-fact-neutral = Neutrale Könige beginnen auf
exodus-fact-left = Verlust je zurückgebliebenem Siedler
exodus-fact-row = Siegpunkte je voller Zeile
exodus-fact-column = Siegpunkte je voller Spalte
exodus-fact-unplayed = Siegpunkte je nicht gespielter Einflusskarte
exodus-fact-refill = Solo: Die Stadt wird aufgefüllt nach den Jahren
exodus-fact-smallest = Solo: So oft zählt die kleinste Farbe
exodus-fact-yes = ja
exodus-fact-no = nein
exodus-part-city = Stadtfelder
exodus-part-training = Ausbildungsbereich
exodus-part-settlement = Siedlungsbereich
exodus-part-track = Boni der Apotheosis-Leiste
exodus-part-order = Reihenfolgeplätze
exodus-part-catastrophes = Katastrophenplättchen
exodus-part-ships = Schiffstypen
exodus-part-residences = Unterkünfte
exodus-part-workshops = Werkstätten
exodus-part-agoras = Agoras
exodus-part-monuments = Monumente
exodus-part-pillars = Säulenkarten
exodus-part-knowledge = Wissenskarten
exodus-part-influence = Einflusskarten
exodus-part-players = Nach Spielerzahl
exodus-part-titles = Titel des Solospiels
exodus-fact-turns = { $ring ->
    [0] Die oberste Ebene dreht sich
    [1] Die mittlere Ebene dreht sich
   *[other] Die unterste Ebene dreht sich
}
exodus-fact-area-slots = { $ring ->
    [0] Oberste Ebene
    [1] Mittlere Ebene
   *[other] Unterste Ebene
}, Areal { $area }: Rasterplätze
exodus-fact-area-guard = { $ring ->
    [0] Oberste Ebene
    [1] Mittlere Ebene
   *[other] Unterste Ebene
}, Areal { $area }: Wächter
exodus-part-trained = { $colour }; aus { $from } für { $cost }; Entsendebonus: { $bonus }
exodus-part-untrained = { $colour }, unausgebildet; Entsendebonus: { $bonus }
exodus-part-region = gewertet nach Jahr { $year }
exodus-part-cell = { $agora ->
    [yes] für eine Agora; Bonus: { $bonus }
   *[no] Bonus: { $bonus }
}
exodus-part-space = Bonus: { $bonus }; ab { $players } Spielern{ $share ->
    [yes] ; darf zu anderen Königen
   *[no] {""}
}
exodus-part-knowledge-card = Verlangt { $requires }. { $score } Exemplare: { $copies }, zu 1 oder 2 { $few }.
exodus-part-row = { $bag } Siedler je Farbe im Beutel, { $fields } Wissensfelder, { $monuments } Monumente je Feld, { $neutral } neutrale Könige; Siedlungswertung: { $solo ->
    [yes] Soloregel
   *[no] { $points } für jeden Spieler mit weniger
}
exodus-part-title = ab { $points }
exodus-part-lowest-title = mit weniger Siegpunkten
exodus-choice-start-hint = Wer beginnt, wählt im ersten Jahr zuerst; danach wird die Reihenfolge jedes Jahr neu gewählt.
exodus-choice-discs-hint = Die Scheiben beginnen immer in derselben Stellung oder so, wie der Zufall sie dreht.
