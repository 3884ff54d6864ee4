# Stół w terminalu: critias play.

terminal-welcome = { $game }, miejsc: { $seats }. Siedzisz na miejscu 1. Klawisz h pokazuje klawisze.
terminal-hash = Losowania w tej grze wynikają z tajnego ziarna. Jego SHA-256 to { $hash }
terminal-seed = Ziarno to { $seed }
terminal-record = Zapis gry jest w { $file }. Jak przebiegała gra, pokaże: critias review { $file } --lang pl
terminal-you = Ty
terminal-person = Osoba 1
terminal-bot = Bot { $seat }
terminal-ask = Twój wybór (1-{ $count } albo h):
terminal-unknown = „{ $input }” nie jest żadną z możliwości. Wpisz liczbę od 1 do { $count } albo h, aby zobaczyć klawisze.
terminal-keys =
    1, 2, … wybiera możliwość o tym numerze
    u    cofa twój ostatni krok
    uu   cofa cały ruch, o ile to możliwe
    ?    czego teraz nie można zrobić i dlaczego
    t    pokazuje stół jeszcze raz
    l    pokazuje cały dziennik
    h    pokazuje te klawisze
    q    opuszcza grę
terminal-undone = Cofnięto.
terminal-undo-barrier = Niczego nie można cofnąć: wcześniej jest los, ujawniona tajemnica albo decyzja innego gracza.
terminal-why = Czego teraz nie można zrobić:
terminal-why-nothing = W tej chwili wszystko jest możliwe.
terminal-why-line = { $what }: { $reason } ({ $clause })
terminal-left = Opuszczasz stół. Gra nie zostanie zapisana.
terminal-over = Gra skończona.
terminal-score = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
terminal-lost = Gra przegrana.
terminal-title = Twój tytuł: { $title }.
terminal-won = { $count ->
    [one] Wygrywa: { $names }.
    [few] Wygrywają razem: { $names }.
   *[many] Wygrywają razem: { $names }.
}
