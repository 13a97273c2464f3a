### Words inside sentences: `{ WORD("kind", $treasure) }` is kind-jade where $treasure is "jade".

kind-jade = jade
kind-vase = vase
kind-sun = sun
kind-serpent = serpent
kind-frog = frog
kind-knife = knife
kind-plume = plume
kind-beads = beads
kind-none = nothing
terrain-base_camp = base camp
terrain-temple = temple
terrain-clearing = clearing
terrain-ruin = ruin
terrain-volcano = volcano
terrain-lake = lake
# The colour of a seat stands for a name where nobody gave one.
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-white = White
figure-explorer = explorer
figure-leader = leader
fault-raised = raised
fault-hung = hung
fault-nonsense = nonsense
fault-crashed = crashed
fault-blocked = blocked
