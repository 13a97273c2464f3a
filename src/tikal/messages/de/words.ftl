### Wörter in Sätzen: `{ WORD("kind", $treasure) }` ist kind-jade, wenn $treasure "jade" ist.

kind-jade = Jade
kind-vase = Vase
kind-sun = Sonne
kind-serpent = Schlange
kind-frog = Frosch
kind-knife = Messer
kind-plume = Feder
kind-beads = Perlen
kind-none = nichts
terrain-base_camp = Basiscamp
terrain-temple = Tempel
terrain-clearing = Lichtung
terrain-ruin = Ruine
terrain-volcano = Vulkan
terrain-lake = See
# Die Farbe eines Platzes steht für einen Namen, wo niemand einen genannt hat.
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-white = Weiß
figure-explorer = Forscher
figure-leader = Leiter
fault-raised = Fehler
fault-hung = hing
fault-nonsense = Unsinn
fault-crashed = abgestürzt
fault-blocked = blockiert
