### Co oba wydania gry o Senacie nazywają tak samo.

fleet-ship = { $ship ->
    [ark] Arka
    [science_ship] Statek naukowy
    [royal_barge] Statek królewski
    [airship] Statek powietrzny
   *[warship] Statek wojenny
}
fleet-ship-the = { $ship ->
    [ark] arkę
    [science_ship] statek naukowy
    [royal_barge] statek królewski
    [airship] statek powietrzny
   *[warship] statek wojenny
}
fleet-ship-subject = { $ship ->
    [ark] Arka
    [science_ship] Statek naukowy
    [royal_barge] Statek królewski
    [airship] Statek powietrzny
   *[warship] Statek wojenny
}
fleet-ship-on = { $ship ->
    [ark] na arce
    [science_ship] na statku naukowym
    [royal_barge] na statku królewskim
    [airship] na statku powietrznym
   *[warship] na statku wojennym
}
fleet-ship-onto = { $ship ->
    [ark] na arce
    [science_ship] na statku naukowym
    [royal_barge] na statku królewskim
    [airship] na statku powietrznym
   *[warship] na statku wojennym
}
fleet-ship-from = { $ship ->
    [ark] z arki
    [science_ship] ze statku naukowego
    [royal_barge] ze statku królewskiego
    [airship] ze statku powietrznego
   *[warship] ze statku wojennego
}
fleet-ship-twin = { $ship ->
    [ark] (ulepszona)
   *[other] (ulepszony)
}
fleet-ship-empty = Nikogo nie ma na pokładzie.
fleet-ship-aboard = Na miejscach: { $list }.
fleet-ship-hold = W ładowni: { $list }.
fleet-ship-worth = Gdyby przybył teraz: { $list }.
fleet-party = { $who ->
    [you] ty
    [neutral] neutralni
   *[other] { $name }
}
fleet-subject = { $who ->
    [you] Ty
    [neutral] Neutralni
   *[other] { $name }
}
fleet-colour = { $colour ->
    [blue] błękitny
    [red] czerwony
    [jade] jadeitowy
    [yellow] żółty
    [violet] fioletowy
   *[grey] szary
}
fleet-letter = { $colour ->
    [blue] B
    [red] C
    [jade] J
    [yellow] Ż
    [violet] F
   *[grey] N
}
fleet-mark = { $colour }, litera { $letter }
fleet-no-points = brak punktów zwycięstwa
fleet-none = brak
fleet-special = { $special ->
    [pursuit] Statek pościgowy
    [empathy] Empata
    [guardian] Strażnik
    [alliance] Przymierze
    [holds] Ukryte ładownie
    [intervention] Niespodziewana interwencja
    [sacrifice] Poświęcenie
    [spy] Zmiennokształtny szpieg
    [birds] Egzotyczne ptaki
    [orichalcum] Orychalk
   *[key] Klucz Atlantydy
}
fleet-points = { $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}
fleet-cubes = { $count ->
    [one] 1 sześcian
    [few] { $count } sześciany
   *[many] { $count } sześcianów
}
fleet-refugees = { $count ->
    [one] 1 uchodźcę
    [few] { $count } uchodźców
   *[many] { $count } uchodźców
}
fleet-neutrals = { $count ->
    [one] 1 neutralny uchodźca
    [few] { $count } neutralnych uchodźców
   *[many] { $count } neutralnych uchodźców
}
fleet-politics-cards = { $count ->
    [one] 1 kartę Polityki
    [few] { $count } karty Polityki
   *[many] { $count } kart Polityki
}
fleet-special-cards = { $count ->
    [one] 1 kartę Specjalną
    [few] { $count } karty Specjalne
   *[many] { $count } kart Specjalnych
}
