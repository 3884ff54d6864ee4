# Zanim gra się zacznie, i kto tylko ogląda.

lobby-copy = Kopiuj link
lobby-copied = Link skopiowany.
lobby-copy-failed = Przeglądarka nie skopiowała linku. Jest zaznaczony w polu: skopiuj go stamtąd.
lobby-send = Udostępnij
lobby-send-words = Zagraj ze mną w { $game }:
lobby-qr = Link jako kod QR
lobby-qr-hint = Kto siedzi obok, kieruje na niego aparat telefonu.
lobby-auto-is = Gra zacznie się sama, gdy wszyscy będą na miejscu.
lobby-auto-is-not = Gdy wszyscy będą na miejscu, ty uruchomisz grę.
lobby-auto-set = Niech zacznie się sama, gdy wszyscy będą
lobby-auto-stop = Chcę uruchomić ją ręcznie
lobby-next-auto = Gra zacznie się sama, gdy wszyscy będą na miejscu. Wtedy zobaczysz tu planszę.
lobby-watch = Oglądasz: wszystkie miejsca są zajęte. Gdy gra się zacznie, zobaczysz tu wszystko, co jawne.
new-table-auto = Gdy wszyscy będą na miejscu
new-table-auto-hint = Gdy od początku zajęte są wszystkie miejsca, gra zaczyna się od razu.
new-table-auto-no = Ja uruchamiam grę
new-table-auto-yes = Gra zaczyna się sama
spectator = Oglądasz tę grę
spectator-hint = Widzisz wszystko, co jawne, i nic więcej.
sent-slow = Wysłano. Serwer jeszcze nie odpowiedział.
