# Co strony mówią o grze, zanim się zacznie.

pitch-@id@ = Nurkuj po muszle i odpocznij, zanim będzie o jedną za dużo.
about-@id@-1 = Wszyscy nurkują w tej samej zatoce. Nikt nie widzi, co wyławiają inni, a kto jest zbyt chciwy, wraca z niczym.
turn-@id@-1 = Nurkuj i wyciągnij z worka muszlę, którą tylko ty oglądasz; albo odpocznij i nie bierz już udziału w grze.
turn-@id@-2 = Gdy wszyscy odpoczywają albo worek jest pusty, każdy pokazuje muszle. Więcej niż siedem nie daje nic.

# Stół.

@id@-board = Zatoka
@id@-own = Twoje muszle
@id@-mark = miejsce { $number }
@id@-shells = { $count ->
    [one] { $count } muszla
    [few] { $count } muszle
    [many] { $count } muszli
   *[other] { $count } muszli
}
@id@-resting = odpoczynek
@id@-bag = { $count ->
    [one] W worku jest { $count } muszla.
    [few] W worku są { $count } muszle.
    [many] W worku jest { $count } muszli.
   *[other] W worku jest { $count } muszli.
}
@id@-dive = Nurkuj
@id@-dive-detail = Wyciągasz muszlę, którą widzisz tylko ty.
@id@-rest = Odpocznij
@id@-rest-detail = Nie bierzesz już udziału w grze.
@id@-prompt = Nurkuj po następną muszlę albo odpocznij.
@id@-wait = { $name } nurkuje albo odpoczywa.
@id@-over = Gra skończona.
@id@-log-dived = { $name } nurkuje.
@id@-log-drawn = { $name } wyciąga muszlę o wartości { $number }.
@id@-log-drawn-hidden = { $name } wyciąga muszlę.
@id@-log-rested = { $name } odpoczywa.
@id@-log-shown = { $name } pokazuje muszle; punkty: { $number }.
@id@-score = Wynik końcowy
@id@-score-shells = Muszle
@id@-score-sum = Punkty
@id@-fact-shells = Muszle o wartości jeden, dwa i trzy
@id@-fact-limit = Najwięcej, co się jeszcze liczy
@id@-refusal-seats = Gra jest dla 2 do 4 osób, nie dla { $seats }.
@id@-refusal-not-your-turn = Teraz nie twoja kolej.
@id@-refusal-luck = Los decyduje tu inaczej.
