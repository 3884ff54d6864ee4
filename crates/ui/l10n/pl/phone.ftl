# A table on a phone: its panes, and what leads to them.
panes = Części stołu
pane-board = Plansza
pane-hand = Ręka
pane-harbour = Port
pane-senate = Senat
pane-city = Miasto
pane-own = Plansza
pane-displays = Wystawki
pane-lit = do wyboru:
pane-more = Jeszcze { $count }: { $pane }
pane-more-here = Jeszcze { $count }
stepper = Ile
stepper-less = Mniej
stepper-more = Więcej
