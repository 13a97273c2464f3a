### Boîtes corrigées : ce qui ne va pas dans un fichier de données, et où.

box-too-long = { $name } est trop long pour un fichier de données : { $most } caractères au plus.
box-long-line = { $file }, ligne { $line } : cette ligne est trop longue, { $most } caractères au plus.
box-no-path = Un fichier de données est désigné par son chemin, pas par { $given }.
box-no-file = Impossible d’ouvrir { $file } : { $reason }.
box-not-text = { $file } n’est pas un fichier texte.
box-not-toml = Impossible de lire { $file } comme TOML : { $reason }.
box-faulty = { $count ->
    [one] Le fichier de données contient { $count } erreur.
    *[other] Le fichier de données contient { $count } erreurs.
} { $first } `tikal components check FILE` donne la liste complète.
box-fine = { $file } est en ordre : { $changed }.
box-same = c’est la boîte fournie avec Tikal, telle quelle
box-changed = il corrige { $keys }
box-still-stand-ins = Encore marqués comme provisoires : { $keys }.
box-no-stand-ins = Rien n’y est marqué comme provisoire.
box-next = Pour jouer avec : tikal.new_game("legend", components="{ $file }"), ou --components { $file } en ligne de commande.
box-exported = { $file } est une copie de la boîte fournie avec Tikal. Corrigez-la, puis lancez : tikal components check { $file }
box-exists = { $file } existe déjà ; choisissez un autre nom ou utilisez --force.
box-count = { $count ->
    [one] { $count } erreur dans { $file } :
    *[other] { $count } erreurs dans { $file } :
}
box-unknown-key = { $where } : cette entrée n’existe pas. Retirez-la, ou corrigez son nom.
box-missing = { $where } : cette entrée manque.
box-version = { $where } : seule la version 1 peut être lue, pas { $found }.
box-number = { $where } : écrivez un nombre entier de { $least } à { $most }, pas { $found }.
box-numbers = { $where } : écrivez { $count } nombres entiers de { $least } à { $most }, pas { $found }.
box-stand-ins = { $where } : énumérez les entrées encore provisoires. Valeurs possibles : { $choices }.
box-border = { $where } : énumérez 1 à { $most } cases du bord sous la forme [colonne, ligne].
box-border-taken = { $where } : [{ $column }, { $row }] est une case intérieure ou figure deux fois.
box-border-apart = { $where } : cette case n’en touche aucune autre.
box-table = { $where } : ceci n’est pas un tableau.
box-tile-ids = { $where } : les tuiles sont { $wanted }, dans cet ordre, pas { $found }.
box-base = { $where } : le camp de base est en A5.
box-terrain = { $where } : le terrain de cette tuile est « { WORD("terrain", $wanted) } », pas { $found }.
box-tile-card = { $where } : cette tuile appartient à la carte { $wanted }, pas { $found }.
box-keys = { $where } : les entrées sont { $wanted }, ni plus ni moins.
box-counts = { $where } : les clés sont des nombres de { $least } à { $most }.
box-points = { $where } : énumérez des nombres entiers, en commençant par les points pour zéro.
box-points-short = { $where } : il faut une entrée pour chaque nombre jusqu’à { $most } d’une même sorte.
box-power-tiles = { $where } : énumérez 4 à 16 tuiles.
box-powers = { $where } : chaque tuile a trois pouvoirs différents parmi { $choices }.
box-unknown-card = { $where } : cette carte n’existe pas. Les cartes vont de 01-1 à 24.
box-placement = { $where } : écrivez ["HEX", TURN] avec une rotation de 0 à 5, pas { $found }.
box-masks = { $where } : les ruines ont { $masks } masques, mais il y a { $found } trésors cachés.
box-floors = { $where } : il en faut { $needed } pour tous les temples, mais il y en a { $found }.
box-tokens = { $where } : il faut { $needed } jetons, mais il y en a { $found }.
box-cards = { $where } : il faut { $needed } cartes à { $players } joueurs, mais il y en a { $found }.
box-display = { $where } : à { $players } joueurs, { $needed } cartes sont prises par manche, mais { $found } sont à l’étalage.
box-drafted = { $where } : à { $players } joueurs, { $found } tuiles sont prises par manche, mais { $needed } sont proposées.
box-not-placed = { $where } : la tuile { $tile } n’a pas de place.
box-unknown-tile = { $where } : il n’y a pas de tuile de ce nom à placer au départ.
box-unknown-hex = { $where } : { $hex } n’est pas une case ; les cases vont de A1 à H5 et de R1 à R{ $most }.
box-hex-taken = { $where } : { $hex } est occupée par { $other }.
box-stack = { $where } : { $needed } tuiles sont prises au draft, mais il n’en reste que { $found } dans la pile.
box-too-full = { $where } : { $inner } cases intérieures sont occupées, et { $drafted } tuiles sont prises au draft ; il y a 40 cases intérieures.
components-title = Ce que contient la boîte de Legend
components-entry = Entrée
components-value = Valeur
components-mark = Lue sur la boîte ?
components-stand-in = non : valeur provisoire
components-book = oui : d’après le livret
