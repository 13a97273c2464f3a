### Les règles à portée de main, dans nos mots.

topic-legend-game = Le jeu
topic-legend-draft = Le draft
topic-legend-act = La phase d’actions
topic-legend-ap = Points d’action
topic-legend-walk = Membres et chemins
topic-legend-temples = Temples et ruines
topic-legend-tiles = Tuiles
topic-legend-cards = Les cartes
topic-legend-powers = Le directeur du musée
topic-legend-scoring = Décompte
topic-legend-end = La fin
topic-legend-hidden = Ce qui est caché
topic-legend-scenarios = Scénarios
topic-legend-box = Ce qui est provisoire
rule-legend-game =
    La partie dure { $rounds } manches. Dans chacune, tout le monde prend au draft une position dans le prochain ordre de jeu, un jeton PA, des tuiles et des cartes, puis s’en sert, une action par tour.
    Le plus grand nombre de points gagne. Les points se marquent quand un volcan est joué, et après la dernière manche.
    Au départ, { $explorers } explorateurs et { $leaders ->
        [1] un chef
        *[other] { $leaders } chefs
    } sont disponibles ; { $explorers_later } explorateurs et { $leaders_later ->
        [1] un chef
        *[other] { $leaders_later } chefs
    } de plus le deviennent par des cartes ou des PA. Un chef compte pour { $leader_strength }, un explorateur pour 1. La position 1 au départ donne 1 point, la position 2 en donne 2, et ainsi de suite.
rule-legend-draft =
    Dans l’ordre de jeu, on prend un élément à la fois, jusqu’à ce que tout le monde ait une position, un jeton PA, des tuiles ({ $tiles2 } à deux, { $tiles3 } à trois, { $tiles4 } à quatre) et des cartes ({ $cards2 }, { $cards3 }, { $cards4 }).
    { $tiles_a_round } tuiles, { $display } cartes et autant de jetons PA que de joueurs sont face visible. À trois, la quatrième tuile revient à qui en a déjà une, tant que personne n’en a deux.
    La position vaut à partir de la manche suivante. Qui peut prendre un élément doit le faire ; sinon, on saute son tour. Les cartes qui restent attendent la manche suivante.
rule-legend-act =
    Tour après tour, dans l’ordre de jeu, une action par tour : utiliser le jeton PA, poser une tuile, jouer une carte, en conserver une ou en défausser une. C’est vous qui terminez votre tour.
    Les cartes conservées passent à gauche de votre campement et y restent pour les manches suivantes ; il y a { $left_slots } emplacements. Ce qui reste à droite après la manche est défaussé.
    Vous ne pouvez passer que sans tuile, sans jeton et sans carte normale à droite. Vous sortez alors de la manche, mais pas des décomptes.
    Les cartes permanentes (∞) ne sont pas une action. Chacune sert une fois par manche, à gauche comme à droite.
rule-legend-ap =
    Un jeton PA s’utilise en entier en un seul tour. Mettre en jeu un membre au camp commun ou dans un des vôtres : { $deploy_cost } PA. Avancer : 1 PA par dalle de l’arête. Sentier secret entre deux camps : { $secret_cost } PA. Installer un camp : { $camp_cost } PA. Poser une pierre de sentier sur une arête : { $stone_cost } PA.
    Rendre disponible un explorateur : { $explorer_cost } PA ; un chef : { $leader_cost } PA. Dégager un niveau de temple : { $clear_cost } PA. Placer un gardien : { $guard_cost } PA. Déterrer un trésor : { $dig_cost } PA. Échanger un ou deux trésors avec une même personne : { $swap_cost } PA.
    Ce que vous ne dépensez pas est perdu. Les limites « par tour » ne comptent que les PA : cartes et pouvoirs n’y sont pas soumis et ne les entament pas.
rule-legend-walk =
    On peut entrer sur toute case, lac, volcan, jungle et bord compris, si l’arête porte une dalle. Les dalles des deux cases et les pierres de sentier s’additionnent ; un pas se paie en entier. Personne ne bloque le passage.
    Vous avez { $camps } camps. Un camp s’installe sur une clairière ou une ruine vide sans camp, si personne ne s’y trouve ou si la majorité est à vous.
    Les deux pierres de sentier n’appartiennent à personne. Tant qu’il y en a une en réserve, celles qui sont posées restent en place ; ensuite, on en déplace une.
    Majorité : au moins un membre à vous, et plus de force sur place que chaque adversaire pris séparément.
rule-legend-temples =
    Pour { $clear_cost } PA, ou par des cartes, un temple où vous avez un membre monte d’un niveau, si ce niveau est en réserve. Avec des PA, deux par tour au plus sur un même temple, et le second demande un second membre.
    Avec la majorité, vous pouvez placer un gardien ; vos autres membres sur place sont écartés du jeu. Le temple est alors à vous et ne monte plus. Vous avez { $guardians } gardiens.
    Le trésor du dessus d’une ruine où vous avez un membre se déterre pour { $dig_cost } PA ; deux par tour dans une même ruine demandent deux membres. Une ruine sans trésors compte comme une clairière, mais garde ses masques.
    Échange : un ou deux trésors avec une même personne, qui ne peut pas refuser. De chaque sorte donnée, vous devez avoir au moins autant qu’elle, et aucune sorte ne va dans les deux sens.
rule-legend-tiles =
    Une tuile se pose sur une case intérieure de jungle, tournée comme vous voulez ; là où il y a des membres, seulement si la majorité est à vous. Ils y restent. Les temples reçoivent leurs niveaux, les ruines leurs trésors.
    Un volcan déclenche un décompte avant d’être posé. Les tuiles des cartes vont sur les cases libres du bord où une arête commune porte une dalle ; leurs volcans ne déclenchent rien.
    Une tuile qui ne va nulle part peut être gardée ou défaussée.
rule-legend-cards = Chaque carte avec son effet, et combien il y en a à deux et à plus. ∞ marque les cartes permanentes.
rule-legend-powers = Chacun a une tuile avec trois pouvoirs. Un seul sert, une fois par partie, sans action. Qui ne consulte jamais le directeur a { $unused_director } points de plus à la fin. Les tuiles :
rule-legend-scoring =
    Qui joue un volcan commence, puis les autres dans l’ordre de jeu, même après avoir passé. Chacun dépense { $scoring_ap } PA puis marque ses points, à part.
    Temples : le niveau du dessus, pour le gardien ou la majorité. Grands temples : 7, 8, 9 et 10 donnent { $tall7 }, { $tall8 }, { $tall9 } et { $tall10 } de plus. Volcans : { $volcano_points } par majorité.
    Terres sauvages : les temples que vous marquez × les cases de jungle, de clairière ou de ruine vide avec votre majorité et sans camp. Eaux : vos lacs × les masques visibles de vos ruines, tous sur une ruine vide, 1 tant qu’il reste des trésors, aucun sous un camp.
    Trésors par sorte : un { $treasure1 }, deux { $treasure2 }, trois { $treasure3 }, quatre { $treasure4 }, cinq { $treasure5 }.
rule-legend-end =
    Après la manche { $rounds }, chacun a un tour avec décompte, dans l’ordre pris au dernier draft. Un directeur jamais consulté ajoute { $unused_director }.
    Le plus grand nombre de points gagne ; en cas d’égalité, la victoire est partagée.
rule-legend-hidden =
    Personne ne connaît l’ordre des cartes, tuiles et jetons PA à venir, ni les trésors des ruines. Tout le reste est visible, y compris ce que les autres ont pris au draft.
    Ce que vous montrent Lidar ou Expertise, il n’y a que vous à le savoir. Que vous avez regardé, et où, tout le monde le voit.
rule-legend-scenarios = Comment le plateau commence. Ce qu’apportent les lettres A à E vient de la pile, manche après manche.
rule-legend-box = Nous n’avons que le texte du livret ; ce qu’il ne montre qu’en images n’a pas été lu sur la boîte. Ces valeurs sont les nôtres, équilibrées de notre mieux. Qui a la boîte peut les corriger : en préparant une table, prenez le fichier de données, corrigez-le et apportez-le.
rules-copies = { $two } / { $more }
rules-copies-told = { $two } à deux, { $more } à plus
rules-power-tile = Tuile { $number }
rules-corrected = Cette table joue avec une boîte corrigée ; les nombres donnés ici sont ceux de la boîte standard.
