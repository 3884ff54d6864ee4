# What pages say of the game before it is played.

game-round-doom = Jak przebiega tura
