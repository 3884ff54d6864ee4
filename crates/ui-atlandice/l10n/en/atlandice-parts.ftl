# The components page: what lies in the box.

ad-fact-wood = Resources, dice and submarine
ad-fact-home = At home in the { $area }.
ad-fact-all-dice = Dice
ad-fact-submarine = Submarine
