### Les règles à portée de main, dans nos mots.

topic-turn = Un tour
topic-lay = Poser une tuile
topic-walk = Entrer et avancer
topic-uncover = Dégager les temples
topic-dig = Déterrer des trésors
topic-exchange = Échanger des trésors
topic-camp = Camps
topic-guard = Gardiens
topic-scoring = Ce qui rapporte
topic-rounds = Tours de décompte
topic-end = La fin
topic-bid = Les enchères
rule-turn =
    Piochez la tuile du dessus et posez-la, puis dépensez jusqu’à { $action_points } points d’action (PA), dans l’ordre de votre choix. Ce que vous ne dépensez pas est perdu. Ensuite, c’est le tour suivant, dans le sens des aiguilles d’une montre.
    Mettre en jeu un membre : { $enter_cost } PA. Prendre un sentier secret entre deux camps : { $secret_cost } PA. Avancer : 1 PA par dalle franchie. Dégager un niveau de temple : { $uncover_cost } PA. Déterrer un trésor : { $dig_cost } PA. Échanger un trésor : { $exchange_cost } PA. Installer un camp : { $camp_cost } PA. Placer un gardien : { $guard_cost } PA.
    Votre chef d’expédition et vos { $explorers } explorateurs sont vos membres. Le chef est un membre comme les autres, mais il compte pour { $leader_strength } quand la force décide.
    Un tour ne se termine jamais tout seul, même si tous les PA sont dépensés : c’est vous qui le terminez. Jusque-là, vous pouvez revenir sur ce que vous avez fait, sauf si quelque chose a été révélé entre-temps.
rule-lay =
    Une tuile se pose sur une case vide à côté d’une case explorée, tournée comme vous voulez.
    Au moins un côté qu’elle partage avec une case où l’on peut entrer doit porter une dalle, sur cette tuile ou sur l’autre. Un côté partagé avec un volcan ne compte pas.
    Un volcan n’a pas besoin de dalles : il suffit d’une case explorée à côté.
    Une ruine reçoit autant de trésors, face cachée, qu’elle montre de masques. Une tuile qui ne va nulle part est écartée du jeu, et le tour continue.
rule-walk =
    Les membres entrent au camp de base ou dans un de vos camps, pour { $enter_cost } PA.
    Un pas coûte les dalles des deux côtés de l’arête, additionnées. Sans dalle, pas de sentier. Un pas se paie en entier, mais un déplacement peut traverser autant de cases que vous pouvez en payer.
    Les membres et les camps des autres ne vous bloquent jamais. Personne n’entre sur un volcan.
    Les sentiers secrets relient le camp de base à vos camps, et vos camps entre eux, pour { $secret_cost } PA. Les camps des autres ne vous servent à rien.
rule-uncover =
    Pour { $uncover_cost } PA, un temple où vous avez un membre monte d’un niveau. Le jeton temple doit être en réserve, d’une valeur juste au-dessus de celle du temple.
    En un tour, un temple monte de deux niveaux au plus, et le second demande un second membre à vous sur place. Vous pouvez dégager plusieurs temples dans le même tour.
    Un temple avec gardien ne monte plus, et aucun ne dépasse 10.
rule-dig =
    Pour { $dig_cost } PA, vous prenez le trésor du dessus d’une ruine où vous avez un membre, et tout le monde le voit.
    { $dig_limit_per ->
        [turn] Deux trésors par tour au plus, toutes ruines confondues.
        *[hex] Deux trésors par tour au plus dans chaque ruine.
    } Le second de la même ruine demande un second membre à vous sur place.
    Une ruine sans trésors est une clairière.
rule-exchange =
    Pour { $exchange_cost } PA, vous donnez un trésor que vous avez en un seul exemplaire, et prenez un trésor unique d’une autre personne. Les sortes doivent être différentes. L’échange ne peut pas être refusé.
    Paires et triplés sont à l’abri, les vôtres comme ceux des autres.
rule-camp =
    Pour { $camp_cost } PA, vous installez un camp sur une clairière ou sur une ruine sans trésors. Une case ne porte qu’un camp, quel que soit son propriétaire ; il y reste pour de bon, et vous en avez { $camps }.
    { $camp_needs_member ->
        [yes] Un de vos membres doit être sur place.
        *[no] Vous n’avez besoin de personne sur place.
    } Les membres des autres n’y changent rien. Vos membres entrent dans vos camps, et des sentiers secrets y mènent.
rule-guard =
    Pour { $guard_cost } PA, vous placez un gardien sur un temple où votre force dépasse celle de chaque adversaire pris séparément. Un explorateur compte pour 1, le chef pour { $leader_strength }. L’égalité ne suffit pas.
    Un de vos pions présents devient le gardien, le chef si vous voulez. Tous vos autres pions sur cette case sont écartés du jeu pour de bon ; les adversaires restent.
    Dès lors, le temple est à vous avec sa valeur, et rien n’y change plus. Vous avez { $guards } gardiens par partie.
rule-scoring =
    Un temple rapporte sa valeur à qui y a placé un gardien. Sans gardien, il la rapporte à la plus grande force présente ; en cas d’égalité, il ne rapporte à personne.
    Les trésors rapportent par sorte : un { $single_points }, deux { $pair_points }, trois { $triple_points } points.
rule-rounds =
    Qui pioche un volcan le met de côté, et un tour de décompte commence aussitôt. À partir de cette personne, dans le sens des aiguilles d’une montre, chacun dépense { $action_points } PA puis marque ses points, à part. Un temple peut donc rapporter à plusieurs dans le même tour de décompte.
    Ensuite, le volcan est posé, suivi d’un tour ordinaire.
    Quand la dernière tuile est posée et ce tour terminé, il y a un dernier tour de décompte. Cela fait quatre en tout.
rule-end =
    Le plus grand nombre de points gagne.
    { $ties ->
        [shared] En cas d’égalité, le rang est partagé.
        *[guard-treasures] En cas d’égalité, le plus haut temple avec gardien décide, puis le nombre de trésors. Si l’égalité demeure, le rang est partagé.
    }
rule-bid =
    Tout le monde commence avec { $start_score } points. On révèle autant de tuiles qu’il y a de joueurs. Une enchère après l’autre porte sur le droit d’en prendre une, de la poser et de dépenser { $action_points } PA.
    À tour de rôle, enchérissez au-dessus de la plus haute offre ou passez. Qui passe sort de cette enchère. Personne ne mise plus de points qu’il n’en a. Qui gagne paie, joue, et n’enchérit plus dans cette manche. La dernière tuile revient gratuitement à la dernière personne.
    Si tout le monde passe, qui a passé en premier joue gratuitement. { $all_pass ->
        [rest-choose-free] Ensuite, les autres qui n’ont pas encore joué choisissent à tour de rôle, gratuitement.
        *[auction-goes-on] L’enchère suivante a lieu comme d’habitude.
    }
    { $next_opener ->
        [last-opener] La manche suivante s’ouvre à gauche de qui a ouvert la dernière enchère.
        *[last-to-play] La manche suivante s’ouvre à gauche de qui a joué en dernier.
    }
    Prendre un volcan déclenche un tour de décompte. Le dernier tour de décompte commence par qui a le moins de points.
example-lay = Poser la tuile A1 à côté d’un volcan
example-walk = Rouge a 2 PA et des camps en B4 et C3
example-uncover = Rouge a dégagé A4 une fois ce tour-ci
example-dig = Rouge a déterré deux fois en C4 ce tour-ci
example-exchange = Rouge a un jade, un soleil, deux vases
example-camp = Rouge n’a personne en B4 et C4
example-guard = Où Rouge peut placer un gardien
example-scoring = Égalité en A4 et B5, un gardien en B3
example-worked = Quatre temples et six trésors
example-bid = Bleu a 3 points, Rouge a enchéri à 3
try-lay = Poser { $tile } en { $hex } :
try-enter = Mettre en jeu { $figure ->
    [leader] le chef
    *[explorer] un explorateur
} en { $hex } :
try-move = Avancer de { $source } à { $hex }{ $figure ->
    [leader] { " " }avec le chef
    *[explorer] { "" }
} :
try-secret = Un sentier secret de { $source } à { $hex } :
try-uncover = Dégager { $hex } jusqu’à { $next } :
try-dig = Déterrer en { $hex } :
try-exchange = Donner à { $other } { WORD("kind", $give) } contre { WORD("kind", $take) } :
try-camp = Un camp en { $hex } :
try-guard = Un gardien en { $hex } :
try-bid = Enchérir à { $points } :
try-pass = Passer :
