// The colors of words, compiled by hand. Each line, or part of one, has synonyms, then hex colors, most typical first:
// one color for a color word, several for a scene. Only the server loads this.

export const COLOR_WORDS = `
red e03131|crimson c2183c|scarlet e8281f|maroon 7a1f2b|burgundy bordeaux 6d1a36|ruby b3123f|rust b7410e|brick a5402d
orange f5841f|coral ff7f61|peach ffc7a1|apricot fbb982|amber f2a900|tangerine f28500|terracotta c9694a|copper b06a3b
yellow f7d21e|gold golden d4a52a|mustard d1a11e|lemon f8e45c|cream fbf1d6|ivory f8f4e3|beige e6d9bf|butter f7e7a1|ocher ochre c98a2b
green 2f9e44|lime a3d93b|olive 7c7a32|mint a8e0c4|sage a3b18a|emerald 0f9d6b|jade 3aa17e|khaki b5a76c|pistachio b9d18b|darkgreen 1f4d33
teal 0d7c80|turquoise 30c5b8|cyan 1fc4d9|aqua 6fdbd8|petrol 0a5463
blue 2b6cd6|navy 16264f|azure 3fa0f0|cobalt 1f4fb5|indigo 3f3d9e|sapphire 1c4ba0|denim 3f6288|cerulean 2a8fbd|ultramarine 2b2fae
purple 7b3fa0|violet 7a4fd0|lavender c4b5e6|lilac c8a7d8|plum 7a3b69|mauve b58aa5|amethyst 9463c4|aubergine eggplant 43213f
pink f48fb1|magenta d61f8c|fuchsia e0399b|rose d9647f|salmon fa8e7a|blush efc4c0|raspberry c52255
brown 7a4a2b|chocolate 4d2c1d|coffee 5a3a28|caramel c27c3a|chestnut 7d4127|mahogany 5c2a1e|tan c9a57a|camel bd9264|bronze 8f6a35|walnut 5b4231
black 151515|white fbfbf9|gray grey 8a8d91|silver c3c7cb|charcoal 3a3d42|slate 5d6b7a|taupe 8f8174|graphite 46494d|pearl eae6df|ebony 25201d
ocean sea 0b4f7d 1f8fb3 6cc5d0 07304f d5eef0
sunset dusk f2702e f7a64a d9466f 7b3f7f 352a5c
sunrise dawn daybreak f9b66c f6d7a7 ee8a7b a9a5d0 5d7fae
night midnight 121a3a 26315f 070a1a 4b4f87 c9cfea
evening twilight gloaming 3b3a6b 7d6391 d88f80 1b2144 f0c9a5
morning f7e3b0 a9d5ea f6b98f d9ead3 6ea3c1
noon midday day daylight 5fb4ec fde58a ffffff 2f86d0 a5d66f
forest woods woodland 1f4d2c 3f7a3e 7d5a3a 12301f a9bd7b
jungle rainforest 0f5b34 2f9a4d 83c341 0a3020 d4a32c
garden 4f9a4a e66f93 f2c744 9ecb74 7d5bb0
meadow field grassland 7fb24a e8d04f d96a88 b8d98a 4c7f35
flower flowers blossom bloom e86a94 f7c1d0 f2c744 8f5fc0 6fa65a
sakura cherryblossom f6c1d0 fbe6ea d98ca6 7a5a52 a9c19a
leaf leaves foliage grass 4e9a3f 86bf56 2e6a2f c3dc8b 7a8a3a
moss fern 6c7f3a 95a35a 445a2b b9bf8a 2c3a22
tree oak bark 6a4a32 4a7040 9c7a56 2f3f24 c9b48c
pine fir spruce evergreen 1d4a3a 35695a 0f2c24 7f9c8a 8a5f3f
bamboo 8aa64f c9cf8a 5f7a3a e8e4c4 3c4f2a
cactus succulent 5f8f6a 9cbf9a d98a9a e3cda4 3c5f4a
lotus waterlily e7a3bd f7dfe6 5f9a6f 2f6f6a f2d06a
tulip tulips e0435f f6b733 f08fb0 5fa04f 8a3f9a
sunflower f7b718 5a3a1c 7a9a3a fbe08a 3f7ac0
poppy d9361f 1f1a18 7f9a5a f2c8b8 f08a5a
wisteria 9a86cf c9bde8 6a5aa0 7a9a6a f0eaf6
hydrangea hydrangeas 7f95d6 b9a6dc e6b5d1 6a9a7a dfe4f5
iris 5a4bb0 8f7fd6 f0c744 3a6a3f d9d2f2
peony e78aa8 f8d3dc c24a74 6a8f5a fff4f0
dahlia b3264f ee7f6a 5a1f3f f4c39a 4f6f3f
marigold f39a1e f7c648 c75a12 6a8a3a 7a3a1a
heather a36f9f c6a3c9 6f7a56 8d8f94 4f3f55
desert dune dunes d9a566 c27a45 f0d9ab 8f4f35 7fb0c9
sand sandy e2cba0 f1e3c6 c7a878 a58659 faf4e6
beach coast shore seaside f0dcb0 4fc0cf 1f86b5 fff6e3 f2926a
island tropical tropics tropic 11a8a6 f9c74f f2695c 2f9a5a 0f5f8a
lagoon reef 17a2a8 6fd3cb ff7f61 0b5f7a f7e3b5
lake pond 3f7f97 85b3b8 2a4f5f b9d0c5 6f8a5a
river stream creek 4f8fa8 97c4cc 6f7f78 2f5a66 cfd9c8
waterfall rapids 6fb7c9 d5edf2 2f6f7f 4f7f5a 9aa7a6
rain rainy drizzle 6a7f91 9fb0bd 43535f c9d3da 2b3640
storm stormy thunder tempest 3a4556 5f6f80 8f9aa8 1f2733 e8d35a
lightning ffe95a 6a5acd 1a1a40 b8c4ff f7f7ff
cloud clouds cloudy overcast c4ccd4 e6eaee 98a4b0 6f7d8b f7f8fa
fog foggy mist misty haze hazy b9c2c4 d9dedd 94a1a4 eef0ee 6f7d80
snow snowy blizzard f4f8fb d5e3ee a5bfd4 6f8fab ffffff
ice icy frost frosty glacier arctic cfe8f2 9ccbe0 5f9fc4 eef8fb 2f6a94
sky skyblue 5aaeea a8d5f5 2f7fd0 e6f3fb f7f3e0
space cosmos cosmic galaxy nebula 1a1440 5b2a86 c13f8f 0b0b1e 4fa0d8
star stars starry f7e8a4 1a2250 3a4a8f fffdf2 8a93c9
moon moonlight lunar d6d9e0 8f97a8 22283f f3f1e6 4f5a78
sun sunny sunshine solar ffc83d ff9f2e fff0a8 f26b2b 7fc4ea
aurora borealis polarlight 1fd19a 5fe0c0 6a4fc9 0f1f3f c04fb0
rainbow e03131 f58a1f f7d21e 2f9e44 2b6cd6
fire flame flames blaze e8391d f7811f fbc02d 8f1f12 2a1410
ember embers lava magma volcano d9381e f26a1b 3a1a17 8a2418 f7b23b
smoke smoky ash ashes 6f7377 9da1a4 46494c c9cbcc 2a2c2e
earth soil clay mud earthy 7a5236 a6754c 4f3626 c9a27a 5f6b3f
stone rock pebble rocky 8a8780 b3afa6 5f5d58 d6d2c9 3f3e3b
mountain mountains alps alpine 5f7890 94a9b8 3a4f5f f1f4f6 4f6a4a
canyon mesa c0623a e09a63 8f3f28 f2cfa0 5f8fa8
valley hill hills 7a9a54 b6c27a 4f6f45 d9c88a 86a9b5
savanna savannah safari c9963f e3c67a 8a7a3a 5f4a2a d96f32
prairie steppe wheat harvest d9b25a efd99a a9843a 7f8f4a 8fb5cc
swamp marsh bog 4f5a35 7a7f4a 2f3a2a 9a8f5f 5f6f66
cave grotto 3a3538 5f5752 8a7f74 1d1a1d a98f6a
springtime spring 9ccf7a f7b5c8 fbe38a a9d8ef d7b5e6
summer summertime ffcf3f 2fb0d9 ff7058 6fc46a fff4d1
autumn fall c8571b e09a2b 8a2f1f 6f5a2a 5f3a24
winter wintry a9c4d9 e9f1f6 5f7f9c 2f4359 8a2f3a
christmas xmas c0242f 1f6b3f d9b24a f6f1e6 5a2a1c
halloween f47b20 1c1420 6a2c91 8fbf2f 4a2f1c
easter f9d56e b8e0c2 f6b8cf c5b3e6 a9d8f0
valentine love romance romantic d6264f f48fb1 f9d2da 7f1f3a fff3f0
wedding bridal fbf7f0 ead8cf d9b9a6 c9c3a5 b39a6a
party festival carnival fiesta e6267a f7b51e 1fb5c9 7a3fc0 5fbf3f
birthday confetti f75f8f fccb3f 4fb8e6 8fd16a a67fe0
tokyo shibuya f0287a 1fb8e0 1a1533 7a3ff0 f7e14a
paris parisian e6d5c7 b5a79a c98a8a 5f6670 2f3440
london a1262f 2f3f55 8a9098 c9c5bd 1d2430
newyork manhattan f2b91f 3f454d 8a4a35 b9bec4 1c2028
venice venetian c96a4a 2f8a8f e6c08a 7a2f35 f3e6d0
rome roman c2643f e2b684 8f7f6a f2e4cd 5a3f35
greece greek santorini mykonos 1f5fb5 ffffff 7fb8e6 f0e6d2 e0679a
morocco moroccan marrakech marrakesh c2572f 1f7a8c e0a83a 7f2f4f f2ddc0
mexico mexican oaxaca e0357a f2a31f 1f9a8a 5f2f8f d9482b
india indian jaipur e0467f f28c1f 7a1f5f 1f8f8a f6c94a
egypt egyptian nile d6ab4f 1f6f94 b5522f f0dfb4 17324f
africa african kenya b3432a e0a12f 3f5f35 2a1a15 efd2a0
japan japanese kyoto zen b8333a f3ece0 3f4a5f 8a9a7a 2a2624
china chinese beijing c8202b e6b422 1f1815 2f6f5a f5e6cc
scandinavia scandinavian nordic norway sweden e8e6e1 a8b5bd 5f7280 c9b49a 2f3a44
iceland icelandic 3f5f73 a9c7d1 5f6f55 23292e e9eff0
california malibu f7a86a 4fb4d0 f2d7a8 ee6f7f 2f7f8f
miami vice f75fa6 2fd6d6 fff0f5 6a4fd0 ffb86a
havana cuba cuban 2fb0a8 f2b84a e0574f 7fc7d9 f5e3c3
hawaii hawaiian ff6f61 1fa8b8 f7c948 2f8f4f f9a8c0
provence tuscany tuscan mediterranean c98f4f 8a9a5f a58fc4 e9d5ab b35f3f
santafe pueblo c96f4a 3f9a9a e6c9a0 7f4035 f4e9d8
city urban downtown 5f6670 9aa0a8 2f343c f2b23f c9ccd1
street asphalt concrete pavement 7d8083 a5a7a8 55585b c7c8c7 343639
industrial factory steel machine 6f7a82 a3adb3 454d54 c7682f 23282d
metro subway traffic 1f4f8f e0342b f7c21e 2f8f5a 2a2d33
neonsign arcade nightclub club disco ff2fa0 2ff0e0 7a2fff 12081f faff3f
cyberpunk cyber hacker matrix ff2a6d 05d9e8 1a0b3b d300c5 f9f002
vaporwave synthwave retrowave outrun ff71ce 01cdfe b967ff 05ffa1 2b1055
computer terminal code digital tech technology robot 1f6fe0 0f1b2d 2fd6b5 8aa0b8 e9eef5
future futuristic scifi 6a5cff 21d4fd e8ecf7 1a1f38 b721ff
vintage antique oldtimer 9a6a4a d8c4a0 5f7a73 b5533f 3f3a35
retro seventies 70s d9722e e8b23f 7a4a2a 5f8a7a f2e2bf
eighties 80s f72f8f 2fd0e8 7a3ff0 ffe34a 1a1440
nineties 90s 6f4fc0 1fa89a f2c92f e04f7a 3f5fb0
fifties 50s diner 8fd6c8 f58a9a f9e3a8 c0392b 2a2a2a
sixties 60s psychedelic hippie ff6f1f f2c91f e02f8f 3fb04f 6a3fb0
boho bohemian c4764f e0b48a 8a6f5a 7f8f7a a34f4f
rustic farmhouse country barn cottage 8a3f2f b08a5f e6d9c2 5f6a55 3f332b
minimal minimalist minimalism clean f4f4f2 d5d5d2 9a9a97 3a3a3a 1a1a1a
modern contemporary 1f2933 f5f7fa 3a6df0 f2694a 9aa5b1
luxury luxurious elegant elegance royal regal 1f1a2e c9a24a 4a2a6a 0f3d3e f3ead8
gothic goth vampire dracula 1a1015 6f0f23 3a2a3f 8a8590 b3122d
steampunk victorian 6a4a2a b08440 3f2a24 8f5f4a 4f5f57
artdeco deco gatsby 1a1a24 d4af5a 0f5f5a e9dfc9 7a2f3f
bauhaus mondrian d62828 1d4fa0 f6c31c f4efe4 1a1a1a
popart comic comics ff2f3f ffd91f 1f8fff ffffff 14141a
pirate pirates 3a2a20 b3862f 8a1f24 1f4f5f e6d3a5
circus c9252f f6e6c5 1f5fa0 f2b51f 3a2320
cowboy western ranch 9a5a30 d9b27a 4f6a85 5f3a24 efe0c2
fairy fairytale magic magical unicorn enchanted c99df0 f7b5dc 9fdcf0 fbe6a5 7a6ad0
dream dreams dreamy b9b3ea f3cfe4 c7e6f4 8a86c9 fdf1dc
mermaid siren 1fb5a8 7f6fd0 4fd6c6 f59ac0 0f5f7f
dragon 8f1f1f 1f5f3f d99a2b 2a1a1a e05a2b
ghost spooky haunted d9dde2 6f6a80 2a2635 9fb58f f0f2f4
witch witchcraft poison 4a2a6a 6fae2f 1d1624 8a5fb0 c4d64a
paper parchment book library f0e4c8 c9b48a 8a6a45 5f2f2a 3a4a3f
ink calligraphy 1a1c2a 3a3f5f 6f7488 d9d6cc f6f3ea
wood wooden timber cedar 8f5f38 b58a5f 5f3f28 d9bd95 3a281c
leather saddle 8a4f2b b3794a 5a3220 d6b08a 2f1f18
marble e9e7e4 c9c7c5 8f8f92 f8f7f5 4a4b50
metal metallic chrome iron a5adb5 d5dade 6f7880 3f464d eef1f3
glass crystal d6eef0 a5d3da f4fbfb 6fa9b5 3f7480
velvet 5f1230 3a1a5f 0f3d4f 8a1f3f 22101c
silk satin ead7c9 d6b8c0 f6eee6 b9a5b0 8a7486
linen cotton wool f0e9dc d9cfbd bfb29c f9f6ef 948872
jewel gem jewels gems 0f7a5a 1c3fa0 a0124f 5a1f8f d9a62a
candy sweets bubblegum cottoncandy ff8fc4 8fd8ff fff08a b79cff 8ff0c0
icecream gelato sorbet f9c6d3 f7e6c4 c4e6d4 a97a5a f4a69a
cake cupcake macaron macarons f7c8d4 fbeed5 c5e3d0 d9c2ea e8a87c
honey honeycomb bee e5a01f f7cf5f a8660f fbeebc 2a2018
cinnamon spice spices paprika saffron curry c25a24 e59a1f 8a3a1a f2c45f 5f2f1a
vanilla milk custard f8ecc9 fdf8ea e9d5a5 cdb07f fffdf6
espresso cappuccino latte mocha cafe 4a2f22 8f6a4c c7a582 ead9c3 2a1a14
tea chai matcha 8aa35a c9d6a0 b5793f 5f7a3f f0ead2
wine merlot vineyard grape grapes 6a1733 8f2f55 4a2a5f 7a8a45 d9b8a5
beer ale brewery d99a24 f2c75f 8a4f1a fff4d6 4a2d17
cocktail sangria punch e6325f f7903f f9c64a 8f1f4f 5fc0b0
fruit fruits fruity smoothie f2503f f9a62b 8fc73e e53f7f 7a3f9a
berry berries blueberry blackberry 3f3a7a 8a1f4f c92f5f 5f5fae d9c5e6
strawberry strawberries e2324a f7a5b0 fbe5df 5fa03f 9a1f30
cherry cherries b0152f e0405a 5f0f1f 6a9a4a f7d5d5
watermelon e8475f f9a5a8 3f8f4a 9fd18a 22302a
citrus citron grapefruit f9a01f f7dc4a f2694a b8d93f fff3cf
avocado 6f8a3a b7c77a 3f4a24 6a4a30 eef0c9
olives oliveoil 7c7a32 a5a15a 4a4a24 d6cf9a 2f2f1f
tomato pizza pasta italian d9402b f2c66a 5f8f3f f6ead0 8f2a1c
salad vegetable vegetables veggie herbs 6fa83f a8d06a e0503f f29a2f 3f6f2f
bread bakery toast breakfast c9904f e8c48a 8f5f30 f7e8cb 5a3a22
chili pepper salsa spicy c9201f e8641f 8a1410 4f8f3f f7b82f
pumpkin squash e5751f f2a550 8f4a1a 5f7a3a f7dcb0
lavenderfield 8f7fc4 c4b5e6 6a9a5a 5a4a8f f0ead9
peacock kingfisher 0f6f8f 1fa08a 2a3f9a 8fbf3f 3f2a5f
flamingo f78fa7 fbc4c9 f26a7f 3fb5b0 fff0ea
fox foxy d96a28 f3e6d8 6a3a20 2a211c a8552a
tiger leopard lion e08a24 2a1d15 f6e2bf a85a1a c7b08a
wolf 6f767d a9aeb3 3f454b d6d3cc 24282c
bear bears grizzly 5f4030 8a6248 3a2820 b3916f d6c3a8
owl 8a6f52 c4ab88 5a4836 e8b23f ece2d0
raven crow 16161d 2d2f3f 4a4d63 0a0a0e 8a8fa5
bird birds parrot macaw e0352b f7c21e 1f7fd0 2fa04a f58a1f
butterfly monarch f2801f 1f1a1a f9c65f 5f8fd0 fff2da
fish koi aquarium goldfish f26a2b fff2e6 1f7fa0 5fc0c9 2a2a33
whale dolphin shark 4a6a85 8fa9bd 24384f c9d9e3 1f7fa8
jellyfish b58ae0 f0a5d6 5f7fe0 1a1f4f 8fe0e6
cat kitten tabby d98f45 8a8580 f3e6d5 4a3a30 7fa05f
dog puppy d0a06a f4eadb 7a5230 4f4a48 b53f35
baby nursery newborn cfe6f2 f8dbe0 fbf2c9 d8eed6 e6def2
kids children playful toys toy f2473f f9c22b 2fa3e0 5fc05a f58fc0
happy happiness joy joyful cheerful fun ffd23f ff8a5c 4fc3d9 ff6f91 9bdc6a
sad sadness melancholy lonely blues 4f6480 8294a8 2f3d52 b3bcc8 6a6a82
calm calming peace peaceful serene serenity tranquil 9cc5c4 d5e6e1 7a9eb0 f2efe6 b8c9a9
relax relaxing spa wellness yoga a9c7b5 e6ebdf 7f9f8f d9c7b0 f7f4ec
energy energetic dynamic power powerful sport sports ff4d1f ffc21f 1f6fff 14161f e6ff3f
angry anger rage fury c2141f 5f0a12 f23f1f 1a0a0d f28a1f
passion passionate desire seductive b3123f e8364f 5f0f2f f28a7f 2a0f1a
mystery mysterious mystic mystical 3a2a5f 1f3f5f 6f4f8f 141427 8aa5b5
hope hopeful optimism optimistic f9dd7a a8dcc4 8fc4ea fdf6e0 f2a58a
nostalgia nostalgic memory memories c79a7a e6cfae 8f9a94 a86a6a 5f5a5f
cozy cosy hygge homely home b5744a e6d3bb 8a4a3a c9a35f 4f4038
fresh freshness crisp 8fd96a d9f5c4 3fc4b5 fdfdf0 f9e15f
natural nature organic eco 6f8f4f b8c48f 8a6a48 e9e4d0 3f5f3a
health healthy medical clinic hospital 2fa8a8 e6f6f4 3f7fc4 8fd6b5 ffffff
business corporate finance bank office law 1f3f6a 4f7aa8 d9dfe6 8a94a0 c9a24a
school college university academia darkacademia 5a2f24 2f4035 b3935f e6d8bd 1f2233
beauty cosmetics makeup skincare e6a5a0 f6dcd3 c2506a fbf4ef 8f5a55
fashion chic glamour glamorous 1a1a1a e9dcd0 b8123f c9a86a 8a7f7a
feminine girly girl princess f5a3c4 fbdce8 d94f8f e6c5f0 fff4f8
masculine manly gentleman 24303f 5f4a3a 8a8f94 2f4f45 c9bda8
music jazz 1f2f5a c98a2f 7a1f2f 2a1a1f e6d6b5
punk grunge 1a1a1c c2182b 6f7074 e8e24a 3f3f45
coffeehouse bookstore 4a3326 a9794f 5f6a52 e8dcc5 2a2320
bathroom kitchen tile tiles e9f0f0 9cc7c9 3f7f8a f7f6f2 c9a98a
pool swimming swim 2fc4e0 9feaf2 0f8fc4 f7fdfd ffb55f
ship sailing sail nautical marine harbor harbour 16264f f6f4ee c02a33 5f8fb5 d9b56a
train railway station 3f4a52 8a2a24 c9a45f 1f2a2f b5b2a8
car racing race ferrari d9141f 1a1a1d f2f2f2 8f959c f7c51f
plane flight airport 3f8fd6 e9f2f9 8a9aa8 1f3f6f f26a2b
camping campfire hiking outdoor outdoors 3f5f3f e5772a 8a5f3a 1f2a33 e0cf9f
ski skiing e9f3fa 3f8fd0 e2353f 1f3f5f b5d3e6
`;

/** Words in other languages for those in the English list above; several words on the left are one term. */
export const FOREIGN_WORDS = `
de rot=red blau=blue hellblau=azure dunkelblau=navy marineblau=navy grün=green dunkelgrün=darkgreen hellgrün=mint himmelblau=azure dunkelrot=maroon gelb=yellow orange=orange lila=purple violett=violet rosa=pink braun=brown schwarz=black weiß=white grau=gray türkis=turquoise gold=gold golden=gold silber=silver beige=beige meer=ocean ozean=ocean himmel=sky wald=forest nacht=night mitternacht=night sonnenuntergang=sunset sonnenaufgang=sunrise morgen=morning abend=evening frühling=spring sommer=summer herbst=autumn winter=winter strand=beach sand=sand wüste=desert berg=mountain berge=mountain schnee=snow eis=ice feuer=fire regen=rain sturm=storm nebel=fog garten=garden wiese=meadow blume=flower blumen=flower rose=rose stadt=city wein=wine kaffee=coffee honig=honey mond=moon sonne=sun stern=star sterne=star holz=wood stein=stone erde=earth liebe=love traum=dream weihnachten=christmas
fr vert_eau=mint vert_sapin=darkgreen gris_perle=pearl rouge=red bleu=blue bleu_canard=teal canard=teal bleu_marine=navy bleu_ciel=azure vert=green verte=green jaune=yellow orangé=orange mauve=mauve pourpre=purple rose=pink brun=brown marron=brown noir=black noire=black blanc=white blanche=white gris=gray grise=gray doré=gold argent=silver mer=ocean océan=ocean ciel=sky forêt=forest nuit=night minuit=night coucher_de_soleil=sunset aube=dawn aurore=dawn matin=morning soir=evening printemps=spring été=summer automne=autumn hiver=winter plage=beach sable=sand désert=desert montagne=mountain neige=snow glace=ice feu=fire pluie=rain orage=storm brume=fog jardin=garden prairie=meadow fleur=flower fleurs=flower ville=city vin=wine café=coffee miel=honey lune=moon soleil=sun étoile=star étoiles=star bois=wood pierre=stone terre=earth amour=love rêve=dream noël=christmas lavande=lavender
es rojo=red roja=red azul=blue azul_marino=navy azul_cielo=azure celeste=azure verde=green amarillo=yellow naranja=orange morado=purple violeta=violet rosa=pink marrón=brown café=brown negro=black negra=black blanco=white blanca=white gris=gray turquesa=turquoise dorado=gold oro=gold plata=silver mar=ocean océano=ocean cielo=sky bosque=forest selva=jungle noche=night medianoche=night atardecer=sunset puesta_de_sol=sunset amanecer=sunrise mañana=morning primavera=spring verano=summer otoño=autumn invierno=winter playa=beach arena=sand desierto=desert montaña=mountain nieve=snow hielo=ice fuego=fire lluvia=rain tormenta=storm niebla=fog jardín=garden flor=flower flores=flower ciudad=city vino=wine miel=honey luna=moon sol=sun estrella=star estrellas=star madera=wood piedra=stone tierra=earth amor=love sueño=dream navidad=christmas fiesta=party
it rosso=red rossa=red blu=blue azzurro=azure verde=green giallo=yellow arancione=orange viola=violet rosa=pink marrone=brown nero=black nera=black bianco=white bianca=white grigio=gray turchese=turquoise oro=gold argento=silver mare=ocean oceano=ocean cielo=sky bosco=forest foresta=forest notte=night mezzanotte=night tramonto=sunset alba=sunrise mattina=morning sera=evening primavera=spring estate=summer autunno=autumn inverno=winter spiaggia=beach sabbia=sand deserto=desert montagna=mountain neve=snow ghiaccio=ice fuoco=fire pioggia=rain tempesta=storm nebbia=fog giardino=garden prato=meadow fiore=flower fiori=flower città=city vino=wine caffè=coffee miele=honey luna=moon sole=sun stella=star stelle=star legno=wood pietra=stone terra=earth amore=love sogno=dream natale=christmas
pt vermelho=red vermelha=red azul=blue azul_marinho=navy verde=green amarelo=yellow laranja=orange roxo=purple violeta=violet rosa=pink marrom=brown castanho=brown preto=black preta=black branco=white branca=white cinza=gray cinzento=gray turquesa=turquoise dourado=gold ouro=gold prata=silver mar=ocean oceano=ocean céu=sky floresta=forest selva=jungle noite=night meia_noite=night pôr_do_sol=sunset amanhecer=sunrise manhã=morning primavera=spring verão=summer outono=autumn inverno=winter praia=beach areia=sand deserto=desert montanha=mountain neve=snow gelo=ice fogo=fire chuva=rain tempestade=storm névoa=fog jardim=garden flor=flower flores=flower cidade=city vinho=wine mel=honey lua=moon estrela=star estrelas=star madeira=wood pedra=stone terra=earth sonho=dream natal=christmas
ja 赤=red 赤色=red 青=blue 青色=blue 紺=navy 紺色=navy 水色=azure 空色=azure 緑=green 緑色=green 黄=yellow 黄色=yellow 橙=orange 橙色=orange オレンジ=orange 紫=purple 紫色=purple 藤色=wisteria 桃色=pink ピンク=pink 茶色=brown 黒=black 黒色=black 白=white 白色=white 灰色=gray 金=gold 金色=gold 銀=silver 銀色=silver 藍=indigo 藍色=indigo 朱色=scarlet 抹茶=matcha 桜=sakura 海=ocean 空=sky 森=forest 夜=night 夕焼け=sunset 夕日=sunset 朝=morning 朝焼け=sunrise 春=spring 夏=summer 秋=autumn 冬=winter 浜=beach 砂=sand 砂漠=desert 山=mountain 雪=snow 氷=ice 火=fire 炎=fire 雨=rain 嵐=storm 霧=fog 庭=garden 花=flower 街=city 東京=tokyo 京都=kyoto 月=moon 星=star 太陽=sun 木=wood 石=stone 土=earth 愛=love 夢=dream
`;

/** Words that modify the color of others, in several languages, English first. */
export const MODIFIER_WORDS = `
neon glowing fluorescent fluo ネオン
vivid bright bold electric saturated intense vibrant leuchtend kräftig vif vive brillante intenso brilhante 鮮やか
dusty muted faded washed desaturated subdued staubig matt gedämpft poussiéreux apagado spento polveroso くすんだ くすみ
pastel pastell pastello パステル
pale light soft hell zart blass clair claire pâle claro clara pálido chiaro chiara pallido 薄い 明るい
dark deep dunkel tief foncé foncée sombre profond oscuro oscura scuro scura escuro escura profundo 暗い 深い 濃い
warm cálido cálida caldo calda quente chaud chaude 暖かい
cold cool chilly kalt kühl froid froide frío fría freddo fredda frio 冷たい 寒い
`;

/** Words without meaning for color. */
export const EMPTY_WORDS =
  "a an the of and with in at on by to for from over under my our your some like color colors colour colours palette theme scheme tones shades hues vibes vibe style und der die das ein eine im am mit von für farbe farben et la le les un une du des au avec pour couleur couleurs y el los las con por para del color colores e il lo gli di della nel con per colore colori o os as do da em com cor cores の な と 色";
