export type PaletteCategoryTexts = {
  /** One line under the title: what the page shows. */
  readonly lead: string;
  /** For search engines: full sentences, at most 180 characters. */
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly uses: Readonly<Record<"Good for" | "Watch out" | "Try", string>>;
};

/** The texts of the palette pages. Numbers are OKLCH and WCAG 2.2; content/palette-categories.test.ts checks them. */
export const paletteCategories = {
  green: {
    lead: "From pine to mint, alone or with coral, amber and lilac accents.",
    description:
      "Green color palettes from pine to mint, with measured contrast and color-blind checks. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "Screens can show greens that no leaf has. At lightness 0.6 and hue 145, sRGB reaches a chroma of 0.189. Forest green, #228B22, has 0.169, and sea green, #2E8B57, only 0.119. The palettes here stay below the maximum. A green looks natural when it's slightly gray, a little bluer in the dark and a little yellower in the light.",
      "We have many names for green because so much of nature is green, and because in daylight eyes are most sensitive to the middle of the spectrum. That's also why greens are lighter than they seem: #228B22 looks dark, but at 4.38:1 on white it just misses AA.",
      "Green's opposite on the color wheel is pink or magenta, not traffic-light red. Pale blush or clay red next to deep green is the pairing of flower and leaf. The two also differ in lightness, so they stay distinct for people who confuse the hues.",
    ],
    uses: {
      "Good for": "Food, gardens, finance, health, and anything done or correct.",
      "Watch out": "Green and red as a pair of signals. Make them differ in lightness too, or add an icon.",
      Try: "Use the darkest green instead of black for text: most palettes here have one that passes AAA on cream.",
    },
  },
  blue: {
    lead: "Denim, harbor, sky and ultramarine, with sand and apricot for warmth.",
    description:
      "Blue color palettes from navy to sky, with measured contrast and color-blind checks. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Blue is strongest when it's dark. The most vivid blues of sRGB are near lightness 0.45, where hue 264 reaches a chroma of 0.261. At lightness 0.9, only 0.048 is left. So a blue palette gets its color from the dark half. The light half is airy: tints that are nearly white and still read as sky.",
      "Cobalt blue, #0047AB, has 8.43:1 on white, and a navy such as #1E3A8A has 10.35:1. Few other hues make text this dark that still reads as a color. That's one reason why links, flags, uniforms and banks are blue.",
      "A palette of nothing but blue is calm, but soon feels cold. Blue's opposite in OKLCH is an orange between sand and apricot. One light, warm tone on a tenth of the surface makes the blues look bluer. People with protan or deutan vision can tell blue from orange better than most pairs of hues.",
    ],
    uses: {
      "Good for": "Text-heavy interfaces, charts, travel, anything people need to trust.",
      "Watch out": "Fine blue details: the center of the eye has no blue cones. Make lines thicker or darker.",
      Try: "Use navy for text, a medium blue for links, and apricot only for the main action.",
    },
  },
  red: {
    lead: "Wine, poppy, coral and brick, with the quiet colors that balance them.",
    description:
      "Red color palettes from wine to coral, with measured contrast and color-blind checks. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Red is strongest at medium lightness. At lightness 0.6, hue 29 reaches a chroma of 0.246. At 0.85 it reaches only 0.082, and we call it pink. So red palettes go darker, not lighter: from poppy to brick to wine, with blush and cream for the light end.",
      "Crimson, #C41E3A, has 5.84:1 on white and works as text. Dark red, #8B0000, has 10.01:1. On black they drop to 3.59:1 and 2.09:1, so use coral in a dark theme.",
      "Red gets attention first, and is the first color to tire the eye. The palettes here either use it as the one accent among creams and inks, or darken it until it works as a background. To people with protan vision, reds look darker. A wine red may disappear next to black, but never next to cream.",
    ],
    uses: {
      "Good for": "Food, fashion, theater, sports, and anything no one should miss.",
      "Watch out": "A red brand color next to red error messages. Change the lightness or hue of one of them.",
      Try: "Add a cool gray-green or teal as the only other hue. It calms the red without looking like Christmas.",
    },
  },
  orange: {
    lead: "Apricot, carrot, copper and rust, and the blues opposite them.",
    description:
      "Orange color palettes from apricot to rust, with measured contrast and color-blind checks. Filter by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Darken orange and it becomes another color. At lightness 0.7, hue 55 reaches a chroma of 0.173. At 0.4 it reaches 0.099, and we call it brown. Few other colors change their name when they get dark and dull. An orange palette can use that or avoid it. The ones here that look like fall use it.",
      "Life vests and traffic cones are orange because little else outdoors is, and because orange is lighter than red: dark orange, #FF8C00, has 9.00:1 on black, pure red 5.25:1. On white it has only 2.33:1, so white text on an orange button is almost always too faint. Burnt orange, #CC5500, has 4.31:1 on white, enough for large text but not for small.",
      "Orange and blue are opposites. Film posters have paired them for decades, because skin is a dull orange and shadows are a dull blue. A little of one makes a lot of the other glow.",
    ],
    uses: {
      "Good for": "Sports, tools, food, fall, calls to action on a calm page.",
      "Watch out": "White text on orange. Use the palette's darkest color instead.",
      Try: "Use pale apricot instead of white as a background: it's warm, and dark brown text on it has 12:1 or more.",
    },
  },
  purple: {
    lead: "Aubergine, violet, lavender and iris, with saffron, mint and peach.",
    description:
      "Purple color palettes from aubergine to lavender, with measured contrast and color-blind checks. Filter by tag or color, copy, export, or open in any tool.",
    paragraphs: [
      "Violet is at the end of the spectrum, but most purples aren't in the spectrum at all: they're how we see red and blue light together. On screens they're among the most vivid colors. At lightness 0.42, hue 300 reaches a chroma of 0.224. At 0.85 it reaches 0.087, the lavender of most light themes.",
      "For most of history, purple was the most expensive color. A gram of Tyrian purple dye took thousands of sea snails, and laws said who could wear it. In 1856, 18-year-old William Perkin was trying to make quinine from coal tar and got mauve instead. Within a few years, anyone could wear purple.",
      "Indigo, #4B0082, has 12.95:1 on white and makes a good text color. Its opposite is a yellow-green that few people like, so the palettes here turn a little further: to saffron, which looks royal, or to mint, which looks cool. Separate violet from blue by lightness, because many people with tritan vision can't do it by hue.",
    ],
    uses: {
      "Good for": "Beauty, music, nightlife, magic, and software that shouldn't look like all the blue apps.",
      "Watch out": "Purples print duller and bluer than they look on screen. Ask for a proof.",
      Try: "Use aubergine as a dark theme's background. It's softer than black and just as readable.",
    },
  },
  yellow: {
    lead: "Lemon, honey, saffron and mustard, with dark colors that make them shine.",
    description:
      "Yellow color palettes from lemon to mustard, with measured contrast and color-blind checks. Filter by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Yellow is always light. Hue 95 reaches a chroma of 0.175 at lightness 0.85, 0.103 at 0.5, and 0.062 at 0.3, where everyone calls it olive. So yellow alone doesn't make a palette. It needs a dark color of another hue, and that color makes the yellow shine.",
      "On white, the best-known yellows nearly vanish: #FFD700 has 1.40:1 and #FFEB3B has 1.22:1. On black they reach 14.97:1 and 17.19:1. The rule is simple: use yellow behind dark text or on a dark background, and never as text on white.",
      "Ocher, an iron-rich earth, was on cave walls long before there was writing. Later, painters had lead-tin yellow, Indian yellow and, from about 1820, chrome yellow, the color of Van Gogh's sunflowers. Some of it has since turned brown. The mustards here are these pigments with a little gray added.",
    ],
    uses: {
      "Good for": "Highlights, taxis, children, summer, warnings that aren't alarms yet.",
      "Watch out": "Yellow icons and thin lines on a light page. Give them an outline or a dark background.",
      Try: "Combine one yellow with charcoal and stone, and nothing else.",
    },
  },
  gray: {
    lead: "Fog, stone, steel and charcoal, warm and cool, some with one accent color.",
    description:
      "Gray color palettes, warm and cool, from fog to charcoal, with measured contrast. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Few grays are neutral. Stone leans yellow, steel blue, ash violet, and a chroma of 0.01 is enough to notice. The grays here have a chroma below 0.022. Nearly all have a tint, because a gray without one looks like a default.",
      "Middle gray isn't where you'd expect it. #808080 is half of 255, but its OKLCH lightness is 0.600, and it has 3.94:1 on white: too light for text. #767676 is the lightest neutral gray that passes AA on white, with 4.54:1. It also passes on black, with 4.62:1. Only a narrow band of grays does both.",
      "Keep the tint the same from light to dark, or change it slowly: warm in the light and cool in the shadows, as in daylight. Tints mixed by accident are what make grays look wrong. Any color looks more vivid next to gray, so an accent can be quieter than on white.",
    ],
    uses: {
      "Good for": "Backgrounds, borders and text of an interface, photography, architecture.",
      "Watch out": "Gray on gray: 4.5:1 takes a difference in lightness of about 0.4. Each card shows the contrast.",
      Try: "Give your grays the hue of your brand color, with a chroma of 0.01.",
    },
  },
  brown: {
    lead: "Walnut, clay, caramel and sand: the colors of wood, bread, leather and earth.",
    description:
      "Brown color palettes from walnut to sand, with measured contrast and color-blind checks. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Light can't be brown. Brown is orange or yellow that's darker than its surroundings. In a black room, the same light looks orange again. In OKLCH, brown has hues from 33 to 92 and less chroma than an orange of the same lightness: saddle brown, #8B4513, has lightness 0.471 and chroma 0.112.",
      "Brown pigments are the cheapest, because iron oxide is everywhere. Umber and sienna are earths named after places where they were dug, and burning makes them redder. Sepia is cuttlefish ink. That may be why brown feels honest and old, and why bread, coffee, leather and whisky use it.",
      "Dark browns make softer text than black: #5C4033 has 9.39:1 on white. Light browns make softer backgrounds than white. What brown lacks is freshness, so the mixed palettes here add sage, petrol or a faded blue, colors you see next to wood outdoors.",
    ],
    uses: {
      "Good for": "Coffee, crafts, furniture, heritage, anything baked, roasted or built by hand.",
      "Watch out": "Brown next to dark red or olive: with protan or deutan vision they look the same.",
      Try: "Set long passages in espresso on oat milk instead of black on white.",
    },
  },
  pink: {
    lead: "Blush, peony, raspberry and plum, sweet or sharp.",
    description:
      "Pink color palettes from blush to raspberry, with measured contrast and color-blind checks. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "English has a word of its own for light red, and uses it for everything up to magenta. In OKLCH, pink begins at hue 331 and ends near 12, or near 28 for light colors. Hot pink, #FF69B4, has chroma 0.197 at lightness 0.728. CSS pink, #FFC0CB, has 0.074 at 0.868. That's close to the limit: at lightness 0.9, hue 350 reaches only 0.062.",
      "Pink has been a color for boys, bakers, punks and banks. In 1918 an American trade paper still recommended pink for boys as the stronger color. The opposite became the custom after World War II. Schiaparelli's shocking pink of 1937 made it loud, and dusty pinks around 2016 made it quiet again.",
      "Pinks are too light for text: #FF69B4 has 2.64:1 on white. Raspberry, #C2185B, works with 5.87:1. In the palettes here, plum, berry or aubergine replace black, so every color stays in the family. Small amounts of green make the pinks look pinker.",
    ],
    uses: {
      "Good for": "Beauty, sweets, weddings, fashion, and products that want to stand out in their market.",
      "Watch out":
        "Bluish pink next to lavender or gray: with deutan vision they look similar. Check the color-blind tag.",
      Try: "Put berry text on blush. It reads as well as black on white, and looks much softer.",
    },
  },
  pastel: {
    lead: "Light, airy and milky: every color here has lightness 0.82 or more.",
    description:
      "Pastel color palettes, each color with OKLCH lightness of 0.82 or more, measured. Filter by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Pastel is named after sticks of pigment and chalk. The chalk scatters all light a little, so every color gets lighter and weaker by the same amount. In numbers: lightness from 0.82, chroma from 0.02 to 0.1. Below that range a tint looks white, and above it looks like candy.",
      "Why 0.1? Not every hue gets even that far. At lightness 0.85, hue 300 ends at 0.087 and hue 20 at 0.082, while hue 145 could reach 0.267. A palette looks pastel when its hues are equally strong, so the strongest hues are limited to match the weakest.",
      "Pastels have hardly any contrast with each other, and none of these palettes has a readable pair of its own. Use them as backgrounds: almost any of them passes AAA with dark text. If shapes need to be told apart, add an outline or a label. With equal lightness, color blindness can make them look the same.",
    ],
    uses: {
      "Good for": "Children, spring, stationery, calendars, sets of labels with dark text.",
      "Watch out": "Charts: put a line between two pastel areas that touch.",
      Try: "Open one in the palette builder and use the darkest step of its main color for text.",
    },
  },
  flat: {
    lead: "Clear, even colors for surfaces without shadows, each set with a slate or a near white.",
    description:
      "Flat UI color palettes: clear, even colors with a slate or a light background, measured. Filter by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Flat design dropped gloss, bevels and shadows around 2012 and 2013. Windows Phone started it, and iOS 7 made it the norm. Without shading, only color shows what's a button and what's background, so colors became brighter, more even, and fewer.",
      "The best-known set of that time is Flat UI: turquoise, #1ABC9C, with chroma 0.131 at lightness 0.712; red, #E74C3C, with 0.194 at 0.631; blue, #3498DB, with 0.135 at 0.653; plus the slate #2C3E50 and the near white #ECF0F1. The palettes here use the same recipe with other hues: clear colors between lightness 0.45 and 0.9, a slate, a near white.",
      "What flat design forgot was contrast. White text on that turquoise has 2.40:1, and on the red 3.82:1. Use the slate for text: it has 10.98:1 on white. Some sets here pair each color with a shade of its own, one for the button and one for its pressed state.",
    ],
    uses: {
      "Good for": "Dashboards, icons, illustrations, slides, anything printed in solid areas.",
      "Watch out": "White labels on yellow, lime or turquoise. Use the slate.",
      Try: "Reserve one color for actions in the whole interface, and use the others for content only.",
    },
  },
  retro: {
    lead: "Yellowed paper, mustard, rust, teal and coffee: print and living rooms from the 1950s to the 1970s.",
    description:
      "Retro color palettes of mustard, rust, teal and cream, after print from the 1950s to the 1970s. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "What looks retro is mostly the paper. Cream instead of white, at lightness 0.9 and hue 85, shifts every color next to it. Then come the inks: no pure blue or green, reds that lean orange, yellows that lean brown, and nothing above a chroma of 0.19, because offset inks on uncoated paper couldn't do more.",
      "Each decade had its colors. The 1950s put mint or turquoise next to coral and cream, in diners and on cars. The 1960s made them deeper. The 1970s had avocado, harvest gold and burnt orange, even on kitchen appliances, and stripes from brown to yellow on vans, lamps and record sleeves.",
      "A mustard such as #E1AD01 has chroma 0.158 at lightness 0.774, and 10.17:1 on black: use it under dark text. Red-orange and teal have the strongest hue contrast here. Put cream between them, or the edge flickers. Order matters more than in other palettes: from dark to light, the stripes become a sunset.",
    ],
    uses: {
      "Good for": "Music, burgers, festivals, surfing and vans, packaging that should look printed.",
      "Watch out": "Pure white and pure black spoil the effect. Use the cream and the coffee.",
      Try: "Show the cards as stripes, keep the order, and make each one equally wide.",
    },
  },
  vintage: {
    lead: "Faded rose, sage, straw and sepia: what light, dust and tea do to dyes.",
    description:
      "Vintage color palettes, faded and warm: rose, sage, straw, sepia, measured. Filter them by tag or color, copy, export, or open one in any tool.",
    paragraphs: [
      "Retro is how things looked when they were new. Vintage is how they look now. Dyes lose chroma, so nothing here has more than 0.105. Paper and varnish turn yellow, so the lightest color is a straw white. Black loses density and turns into a brownish or bluish gray.",
      "Early color photographs look like this too. Autochromes, sold from 1907, mixed their colors from grains of dyed potato starch and came out soft and grainy. Tinted prints had a thin wash of color over a sepia print. Sepia, #704214, has lightness 0.426 and chroma 0.086, close to the limit of this page.",
      "Faded colors go well together because they all contain gray. So a vintage palette can have more hues than a vivid one: rose with sage, slate blue with straw, mauve with moss. Contrast has to come from lightness. Most sets here go from below 0.4 to above 0.9, which is enough for text.",
    ],
    uses: {
      "Good for": "Weddings, antiques, tea, bookshops, portraits, anything with lace or letterpress.",
      "Watch out": "Full-color photos next to it look artificial. Fade them, too.",
      Try: "Use the dark end for text and the straw white for paper, and print the rest as areas.",
    },
  },
  gold: {
    lead: "Gold leaf, brass, bronze and champagne, with velvet, lacquer and marble.",
    description:
      "Gold color palettes: leaf, brass, bronze and champagne with velvet, lacquer and marble, measured. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "Gold isn't a color but a way of reflecting light. We see a yellow between hue 75 and 95 that changes from bronze to gold to nearly white within a few millimeters. A flat area of CSS gold, #FFD700, with chroma 0.182 at lightness 0.887, is simply yellow.",
      "So a gold palette needs steps. Metallic gold, #D4AF37, has lightness 0.767 and chroma 0.139. Dark goldenrod, #B8860B, has 0.652 and 0.132 and leans orange. The shine is a champagne above 0.9 with very little chroma. Put them side by side in the order you'd see on a bent sheet, and they look like metal without a gradient.",
      "Gilders put gold leaf on red clay, called bole, because a warm base makes it glow. They framed it with ultramarine, malachite or black lacquer, because dark colors make it shine. The palettes here do the same, or combine gold with copper or marble. As text, #D4AF37 fails on white with 2.10:1 and passes easily on black with 9.98:1.",
    ],
    uses: {
      "Good for": "Jewelry, awards, invitations, cosmetics, whisky, New Year's.",
      "Watch out":
        "Gold on more than a fifth of the surface. It stops looking precious and starts looking like mustard.",
      Try: "Show a card as a gradient, and export it as CSS from the gradient generator.",
    },
  },
  warm: {
    lead: "Embers, fruit, clay and rose: hues from pinkish red through orange to yellow.",
    description:
      "Warm color palettes of embers, fruit, clay and rose, with measured hues, contrast and color-blind checks. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "Warm is a painter's word, not a physicist's: hotter stars are bluer. It means the side of the color wheel with fire, skin, earth and ripe fruit, from a pinkish red at hue 350 through orange to yellow at 115. In these palettes, every color with a noticeable hue is in that range.",
      "Warm colors look closer than they are and cold ones farther away, an effect that's real but small. They also cover a wide range of lightness: pure yellow has lightness 0.97, pure red 0.63. So a warm palette can go from dark to light while its hue changes all the way, like a sunset, and needs no gray.",
      "Warm palettes need a place to rest. Cream and brown provide one without leaving the family. A little olive or plum works as well, if it's only one of them. On dark pages, coral, #FF7F50, is a better signal than red, with 8.40:1 on black.",
    ],
    uses: {
      "Good for": "Restaurants, fall, hospitality, sunsets, and anything that should feel close.",
      "Watch out": "Hue alone: with protan or deutan vision, red, orange and brown look alike.",
      Try: "Add one small cold color, such as a petrol link. It makes the rest look warmer.",
    },
  },
  cold: {
    lead: "Ice, fog, deep water and northern lights: hues from green-cyan through blue to violet.",
    description:
      "Cold color palettes of ice, fog, deep water and northern lights, with measured hues, contrast and color-blind checks. Filter, copy or export one.",
    paragraphs: [
      "The cold side of the color wheel goes from icy green at hue 140 through cyan and blue to violet at 310. It's larger than the warm side and rarer in nature: sky, water and shadows, and little that you can hold. In these palettes even the whites and grays lean cold, because cream would look like fire.",
      "Cyan is the weak spot. At lightness 0.5, hue 200 reaches a chroma of 0.085 at most, while at 0.9, hue 195 reaches 0.154: on screens, turquoise is only vivid when it's light. So cold palettes get their dark, strong colors from blue and violet, and their light ones from cyan and mint.",
      "Distance looks blue, as Leonardo noted, because air scatters blue light. Hills farther away are lighter, bluer and lower in contrast. A scale from steel to fog looks like that landscape, and shows depth in interfaces just as well. Steel blue, #4682B4, has 4.10:1 on white, a little too light for small text.",
    ],
    uses: {
      "Good for": "Medicine, technology, water, winter, data, dark modes.",
      "Watch out": "Blue, violet and teal next to each other, for people with tritan vision. Vary the lightness.",
      Try: "Sort by contrast, and use the pair with the highest contrast for text and background.",
    },
  },
  neon: {
    lead: "Tubes, signs and wet streets: nearly the maximum chroma of a screen, on dark backgrounds.",
    description:
      "Neon color palettes with nine-tenths of the maximum chroma of sRGB, most on dark backgrounds, measured. Filter, copy, export, or open one in any tool.",
    paragraphs: [
      "Colors on a screen don't glow. They can only be brighter and purer than their surroundings. So neon has two parts: colors with nearly the maximum chroma of sRGB, such as #39FF14 with 0.286 and #FF10F0 with 0.310, and a dark background below lightness 0.35. Without the dark, it's only loud.",
      "Neon tubes came to the streets after 1910, and only the orange-red ones contain neon. Blue is argon with mercury, and most other colors are coated glass. Fluorescent dyes are different: they turn ultraviolet into visible light, so paper returns more light than falls on it. No screen can show that.",
      "Display P3 screens go beyond these hex codes: at the same lightness and hue, they have 7% to 35% more chroma. To use it, open a palette in the generator and set the gamut to P3. Many of these colors are readable on their background: #39FF14 has 15.48:1 on black. But long passages in neon flicker and leave afterimages.",
    ],
    uses: {
      "Good for": "Music, games, nightlife, sports, posters that people see for a second.",
      "Watch out": "Print. Inks can't match these colors, except fluorescent spot colors.",
      Try: "Use two neon colors and three dark ones. The fewer there are, the brighter they look.",
    },
  },
  skin: {
    lead: "Human skin from very light to very dark, with its shadows and the rose of cheeks and lips.",
    description:
      "Skin tone color palettes from very light to very dark, rosy to golden, by measured hue and lightness. For illustration: copy, export, or open one in any tool.",
    paragraphs: [
      "Human skin covers a small part of all colors: hues from red-orange to yellow, low chroma, and nearly every lightness. Two pigments make it, brown-to-black eumelanin and reddish pheomelanin, together with the blood below. The ten tones of the Monk scale, published by Ellis Monk with Google in 2022, go from lightness 0.951 to 0.264, with hues of 44° to 85°. The palettes here cover that range and add what a face needs.",
      "Light and dark skin differ in more than lightness. Chroma is highest in the middle, at about 0.07, and falls toward both ends. Light skin shows the blood, so cheeks turn rose. Dark skin reflects the light, so highlights are clearer and take the color of the sky or the lamp, and shadows are deep red-brown, not black. A shadow that's just skin color plus black looks like dirt on anyone.",
      "Names here say only what's measured: how light the lightest and darkest tones are, whether the mean hue is rosy (below 51°), neutral or golden (60° and up), and whether there's a rose. Some sets are one skin in light and shadow, others are several people.",
    ],
    uses: {
      "Good for": "Portraits, characters, avatars, emoji, makeup, medical drawings.",
      "Watch out": "A default skin. Offer the whole range, in order, and don't always start at the same end.",
      Try: "For one face, use the light, base, shade and rose of one card. For a crowd, use three cards.",
    },
  },
} satisfies Readonly<Record<string, PaletteCategoryTexts>>;
