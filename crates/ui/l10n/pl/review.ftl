# Omówienie zakończonej partii.
review-title = Omówienie
review-link = Omówienie
review-lead = Jak zmieniały się szanse na wygraną, co je odwróciło, co można było wybrać lepiej i ile w tym było szczęścia.
review-lead-alone = Jak partia wyglądała z ruchu na ruch, co ją odwróciło, co można było wybrać lepiej i ile w tym było szczęścia.
review-score = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
review-percent = { $value }%
review-chart = Szanse na wygraną
review-chart-alone = Jak dobrze szło
review-chart-hint = Liczby oznaczają punkty zwrotne. Kliknięcie prowadzi do danej pozycji.
review-players = Szczęście i decyzje
review-luck-gave-you = Szczęście dało ci o { $amount } więcej niż przeciętnie.
review-luck-gave = { $name }: szczęście dało o { $amount } więcej niż przeciętnie.
review-luck-took-you = Szczęście kosztowało cię { $amount } względem przeciętnej.
review-luck-took = { $name }: szczęście kosztowało { $amount } względem przeciętnej.
review-luck-even = Szczęście było takie jak przeciętnie.
review-decisions = { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}, { $better ->
    [0] żadna z wyborem, który na pewno byłby lepszy.
    [one] w tym 1 z wyborem, który na pewno byłby lepszy.
    [few] w tym { $better } z wyborem, który na pewno byłby lepszy.
    [many] w tym { $better } z wyborem, który na pewno byłby lepszy.
   *[other] w tym { $better } z wyborem, który na pewno byłby lepszy.
}
review-mean = Jedna decyzja kosztowała przeciętnie { $loss } szans.
review-turning = Punkty zwrotne
review-turning-none = W żadnej turze szanse nie zmieniły się znacznie.
review-turning-swing = { $name }: { $before } → { $after }
review-turning-luck = (szczęście: { $luck })
review-turning-sealed = Wybór w tajemnicy: { $names }.
review-turning-more = { $count ->
    [one] … i jeszcze 1 krok.
    [few] … i jeszcze { $count } kroki.
    [many] … i jeszcze { $count } kroków.
   *[other] … i jeszcze { $count } kroku.
}
review-look = Zobacz pozycję { $step }
review-better = Lepsze wybory
review-better-hint = Tylko tam, gdzie wyszukiwanie ma pewność, i tylko na podstawie tego, co można było wtedy wiedzieć.
review-better-of = { $name } ({ $count })
review-better-none = Wyszukiwanie nie znajduje wyboru, który na pewno byłby lepszy.
review-sure = pewność { $sure }
review-chosen = Wybrano:
review-best = Lepiej:
review-how = Jak to czytać
review-how-chances = Szanse oszacowano w prawdziwych pozycjach, przy odkrytych kartach: partia jest grana jeszcze przez jedną rundę i oceniana, wszędzie w ten sam sposób. Na końcu są wynikiem.
review-how-luck = Tam, gdzie decyduje szczęście, szanse przed nim są średnią tego, co mogło przynieść. To, co dało, jest różnicą. Szczęście i decyzje składają się razem na całą drogę od początku do wyniku.
review-how-better = Każdą decyzję sprawdza się na { $iterations } wyobrażonych przebiegach gry, z widoku, jaki gracz miał wtedy. To, co wybrano, i to, co wydawało się najlepsze, porównuje się potem jeszcze raz, jednakowo często.
review-wait = Omówienie powstaje
review-wait-line = Zacznie się, gdy tylko komputer będzie miał na to czas.
review-wait-progress = Oglądany krok: { $done } z { $of }.
review-again = Sprawdź ponownie
