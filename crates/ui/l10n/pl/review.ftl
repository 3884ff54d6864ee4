# Analiza zakończonej partii.
review-title = Analiza
review-link = Analiza
review-score = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
review-percent = { $value }%
review-chart = Szanse na wygraną
review-chart-alone = Jak dobrze szło
review-players = Szczęście i decyzje
review-luck = szczęście
review-luck-gave-you = Szczęście dało ci o { $amount } więcej niż przeciętnie.
review-luck-gave = { $name }: szczęście dało o { $amount } więcej niż przeciętnie.
review-luck-took-you = Szczęście kosztowało cię { $amount } w porównaniu z przeciętnym.
review-luck-took = { $name }: szczęście kosztowało { $amount } w porównaniu z przeciętnym.
review-luck-even = Szczęście było przeciętne.
review-decisions = { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}, { $better ->
    [0] w tym żadna, przy której inny wybór na pewno byłby lepszy.
    [one] w tym 1, przy której inny wybór na pewno byłby lepszy.
    [few] w tym { $better }, przy których inny wybór na pewno byłby lepszy.
    [many] w tym { $better }, przy których inny wybór na pewno byłby lepszy.
   *[other] w tym { $better }, przy których inny wybór na pewno byłby lepszy.
}
review-mean = Jedna decyzja kosztowała przeciętnie { $loss } szans.
review-turning = Punkty zwrotne
review-turning-none = W żadnym ruchu szanse nie zmieniły się znacznie.
review-turning-swing = { $name }: { $before } → { $after }
review-turning-luck = (szczęście: { $luck })
review-turning-sealed = Tajny wybór: { $names }.
review-turning-more = { $count ->
    [one] … i jeszcze 1 krok.
    [few] … i jeszcze { $count } kroki.
    [many] … i jeszcze { $count } kroków.
   *[other] … i jeszcze { $count } kroku.
}
review-look = Zobacz pozycję { $step }
review-better = Lepsze wybory
review-better-hint = Tylko tam, gdzie analiza jest pewna, i tylko na podstawie tego, co można było wtedy wiedzieć.
review-better-none = Analiza nie znajduje wyboru, który na pewno byłby lepszy.
review-sure = pewność { $sure }
review-chosen = Wybrano:
review-best = Lepiej:
review-how = Jak to czytać
review-how-chances = Szanse oszacowano w rzeczywistych pozycjach, przy odkrytych kartach: partia toczy się jeszcze przez jedną kolejkę i jest oceniana, wszędzie w ten sam sposób. Na końcu odpowiadają wynikowi.
review-how-luck = Tam, gdzie decyduje los, szanse przed nim są średnią tego, co mógł przynieść. Różnica między tą średnią a tym, co przyniósł, to szczęście. Szczęście i decyzje składają się razem na całą drogę od początku do wyniku.
review-how-better = Każdą decyzję sprawdza się na { $iterations } symulowanych przebiegach gry, na podstawie tego, co gracz wtedy widział. To, co wybrano, i to, co wydawało się najlepsze, porównuje się potem jeszcze raz, tyle samo razy.
review-wait = Trwa analiza
review-wait-line = Zacznie się, gdy tylko komputer będzie miał na to czas.
review-wait-progress = Analizowany krok: { $done } z { $of }.
review-again = Odśwież
