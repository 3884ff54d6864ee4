# Die Karten vor der ersten Partie und was der Begleiter sagt.

learn-last-days-goal-title = Über den Ozean
learn-last-days-goal = Bring deine Flüchtlinge an Bord und die Schiffe ins Neue Land. Je mehr eigene auf einem Schiff sind und je mehr Farben daneben, desto mehr Punkte bringt es.
learn-last-days-goal-tip = Deine 20 Holzwürfel sind deine Stimme und deine Leute.
learn-last-days-turn-title = Senat, Karten, Schiffe
learn-last-days-turn-1 = Lege Einflussmarker in den Senat: Wer vorn steht, gewinnt Gleichstände.
learn-last-days-turn-2 = Nimm einen Senator mit seiner Fähigkeit.
learn-last-days-turn-3 = Lege fünf Karten aus und biete auf jede: Die Höchstbietenden spielen ihre aus.
learn-last-days-turn-4 = Drei Schiffe fahren, das Ereignis schlägt zu, Holzwürfel kommen zurück.
learn-last-days-turn-tip = Ein Gebot ist für die Runde fort, gewonnen oder verloren.
learn-last-days-end-title = Die dritte Säule
learn-last-days-end = Drei Untergangsereignisse zerbrechen drei Säulen, und die dritte beendet das Spiel, nachdem sich noch einmal Schiffe bewegt haben. Es gewinnt, wer die meisten Punkte hat, die auf Spezialkarten mitgezählt.
learn-last-days-end-tip = Wer bis dahin nicht angekommen ist, bringt keine Punkte.

coach-last-days-first = Steig ein, wo auch andere sitzen werden: Jede Farbe ist ein Punkt, und volle Schiffe fahren zuerst.
coach-last-days-influence = Wer hier führt, gewinnt Gleichstände und 2 Punkte. Aber was im Senat liegt, kann nicht bieten.
coach-last-days-senator = Ein Bonus-SP-Marker ist ein sicherer Punkt. Sonst nimm die Fähigkeit, die zu deinen Karten passt.
coach-last-days-row = Die Auktionen gehen von links nach rechts: erst Leute an Bord bringen, dann ihr Schiff bewegen.
coach-last-days-bid = Das muss für fünf Auktionen und deine Flüchtlinge reichen. Auch 0 ist ein Gebot.
coach-last-days-declare = Du musst nicht Erster sein, nur unter den Berechtigten. Alles darüber ist verschenkt.
coach-last-days-borrow = Du bist Erster: Vielleicht nützt dir die Karte deines Nachbarn mehr als deine eigene.
coach-last-days-board = Dein zweiter Flüchtling auf einem Schiff bringt 2 Punkte mehr, der dritte 3, der fünfte sogar 5.
coach-last-days-sail = Alle an Bord bekommen Punkte. Schiffe mit gepunktetem Weg fahren von selbst: Hilf einem anderen.
coach-last-days-window = Gefragt wird, wer so eine Karte haben könnte. Passen verrät nichts über deine Karten.
coach-last-days-event = Das Ereignis kündigt an, was die Untergangsphase bringt. Bereite dich vor, solange es geht.
coach-last-days-last = Das ist die letzte Runde. Punkte bringt nur, wer ankommt; vom Hafen aus sind das zwei Bewegungen.
