### Ce que les gens se disent, et comment ils se trouvent.

## Refus

chat-none = Il n’y a personne à qui parler ici. Invitez quelqu’un, et vous pourrez écrire.
chat-nobody = Ouvrez d’abord la page d’accueil, pour que les autres sachent qui écrit.
chat-empty = Il n’y a rien à lire là-dedans. Écrivez quelque chose.
chat-too-long = Un message a au plus { $most } caractères, celui-ci en a { $count }. Envoyez-le en plusieurs fois.
chat-muted = Les hôtes de ce serveur vous ont ôté la parole pour un moment. Lisez avec les autres ; vous pourrez écrire plus tard.
chat-no-such-person = Qui que ce soit, cette personne n’a rien dit ici. Regardez encore les messages.
chat-no-such-line = Ce message n’est plus là : seuls les plus récents sont gardés.
