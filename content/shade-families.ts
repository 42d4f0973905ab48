export type FamilyTexts = {
  /** For search engines: full sentences, at most 180 characters. */
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
  /** The answer to each question. */
  readonly questions: Readonly<Record<string, string>>;
};

/** The texts of the pages of named shades. Numbers are OKLCH and WCAG 2.2; content/shade-families.test.ts checks them. */
export const shadeFamilies = {
  green: {
    description:
      "Named shades of green from mint to hunter green, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "In daylight, eyes are most sensitive to green. The luminance formula reflects that: 71.5% of the luminance of white comes from the green channel. Cameras do the same, with two green sensors for each red and each blue one. So greens look lighter than their numbers suggest, and a vivid one is rarely dark enough for text on white.",
      "For a long time, a green that lasts was hard to make. Scheele's green of 1775 and emerald green of 1814 got their brilliance from arsenic, and people used them in wallpapers and dresses anyway. Viridian, a chromium pigment patented in 1859, isn't poisonous and doesn't fade.",
      "In interfaces, green means success. Green and red are the worst pair of signals: about one in twelve men of Northern European descent has trouble telling them apart. In OKLCH the most vivid green of sRGB, #00FF00, has lightness 0.866 and chroma 0.295. At lightness 0.4, its hue has only 0.136 left. To make a dark green as lively as a light one, change its hue, not its chroma.",
    ],
    facts: {
      "CSS green is not the green channel": "The name green is #008000. The full channel, #00FF00, is called lime.",
      "Text on white": "#008000 reaches 5.13:1 and passes AA. lime has 1.37:1.",
      "Where green ends":
        "On this site, at OKLCH hue 113 toward yellow and 170 toward teal. Dark yellows from hue 95 up count as olive greens.",
    },
    questions: {
      "Which green can I use for success messages?":
        "For text on white, use one below OKLCH lightness 0.55 or so, such as #008000. Always add a word or an icon, because many people can't tell green from red.",
      "Why does my green look neon on one screen and dull on another?":
        "Screens differ most in their greens. At the hue and lightness of #00FF00, a Display P3 screen reaches chroma 0.33 instead of 0.29, and apps without color management stretch sRGB to that range.",
      "Is teal a green or a blue?":
        "People disagree, and so do languages. On this site, hues from 170 to 206 are a family of their own, so neither page is full of colors that half of its readers would call something else.",
    },
  },
  blue: {
    description:
      "Named shades of blue from baby blue to navy, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Blue adds the least light: 7.2% of the luminance of white comes from the blue channel. So pure blue, #0000FF, has 8.59:1 on white, more than pure red or green. On black it's nearly invisible, with 2.44:1.",
      "The first synthetic pigment was a blue: Egyptian blue, made more than 4,500 years ago. Ultramarine came from lapis lazuli, mined in what is now Afghanistan, and at times cost more than gold, until factories began to make it in the 1820s. Prussian blue was discovered by accident in Berlin in the first years of the 18th century, and YInMn blue in Oregon in 2009.",
      "Links have been blue since the first browsers. Blue is also the safest hue for a brand color, because people with protan or deutan vision can tell it from most others. Its weakness is mixing: in CIE Lab and LCH, a gradient from blue to white runs through purple, because hue isn't constant there. OKLCH was designed to fix that, so use it for tints of blue.",
    ],
    facts: {
      "Most vivid":
        "#0000FF has chroma 0.313 at lightness 0.452. At lightness 0.9, its hue reaches only 0.048, so no blue is both light and vivid.",
      "The fovea": "The center of the eye has no blue cones, so very small blue details look colorless.",
      navy: "#000080 reaches 16.00:1 on white and can replace black for text.",
    },
    questions: {
      "Why do tints of blue look purple?":
        "Because they were mixed in sRGB, HSL or CIE LCH. The shades tool mixes in seven spaces. Choose OKLCH to keep the hue.",
      "What is the default color of links?":
        "The HTML standard suggests #0000EE for unvisited links and #551A8B for visited ones.",
      "Which blues work on dark pages?":
        "Light ones. Below lightness 0.57 or so, vivid blues have less than 4.5:1 even on black. Use the filter above the list to see the ones that pass.",
    },
  },
  red: {
    description:
      "Named shades of red from coral to oxblood, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Red ocher is one of the oldest pigments, used tens of thousands of years before writing. Later reds were expensive: vermilion was mercury sulfide, and a pound of carmine took about 70,000 dried cochineal insects. In 1868, alizarin, the dye of the madder root, became the first natural dye made in a laboratory.",
      "In most languages with only three color words, the words are dark, light and red. Red signals stop, danger and error. Use it only for those: a red button that does nothing dangerous teaches people to ignore the next one.",
      "Pure red just misses as text: #FF0000 has 3.998:1 on white, which many checkers round to 4.00, and text needs 4.5. Darken it to #DD0000 and it passes with 5.15:1. To people with protan vision reds look darker, and red on black may disappear. Light red isn't red anymore: above OKLCH lightness 0.7 these hues look pink, so red has few tints.",
    ],
    facts: {
      "Most vivid": "#FF0000 has chroma 0.258 at lightness 0.628 and hue 29.2.",
      "Toward orange": "The family ends at hue 33. Some people call tomato, #FF6347 with hue 32.3, an orange.",
      "On black": "#FF0000 has 5.25:1 on black and passes; maroon, #800000, has 1.91:1 on black.",
    },
    questions: {
      "Which red passes AA on white?":
        "Reds below OKLCH lightness 0.6 or so: crimson, #DC143C, has 4.98:1. Select Works on white above the list to see only those.",
      "What is the difference between crimson, scarlet and burgundy?":
        "Crimson leans toward blue, with a hue near 20. Scarlet leans toward orange, near 30. Burgundy is a dark red below lightness 0.4, named after the wine.",
      "Why are there so few light reds here?":
        "Because light reds are called pink and have their own page. English is unusual in this: it has a basic word for light red, but none for light green.",
    },
  },
  orange: {
    description:
      "Named shades of orange from apricot to burnt sienna, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "The fruit came first. English had no word for the color until traders brought oranges to England. Before the 16th century it was yellow-red. That's why robins have a red breast and some people have red hair.",
      "Orange is the opposite of blue, so nothing is easier to see against sky and sea. That's why life jackets are orange. In OKLCH its hues are between about 33 and 73. They're only vivid while they're light: at hue 55, chroma peaks at 0.183 at lightness 0.74. At lightness 0.4 it drops to 0.099, and everyone calls it brown.",
      "That makes orange hard to use in interfaces. CSS orange, #FFA500, has 1.97:1 on white, and dark orange, #FF8C00, has 2.33:1: too little for text or icons. Dark text on orange works well. White text doesn't, whatever the brand guide says. To stay warm at 4.5:1, shift the hue toward red as you darken it: #C85000 reaches 4.56:1 and still looks orange.",
    ],
    facts: {
      "Black on orange": "#FFA500 has 10.63:1 with black, so put dark text on it.",
      "Orange and brown": "Same hues, different lightness. The border is near chroma 0.155 at lightness 0.5.",
      "Wide gamut": "At hue 55 a Display P3 screen reaches chroma 0.21, sRGB 0.18.",
    },
    questions: {
      "Can I put white text on an orange button?":
        "On few oranges. White text needs 4.5:1, which takes an orange like #C85000 or darker. On #FF8C00, white text has 2.33:1.",
      "Why does my dark orange look brown?":
        "Because brown is dark orange. Alone in a dark room, the same light looks orange again: it only looks brown next to something lighter.",
      "Is orange safe for people with color blindness?":
        "Next to blue, yes: people with protan or deutan vision can tell the two apart. Next to green or yellow-green of the same lightness, no.",
    },
  },
  purple: {
    description:
      "Named shades of purple from lavender to eggplant, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "No wavelength is purple. Violet is at the end of the spectrum, but the purples between violet and red are how we see light from both ends at once. Screens are good at them: magenta, #FF00FF, with chroma 0.322, is the most vivid color in sRGB.",
      "One gram of Tyrian purple took thousands of sea snails, and Roman law reserved it for a few. In 1856 William Perkin, aged 18, tried to make quinine and got mauveine instead: the first synthetic dye to start an industry.",
      "Purple is easy to use in interfaces. Between hue 277 and 331, dark colors in sRGB stay vivid: at lightness 0.4, hue 300 still reaches chroma 0.214, where green has 0.136. So purple text on white keeps its color. The risk is blue: to people without red cones, purple loses its red part and looks blue. Don't rely on hue alone to tell the two apart.",
    ],
    facts: {
      "CSS purple": "#800080 has 9.41:1 on white, at lightness 0.421.",
      rebeccapurple: "#663399 was added to CSS in 2014 in memory of Rebecca Meyer, daughter of Eric Meyer.",
      "violet in CSS": "#EE82EE is light and pinkish. CSS indigo, #4B0082, is closer to what most people call violet.",
    },
    questions: {
      "What is the difference between purple and violet?":
        "Violet is a spectral color, beyond blue. Purple is a mixture of red and blue. On screens, where every color is mixed, violet is the bluer one: OKLCH hues below 310 or so.",
      "Which purples work on dark pages?":
        "Those above lightness 0.6 or so: lavenders, lilacs and orchids. rebeccapurple doesn't, with 2.49:1 on black.",
      "Why do gradients from blue to red get dull in the middle?":
        "Because sRGB mixes them through a dark purple. In OKLCH, with the shorter hue direction, the purple keeps its chroma.",
    },
  },
  yellow: {
    description:
      "Named shades of yellow from cream to mustard and gold, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Yellow is the lightest hue. Blue is most vivid at lightness 0.45, yellow at 0.968, so close to white that #FFFF00 has just 1.07:1 on it. On black the same yellow reaches 19.55:1, which is why cabs, cranes and hazard tape use it.",
      "For ages painters had ocher, and later poisons: orpiment contains arsenic, Naples yellow and chrome yellow contain lead. The chrome yellow in Van Gogh's Sunflowers has been turning brown, faster in strong light.",
      "You can't make a yellow darker and keep it yellow. At hue 110 and lightness 0.58 it's CSS olive, #808000, which most people call green. So yellow scales drift toward orange in their dark steps: gold, ocher, bronze. Don't look for a yellow text color on white. Use yellow as a background for dark text, or give yellow shapes a darker outline.",
    ],
    facts: {
      "Text on white": "No color that most people call yellow reaches 4.5:1. #FFFF00 has 1.07:1.",
      Gold: "CSS gold, #FFD700, has hue 95.3, closer to orange, and 14.97:1 on black.",
      "Dark ends": "At hue 110, sRGB reaches chroma 0.196 at lightness 0.9, and 0.087 at 0.4.",
    },
    questions: {
      "Why are almost no yellows here marked for text on white?":
        "Because a yellow that's dark enough isn't yellow anymore: it looks olive or brown. The few that pass are bronzes and old golds.",
      "How do I make a dark yellow that isn't green?":
        "Shift the hue toward orange by 10 to 30 degrees as the lightness goes down. Natural drift in the shades tool does that.",
      "Is yellow a good warning color?":
        "As a background for dark text and an icon, yes. As text or a thin line on white, no one sees it.",
    },
  },
  grey: {
    description:
      "Named shades of grey from platinum to charcoal, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "British English writes grey, American English gray, and CSS accepts both, in all seven names. Watch out for one of them: darkgray, #A9A9A9, is lighter than gray, #808080, because the two come from different lists.",
      "Middle grey isn't one number. #808080 is the middle of the sRGB scale, has OKLCH lightness 0.600, and gives off 21.6% of the light of white. Photographers meter for 18%. How a grey looks also depends on what's next to it: it looks darker on white than on black, and takes on a tint of the opposite of a nearby strong color.",
      "Good interfaces rarely use neutral greys. A chroma of 0.005 to 0.02 in the brand hue ties them to the rest, and below 0.022, where this family ends, no one calls them colored. But when two greys with different tints touch, everyone notices. In OKLCH a true grey has no meaningful hue. Keep its chroma at 0, so mixing doesn't pull it through red.",
    ],
    facts: {
      "The lightest grey for text on white": "#767676, with 4.54:1. #777777 has 4.47:1 and fails.",
      "The same on black":
        "#757575 is the darkest grey that passes there, with 4.55:1 on black; #747474 has 4.49:1 on black and fails.",
      Silver: "CSS silver, #C0C0C0, has 1.81:1 on white: too little even for an important border.",
    },
    questions: {
      "Which grey is best for secondary text?":
        "One with 4.5:1 on your darkest light background, not on white. On #F5F5F5, #767676 already fails, so leave some room.",
      "What do tinted and neutral mean on this page?":
        "Tinted greys have at least 60% of the chroma of the most colorful grey here. Neutral ones have less, or none.",
      "Do disabled controls need contrast?":
        "WCAG 2.2 exempts them. But people still read them to see what isn't available, so 3:1 is a fair minimum.",
    },
  },
  brown: {
    description:
      "Named shades of brown from almond to espresso, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Light can't be brown. A lamp can be red, green or orange, but brown needs something lighter next to it: it's how we see dark or dull orange among brighter things. On a black screen in a dark room, the same patch glows orange.",
      "As paint, brown is the easiest color, because earth is full of it. Sienna is named after the town of Siena, umber after Umbria or the word for shadow. Burning makes both redder. Sepia was cuttlefish ink, and bistre was beechwood soot. Mummy brown was made of exactly that, and sold into the 20th century.",
      "Browns make an interface warm without making it loud, and many are dark enough for text: saddle brown, #8B4513, has 7.09:1 on white. Watch the hue. CSS brown, #A52A2A, has hue 25.6 and is a brownish red. Wood and leather are between 45 and 75. Watch the chroma, too: at hue 55 and lightness 0.4, sRGB ends at 0.099, so you can only make a dark brown lighter, not livelier.",
    ],
    facts: {
      "CSS brown": "#A52A2A is so red that this site lists it with the reds.",
      "Text on white": "Most browns below lightness 0.56 pass AA. chocolate, #D2691E, has 3.63:1 and doesn't.",
      "Where brown ends":
        "Chroma separates it from orange. It turns gray below chroma 0.022, and yellow or olive at hue 92.",
    },
    questions: {
      "How do I mix brown from screen colors?":
        "Start with an orange of hue 50 to 70 and lower lightness and chroma together. In paint, add a little blue, its opposite, to orange.",
      "Why does a brown next to red look greenish?":
        "Colors next to each other look more different than they are. Yellowish browns, from hue 80 up, start to look olive first. Stay below 70 next to red.",
      "Is beige a brown?":
        "Yes, a very light one with low chroma. CSS beige, #F5F5DC, leans toward yellow. Lists of names disagree, so you'll find some beiges with the yellows.",
    },
  },
  pink: {
    description:
      "Named shades of pink from blush to fuchsia and rose, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "The color is named after the flower: pinks are plants of the genus Dianthus, with edges that look cut by pinking shears. In the 17th century, the word also meant a yellow pigment.",
      "Pink for girls is a recent custom. A 1918 trade paper recommended pink for boys, as the stronger color, and blue for girls. Today's rule became common around the middle of the century. Elsa Schiaparelli's shocking pink of 1937 had little to do with either.",
      "No single wavelength is pink: it's red with white, or red with a little blue and white. In OKLCH, two groups share the name. Pale pinks are near hue 7 and have low chroma: CSS pink, #FFC0CB, has 0.074. Vivid pinks are between hue 340 and 360, around lightness 0.65: deep pink, #FF1493, has chroma 0.261. Tints of red end up in the first group. White text on pink is a common mistake: on hot pink, #FF69B4, it has 2.64:1.",
    ],
    facts: {
      "CSS has six pinks":
        "pink, lightpink, hotpink and deeppink, plus palevioletred and mediumvioletred, which are pinks despite their names.",
      "Text on white": "deeppink has 3.63:1: enough for large text only.",
      "Wide gamut": "At hue 0 and lightness 0.65, Display P3 reaches chroma 0.297, sRGB 0.260.",
    },
    questions: {
      "Which pink works as a brand color with white text?":
        "One below lightness 0.6 or so, which is already close to raspberry and magenta. Select Works on white above the list: white text on those pinks passes too.",
      "What is the difference between pink and magenta?":
        "Magenta is between pink and purple. Pure magenta, #FF00FF, has OKLCH hue 328. On this site, pinks begin at hue 331, and only if they're light.",
      "Do pinks look different with color blindness?":
        "Yes. With protan or deutan vision, a pale pink can look the same as a pale grey or light blue of the same lightness. Make them differ in lightness.",
    },
  },
} satisfies Readonly<Record<string, FamilyTexts>>;
