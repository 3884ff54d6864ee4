## Zagłada Atlantydy
