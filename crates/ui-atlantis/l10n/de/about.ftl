# What pages say of the game before it is played.

pitch-atlantis = Überquere den Weg, bevor er versinkt, und komm reich davon.
about-atlantis-1 = Atlantis versinkt. Ein Weg aus Plättchen führt von der Stadt zum Festland, und deine drei Figuren müssen hinüber. Jede Karte zeigt einen Gegenstand; spielst du sie aus, zieht eine Figur zum nächsten Plättchen, das denselben zeigt.
about-atlantis-2 = Hinter jeder Figur verliert der Weg ein Plättchen, und wer gezogen hat, behält es als Schatz. So zerbricht der Weg: Wasser tut sich auf, und wer eine Lücke überquert, zahlt mit Schätzen oder Karten. Eine Brücke macht eine Lücke kostenlos, für alle und für immer.
about-atlantis-3 = Erreicht die dritte Figur eines Spielers das Festland, endet das Spiel sofort, und alle übrigen Figuren müssen zum vollen Preis hinüber. Es gewinnt, wer den wertvollsten Schatz behält: Geh früh genug, aber nicht mit leeren Händen.
turn-atlantis-1 = Wenn du magst, kaufst du für eines deiner Plättchen Karten.
turn-atlantis-2 = Wähle eine Figur und spiele eine Karte aus: Die Figur zieht zum nächsten Plättchen mit diesem Gegenstand. Steht dort schon jemand, spielst du eine weitere Karte und ziehst weiter.
turn-atlantis-3 = Bezahle jede überquerte Lücke: den niedrigeren der beiden Werte an ihren Rändern, mit Plättchen oder Karten.
turn-atlantis-4 = Nimm das nächste freie Plättchen hinter deiner Figur auf. Es zählt am Ende Punkte oder bezahlt deinen Weg.
turn-atlantis-5 = Einmal im Spiel, vor oder nach dem Ziehen, darfst du deine Brücke in eine Lücke legen.
turn-atlantis-6 = Ziehe eine Karte und eine weitere für jede deiner Figuren auf dem Festland.
