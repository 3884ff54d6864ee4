# The components page: what lies in the box.

fleet-part-ship = { $basic ->
        [one] { $basic } seat
       *[other] { $basic } seats
    }. Upgraded: { $grows ->
        [yes] { $upgraded } seats.{ " " }
       *[no] { "" }
    }{ $power }
fleet-part-wood = Cubes and pillars
fleet-part-pillars = Pillars of doom
fleet-part-pillars-say = Each Doom breaks one. The first and the second upgrade ships; the third ends the game.
