"""The words of which passphrases are suggested: short, plain, and easy to spell over the telephone."""

from __future__ import annotations

_LIST = """
acorn actor adobe agave album alder alley almond amber anchor angle ankle anvil apple apron arbor arch arena armor
arrow artist ash aspen atlas attic autumn avocado awning axle badger bakery balcony bamboo banana banjo barge bark
barley barrel basil basin basket beach beacon bead beaver bedrock beetle bell belt bench berry bicycle birch bison
blanket blossom boat bonnet book boot border bottle boulder bowl bracelet branch bread breeze brick bridge bronze
brook broom brush bucket bugle bulb bundle burrow bush butter button cabbage cabin cable cactus cake calendar camel
camera camp canal candle canoe canopy canvas canyon caravan carbon cardinal cargo carpet carrot cart castle cattle
cave cavern cedar ceiba celery cellar cement chain chalk chapel charcoal cheese cherry chess chest chimney chorus
cider cinder circle citrus clam clay clearing clerk cliff cloak clock cloud clover coast cobalt cocoa coconut coffee
coin collar comet compass copper coral cork corner cotton cougar country cousin coyote crab cradle crane crater
crayon creek cricket crocus crown crystal cup curtain cushion cycle cypress dagger dahlia daisy dancer dawn deck
deer delta desert diamond diary dinner dolphin donkey door dove dragon drawer dress drift drum dune dusk eagle
easel echo eclipse edge eel elbow elder elk elm ember emerald engine evening falcon farmer feather fence fern ferry
fiddle field figure finch fire fjord flag flame flint flour flower flute foam fog forest forge fountain fox frame
freckle frost fruit furnace gable galaxy gallery garden garlic garnet gate gazelle geyser giant ginger giraffe
glacier glade glass glider globe glove goat goblet gold goose gorge grain granite grape grass gravel grove guard
guava guitar gull gutter hail hamlet hammer hammock harbor hare harp harvest hat hawk hazel heather hedge helmet
herald hermit heron hill hinge holly honey hood horizon horn horse hotel house hunter husk iceberg igloo indigo
ink inlet insect iris iron island ivory ivy jacket jade jaguar jar jasmine jelly jewel jigsaw journal juice jungle
juniper kayak kettle keyhole kiln king kite kitten knight knot koala ladder lagoon lake lamp lantern lapis larch
lark laurel lava lawn leaf leather ledge lemon lentil letter lever library lichen lilac lily lime linen lizard
llama lobster locket log lotus lunch lute lynx macaw magnet magpie mango mantle maple marble market marsh mask
mast meadow medal melon metal meteor midnight mill mineral mint mirror mist mitten moat mole monkey moon moose
morning mosaic moss moth motor mountain mouse mud mule museum mushroom music mustard nectar needle nest nettle
night nickel noodle north notebook nugget nutmeg oak oar oasis oat ocean octopus olive onion opal orange orbit
orchard orchid organ otter oven owl oyster paddle page palace palm pancake panda panther paper papaya parcel
parrot parsley passage pasture path pavement peach peacock pear pebble pelican pencil penguin pepper petal piano
pickle picnic pier pigeon pillar pillow pilot pine pipe pirate planet plank plaza plum pocket poem pond pony
poplar poppy porch portrait potato potter powder prairie prism puddle puffin pump pumpkin puppet puzzle pyramid
quail quarry quartz queen quill quilt rabbit raccoon radio radish raft rail rain raisin ramp ranch raven reed
reef ribbon rice ridge ring river road robin rocket roof root rope rose rowboat ruby rudder ruin saddle saffron
sage sail salad salmon salt sand sandal sapling sapphire satchel scarf school scroll seal season seed shadow
shale sheep shelf shell shelter shield ship shore shovel shrine silk silver singer sketch sky slate sled sleeve
slope snail snow soap sofa soil song soup south spade sparrow spear spider spinach spiral spoon spring spruce
squash squirrel stable stair stamp star statue steam steel stem stone stork storm stove straw stream street
string stump sugar summer sunrise sunset swan sweater swing sword table tablet tailor talon tambourine tango tapir
tavern tea teapot tempest temple tent thimble thistle thorn thread thunder ticket tide tiger tile timber toast
tomato topaz torch tortoise totem toucan tower trail train travel treasure tree trellis trumpet trunk tulip tundra
tunnel turnip turquoise turtle twig umbrella valley vanilla vase velvet vessel village vine violet violin volcano
voyage wagon walnut walrus waltz warbler water wave weasel weaver west whale wheat wheel whisker whistle willow
window wing winter wolf wonder wool wren yard yarn yellow zebra zenith zephyr zinc
"""
WORDS = tuple(_LIST.split())
