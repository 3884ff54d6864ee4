# Begriffe eines Spiels, und was in seiner Schachtel liegt.

glossary = Begriffe dieses Spiels

## Die Seite zum Spielmaterial

components-faces-lead = Was in der Schachtel liegt, so wie es am Tisch aussieht: jedes Teil mit seiner Anzahl und dem, was es bewirkt.
components-copies = { $count } in der Schachtel
components-sources = Woher jede Zahl stammt
components-sources-lead = Jede Zahl des Spiels steht mit ihrer Herkunft in einer Datendatei. Wer es besser weiß, kann eine Zeile berichtigen und damit spielen.
