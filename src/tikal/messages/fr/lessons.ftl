### Ce que la page dit dans chaque leçon.

lesson-chapter = Chapitre { $number }
lesson-step = Étape { $step } sur { $count }
lesson-step-short = { $step } sur { $count }
lesson-step-go = Revenir à l’étape { $step }
lesson-back = Retour
lesson-show = Montrez-moi
lesson-skip = Sauter cette étape
lesson-skip-short = Sauter
lesson-leave = Quitter la leçon
lesson-leave-title = Quitter la leçon ?
lesson-leave-text = Elle vous attend ici.
lesson-leave-do = Quitter
lesson-stay = Rester
lesson-rule = La règle
lesson-unspent = Rien n’a été dépensé. Il vous reste { $ap } PA.
lesson-untouched = Rien n’a changé.
lesson-not-yet = Pas encore.
lesson-not-now = Pas maintenant.
lesson-not-there = Pas là.
lesson-watch = Regardez comment faire
lesson-watch-hint = Rien de cela n’est joué. Ensuite, c’est à vous.
lesson-watch-first = Regardez d’abord, ensuite c’est à vous. « Sauter » y met fin.
lesson-now-you = À vous
lesson-in-hand = Votre { $figure ->
    [leader] chef est
    *[explorer] explorateur est
} en main.
lesson-other-figure = { $figure ->
    [leader] Choisissez plutôt le chef à côté.
    *[explorer] Choisissez plutôt l’explorateur à côté.
}
lesson-walk-on = Choisissez maintenant { $hex }.
lesson-walk-ring = Touchez { $hex } et choisissez « { $deed } ».
lesson-walk-go = Touchez { $hex }, puis appuyez sur « { $deed } ».
lesson-walk-press = { $hex } est choisie : { $cost } PA. Appuyez sur « { $deed } ».
lesson-lay-press = En { $hex }, elle est bien tournée. Appuyez sur « { $deed } ».
lesson-press = Appuyez maintenant sur « { $deed } ».
lesson-next = Ensuite : { $lesson }
lesson-play-on = Jouer cette partie jusqu’au bout
lesson-begin = Commencer
lesson-go-on = Continuer
lesson-again = Refaire
lesson-state = { $state ->
    [new] { $count } étapes
    [done] terminée
    *[begun] étape { $step } sur { $count }
}
