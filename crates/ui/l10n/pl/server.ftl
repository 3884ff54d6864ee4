# Co serwer odpowiada, gdy czegoś nie da się zrobić: co się stało, dlaczego i co dalej.
server-no-page = Pod tym adresem nie ma strony. Może jest w nim literówka albo strony już nie ma.
server-no-table = Pod tym adresem nie ma stołu. Może jest w nim literówka albo wszyscy odeszli przed początkiem gry.
server-no-game = W tę grę nie można tu zagrać. Strona główna pokazuje dostępne gry.
server-wrong-method = Tego adresu nie można tak użyć. Wróć na stronę, z której przychodzisz.
server-address-unreadable = Tego adresu nie da się odczytać. Sprawdź, czy nie ma w nim literówki.
server-long-address = Ten adres jest za długi, żeby był nasz. Sprawdź, skąd pochodzi.
server-form-unreadable = Formularz dotarł uszkodzony i nie został użyty. Odśwież stronę i spróbuj ponownie.
server-field-missing = W formularzu brakuje „{ $field }”, więc nie został użyty. Odśwież stronę i spróbuj ponownie.
server-field-unreadable = Nie da się odczytać „{ $field }”, więc formularz nie został użyty. Odśwież stronę i spróbuj ponownie.
server-too-large = To było za duże i nic się nie zmieniło. Wyślij mniej.
server-too-slow = Formularz nie dotarł w całości i nic się nie zmieniło. Sprawdź połączenie i spróbuj ponownie.
server-other-site = Żądanie przyszło z innej witryny, więc nic się nie zmieniło. Otwórz serwis w osobnej karcie i spróbuj tam ponownie.
server-too-many = { $seconds ->
    [one] To było trochę za szybko. Poczekaj sekundę i graj dalej.
    [few] To było trochę za szybko. Poczekaj { $seconds } sekundy i graj dalej.
    [many] To było trochę za szybko. Poczekaj { $seconds } sekund i graj dalej.
   *[other] To było trochę za szybko. Poczekaj { $seconds } sekundy i graj dalej.
}
server-limit-pages = Strony: najwyżej { $burst } naraz, potem { $minute } na minutę.
server-limit-changes = Zmiany: najwyżej { $burst } naraz, potem { $minute } na minutę.
server-limit-guests = Nowi goście z jednego adresu: najwyżej { $burst } naraz, potem { $minute } na minutę.
server-limit-tables = Nowe stoły: najwyżej { $burst } naraz, potem { $minute } na minutę.
server-limit-address = Wszystko z jednego adresu: najwyżej { $burst } naraz, potem { $minute } na minutę.
server-too-many-at-once = Z twojego adresu trwa naraz zbyt wiele żądań. Poczekaj kilka sekund i graj dalej.
server-too-many-streams = Otwartych jest zbyt wiele stron naraz. Zamknij kilka; ta pokaże zmiany po odświeżeniu.
server-bad-name = Imię ma od 1 do { $most } widocznych znaków. Wybierz inne.
server-seat-count = W tę grę gra od { $min } do { $max } osób. Zmień liczbę miejsc.
server-no-such-option = Opcja „{ $key }” nie ma wartości „{ $value }”. Wybierz jedną z podanych.
server-start-seat = Miejsce, które ma zacząć, nie jest zajęte. Wybierz inne albo zostaw to losowi.
server-seat-taken = To miejsce jest zajęte. Wybierz inne.
server-no-seat-free = Przy tym stole nie ma już wolnych miejsc. Możesz oglądać albo otworzyć własny stół.
server-already-seated = Już siedzisz przy tym stole.
server-not-seated = Nie siedzisz przy tym stole, więc możesz go tylko oglądać.
server-not-host = Może to zrobić tylko osoba, która otworzyła stół.
server-begun = Gra się zaczęła, więc miejsca już się nie zmieniają.
server-not-begun = Gra jeszcze się nie zaczęła.
server-of-the-day = To partia dnia. Do końca dnia (UTC) widzi ją tylko ten, kto ją rozgrywa; wróć jutro.
server-not-over = Będzie to możliwe po końcu gry: wcześniej zdradziłoby tajemnice.
server-stale = Stół tymczasem się zmienił, więc nic się nie stało. Widzisz go takim, jaki jest teraz.
server-covered = Najpierw przekaż urządzenie osobie, której jest kolej.
server-action-unreadable = Czegoś takiego nie da się zrobić w tej grze. Wybierz jedną z podświetlonych możliwości.
server-nothing-said = Wiadomość była pusta.
server-frozen = Przy tym stole grano według innych zasad niż obecne, więc nie da się go już pokazać. Jego zapis pozostaje.
server-inside = Coś poszło nie tak po naszej stronie i nic się nie zmieniło. Spróbuj ponownie za chwilę.
server-undo-not-awaited = Cofnąć krok może tylko osoba, której jest kolej.
server-undo-barrier = Tutaj niczego nie da się cofnąć: wcześniej jest los, odkryta tajemnica albo decyzja innej osoby.
