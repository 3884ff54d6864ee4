## Gra w pojedynkę

solo-title = Solo
solo-lead = Jedna plansza, jeden król i nikt więcej. Zacznij od razu dowolną partię albo zagraj partię dnia: te same losowania dla wszystkich, raz dziennie.
solo-play = Solo
solo-play-label = Solo: { $game }
solo-ways-hint = Solo zaczyna się od razu, z jednym miejscem.
solo-own = Dowolna partia
solo-own-hint = Ile partii chcesz, każda z innymi losowaniami.
solo-today = Partia dnia
solo-today-hint = Wszyscy mają te same losowania i jedną próbę. Dzień liczy się według UTC; nikt nie może poznać losowań wcześniej, a do końca dnia twoją partię widzisz tylko ty.
solo-today-play = Zagraj partię dnia
solo-today-running = Dzisiejsza partia jest już rozpoczęta.
solo-today-again = Następna partia dnia będzie jutro.
solo-best = Moje najlepsze partie
solo-private = Tę listę widzisz tylko ty. Przegranych partii na niej nie ma.
solo-best-none = Jeszcze żadnej partii. Pierwsza wygrana pojawi się tutaj.
solo-more = Pokazano { $shown } najlepszych z { $count }.
solo-days = Moje partie dnia
solo-days-hint = Twoje miejsce liczy się wśród wszystkich, którzy ukończyli tę samą partię dnia w terminie. Imion nie widać.
solo-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
solo-won = wygrana
solo-lost = Przegrana
solo-late = po terminie
solo-daily = Partia dnia
solo-place = { $place } z { $of }
solo-place-today = Miejsce { $place } z { $of } w partii dnia
solo-place-own = Miejsce { $place } z { $of } wśród twoich partii
solo-your-title = Twój tytuł:
solo-column-place = Miejsce
solo-column-day = Dzień
solo-column-points = Punkty
solo-column-title = Tytuł
solo-column-among = Wśród wszystkich
solo-column-date = Dzień gry
fair-of-the-day = W partii dnia { $day } losowania są takie same dla wszystkich. Ustalono je wcześniej; to skrót (odcisk palca) ich ziarna. Ziarno zostanie ujawnione, gdy skończy się partia i dzień (UTC), i każdy będzie mógł sprawdzić każde losowanie.
