## Gra w pojedynkę

solo-title = Solo
solo-lead = Jedna plansza, jeden król i nikt więcej. Zacznij od razu z własnym losem albo zagraj los dnia: ten sam dla wszystkich, jedna gra dziennie.
solo-play = Solo
solo-play-label = Solo: { $game }
solo-ways-hint = Solo zaczyna się od razu, z jednym miejscem.
solo-own = Własny los
solo-own-hint = Ile gier chcesz, każda z innym losem.
solo-today = Los dnia
solo-today-hint = Wszyscy mają ten sam los i jedną próbę. Dzień liczy się według UTC; nikt nie może poznać losu wcześniej, a do końca dnia twoją grę widzisz tylko ty.
solo-today-play = Zagraj los dnia
solo-today-running = Dzisiejsza gra jest już rozpoczęta.
solo-today-again = Następny los przyjdzie z następnym dniem.
solo-best = Moje najlepsze gry
solo-private = Tę listę widzisz tylko ty. Przegranych gier na niej nie ma.
solo-best-none = Jeszcze żadnej gry. Pierwsza wygrana pojawi się tutaj.
solo-more = Pokazano { $shown } najlepszych z { $count }.
solo-days = Moje losy dnia
solo-days-hint = Twoje miejsce liczy się wśród wszystkich, którzy ukończyli ten sam los w jego dniu. Imion nie widać.
solo-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
solo-won = wygrana
solo-lost = Przegrana
solo-late = po tym dniu
solo-daily = Los dnia
solo-place = { $place } z { $of }
solo-place-today = Miejsce { $place } z { $of } w losie dnia
solo-place-own = Miejsce { $place } z { $of } wśród twoich gier
solo-your-title = Twój tytuł:
solo-column-place = Miejsce
solo-column-day = Dzień
solo-column-points = Punkty
solo-column-title = Tytuł
solo-column-among = Wśród wszystkich
solo-column-date = Dzień gry
fair-of-the-day = Kto gra los z dnia { $day }, ma to samo szczęście co wszyscy inni. Było ustalone wcześniej; to jego odcisk. Ziarno zostanie ujawnione, gdy skończy się gra i dzień (UTC), i każdy będzie mógł sprawdzić każde losowanie.
