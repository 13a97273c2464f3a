### `tikal admin` : ce qu’apprend qui s’occupe d’un serveur.

admin-cli =
    S’occupe des tables d’un serveur, qu’il tourne ou non.

    Les options disent desquelles : `tikal admin --database-url postgresql://moi@localhost/tikal stats`.
admin-cli-migrate = Met les tables à jour pour cette version, comme le fait un serveur qui démarre.
admin-cli-stats = Dit combien il y en a.
admin-cli-backup =
    Écrit toutes les tables dans un nouveau fichier FILE, pendant que les serveurs continuent.

    Il contient les secrets des donneurs ; seul son propriétaire peut donc le lire. Il peut remplir un fichier comme une base.
admin-cli-restore = Ajoute toutes les tables d’une sauvegarde, à un fichier ou à une base ; celles qui y sont déjà restent telles quelles.
admin-migrated = { $file } est à jour.
admin-tables = Tables gardées
admin-unfinished = Dont inachevées
admin-rows = Actions jouées
admin-visitors = Visiteurs avec une place
admin-backing-up = Tables écrites
admin-restoring = Tables ajoutées
admin-backed-up = { $count ->
    [one] { $count } table est dans { $file }.
    *[other] { $count } tables sont dans { $file }.
}
admin-left-out = { $count ->
    [one] { $count } table est endommagée et laissée de côté.
    *[other] { $count } tables sont endommagées et laissées de côté.
}
admin-restored = { $added ->
    [one] { $added } table a été ajoutée
    *[other] { $added } tables ont été ajoutées
} ; { $there ->
    [one] { $there } y était déjà.
    *[other] { $there } y étaient déjà.
}
admin-cli-ratings = S’occupe des cotes des joueurs.
admin-cli-recompute = Garde le résultat de toutes les parties finies qui n’en ont pas encore, et recalcule toutes les cotes à partir des résultats.
admin-recomputing = Parties examinées
admin-recomputed = { $count ->
    [one] Les cotes viennent de { $count } partie.
    *[other] Les cotes viennent de { $count } parties.
}
admin-cli-host =
    Faire de qui a gardé NOM un hôte de la maison, qui peut fermer des tables et rendre muets ou bannir des gens.

    Les serveurs le savent aussitôt.
admin-cli-host-remove = Lui retirer ce rôle.
admin-hosted = { $name } est maintenant hôte de la maison.
admin-unhosted = { $name } n’est plus hôte de la maison.
admin-of-server = qui tient le serveur
