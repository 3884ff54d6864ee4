## Levels

level-numbered = Poziom { $number }: { $name }
level-bot = Bot, poziom { $number }: { $name }
level-bot-other = Bot: { $name }
level-seat = poziom { $number }
level-seat-other = bot, { $name }
level-apprentice = uczeń
level-apprentice-hint = Wie, co jest dobre, ale często myli się, jak bardzo. Łagodne towarzystwo na czas nauki zasad.
level-citizen = obywatel
level-citizen-hint = Ocenia każdy ruch i tylko czasem wybiera źle. Dobry przeciwnik na pierwsze partie.
level-captain = kapitan
level-captain-hint = Patrzy trochę naprzód: liczy się też to, co za chwilę możesz zrobić ty i inni.
level-senator = senator
level-senator-hint = Patrzy dalej naprzód i rzadko przepuszcza okazję.
level-oracle = wyrocznia
level-oracle-hint = Najlepsze, co mamy: nad każdą decyzją myśli do sekundy.
level-greedy = myśli o jeden ruch naprzód
level-greedy-hint = Ocenia każdy ruch i wybiera najlepszy, jaki widzi do końca własnej kolejki.
level-random = gra losowo
level-random-hint = Trzyma się zasad i niczego więcej.
level-pick = Jak grają boty
game-bots = Boty
game-bots-fair = Boty wiedzą to, co wolno wiedzieć komuś na ich miejscu, i nic więcej.
lobby-bots-level = Boty na pustych miejscach

## Hints

hint-ask = Podpowiedź
hint-title = Co zrobiłby bot
hint-take = Wybierz to
hint-chance = Szansa na wygraną: około { $chance }%.
hint-prospects = Ocena: około { $chance } na 100, gdzie 50 to zwykła partia.
hint-gain = { $points ->
    [one] Spodziewany zysk w najbliższych ruchach: około { $points } punktu.
    [few] Spodziewany zysk w najbliższych ruchach: około { $points } punktów.
   *[many] Spodziewany zysk w najbliższych ruchach: około { $points } punktów.
}
hint-gain-none = Spodziewany zysk w najbliższych ruchach: brak punktów.
hint-better = { $percent ->
    [one] To o { $percent } punkt procentowy więcej, niż obiecuje drugi najlepszy wybór.
    [few] To o { $percent } punkty procentowe więcej, niż obiecuje drugi najlepszy wybór.
   *[many] To o { $percent } punktów procentowych więcej, niż obiecuje drugi najlepszy wybór.
}
hint-equal = Drugi najlepszy wybór obiecuje mniej więcej tyle samo.
hint-points-more = { $points ->
    [one] Powinno dać około { $points } punktu więcej.
    [few] Powinno dać około { $points } punktów więcej.
   *[many] Powinno dać około { $points } punktów więcej.
}
hint-points-fewer = { $points ->
    [one] Powinno dać około { $points } punktu mniej, a później więcej.
    [few] Powinno dać około { $points } punktów mniej, a później więcej.
   *[many] Powinno dać około { $points } punktów mniej, a później więcej.
}
hint-toss-up = Trudno rozstrzygnąć: inny wybór może być równie dobry.
hint-likely = Prawdopodobnie najlepszy wybór, ale nie na pewno.
hint-narrow = Lepszy wybór, ale o niewiele.
hint-sure = Wyraźnie najlepszy wybór, o ile da się to ocenić.
hint-only = Nad niczym innym nie warto się zastanawiać.
hint-forced = Nic innego nie można tu wybrać.
hint-others = Kolejne możliwości
hint-fair = Znalezione na podstawie tego, co widzisz, i niczego więcej.
keys-ask-hint = prośba o podpowiedź
hints-everybody = Przy tym stole wolno korzystać z podpowiedzi: kto decyduje, może o nią poprosić.
hints-nobody = Przy tym stole nie ma podpowiedzi: gra tu kilka osób, a przy otwieraniu stołu ich nie dopuszczono.
hints-of-the-day = Tu nie ma podpowiedzi: wszyscy grają partię dnia na tych samych warunkach.
new-table-hints = Podpowiedzi
new-table-hints-no = Tylko dla tych, którzy grają sami z botami
new-table-hints-no-hint = Gdy przy stole siedzi kilka osób, nikt nie dostaje podpowiedzi.
new-table-hints-yes = Dla wszystkich
new-table-hints-yes-hint = Kto decyduje, może zapytać, co zrobiłby bot. Wszyscy przy stole widzą, że wolno, ale nie, kto pyta.
lobby-hints-yes = Podpowiedzi są dozwolone.
lobby-hints-no = Bez podpowiedzi, gdy gra kilka osób.
server-hint-under-way = Jedna podpowiedź naraz: poprzednia jest jeszcze przygotowywana. Spróbuj ponownie za chwilę.
