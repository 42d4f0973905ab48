// Well-known shades, from plants, pigments, stones and food, by the family people expect them in. They come first on
// that family's page if the list of names has them in it.
export const WELL_KNOWN_SHADES: Readonly<Record<string, readonly string[]>> = {
  green: [
    "Acid Green|Army Green|Artichoke|Asparagus|Avocado|Basil|Bottle Green|British Racing Green|Celadon|Celery",
    "Chartreuse|Clover|Cucumber|Emerald|Fern|Fern Green|Forest|Forest Green|Grass|Grass Green|Hunter Green|Ivy",
    "Jade|Jungle Green|Kelly Green|Kiwi|Leaf Green|Lime|Lime Green|Malachite|Mint|Mint Green|Moss|Moss Green",
    "Myrtle|Olive|Olive Drab|Parsley|Pear|Pickle|Pine|Pine Green|Pistachio|Sage|Sap Green|Sea Green|Seafoam",
    "Shamrock|Spinach|Spring Green|Viridian|Willow",
  ].flatMap(words),
  blue: [
    "Aegean Blue|Air Force Blue|Azure|Baby Blue|Blueberry|Bluebell|Cerulean|Cobalt|Cobalt Blue|Cornflower",
    "Delft Blue|Denim|Dodger Blue|Egyptian Blue|Electric Blue|Glacier|Ice|Indigo|International Klein Blue",
    "Lapis Lazuli|Maya Blue|Midnight|Midnight Blue|Navy|Navy Blue|Oxford Blue|Pacific Blue|Periwinkle|Petrol",
    "Powder Blue|Prussian Blue|Royal Blue|Sapphire|Sky|Sky Blue|Slate Blue|Smalt|Steel Blue|Stormy|Tiffany Blue",
    "Ultramarine|Wedgewood|Yale Blue|Yves Klein Blue",
  ].flatMap(words),
  red: [
    "Alizarin|Alizarin Crimson|Amaranth|Barn Red|Blood|Brick|Brick Red|Burgundy|Cadmium Red|Candy Apple Red",
    "Cardinal|Carmine|Cherry|Cherry Red|Chili Pepper|Cinnabar|Claret|Cranberry|Crimson|Falu Red|Fire Brick",
    "Fire Engine Red|Garnet|Imperial Red|Indian Red|Lava|Lipstick|Maroon|Merlot|Oxblood|Paprika|Persian Red",
    "Pomegranate|Poppy|Raspberry|Redwood|Rosewood|Ruby|Rust|Sangria|Scarlet|Strawberry|Tomato|Vermilion|Wine",
  ].flatMap(words),
  orange: [
    "Amber|Apricot|Atomic Tangerine|Bittersweet|Burnt Orange|Cantaloupe|Carrot|Carrot Orange|Clementine|Copper",
    "Coral|Dark Orange|Flame|Ginger|Honey|International Orange|Kumquat|Mandarin|Mango|Marigold|Melon|Nectarine",
    "Ochre|Orange|Orange Peel|Papaya|Peach|Peach Puff|Persimmon|Pumpkin|Saffron|Salmon|Sandy Brown|Tangelo",
    "Tangerine|Terra Cotta|Tiger|Tiger’s Eye|Turmeric",
  ].flatMap(words),
  purple: [
    "Amethyst|Aubergine|Black Currant|Blackberry|Byzantium|Damson|Eggplant|Electric Indigo|Eminence|Fuchsia|Grape",
    "Heather|Heliotrope|Iris|Lavender|Lilac|Magenta|Mauve|Mulberry|Orchid|Pansy|Plum|Purple|Purple Heart|Raisin",
    "Regalia|Royal Purple|Thistle|Tyrian Purple|Violet|Wisteria",
  ].flatMap(words),
  yellow: [
    "Banana|Butter|Buttercup|Buttermilk|Canary|Canary Yellow|Champagne|Chrome Yellow|Citrine|Citron|Corn|Cornsilk",
    "Cream|Custard|Daffodil|Dandelion|Egg Yolk|Flax|Gamboge|Gold|Goldenrod|Indian Yellow|Ivory|Jasmine|Khaki",
    "Lemon|Lemon Chiffon|Maize|Mustard|Naples Yellow|Old Gold|Pineapple|Primrose|Royal Yellow|School Bus Yellow",
    "Straw|Sunflower|Sunglow|Vanilla|Wheat|Yellow",
  ].flatMap(words),
  grey: [
    "Anthracite|Ash|Ash Grey|Battleship Grey|Cement|Charcoal|Cinereous|Cloud|Concrete|Davy’s Grey|Dim Grey",
    "Dolphin|Dove Grey|Elephant|Fog|Gainsboro|Graphite|Grey|Gunmetal|Iron|Lead|Mercury|Mist|Mouse Grey|Nickel",
    "Payne’s Grey|Pewter|Platinum|Pebble|Silver|Slate|Slate Grey|Smoke|Steel|Stone|Storm|Thunder|Tin|Zinc",
  ].flatMap(words),
  brown: [
    "Almond|Auburn|Beaver|Bistre|Bole|Bronze|Brown|Burnt Sienna|Burnt Umber|Camel|Caramel|Chestnut|Chocolate",
    "Cinnamon|Clay|Cocoa|Coffee|Cognac|Cork|Coyote|Desert Sand|Drab|Dust Storm|Ecru|Espresso|Fallow|Fawn|Hazel",
    "Hazelnut|Latte|Leather|Mahogany|Maple|Mocha|Nutmeg|Oak|Peanut|Pecan|Peru|Raw Sienna|Raw Umber|Rosy Brown",
    "Russet|Saddle Brown|Sand|Seal Brown|Sepia|Sienna|Tan|Taupe|Tawny|Teak|Toffee|Umber|Van Dyke Brown|Walnut",
  ].flatMap(words),
  pink: [
    "Baby Pink|Ballet Slipper|Barbie Pink|Blush|Bubble Gum|Bubblegum|Carnation|Carnation Pink|Cerise",
    "Cherry Blossom|Cherry Blossom Pink|Coral Pink|Cotton Candy|Deep Pink|Flamingo|French Rose|Geranium|Hot Pink",
    "Lavender Pink|Light Pink|Magenta Haze|Millennial Pink|Old Rose|Peony|Persian Pink|Piggy Pink|Pink|Pink Lace",
    "Punch|Rose|Rose Pink|Rose Quartz|Rosé|Ruddy Pink|Sakura|Salmon Pink|Shocking Pink|Shrimp|Tea Rose",
    "Telemagenta|Thulian Pink|Watermelon",
  ].flatMap(words),
};

/** Names that are fine in a list of 30,000, but would stand out on a page of 120. */
export const PASSED_OVER_NAMES: ReadonlySet<string> = new Set(
  [
    "Skinny Dippin’|Love Juice|Lustful Wishes|Plastic Lips|Pleasure|Babe|Flirt|Nude Flamingo|Black Power|Sinsemilla",
    "Mexican Standoff|Blue Bikini|Bite My Tongue|Secret Affair|Femme Fatale|Fake Love|Bloodsport|Cigarette Glow|Feminism",
    "Nicotine Gold|Aphrodisiac|Infectious Love|Girl Power|Explosive Purple|Anger|Muted Lime|Ayahuasca Vine|Backroom Ember",
    "Fuchsia Pheromone|Chocolate Lust|Horror Snob|Toxic Sludge|Pink Horror|Passionate Plum|Embarrassed|Nightmare|Burned",
    "Maniac Mansion|Morbid Princess|Blackmail|Poisonous Mints|Poisonous Dart|Homoeopathic Lilac|Homoeopathic Mint|Kabul",
    "Widowmaker|Purple Illusion|Punched Pink|Cold Turkey|Never Forget|Mohalla|Warrior Queen|Feverish Passion|Dr Who|Batman",
    "Kirby|Captain Kirk|Jigglypuff|Sailor Moon|Pika Yellow|Minions|Hollow Knight|Metroid Red|Kid Icarus|MVS Red|Barbiecore",
    "Silver Surfer|Barbie Pink|Prince Charming|Maharaja|Oh Boy!|Voila!|Je t’aime|Fire|Ash|Dim|Zen|Voodoo|Chrome White",
  ].flatMap(words),
);

function words(line: string): string[] {
  return line.split("|");
}
