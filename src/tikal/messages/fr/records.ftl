### Ce qui ne va pas dans un enregistrement ou son fichier.

## Enregistrements

record-line = Ligne { $line } : { $reason }
record-empty = L’enregistrement est vide.
record-too-long = Un enregistrement a { $most } caractères au plus.
record-header = La ligne d’en-tête « { $text } » est illisible ; elle devrait ressembler à [Players "4"].
record-header-twice = L’en-tête { $key } figure deux fois.
record-header-missing = L’en-tête { $key } manque.
record-other-game = L’en-tête { $key } dit « { $value } », mais seul « { $expected } » peut être lu.
record-newer = Cet enregistrement est de la version { $value } du jeu ; ne sont connues que { $known }. Un Tikal plus récent peut le lire.
record-older = Cet enregistrement est de la version { $value } du jeu ; ne sont connues que { $known }. Un Tikal plus ancien peut le lire.
record-variant = « { $value } » n’est pas une variante ; c’est basic ou auction.
record-number = L’en-tête { $key } doit être un nombre de { $least } à { $most }, pas « { $value } ».
record-first = « { $value } » devait commencer mais n’est pas à cette table ; écrivez une couleur.
record-names = { $reason }
record-rules = { $reason }
record-position = La position de départ n’est pas valable : { $reason }
record-position-rules = La position de départ va avec d’autres règles ou un autre nombre de joueurs que ne le disent les en-têtes.
record-open-comment = Le commentaire qui commence ici n’est jamais fermé.
record-cut-off = Il devrait y avoir une suite après « { $text } », mais l’enregistrement s’arrête.
record-unreadable = « { $text } » est illisible. { $reason }
record-illegal = « { $text } » n’est pas permis ici. { $reason }
record-wrong-seat = C’est à { $expected } de décider, pas à { $seat }.
record-repeats = « { $text } » se répète trop souvent ; 1 à { $most } fois sont permises.
record-score = { $seat } { $points } est faux : { $expected_seat } marque { $expected }.
record-no-score-due = { $seat } ne marque pas ici.
record-after-end = La partie est terminée, mais « { $text } » suit.
record-result-early = Il y a un résultat, mais la partie n’est pas terminée à la fin de l’enregistrement.
record-result = Le résultat devrait être « { $expected } ».
fair-unreadable = L’en-tête { $key } sur le mélange honnête est illisible. Sauvegardez de nouveau l’enregistrement depuis la table.
json-unreadable = Ce n’est pas du JSON : { $reason }
json-version = Cet enregistrement JSON est de la version { $version } ; seule la version { $known } est connue.
json-other = Ce JSON n’est pas un enregistrement de Tikal.
json-action = Action { $number } : { $reason }

## Fichiers

record-no-file = Impossible d’ouvrir { $file } : { $reason }.
record-not-text = { $file } n’est pas un fichier texte.

## Lignes de position

record-viewer = L’en-tête For dit « { $value } » ; c’est une couleur à cette table, ou nobody.
