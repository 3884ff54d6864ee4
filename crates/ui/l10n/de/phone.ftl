# A table on a phone: its panes, and what leads to them.
panes = Teile des Tisches
pane-board = Plan
pane-hand = Hand
pane-harbour = Hafen
pane-senate = Senat
pane-city = Stadt
pane-own = Tableau
pane-displays = Auslagen
pane-lit = wählbar:
pane-more = Noch { $count }: { $pane }
pane-more-here = Noch { $count }
stepper = Wie viele
stepper-less = Weniger
stepper-more = Mehr
