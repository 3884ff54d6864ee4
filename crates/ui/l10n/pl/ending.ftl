# Koniec gry i jej analiza.
end-title = Koniec gry
end-look = Co pokazać
end-podium = Podium
end-board = Ostatnia pozycja
end-place = Miejsce { $place }
end-again = Jeszcze raz
end-table = Punkty jako tabela
end-next = Następny stół
end-waiting = { $count ->
    [one] 1 stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
    [many] { $count } stołów czeka na ciebie
   *[other] { $count } stołów czeka na ciebie
}
end-home = Strona główna
review-at-choice = Pozycja { $step } z { $of }: decyduje { $name }.
review-at-choice-you = Pozycja { $step } z { $of }: decydujesz ty.
review-tag-best = Lepiej
review-tag-chosen = Wybrano
review-moments = Momenty
review-moments-none = W żadnym ruchu szanse nie zmieniły się mocno i żaden wybór nie byłby na pewno lepszy.
review-all = Wszystkie
review-mine = Moje
review-account = { $better ->
    [0] żadnego lepszego wyboru
    [one] 1 lepszy wybór
    [few] { $better } lepsze wybory
    [many] { $better } lepszych wyborów
   *[other] { $better } lepszych wyborów
} na { $count }
review-turning-number = Punkt zwrotny { $number }
end-why = Największą przewagę { $winner } ma tutaj: { $list }.
end-why-part = { $source } { $theirs } do { $own }
