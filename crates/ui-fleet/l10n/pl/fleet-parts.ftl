# Strona elementów gry: co jest w pudełku.

fleet-part-ship = { $basic ->
        [one] { $basic } miejsce
        [few] { $basic } miejsca
        [many] { $basic } miejsc
       *[other] { $basic } miejsca
    }. Po ulepszeniu: { $grows ->
        [yes] miejsc: { $upgraded }.{ " " }
       *[no] { "" }
    }{ $power }
fleet-part-wood = Sześciany i filary
fleet-part-pillars = Filary
fleet-part-pillars-say = Każda Zagłada burzy jeden. Pierwszy i drugi ulepszają statki, trzeci kończy grę.
