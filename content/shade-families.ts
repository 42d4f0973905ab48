export type FamilyTexts = {
  /** For search engines: full sentences, at most 180 characters. */
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** The texts of the pages of named shades. Numbers are OKLCH and WCAG 2.2; content/shade-families.test.ts checks them. */
export const shadeFamilies = {
  green: {
    description:
      "Named shades of green from mint to hunter green, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Green is where eyes are most sensitive in daylight, and the formula of luminance says so: of the light of white on a screen, 71.5 % comes from the green channel. Cameras follow suit, with two green sensors for each red and each blue one. So greens look light for the numbers they have, and a vivid one is rarely dark enough for text on white.",
      "For a long time a lasting green was hard to make. Scheele’s green of 1775 and emerald green of 1814 owed their brilliance to arsenic, and colored wallpapers and dresses all the same. Viridian, a chromium pigment patented in 1859, gave painters a green that neither poisons nor fades.",
      "In interfaces green means success, and next to red it is the worst pair there is: about one man in twelve of Northern European descent cannot tell the two well apart. In OKLCH the most vivid green of sRGB, #00FF00, lies at lightness 0.866 with chroma 0.295; at lightness 0.4 its hue has only 0.135 left. A dark green that shall look as lively as a light one has to move in hue, not in chroma.",
    ],
    facts: [
      {
        term: "CSS green is not the green channel",
        text: "The name green gives #008000. The full channel, #00FF00, is called lime.",
      },
      { term: "Text on white", text: "#008000 reaches 5.13:1 and passes AA. lime has 1.37:1." },
      {
        term: "Where green ends",
        text: "Here at OKLCH hue 113 toward yellow and 170 toward teal; dark yellows from hue 95 on count as olive greens.",
      },
    ],
    questions: [
      {
        question: "Which green can I use for success messages?",
        answer:
          "One below OKLCH lightness 0.55 or so for text on white, such as #008000, and always with a word or an icon, since many people cannot tell it from red.",
      },
      {
        question: "Why does my green look neon on one screen and dull on another?",
        answer:
          "Green is where screens differ most. At the lightness of #00FF00 a Display P3 screen reaches chroma 0.34 in that hue instead of 0.29, and apps without color management stretch sRGB to it.",
      },
      {
        question: "Is teal a green or a blue?",
        answer:
          "People disagree, and languages too. Here hues from 170 to 206 are a family of their own, so that neither page is full of colors that half of the readers would call something else.",
      },
    ],
  },
  blue: {
    description:
      "Named shades of blue from baby blue to navy, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Blue adds the least light: 7.2 % of the luminance of white comes from the blue channel. That makes pure blue, #0000FF, dark enough for 8.59:1 on white, more than any other channel at full strength, and nearly invisible on black with 2.44:1.",
      "The first synthetic pigment was a blue: Egyptian blue, made more than 4,500 years ago. Ultramarine came from lapis lazuli mined in what is now Afghanistan and was at times dearer than gold, until factories made it in the 1820s. Prussian blue was found by accident in Berlin in the first years of the 18th century, and YInMn blue in Oregon in 2009.",
      "Blue is the default of links since the first browsers, and the safest hue for a brand color: it stays apart from most others for people with protan or deutan vision. Its pitfall is mixing. In CIE Lab and LCH a way from blue to white runs through purple, because their hue is bent there. OKLCH was designed to fix that, so prefer it for tints of blue.",
    ],
    facts: [
      {
        term: "Most vivid",
        text: "#0000FF has chroma 0.313 at lightness 0.452. At lightness 0.9 its hue has room for 0.048: there is no light vivid blue.",
      },
      {
        term: "The fovea",
        text: "The center of the eye has no blue cones, so very small blue details lose their color.",
      },
      { term: "navy", text: "#000080 reaches 16.00:1 on white, and can replace black for text." },
    ],
    questions: [
      {
        question: "Why do tints of blue look purple?",
        answer:
          "Because they were mixed in sRGB, HSL or CIE LCH. The shades tool mixes in seven spaces; take OKLCH, and the hue holds.",
      },
      {
        question: "What is the default color of links?",
        answer:
          "The HTML standard suggests #0000EE for links that have not been visited and #551A8B for those that have.",
      },
      {
        question: "Which blues work on dark pages?",
        answer:
          "Light ones. Below lightness 0.57 or so a vivid blue fails 4.5:1 even on black. The filter above the list leaves those that pass.",
      },
    ],
  },
  red: {
    description:
      "Named shades of red from coral to oxblood, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Red ocher is among the oldest pigments that people used, tens of thousands of years before writing. Later reds were costly: vermilion was mercury sulfide, and carmine took about 70,000 dried cochineal insects to the pound. Alizarin, the dye of the madder root, was the first natural dye made in a laboratory, in 1868.",
      "In most languages that have only three color words, the third one after dark and light is red. It signals stop, danger and error, and that is a promise to keep: a red button that does nothing dangerous teaches people to ignore the next one.",
      "Pure red fails as text by a hair: #FF0000 has 3.998:1 on white, which many checkers round to 4.00, and 4.5 is needed. Bring it down to #DD0000 and it passes with 5.15:1. For people with protan vision reds are darker than for others, and red on black may vanish. And light red is not red any more: from OKLCH lightness 0.7 on these hues read as pink, so a red has few tints to give.",
    ],
    facts: [
      { term: "Most vivid", text: "#FF0000 has chroma 0.258 at lightness 0.628 and hue 29.2." },
      {
        term: "Toward orange",
        text: "The family ends at hue 33. Tomato, #FF6347 with hue 32.3, is an orange to some.",
      },
      { term: "On black", text: "#FF0000 has 5.25:1 on black and passes; maroon, #800000, has 1.91:1 on black." },
    ],
    questions: [
      {
        question: "Which red passes AA on white?",
        answer:
          "Those below OKLCH lightness 0.6 or so: crimson, #DC143C, has 4.98:1. Choose Works on white above the list to see only those.",
      },
      {
        question: "What is the difference between crimson, scarlet and burgundy?",
        answer:
          "Crimson leans toward blue, with a hue near 20. Scarlet leans toward orange, near 30. Burgundy is a dark red, named for wine, below lightness 0.4.",
      },
      {
        question: "Why are there so few light reds here?",
        answer:
          "Because the light ones are called pink and stand on their own page. English is unusual there: it has a basic word for light red, but none for light green.",
      },
    ],
  },
  orange: {
    description:
      "Named shades of orange from apricot to burnt sienna, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "The fruit came first. English had no word for the color until oranges were traded there; before the 16th century it was a yellow-red. That is why robins have a red breast and some people red hair.",
      "Against blue sky and sea, its opposite, nothing stands out more than orange, and so life jackets and traffic cones wear it. In OKLCH its hues lie between about 33 and 73. They are vivid only while they are light: at hue 55 chroma peaks with 0.182 at lightness 0.74, and at lightness 0.4 it is down to 0.099, where everyone says brown.",
      "That makes orange hard for interfaces. CSS orange, #FFA500, has 1.97:1 on white, and dark orange, #FF8C00, 2.33:1: neither is fit for text or icons there. Dark text on orange works well, white text does not, whatever the brand guide says. To keep the warmth at 4.5:1, turn the hue toward red as it gets darker: #C85000 reaches 4.56:1 and still reads as orange.",
    ],
    facts: [
      { term: "Black on orange", text: "#FFA500 has 10.63:1 with black: put dark text on it." },
      {
        term: "Orange and brown",
        text: "Same hues, other lightness. The border lies near chroma 0.155 at lightness 0.5.",
      },
      { term: "Wide gamut", text: "At hue 55 a Display P3 screen reaches chroma 0.21, sRGB 0.18." },
    ],
    questions: [
      {
        question: "Can white text stand on an orange button?",
        answer:
          "On few oranges. It needs 4.5:1, which those near #C85000 and darker ones have. On #FF8C00 white text has 2.33:1.",
      },
      {
        question: "Why does my dark orange look brown?",
        answer:
          "Because brown is dark orange. Seen alone in a dark room the same light looks orange again: brown needs something lighter next to it.",
      },
      {
        question: "Is orange safe for people with color blindness?",
        answer:
          "Beside blue, yes: that pair holds for protan and deutan vision. Beside green or yellow-green of the same lightness, no.",
      },
    ],
  },
  purple: {
    description:
      "Named shades of purple from lavender to eggplant, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "No wavelength is purple. Violet is at the end of the spectrum, but the purples between it and red are made by the eye from both ends at once. Screens can show them brilliantly: magenta, #FF00FF, with chroma 0.322, is the most vivid color in sRGB.",
      "Tyrian purple took thousands of sea snails for a gram of dye, and laws of Rome kept it for the few. In 1856 William Perkin, eighteen years old, was after quinine and got mauveine instead: the first synthetic dye that founded an industry.",
      "For interfaces purple is generous. Between hue 277 and 331 sRGB is deep: at hue 300 chroma still reaches 0.214 at lightness 0.4, where green has 0.135. So purples can be text on white without losing their color. The pitfall is the neighbor: in vision without red cones purple loses its red part and looks blue, so never let it alone distinguish something from a blue.",
    ],
    facts: [
      { term: "CSS purple", text: "#800080 has 9.41:1 on white, at lightness 0.421." },
      {
        term: "rebeccapurple",
        text: "#663399 came to CSS in 2014 in memory of Rebecca Meyer, daughter of Eric Meyer.",
      },
      {
        term: "violet in CSS",
        text: "#EE82EE is pinkish and light. The indigo of CSS, #4B0082, is nearer to what most call violet.",
      },
    ],
    questions: [
      {
        question: "What is the difference between purple and violet?",
        answer:
          "Violet is a color of the spectrum, beyond blue. Purple is a mixture of red and blue. On screens, where everything is mixed, violet is the bluer one: OKLCH hues below 310 or so.",
      },
      {
        question: "Which purples work on dark pages?",
        answer:
          "Those from lightness 0.6 on or so: lavenders, lilacs and orchids. rebeccapurple has 2.49:1 on black and does not.",
      },
      {
        question: "Why do gradients from blue to red get dull in the middle?",
        answer:
          "They do not have to: in sRGB they run through dark purple. Mixed in OKLCH by the shorter way, purple keeps its chroma.",
      },
    ],
  },
  yellow: {
    description:
      "Named shades of yellow from cream to mustard and gold, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Yellow is the lightest of all hues. Where blue peaks at lightness 0.45, yellow peaks at 0.968, so close to white that #FFFF00 has just 1.07:1 on it. On black the same yellow reaches 19.55:1, and that is why it marks cabs, cranes and hazard tape.",
      "Painters had ocher for ages, and then poisons: orpiment was arsenic, Naples yellow was lead, chrome yellow lead again. The chrome yellow in Van Gogh’s Sunflowers has been browning, faster in strong light.",
      "A yellow cannot be made darker and stay yellow. At hue 110 and lightness 0.58 it is the olive of CSS, #808000, which most people call green. So scales of yellow drift toward orange in their dark steps: gold, ocher, bronze. Do not look for a yellow text color on white. Take yellow as a surface with dark text, or a thin part of it beside a darker outline.",
    ],
    facts: [
      { term: "Text on white", text: "No color that most people call yellow reaches 4.5:1. #FFFF00 has 1.07:1." },
      { term: "Gold", text: "CSS gold, #FFD700, has hue 95.3, on the way to orange: 14.97:1 on black." },
      { term: "Dark ends", text: "At hue 110 sRGB has chroma 0.196 at lightness 0.9, and 0.087 at 0.4." },
    ],
    questions: [
      {
        question: "Why are almost no yellows here marked for text on white?",
        answer:
          "Because a yellow that is dark enough is not a yellow any more: it reads as olive or brown. The few that pass are bronzes and old golds.",
      },
      {
        question: "How do I make a dark yellow that is not green?",
        answer:
          "Turn the hue toward orange as the lightness goes down, by ten to thirty degrees. The natural drift of the shades tool does it.",
      },
      {
        question: "Is yellow a good warning color?",
        answer: "As a surface with dark text and an icon, yes. As text or a thin line on white, no one sees it.",
      },
    ],
  },
  grey: {
    description:
      "Named shades of grey from platinum to charcoal, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "Grey or gray: British English has the e, American English the a, and CSS takes both, in all seven names. The names hold a famous trap: darkgray, #A9A9A9, is lighter than gray, #808080, because the two came to the web from different lists.",
      "Middle grey is not one number. #808080 is half of the sRGB scale, has OKLCH lightness 0.600 and gives off 21.6 % of the light of white. Photographers meter for 18 %. And the eye judges neither: a grey looks darker on white than on black, and takes on a tinge of the opposite of a strong color next to it.",
      "Hardly any grey of a good interface is neutral. A chroma of 0.005 to 0.02 toward the brand hue makes it belong, and below 0.022, where this family ends, no one calls it colored. Two greys with different tints, though, are seen at once when they touch. In OKLCH the hue of a true grey has no meaning; keep its chroma at 0, and mixing will not drag it through red.",
    ],
    facts: [
      { term: "The lightest grey for text on white", text: "#767676, with 4.54:1. #777777 has 4.47:1 and fails." },
      {
        term: "The same on black",
        text: "#757575 is the darkest grey that passes there, with 4.55:1 on black; #747474 has 4.49:1 on black and fails.",
      },
      { term: "Silver", text: "CSS silver, #C0C0C0, has 1.81:1 on white: too little even for a border that matters." },
    ],
    questions: [
      {
        question: "Which grey is best for secondary text?",
        answer:
          "One with 4.5:1 on your darkest light surface, not on white. On a page of #F5F5F5, #767676 fails already, so leave some room.",
      },
      {
        question: "What do tinted and neutral mean on this page?",
        answer:
          "Tinted greys have at least 60 % of the chroma of the most colorful grey here. Neutral ones have less, down to none at all.",
      },
      {
        question: "Do disabled controls need contrast?",
        answer:
          "WCAG 2.2 exempts them. People still have to read them to know what is not available, so 3:1 is a fair minimum.",
      },
    ],
  },
  brown: {
    description:
      "Named shades of brown from almond to espresso, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "There is no brown light. A lamp can be red or green or orange, but brown needs something lighter next to it: it is what the eye makes of dark or dull orange among brighter things. Put the same patch on a black screen in a dark room and it glows orange.",
      "As paint it is the easiest color of all, because earth has it. Sienna is named for the town of Siena, umber for Umbria or for shadow, and burning made both redder. Sepia was the ink of cuttlefish, bistre the soot of beechwood. One was worse: mummy brown was what it says, and was sold into the 20th century.",
      "Browns are kind to interfaces that want warmth without noise, and many are dark enough for text: saddle brown, #8B4513, has 7.09:1 on white. Watch the hue. CSS brown, #A52A2A, lies at hue 25.6 and is a brownish red; wood and leather lie between 45 and 75. And watch the chroma: at hue 55 and lightness 0.4 sRGB ends at 0.099, so a dark brown cannot be made livelier, only lighter.",
    ],
    facts: [
      { term: "CSS brown", text: "#A52A2A is so red that on this site it counts as a red." },
      {
        term: "Text on white",
        text: "Most browns below lightness 0.56 pass AA there. chocolate, #D2691E, has 3.63:1 and does not.",
      },
      {
        term: "Where brown ends",
        text: "Toward orange by chroma, toward gray below chroma 0.022, toward olive at hue 92.",
      },
    ],
    questions: [
      {
        question: "How do I mix brown from screen colors?",
        answer:
          "Take an orange of hue 50 to 70 and lower lightness and chroma together. In paint, orange with a little of its opposite, blue, gets there too.",
      },
      {
        question: "Why does a brown next to red look greenish?",
        answer:
          "Neighbors push each other’s hue away. A yellowish brown of hue 80 and more tips over to olive first; stay below 70 there.",
      },
      {
        question: "Is beige a brown?",
        answer:
          "A very light one of low chroma. CSS beige, #F5F5DC, leans toward yellow. Lists of names disagree, and so the page of yellows has some of them.",
      },
    ],
  },
  pink: {
    description:
      "Named shades of pink from blush to fuchsia and rose, with HEX, OKLCH and contrast on white and black. Filter the ones that work as text, and download them.",
    paragraphs: [
      "The color is named for the flower: pinks are plants of the genus Dianthus, with edges cut as if by pinking shears. In the 17th century the word was also used for a yellow pigment, before the flower won.",
      "Pink for girls is young. A trade paper of 1918 advised pink for boys, as the stronger color, and blue for girls; the rule of today settled around the middle of the century. Elsa Schiaparelli’s shocking pink of 1937 had little to do with either.",
      "No light of one wavelength is pink: it is red with white, or red with a little blue and white. In OKLCH two kinds share the name. Pale ones lie near hue 7 with little chroma, as CSS pink, #FFC0CB, with 0.074. Vivid ones lie between hue 340 and 360, around lightness 0.65: deep pink, #FF1493, has chroma 0.261. Tints of a red drift into the first kind. White text on pinks is a common failure: on hot pink, #FF69B4, it has 2.64:1.",
    ],
    facts: [
      {
        term: "CSS has six pinks",
        text: "pink, lightpink, hotpink, deeppink, and palevioletred and mediumvioletred, which only their names hide.",
      },
      { term: "Text on white", text: "deeppink has 3.63:1: enough for large text, not for more." },
      { term: "Wide gamut", text: "At hue 0 Display P3 reaches chroma 0.297, sRGB 0.260." },
    ],
    questions: [
      {
        question: "Which pink works as a brand color with white text?",
        answer:
          "One below lightness 0.6 or so, which is already near raspberry and magenta. Choose Works on white above the list: white text on them passes just as well.",
      },
      {
        question: "What is the difference between pink and magenta?",
        answer:
          "Magenta is between pink and purple, at OKLCH hue 328 in its pure form, #FF00FF. Here pinks begin at hue 331, and light ones only.",
      },
      {
        question: "Do pinks look different with color blindness?",
        answer:
          "Yes. A pale pink and a pale grey or light blue of the same lightness can look the same with protan or deutan vision. Give them different lightness.",
      },
    ],
  },
} satisfies Readonly<Record<string, FamilyTexts>>;
