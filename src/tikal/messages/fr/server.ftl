### Ce que dit le serveur : refus, à qui l'on demande quoi, son démarrage et son arrêt.

## À qui l'on demande quoi

prompt-open = La place ({ $player }) est encore libre : la partie reprend dès que quelqu’un s’y installe.
prompt-over = { $count ->
    [one] La partie est terminée : { $winners } gagne avec { $points ->
        [one] { $points } point
        *[other] { $points } points
    }.
    *[other] La partie est terminée : { $winners } partagent la victoire avec { $points ->
        [one] { $points } point
        *[other] { $points } points
    }.
}

## Refus : lire un message

message-unreadable = Ce message est illisible : { $reason }.
message-too-long = Un message a { $most } octets au plus.
no-actions = Rien n’est demandé : donnez-en 1 à { $most }.
too-many-actions = C’est trop à la fois : donnez-en 1 à { $most }.

## Refus : qui peut faire quoi et quand

stale = La partie a continué entre-temps. Regardez de nouveau.
out-of-turn = C’est à { $player } de jouer.
foreign-seat = La place ({ $player }) n’est pas à vous.
bot-stands-in = { $player } joue pour vous. Reprenez d’abord votre place.
bad-clock = « { $clock } » n’est pas une pendule : donnez « turn 120 » (10 à 3600 secondes), « player 1200+30 » (60 à 21600 secondes, et jusqu’à 600 par tour) ou « days 3 » (1 à 14).
no-such-moment = Il n’y a pas de moment { $number } dans cette partie ; elle compte { $most ->
    [one] { $most } action
    *[other] { $most } actions
} jusqu’ici.
walk-too-many = { $there ->
    [0] Vous n’avez pas d’explorateur en { $hex }.
    [one] Vous n’avez qu’un explorateur en { $hex }.
    *[other] Vous n’avez que { $there } explorateurs en { $hex }.
}
no-way-out = Aucun sentier ne part de { $hex }.
nothing-done-there = Rien ne se dégage, ne se déterre, ne s’installe ni ne se garde en { $hex } : on ne fait qu’y passer.
nothing-to-give = Vous n’avez aucun trésor à donner.
nothing-to-take = Personne d’autre n’a de trésor que vous puissiez prendre.

## Refus : tables

no-such-table = Cette table n’existe pas. Elle a peut-être été supprimée.
no-such-invitation = Ce lien ne mène à aucune table. Elle a peut-être été supprimée.
invitation-used = Quelqu’un d’autre est déjà à cette place : un lien ne sert qu’une fois. Vous pouvez tout de même regarder.
play-on-own-seat = Tant que cette partie est en cours, vous ne pouvez continuer qu’à une place à vous : d’autres ont regardé ce que vous n’avez pas vu.
play-on-would-tell = D’autres jouent encore cette partie, et continuer d’ici montrerait ce qu’ils ont regardé. Continuez quand elle sera terminée.
play-on-mid-choice = Quelqu’un regarde ici quelque chose de caché, et personne d’autre ne sait quoi. Continuez à partir d’un moment avant ou après.
nobody-plays = Il faut une personne à une place au moins : prenez-en une, ou invitez quelqu’un par lien.
seats-do-not-fit = Cette partie a { $players } places, mais { $seats } sont données.
keeper-only = Cela revient à qui tient cette table.
host-only = Cela revient à { $player }, qui tient cette table.
others-play = D’autres ont une place dans cette partie. Vous pouvez la quitter, et elle continue sans vous.
seat-not-open = Cette place est prise.
rated-record = Une partie reprise d’un enregistrement ne peut pas être classée. Commencez-en une nouvelle, ou laissez « Classée » désactivé.
rated-bots = Avec un bot, une partie ne peut pas être classée. Donnez sa place à une personne, ou laissez « Classée » désactivé.
rated-alone = Une partie classée demande une personne différente à chaque place. Invitez-les par lien, ou laissez « Classée » désactivé.
rated-house-rules = Avec des règles maison, une partie ne peut pas être classée. Jouez selon l’édition, ou laissez « Classée » désactivé.
rated-hints = Là où l’on peut demander conseil à un bot, une partie ne peut pas être classée. Désactivez ces conseils, ou « Classée ».
rated-guest = Seul est classé qui a réservé son nom. Réservez le vôtre sur la page d’accueil, ou laissez « Classée » désactivé.
rated-leave = Cette partie est classée et vous avez déjà joué : le résultat est le vôtre. Laissez plutôt un bot jouer pour vous ; vous pouvez revenir à tout moment.
unclaimed-name = Personne n’a réservé ce nom. Peut-être est-il mal écrit : le classement trouve les joueurs par leur nom.
not-at-table = Vous n’avez pas de place à cette table.
game-not-over = La partie n’est pas encore terminée.
not-dealt = Rien n’est encore distribué : le mélange attend un instant la page de chacun. Réessayez dans quelques secondes.
number-not-asked = Votre page a déjà ajouté son nombre au mélange, ou cette table n’en demande pas. Continuez à jouer.
no-seal = Le mélange de cette partie n’était pas scellé, il n’y en a donc pas de preuve. Les parties des nouvelles tables en ont une.
too-many-tables = Vous avez déjà { $most } parties en cours. Terminez, quittez ou supprimez-en une d’abord.
name-of-a-bot = « { $name } » ne peut pas être le nom d’une personne : les noms qui commencent par « bot: » sont ceux des bots.
too-many-pages = { $most } pages de tables sont déjà ouvertes. Fermez-en une d’abord.
house-full = Ce serveur garde { $most } parties et n’a plus de place.
too-many-records = Vous gardez déjà { $most } enregistrements. Supprimez-en un d’abord sur la page d’accueil.
not-written = Le serveur n’a pas accès à ses tables en ce moment, donc rien n’a eu lieu : son disque est peut-être plein, ou sa base injoignable. Réessayez dans un instant.
table-damaged = Cette table est endommagée et ne peut pas être ouverte. Qui l’a créée peut la supprimer.
table-other-rules = Cette table a commencé avec la version { $version } de ses règles, que ce serveur ne connaît pas (seulement { $known }). Elle reste telle quelle, pour un serveur qui la connaît.
table-deleted = Cette table a été supprimée.
table-closed = La maison a fermé cette table : { $reason }

## Refusals: people

bad-own-name = « { $name } » ne peut être le nom de personne ici : prenez de 1 à { $most } lettres lisibles d’un seul alphabet, sans barres obliques.
name-reserved = « { $name } » est un nom de bot ou de couleur. Prenez-en un autre.
name-taken = Déjà pris. Si c’est vous, connectez-vous avec votre phrase secrète.
claimed-already = Vous avez déjà un nom : { $name }. Changez de nom, ou déconnectez-vous d’abord.
claimed-only = Les rappels et les jours de congé sont pour les noms gardés. Gardez d’abord le vôtre.
webhook-address = Ce n’est pas l’adresse d’un webhook. Écrivez-en une qui commence par https:// ou http://, sans nom ni mot de passe.
webhook-port = Les webhooks ne vont qu’aux ports { $ports }, pas à { $port }.
webhook-private = Cette adresse est dans un réseau privé, ou à personne. Les webhooks ne vont qu’à des adresses sur Internet.
webhook-failed = { $reason ->
    [time] Aucune réponse n’est venue à temps. Regardez si le destinataire est là et réessayez.
    [tls] Le certificat de cette adresse n’est pas digne de confiance. Réparez-le et réessayez.
    [connection] La connexion à cette adresse n’a pas abouti, ou s’est rompue. Regardez si le destinataire est là et réessayez.
    [name] Ce nom ne mène nulle part. Regardez s’il est bien écrit.
    [0] La réponse n’était pas du HTTP. Regardez s’il y a là un serveur web.
    *[other] Le destinataire a répondu { $reason }. Il doit répondre par un nombre de 200 à 299.
}
no-webhook = Vous n’avez pas indiqué de webhook. Indiquez-en un d’abord.
no-webhooks-here = Ce serveur n’envoie pas de webhooks : la personne qui le tient ne les a pas activés.
mail-address = Ce n’est pas une adresse de courriel qui convient ici. Écrivez-en une comme mira@example.org.
mail-link = Ce lien n’est plus bon : il a plus d’un jour, a déjà servi, ou une autre adresse a été indiquée depuis. Faites-vous en envoyer un nouveau depuis la fenêtre du compte.
mail-failed = Le serveur de courrier n’a pas accepté le message. Réessayez plus tard, ou dites-le à la personne qui tient ce serveur.
no-mail = Vous n’avez pas d’adresse de courriel confirmée. Indiquez-en une, puis ouvrez le lien qui y est envoyé.
no-mails-here = Ce serveur n’envoie pas de courriels : la personne qui le tient ne les a pas activés.
away-too-long = { $most } jours de suite au plus. Choisissez un jour plus proche.
away-too-often = { $left ->
    [0] Les { $most } jours de congé de cette année sont tous pris.
    [one] Il vous reste un des { $most } jours de congé de cette année. Choisissez un jour plus proche.
    *[other] Il vous reste { $left } des { $most } jours de congé de cette année. Choisissez un jour plus proche.
}
not-claimed = Vous n’avez pas encore gardé de nom, il n’y a donc pas de phrase secrète à changer.
passphrase-length = Une phrase secrète a de { $least } à { $most } lettres. Cinq mots se notent facilement.
wrong-passphrase = Le nom et la phrase secrète ne vont pas ensemble. Regardez ce que vous avez noté et réessayez.
not-your-name = Ce n’est pas votre nom. Écrivez-le comme il est écrit plus haut.
changed-meanwhile = Cela vient d’être changé ailleurs au même moment. Regardez encore une fois.
banned = { $good ->
    [yes] Vous ne pouvez plus jouer ici
    *[no] Vous ne pouvez pas jouer ici avant le { $until }
} : { $reason }
hosts-only = Seuls les hôtes de la maison peuvent faire cela.
deed-needs-reason = Dites pourquoi : la raison est communiquée et notée.
deed-to-yourself = Vous ne pouvez pas vous faire cela à vous-même.
deed-to-host = { $name } est hôte aussi. Retirez-lui d’abord ce rôle.
host-needs-name = { $name } n’a pas encore gardé de nom. Seul un nom avec phrase secrète peut être celui d’un hôte.
nobody-there = Personne n’est assis là.
no-such-report = Personne n’a signalé cela, ou un autre hôte l’a déjà classé. Regardez la liste à nouveau.
nobody-of-that-name = Personne ici n’a gardé le nom « { $name } ».

## Refus : le chemin jusqu'ici

foreign-origin = Cette demande vient d’un autre site.
foreign-host = Ce serveur ne s’appelle pas { $name }. Ouvrez-le par une de ses adresses.
not-json = Les demandes qui changent quelque chose s’envoient en JSON.
no-such-page = Il n’y a rien ici.
no-such-address = Il n’y a pas de page à cette adresse. Peut-être une faute de frappe, ou un lien coupé.
too-fast = { $seconds ->
    [one] C’était trop à la fois. Réessayez dans une seconde.
    *[other] C’était trop à la fois. Réessayez dans { $seconds } secondes.
}
server-error = Quelque chose n’a pas marché sur le serveur. Rien n’a changé.

## Rappels

reminder-turn = C’est à vous de jouer : { $title } avec { $players }.
reminder-quarter = Il vous reste un quart de votre temps : { $title } avec { $players }.
reminder-test = Voici à quoi ressemble un rappel pour { $name }.
mail-subject-turn = C’est à vous de jouer
mail-subject-quarter = Il vous reste un quart de votre temps
mail-subject-test = Un rappel, pour essayer
mail-due = Votre temps s’achève le { $until }.
mail-stop = Vous recevez ce message parce que vous avez demandé des rappels à { $house }. Ce lien y met fin :
mail-confirm-subject = Des rappels de { $house } ?
mail-confirm-text = Quelqu’un voudrait que { $house } envoie des rappels à cette adresse quand c’est son tour dans une partie. Si c’est vous, ouvrez ce lien avant demain :
mail-confirm-else = Si ce n’est pas vous, ne faites rien. Aucun autre message ne viendra.

## Noms

bot-name = Bot ({ $name }){ $number ->
    [1] { "" }
    *[other] { " " }{ $number }
}

## Démarrer et arrêter

serve-cli =
    Sert des tables aux navigateurs : au vôtre, et avec --host à ceux des autres sur le réseau.

    Les parties sont gardées dans un fichier et continuent après un redémarrage. Ctrl-C arrête.
serve-cli-host = L’adresse d’écoute. D’habitude, seul cet ordinateur peut se connecter ; 0.0.0.0 ouvre à tout le réseau.
serve-cli-port = Le port, ou 0 pour n’importe lequel de libre. D’habitude { $port }, ou le prochain libre.
serve-cli-data = Le fichier qui garde les tables. D’habitude { $file }.
serve-cli-database =
    L’adresse d’une base PostgreSQL qui garde les tables à la place d’un fichier, comme
    postgresql://moi@localhost/tikal. Autant de serveurs que l’on veut peuvent la partager. TIKAL_DATABASE_URL fait de
    même et ne paraît dans aucune liste de processus.
serve-cli-open = S’il faut ouvrir la page dans votre navigateur.
serve-cli-allow = Un autre nom sous lequel ce serveur est connu, par exemple derrière un proxy ; peut être donné plusieurs fois.
serve-cli-workers = Combien de processus réfléchissent pour les bots.
serve-cli-bot = Un programme qui peut jouer aux tables, et son nom, par exemple mine=./mybot ; docs/programs.md dit ce qui lui est demandé. Peut être donné plusieurs fois.
serve-no-program = « { $value } » n’est pas le nom d’un programme et sa commande, par exemple mine=./mybot ; les noms ont des minuscules, des chiffres, - et _.
serve-cli-processes = Combien de processus servent, sur un seul port ; il faut une base. Chacun a ses propres --workers.
serve-cli-proxy =
    L’adresse d’un proxy devant ce serveur : on le croit quand il dit pour qui il demande. Peut être donnée plusieurs
    fois, et être un réseau.
serve-cli-limit = Ce qu’un visiteur peut demander, comme tables=100 ; docs/hosting.md donne les limites. Peut être donné plusieurs fois.
serve-cli-webhooks = Si les gens peuvent faire prévenir une adresse quand c’est à eux de jouer ; docs/hosting.md dit ce qui est envoyé, et où cela ne va pas.
serve-cli-public = L’adresse sous laquelle les autres connaissent ce serveur, comme https://tikal.example.org : les liens des rappels commencent par elle.
serve-no-url = { $value } n’est pas l’adresse d’un serveur. Écrivez-en une comme https://tikal.example.org, sans chemin.
serve-cli-smtp =
    Un serveur de courrier qui prend les rappels, comme smtp://moi@mail.example.org : smtp:// exige STARTTLS, smtps://
    est en TLS d’emblée, smtp+plain:// n’a ni l’un ni mot de passe. TIKAL_SMTP fait de même,
    et là seulement l’adresse peut contenir un mot de passe : aucune liste de processus ne le montre.
serve-cli-smtp-password = Un fichier avec le mot de passe de --smtp ; TIKAL_SMTP_PASSWORD_FILE fait de même.
serve-cli-sender = L’adresse d’où viennent les courriels ; TIKAL_MAIL_FROM fait de même.
serve-no-smtp = Ce n’est pas l’adresse d’un serveur de courrier. Écrivez-en une comme smtp://moi@mail.example.org:587 ; elle peut commencer par { $schemes }.
serve-smtp-password = Un nom auprès du serveur de courrier demande son mot de passe, et un mot de passe un nom. Donnez un fichier avec --smtp-password-file, ou mettez les deux dans TIKAL_SMTP.
serve-smtp-listed = Un mot de passe dans --smtp paraît dans les listes de processus, où d’autres le lisent. Mettez plutôt toute l’adresse dans TIKAL_SMTP, ou retirez le mot de passe et donnez avec --smtp-password-file un fichier qui le contient. Comme il a pu être lu, changez-le.
serve-smtp-plain = Un mot de passe ne passe pas par une ligne que tous peuvent lire. Prenez smtp:// ou smtps:// au lieu de smtp+plain://.
serve-smtp-letters = Le nom et le mot de passe auprès du serveur de courrier n’ont que des lettres sans accent, des chiffres et des signes.
serve-smtp-missing = --mail-from et --smtp-password-file demandent un serveur de courrier : donnez --smtp.
serve-smtp-url = Les liens des courriels demandent l’adresse sous laquelle les autres connaissent ce serveur : donnez --public-url.
serve-no-sender = Les courriels demandent une adresse d’où ils viennent : donnez --mail-from, comme tikal@example.org.
serve-cli-log = Comment écrire ce qui ne va pas : en text, pour les gens, ou en json, un objet par ligne, pour les programmes.
serve-no-network = { $value } n’est pas une adresse.
serve-no-limit = { $value } n’est pas une limite. Écrivez un nom et un nombre, comme tables=100 ; il y a { $names }.
serve-two-places = Les tables sont gardées dans un fichier ou dans une base : donnez --data ou --database-url, pas les deux.
serve-one-process = Plusieurs processus demandent une base : donnez --database-url.
serve-no-database = Ce n’est pas l’adresse d’une base PostgreSQL. Écrivez-la ainsi : postgresql://moi@localhost/tikal ; dans un mot de passe, / s’écrit %2F, @ %40, : %3A et # %23.
serve-no-postgres = PostgreSQL demande un paquet de plus. Installez { $package }.
serve-here = Tikal est ouvert à { $url }
serve-others = Les autres sur ce réseau ouvrent { $url }
serve-stop = Ctrl-C l’arrête ; toutes les parties sont gardées dans { $file }
serve-other-port = Le port { $busy } est pris, voici donc le port { $port }.
serve-no-port = Aucun port de { $first } à { $last } n’est libre sur { $host }.
serve-port-taken = Le port { $port } est pris sur { $host }. Arrêtez ce qui l’utilise, ou choisissez-en un autre : --port 0 prend n’importe lequel de libre.
serve-no-host = { $host } n’est pas une adresse de cet ordinateur : { $reason }.
serve-running = Tikal est déjà ouvert à { $url } avec les tables de { $file }.
serve-bye = Tikal est fermé. Toutes les parties sont gardées.
client-not-built = La page n’est pas encore construite. Lancez `make web`, ou, pour une version publiée : réinstallez Tikal.
data-unreadable = { $file } ne peut pas servir pour des tables : { $reason }.
data-newer = { $file } a été écrit par un Tikal plus récent (version { $version } ; ici, { $known } est connue).
data-older = { $file } a été écrit par un Tikal plus ancien (version { $version } ; ici, { $known } est connue). `tikal admin migrate`, ou un serveur qui démarre, le met à jour.
data-missing = Il n’y a pas de fichier { $file }. Un serveur le crée à son premier démarrage ; `--data` ou `--database-url` en désigne d’autres.
data-empty = { $file } n’a pas encore de tables de Tikal. `tikal admin migrate`, ou un serveur qui démarre, les crée.
database-crowded = { $file } n’a plus de connexion libre : { $reason }. Un serveur en utilise jusqu’à 11 : augmentez max_connections, ou le CONNECTION LIMIT de son utilisateur.
database-missing = { $file } n’existe pas : { $reason }. Créez-la d’abord, par exemple avec `createdb`.
database-closed = { $file } ne laisse pas entrer Tikal : { $reason }. L’utilisateur et le mot de passe sont-ils justes ? Celui-ci peut être dans l’adresse, dans TIKAL_DATABASE_URL ou dans ~/.pgpass.
database-forbidden = { $file } ne laisse pas Tikal créer ses tables : { $reason }. Son utilisateur a besoin de GRANT CREATE ON DATABASE.
database-unreachable = { $file } est injoignable : { $reason }. PostgreSQL y tourne-t-il, et l’adresse et le port sont-ils justes ?
backup-unwritable = { $file } ne peut pas servir de sauvegarde : { $reason }.
backup-newer = { $file } est la sauvegarde d’un Tikal plus récent.
backup-damaged = { $file } n’est pas une sauvegarde, ou pas une sauvegarde complète.

## Leçons

no-such-lesson = Il n’y a pas de leçon « { $lesson } ».
no-such-step = Vous ne pouvez pas aller à cette étape de la leçon.
lesson-other-step = Ce n’est pas l’objet de cette étape. Rien n’a changé.
