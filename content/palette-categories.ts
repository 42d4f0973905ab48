export type PaletteCategoryTexts = {
  /** One line under the title: what is to be seen here. */
  readonly lead: string;
  /** For search engines: full sentences, at most 180 characters. */
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly uses: readonly { readonly term: string; readonly text: string }[];
};

/** The texts of the palette pages. Numbers are OKLCH and WCAG 2.2; content/palette-categories.test.ts checks them. */
export const paletteCategories = {
  green: {
    lead: "From pine to mint, alone or beside the coral, amber and lilac that make a green look greener.",
    description:
      "Green color palettes from pine to mint with measured contrast and color-blind checks. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "A screen can make greens that no leaf has. At lightness 0.6 and hue 145 sRGB reaches a chroma of 0.189, while forest green, #228B22, has 0.169 and sea green, #2E8B57, only 0.119. The palettes here stay below what a screen can do: a green looks planted when it is a little grayer and a little bluer in the dark, a little yellower in the light.",
      "People have a large vocabulary for green because so much around them is green, and because the middle of the spectrum is where daylight eyes are most sensitive. That is also why greens look light for their numbers: #228B22 has 4.38:1 on white and fails AA by a hair, though it seems a dark color.",
      "Across the circle from green lie pinks and magentas, not the red of traffic lights. A pale blush or a clay red beside a deep green is the pairing of flower and leaf, and it differs in lightness too, which keeps it readable for people who confuse the two hues.",
    ],
    uses: [
      { term: "Good for", text: "Food, gardens, finance, health, and anything that is done and correct." },
      { term: "Take care", text: "Green and red as a pair of signals. Let lightness differ as well, or add a sign." },
      {
        term: "Try",
        text: "The darkest green as text in place of black: most palettes here have one that passes AAA on cream.",
      },
    ],
  },
  blue: {
    lead: "Denim, harbor, sky and ultramarine, with sand and apricot for warmth.",
    description:
      "Blue color palettes from navy to sky with measured contrast and color-blind checks. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Blue is deep by nature. The most vivid blues of sRGB lie near lightness 0.45, where hue 264 has room for a chroma of 0.261; at lightness 0.9 only 0.048 is left. So a blue palette gets its strength from the dark half, and its light half is air: tints that are nearly white and still read as sky.",
      "Cobalt blue, #0047AB, has 8.43:1 on white, and a navy such as #1E3A8A has 10.35:1. Few hues give text so dark that is so clearly a color, which is one reason why links, flags, uniforms and banks are blue.",
      "A palette of nothing but blue is calm and soon cold. Its opposite in OKLCH is an orange between sand and apricot, so a single warm light tone, a tenth of the surface, is enough to make the blues look bluer. People with protan or deutan vision tell blue from orange better than most pairs of hues.",
    ],
    uses: [
      { term: "Good for", text: "Interfaces with much text, charts, travel, anything that must be trusted." },
      {
        term: "Take care",
        text: "Fine blue detail: the center of the eye has no blue cones. Draw lines thicker or darker.",
      },
      {
        term: "Try",
        text: "Navy for text, a middle blue for links, and the apricot only for the one action that counts.",
      },
    ],
  },
  red: {
    lead: "Wine, poppy, coral and brick: reds that carry a page, and the quiet colors that hold them.",
    description:
      "Red color palettes from wine to coral with measured contrast and color-blind checks. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Red is a color of the middle. At lightness 0.6 hue 29 has room for a chroma of 0.246; at 0.85 it is 0.082, and the eye says pink. A red palette therefore goes down rather than up: from poppy to brick to wine, with blush and cream as the light that none of the reds can give.",
      "Crimson, #C41E3A, reaches 5.84:1 on white and is text as it stands; dark red, #8B0000, reaches 10.01:1. On black they sink to 3.59:1 and 2.09:1, so a dark theme needs a coral instead.",
      "The eye goes to red first and tires of it first. The palettes here either make it the one accent among creams and inks, or deepen it until it is a ground to rest on. For people with protan vision reds are darker than for others, so next to black a wine red may disappear; next to cream it never does.",
    ],
    uses: [
      { term: "Good for", text: "Food, fashion, theater, sport, and what must not be missed." },
      {
        term: "Take care",
        text: "A red brand color beside red error messages. Shift one of them by lightness or by hue.",
      },
      {
        term: "Try",
        text: "A cool gray-green or teal as the only other hue: it calms red without turning to Christmas.",
      },
    ],
  },
  orange: {
    lead: "Apricot, carrot, copper and rust, and the blues across from them.",
    description:
      "Orange color palettes from apricot to rust with measured contrast and color-blind checks. Filter by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Orange is a light color that turns into another one when it is darkened: at lightness 0.7 hue 55 may have a chroma of 0.173, at 0.4 it may have 0.099, and that is called brown. Brown is one of the few common color names that mean another color made dark and dull. Every orange palette has the choice whether to use that, and the ones here that look like autumn do.",
      "Life vests and road works are orange because little else outdoors is, and because it is lighter than red: dark orange, #FF8C00, has 9.00:1 on black, pure red 5.25:1. On white it is weak, with 2.33:1, so white text on an orange button is almost always too faint. Burnt orange, #CC5500, has 4.31:1 on white: enough for large text, not yet for small.",
      "Orange and blue lie opposite each other, and film posters have used the pair for decades because skin is a dull orange and shadows are a dull blue. A little of the one makes much of the other glow.",
    ],
    uses: [
      { term: "Good for", text: "Sport, tools, food, autumn, calls to act on a calm page." },
      { term: "Take care", text: "White text on orange. Use the ink of the palette, which is why there is one." },
      {
        term: "Try",
        text: "Pale apricot as the ground in place of white: warm, and 12:1 or more with a dark brown on it.",
      },
    ],
  },
  purple: {
    lead: "Aubergine, violet, lavender and iris, lit by saffron, mint and peach.",
    description:
      "Purple color palettes from aubergine to lavender, with measured contrast and color-blind checks. Filter by tag or color, copy, export, or open in any tool.",
    paragraphs: [
      "Violet light is at the end of the spectrum, but most purples are not in the spectrum at all: they are what the eye makes of red and blue together. On screens they are among the most vivid colors there are. At lightness 0.42 hue 300 has a chroma of up to 0.224; at 0.85 it has 0.087, the lavender of most light themes.",
      "For most of history it was the dearest color. Tyrian purple took thousands of sea snails for a gram of dye, and laws said who might wear it. In 1856 William Perkin, 18 years old, made mauve from coal tar while looking for quinine, and within a few years anyone could wear purple.",
      "Indigo, #4B0082, has 12.95:1 on white and makes a fine ink. Its opposite is a yellow-green that few people love, so the palettes here turn a little further: to saffron, where the pair looks royal, or to mint, where it looks cool. Between violet and blue it is lightness that has to tell them apart; many people with tritan vision cannot do it by hue.",
    ],
    uses: [
      {
        term: "Good for",
        text: "Beauty, music, night, magic, software that wants to look like none of the blue ones.",
      },
      {
        term: "Take care",
        text: "Purples printed on paper come out duller and bluer than on a screen. Ask for a proof.",
      },
      { term: "Try", text: "Aubergine as the dark theme's ground: softer than black and just as readable." },
    ],
  },
  yellow: {
    lead: "Lemon, honey, saffron and mustard beside the darks that make them shine.",
    description:
      "Yellow color palettes from lemon to mustard with measured contrast and color-blind checks. Filter by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Yellow exists only in the light. Hue 95 has a chroma of 0.175 at lightness 0.85, of 0.103 at 0.5 and of 0.062 at 0.3, where everyone calls it olive. So a palette can't be yellow alone: it needs a dark from elsewhere, and it is that dark which makes the yellow shine.",
      "On white the best known yellows are nearly nothing: #FFD700 has 1.40:1 and #FFEB3B has 1.22:1. On black the same two reach 14.97:1 and 17.19:1. That is the whole rule: yellow is a ground for dark text or a light on a dark ground, and never text on white.",
      "Ocher, an iron earth, was on cave walls long before there were words for it. Painters then had lead-tin yellow, Indian yellow and, from about 1820, chrome yellow, the color of Van Gogh’s sunflowers, some of which has browned since. The mustards here are what these pigments look like with a little gray in them.",
    ],
    uses: [
      { term: "Good for", text: "Highlights, taxis, children, summer, warnings that are not yet alarms." },
      {
        term: "Take care",
        text: "Yellow icons and thin lines on a light page. Give them an outline, or put them on ink.",
      },
      { term: "Try", text: "One yellow with charcoal and stone only: the loudest quiet palette there is." },
    ],
  },
  gray: {
    lead: "Fog, stone, steel and charcoal, each with a cast of its own, some with one color that means it.",
    description:
      "Gray color palettes, warm and cool, from fog to charcoal, with measured contrast. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Hardly any gray is neutral. Stone leans to yellow, steel to blue, ash to violet, and a chroma of 0.01 is enough to feel it. The palettes here have grays with a chroma below 0.022, nearly all of them with a cast, because a gray without one looks like nothing was chosen.",
      "The middle is not where numbers put it. #808080 is half of 255, but its OKLCH lightness is 0.600, and it has 3.94:1 on white: too light for text. #767676 is the lightest neutral gray that passes AA on white, with 4.54:1. On black it passes as well, with 4.62:1, which makes it the only narrow band of grays that can do both.",
      "A cast should be the same from light to dark, or turn slowly: warm in the light and cool in the shadow, as on a real day. What spoils grays is a mixture of casts by accident. Beside grays any color looks more vivid than it is, so an accent may be quieter than on white.",
    ],
    uses: [
      { term: "Good for", text: "Grounds, borders and text of an interface, photography, architecture." },
      {
        term: "Take care",
        text: "Gray on gray: 4.5:1 takes a difference in lightness of about 0.4. The contrast on each card tells.",
      },
      { term: "Try", text: "Take the hue of your brand color and give your grays a hundredth of chroma in it." },
    ],
  },
  brown: {
    lead: "Walnut, clay, caramel and sand: the colors of wood, bread, leather and earth.",
    description:
      "Brown color palettes from walnut to sand with measured contrast and color-blind checks. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "There is no brown light. Brown is orange or yellow seen darker than its surroundings; in a black room the same light looks orange again. In OKLCH it is hue 33 to 92 with less chroma than an orange of that lightness would have: saddle brown, #8B4513, has lightness 0.471 and chroma 0.112.",
      "It is the cheapest of pigments, because iron oxide is everywhere: umber and sienna are earths named for where they were dug, and burning makes them redder. Sepia is the ink of cuttlefish. Hence the feeling that brown is honest and old, and hence its use for bread, coffee, leather and whisky.",
      "Dark browns are inks that are kinder than black: #5C4033 has 9.39:1 on white. Light browns are grounds that are kinder than white. What brown lacks is freshness, so the palettes here that are not brown alone add sage, petrol or a faded blue, colors that stand next to wood outdoors.",
    ],
    uses: [
      { term: "Good for", text: "Coffee, crafts, furniture, heritage, anything baked, roasted or built by hand." },
      { term: "Take care", text: "Brown beside dark red or olive: with protan or deutan vision they are one color." },
      { term: "Try", text: "Espresso text on oat milk instead of black on white, for long reading." },
    ],
  },
  pink: {
    lead: "Blush, peony, raspberry and plum, sweet or sharp.",
    description:
      "Pink color palettes from blush to raspberry with measured contrast and color-blind checks. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "English gives light red a name of its own, and then uses it for everything up to magenta. In OKLCH it begins at hue 331 and ends near 12, for light colors near 28. Hot pink, #FF69B4, has chroma 0.197 at lightness 0.728; the pink of CSS, #FFC0CB, has 0.074 at 0.868. Much more is not to be had there: at lightness 0.9 the limit of hue 350 is 0.062.",
      "It has been a color for boys, for bakers, for punks and for banks. In 1918 a trade paper in the United States still advised pink for boys, as the stronger color; the opposite custom settled after the Second World War. Schiaparelli’s shocking pink of 1937 made it loud, and dusty pinks around 2016 made it quiet again.",
      "Pinks are too light for text: #FF69B4 has 2.64:1 on white. Raspberry, #C2185B, has 5.87:1 and does it. On the palettes here plum, berry or aubergine take the part of black, so that nothing falls out of the family, and green, in small amounts, makes every pink pinker.",
    ],
    uses: [
      {
        term: "Good for",
        text: "Beauty, sweets, weddings, fashion, and products that want to be unlike their market.",
      },
      {
        term: "Take care",
        text: "Bluish pink next to lavender or gray: with deutan vision they come close. See the color-blind tag.",
      },
      { term: "Try", text: "Blush as a ground with berry text: as readable as black on white, and much softer." },
    ],
  },
  pastel: {
    lead: "Light, airy and milky: every color here has lightness 0.82 or more.",
    description:
      "Pastel color palettes, each color with OKLCH lightness of 0.82 or more, measured. Filter by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Pastel is named after sticks of pigment and chalk. The chalk scatters all light a little, so that every color becomes lighter and weaker by the same amount. As numbers: lightness from 0.82, chroma from 0.02 to 0.1. Below that chroma a tint is a white, above it a candy.",
      "Why 0.1? Because all hues can reach it only in part: at lightness 0.85 hue 300 ends at 0.087 and hue 20 at 0.082, while hue 145 would go to 0.267. A pastel palette looks like one when its hues are equally strong, so the strongest hues have to wait for the weakest.",
      "Pastels have hardly any contrast with each other, and none of these palettes has a readable pair of its own. They are grounds: put a dark ink on them and nearly any will pass AAA. For shapes that must be told apart, add an outline or a label, because equal lightness is exactly what color-blind eyes cannot use.",
    ],
    uses: [
      { term: "Good for", text: "Children, spring, stationery, calendars, sets of labels with dark text." },
      { term: "Take care", text: "Charts: two pastel areas that touch need a line between them." },
      { term: "Try", text: "Open one in the palette builder and take the darkest step of its main color for text." },
    ],
  },
  flat: {
    lead: "Clear, even colors for surfaces without shadow, each set with a slate or a cloud to stand on.",
    description:
      "Flat UI color palettes: clear, even colors with a slate or a light ground, measured. Filter by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Flat design dropped gloss, bevels and shadows around 2012 and 2013: Windows Phone had begun it, iOS 7 settled it. Without shading, color alone has to say what is a button and what is a ground, so the colors became brighter, more even, and fewer.",
      "The best known set of that time, Flat UI, has turquoise, #1ABC9C, with chroma 0.131 at lightness 0.712; a red, #E74C3C, with 0.194 at 0.631; a blue, #3498DB, with 0.135 at 0.653; and the slate #2C3E50 and the near white #ECF0F1 to hold them. The palettes here are built the same way from other hues: clear colors between lightness 0.45 and 0.9, a slate, a cloud.",
      "What flat design forgot was contrast. White text on that turquoise has 2.40:1, on the red 3.82:1. The slate is what text should be, and 10.98:1 on white shows that it can. Some sets here pair each color with its own shade: the one for the button, the other for the button that is pressed.",
    ],
    uses: [
      { term: "Good for", text: "Dashboards, icons, illustrations, slides, anything that is printed in solid areas." },
      { term: "Take care", text: "White labels on yellow, lime or turquoise. Take the slate." },
      { term: "Try", text: "Keep one color for action in the whole interface and use the others for content only." },
    ],
  },
  retro: {
    lead: "Yellowed paper, mustard, rust, teal and coffee: print and living rooms from the 1950s to the 1970s.",
    description:
      "Retro color palettes of mustard, rust, teal and cream after the print of the 1950s to 1970s. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "What looks retro is first of all the paper. Cream in place of white, at lightness 0.9 and hue 85, shifts every color next to it. Then the inks: no pure blue or green, reds that lean to orange, yellows that lean to brown, and nothing above a chroma of 0.19, because offset inks on uncoated paper did not give more.",
      "Each decade had its set. The 1950s put mint or turquoise against coral and cream, as on diners and cars. The 1960s deepened it. The 1970s had avocado, harvest gold and burnt orange, which one could order as colors of kitchen appliances, and stripes from brown to yellow on vans, lamps and record sleeves.",
      "A mustard such as #E1AD01 has chroma 0.158 at lightness 0.774, and 10.17:1 on black: use it under dark text. Red-orange against teal is the strongest contrast of hue here and needs a cream between them, or the edge flickers. Order matters more than in other palettes: from dark to light the stripes are a sunset.",
    ],
    uses: [
      { term: "Good for", text: "Music, burgers, festivals, surf and vans, packaging that shall look printed." },
      {
        term: "Take care",
        text: "Pure white and pure black next to it break the spell. Use the cream and the coffee.",
      },
      { term: "Try", text: "Show the cards as stripes, keep the order, and make each one equally wide." },
    ],
  },
  vintage: {
    lead: "Faded rose, sage, straw and sepia: what light, dust and tea do to dyes.",
    description:
      "Vintage color palettes, faded and warm: rose, sage, straw, sepia, measured. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Retro remembers how things looked when they were new; vintage shows what time has done to them. Three things happen. Dyes lose chroma, so nothing here has more than 0.105. Paper and varnish yellow, so the lightest color is a straw white. And black, which loses density, turns to a brownish or bluish gray.",
      "Early color photographs teach the same. Autochromes, sold from 1907, mixed their colors from grains of dyed potato starch and came out soft and grainy; tinted prints put a thin wash over a sepia one. Sepia, #704214, has lightness 0.426 and chroma 0.086, near the most of what this page allows.",
      "Faded colors get along with one another, since gray is in all of them, so a vintage palette may have more hues than a vivid one: rose with sage, slate blue with straw, mauve with moss. Contrast has to come from lightness. Most sets here go from below 0.4 to above 0.9, which is enough for text.",
    ],
    uses: [
      { term: "Good for", text: "Weddings, antiques, tea, bookshops, portraits, anything with lace or letterpress." },
      { term: "Take care", text: "Full-color photos next to it look artificial. Fade them, too." },
      { term: "Try", text: "Take the dark end for text and the straw white for paper, and print the rest as areas." },
    ],
  },
  gold: {
    lead: "Gold leaf, brass, bronze and champagne, and the velvet, lacquer and marble they are set in.",
    description:
      "Gold color palettes: leaf, brass, bronze and champagne with velvet, lacquer and marble, measured. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "Gold is not a color but a way of reflecting. What we see is a yellow between hue 75 and 95 that changes quickly, from bronze over gold to nearly white, within a few millimeters. A flat field of #FFD700, the gold of CSS, with chroma 0.182 at lightness 0.887, is simply yellow.",
      "So a gold palette needs steps. Metallic gold, #D4AF37, has lightness 0.767 and chroma 0.139; dark goldenrod, #B8860B, has 0.652 and 0.132 and leans to orange; the shine is a champagne above 0.9 with very little chroma. Put these side by side in the order of a bent sheet, and they look like metal without any gradient.",
      "Real gold leaf was put on red clay, bole, because a warm ground makes it glow, and it was framed by ultramarine, malachite or black lacquer because darkness makes it shine. The palettes here do one of these things, or lay it beside copper or marble. As text gold fails on white, where #D4AF37 has 2.10:1, and is splendid on black with 9.98:1.",
    ],
    uses: [
      { term: "Good for", text: "Jewelry, awards, invitations, cosmetics, whisky, New Year." },
      { term: "Take care", text: "More than a fifth of the surface. Gold is rare, or it is mustard." },
      { term: "Try", text: "Show a card as a gradient and export that as CSS from the gradient generator." },
    ],
  },
  warm: {
    lead: "Embers, fruit, clay and rose: hues from pink-red over orange to yellow.",
    description:
      "Warm color palettes of embers, fruit, clay and rose, with measured hues, contrast and color-blind checks. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "Warm is a word of painters, not of physics: a hotter star is bluer. What it means is the side of the circle on which fire, skin, earth and ripe fruit lie, from a pinkish red at hue 350 over orange to yellow at 115. In these palettes every color that has a hue worth the name lies there.",
      "Warm colors look nearer than they are and cold ones farther, an effect that is real but small, and they span a wide range of lightness: a full yellow has lightness 0.97, a full red 0.63. That is why a warm palette can go from dark to light while turning its hue all the way, as a sunset does, and needs no gray at all.",
      "What such a palette lacks is rest. Cream and brown give it without leaving the family. A little olive or plum rests the eye as well, as long as there is only one of them. Coral, #FF7F50, has 8.40:1 on black and is a better signal on dark pages than red.",
    ],
    uses: [
      { term: "Good for", text: "Restaurants, autumn, hospitality, sunsets, and everything that shall be near." },
      { term: "Take care", text: "Hue alone: with protan or deutan vision red, orange and brown draw together." },
      { term: "Try", text: "One small cold color, such as a petrol link, shows how warm the rest is." },
    ],
  },
  cold: {
    lead: "Ice, fog, deep water and northern lights: hues from green-cyan over blue to violet.",
    description:
      "Cold color palettes of ice, fog, deep water and northern lights, with measured hues, contrast and color-blind checks. Filter, copy or export one.",
    paragraphs: [
      "The cold side of the circle goes from the green of ice, hue 140, over cyan and blue to violet at 310. It is larger than the warm side and emptier in nature: sky, water and shadow, and little that one can hold. In these palettes even the whites and grays lean that way, because a cream would be a fire in the room.",
      "Cyan is the weak place. At lightness 0.5 hue 200 has a chroma of 0.085 at most, while at 0.9 hue 195 has 0.154: on a screen, turquoise is vivid only when it is light. So cold palettes get their strength from blue and violet in the dark, and their light from cyan and mint.",
      "Distance is bluish, as Leonardo noted, since air scatters blue light toward us: hills that are farther off are lighter, bluer and have less contrast. A ramp from steel to fog is that landscape, and works for depth in an interface just as well. Steel blue, #4682B4, has 4.10:1 on white, a step too light for small text.",
    ],
    uses: [
      { term: "Good for", text: "Medicine, technology, water, winter, data, night modes." },
      {
        term: "Take care",
        text: "Blue, violet and teal next to each other with tritan vision. Let the lightness differ.",
      },
      { term: "Try", text: "Order by contrast, and take the pair with the highest one for text and ground." },
    ],
  },
  neon: {
    lead: "Tubes, signs and wet streets: nearly all the chroma that a screen has, on night.",
    description:
      "Neon color palettes with nine tenths of all the chroma that sRGB has, most of them on dark grounds, measured. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "No screen color glows; it can only be brighter and purer than its surroundings. Neon therefore has two halves: colors with nearly all the chroma that sRGB has, such as #39FF14 with 0.286 and #FF10F0 with 0.310, and a night below lightness 0.35 around them. Without the night it is only loud.",
      "Neon tubes came to streets after 1910, and only the orange-red ones hold neon: blue is argon with mercury, and most other colors are coated glass. Fluorescent dyes are something else again. They turn ultraviolet into visible light, so that paper returns more light than falls on it, and no screen can show that.",
      "A Display P3 screen goes further than these hex codes: up to a quarter more chroma, most of it in the greens. Open a palette in the generator and set the gamut to P3 to use it. Many of these colors read well on their night, #39FF14 with 15.48:1 on black, but long text in them flickers and leaves afterimages.",
    ],
    uses: [
      { term: "Good for", text: "Music, games, nightlife, sport, posters that are seen for a second." },
      { term: "Take care", text: "Print. No ink gives these colors, apart from fluorescent spot colors." },
      { term: "Try", text: "Two lights and three darks: the fewer tubes, the brighter the street." },
    ],
  },
  skin: {
    lead: "Human skin from very light to very dark, with its shadows and the rose of cheeks and lips.",
    description:
      "Skin tone color palettes from very light to very dark, rosy to golden, by measured hue and lightness. For illustration: copy, export, or open one in any tool.",
    paragraphs: [
      "All human skin lies in a narrow part of the colors: hues from red-orange to yellow, little chroma, and nearly every lightness. Two pigments make it, brown to black eumelanin and reddish pheomelanin, together with the blood below. The ten tones of the Monk scale, published by Ellis Monk with Google in 2022, go from lightness 0.951 to 0.264, with hues of 44° to 85°; the palettes here hold that range and add what a face needs.",
      "Light and dark skin differ in more than lightness. Chroma is highest in the middle, at about 0.07, and falls toward both ends. Light skin shows its blood, so cheeks turn to rose; dark skin shows the light, so its highlights are clearer and take the color of the sky or the lamp, and its shadows go to deep red-brown and not to black. A shadow that is just skin color plus black looks like dirt on anyone.",
      "Names here say what is measured and nothing else: how light the lightest and the darkest tone are, whether the mean hue is rosy (below 51°), neutral or golden (from 60° on), and whether a rose is among them. Some sets are one skin in light and shadow, others are several people.",
    ],
    uses: [
      { term: "Good for", text: "Portraits, characters, avatars, emoji, make-up, medical drawings." },
      { term: "Take care", text: "A default skin. Offer the whole range, in order, and do not start at one end only." },
      { term: "Try", text: "For one face take light, base, shade and rose of one card; for a crowd take three cards." },
    ],
  },
} satisfies Readonly<Record<string, PaletteCategoryTexts>>;
