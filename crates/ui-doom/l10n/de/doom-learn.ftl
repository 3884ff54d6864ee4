# Die Karten vor der ersten Partie und was der Begleiter sagt.

learn-doom-goal-title = Über den Ozean
learn-doom-goal = Bring deine Flüchtlinge an Bord und die Schiffe ins Neue Land. Je mehr eigene auf einem Schiff sind und je mehr Farben daneben, desto mehr Punkte bringt es.
learn-doom-goal-tip = Deine 20 Holzwürfel sind deine Stimme, dein Geld und deine Leute.
learn-doom-turn-title = Senat, Karten, Schiffe
learn-doom-turn-1 = Lege Einflussmarker in den Senat: Wer vorn steht, gewinnt Gleichstände.
learn-doom-turn-2 = Kaufe einen Senator mit seiner Fähigkeit oder passe und nimm einen kostenlos.
learn-doom-turn-3 = Lege fünf Karten aus und biete auf jede: Die Höchstbietenden spielen ihre aus.
learn-doom-turn-4 = Ein Ereignis schlägt zu, drei Schiffe fahren, Holzwürfel kommen zurück.
learn-doom-turn-tip = Ein Gebot ist für die Runde fort, gewonnen oder verloren.
learn-doom-end-title = Der dritte Untergang
learn-doom-end = Drei Untergangskarten zerbrechen drei Säulen, und die dritte beendet das Spiel sofort, frühestens in Runde vier. Es gewinnt, wer die meisten Punkte hat, die auf Spezialkarten mitgezählt.
learn-doom-end-tip = Dann bewegt sich kein Schiff mehr, also komm vorher an.

coach-doom-first = Steig ein, wo auch andere sitzen werden: Jede Farbe ist ein Punkt, und volle Schiffe fahren zuerst.
coach-doom-senate = Wer hier führt, gewinnt Gleichstände und 2 Punkte; die Hälfte bleibt meist für die nächste Runde.
coach-doom-faction = Passen kostet nichts: Passen dir zwei Senatoren, lass andere zahlen und nimm, was bleibt.
coach-doom-row = Die Auktionen gehen von links nach rechts: erst Leute an Bord bringen, dann ihr Schiff bewegen.
coach-doom-bid = Das muss für fünf Auktionen und deine Flüchtlinge reichen. Auch 0 ist ein Gebot.
coach-doom-declare = Du musst nicht Erster sein, nur unter den Berechtigten. Alles darüber ist verschenkt.
coach-doom-borrow = Du bist Erster: Vielleicht nützt dir die Karte deines Nachbarn mehr als deine eigene.
coach-doom-board = Dein zweiter Flüchtling auf einem Schiff bringt 2 Punkte mehr, der dritte 3, der fünfte sogar 5.
coach-doom-sail = Alle an Bord bekommen Punkte. Schiffe mit gepunktetem Weg fahren von selbst: Hilf einem anderen.
coach-doom-target = Triff, wo andere viel verlieren und du nichts: Sieh erst nach, wer an Bord ist.
coach-doom-window = Gefragt wird, wer so eine Karte haben könnte. Passen verrät nichts über deine Karten.
coach-doom-last = Jede Untergangsphase kann jetzt das Spiel beenden, bevor Schiffe fahren. Komm mit Karten ans Ziel.
