export type FormatId = "rgb" | "hex" | "hsl" | "cmyk" | "hsv" | "lab";

/** The 30 ordered pairs: "hextorgb", "rgbtohex" and so on. */
export type ConversionId = { [From in FormatId]: `${From}to${Exclude<FormatId, From>}` }[FormatId];

export type FormatText = {
  name: string;
  longName: string;
  /** One paragraph: what the numbers mean and their ranges. */
  what: string;
  /** The converter's starter color, as a person types it. */
  example: string;
  usedIn: string;
};

export type ConversionText = {
  /** The lead of the page: one sentence. */
  summary: string;
  /** The meta description. */
  description: string;
  why: string;
  how: string;
  care: string;
  /** The answer to each question. */
  questions: Readonly<Record<string, string>>;
};

export const formatTexts: Record<FormatId, FormatText> = {
  rgb: {
    name: "RGB",
    longName: "red, green and blue light",
    what: "Three whole numbers from 0 to 255 set how bright the red, green and blue parts of a pixel are. rgb(0 0 0) is black, rgb(255 255 255) is white, and three equal numbers make a gray. The numbers follow the sRGB standard, whose curve uses more of its steps for dark tones: 128 looks about half as bright as 255 but emits only 22% of its light.",
    example: "rgb(200 200 20)",
    usedIn: "Image editors, LED controllers, canvas code and spreadsheets work with these three numbers.",
  },
  hex: {
    name: "HEX",
    longName: "hexadecimal notation",
    what: "The same three bytes as RGB, written in base 16: two digits each for red, green and blue, from 00 to FF, after a number sign. Digits go from 0 to 9 and then from A to F, so FF is 255 and 80 is 128. Three digits are a short form in which each digit is doubled, and eight digits add opacity as a fourth byte. Uppercase and lowercase are equivalent.",
    example: "#C8C814",
    usedIn: "Stylesheets, design apps, brand guides and chat messages pass colors around as hex codes.",
  },
  hsl: {
    name: "HSL",
    longName: "hue, saturation, lightness",
    what: "Hue is an angle on the color circle from 0 to 360 degrees: 0 is red, 120 green, 240 blue. Saturation runs from 0%, a gray, to 100%, the strongest color possible at that lightness. Lightness runs from 0%, always black, through 50%, where the pure colors are, to 100%, always white. All three are simple arithmetic on RGB, so colors with equal lightness don't look equally light.",
    example: "hsl(60 82% 43%)",
    usedIn: "CSS themes and Sass files use HSL because you change one number to get a tint, shade or muted version.",
  },
  cmyk: {
    name: "CMYK",
    longName: "cyan, magenta, yellow and black ink",
    what: "Four percentages from 0 to 100 are the amounts of cyan, magenta, yellow and black ink. No ink leaves white paper, and 100% black is already the darkest color. Huesmith calculates these numbers with the basic formula, using as much black as possible. The formula ignores the ink, paper and press, so treat the result as a starting point. A print shop converts with an ICC profile.",
    example: "cmyk(0 0 90 22)",
    usedIn: "Print manuals, layout programs and print shop order forms list colors as CMYK.",
  },
  hsv: {
    name: "HSV",
    longName: "hue, saturation, value, also called HSB",
    what: "Hue is the same angle as in HSL, from 0 to 360 degrees. Value, called brightness in HSB, is the strongest of the three RGB channels as a percentage: 0% is black, but 100% is the brightest form of a color, not white. Saturation is how far the weakest channel is below the strongest: 0% is a gray, 100% means one channel is off.",
    example: "hsv(60 90% 78%)",
    usedIn:
      "Most color pickers with a square and a hue strip use HSV, and so do many lights and computer vision scripts.",
  },
  lab: {
    name: "LAB",
    longName: "CIE Lab, D50 white",
    what: "L is perceived lightness, from 0 for black to 100 for white. The a axis runs from green (negative) to red (positive), the b axis from blue to yellow; both span about −125 to 125 and are 0 for grays. Huesmith uses the D50 white of CSS and of print. Lab describes what an average eye sees, so it also includes colors that screens can't show.",
    example: "lab(78.64 -12.95 75.66)",
    usedIn: "Color meters, print quality control and research use Lab. In CSS it's lab().",
  },
};

export const conversionTexts: Record<ConversionId, ConversionText> = {
  hextorgb: {
    summary: "Split a hex code into its red, green and blue numbers from 0 to 255.",
    description:
      "Convert a hex color to RGB and see how each pair of digits becomes a number from 0 to 255. Short and eight-digit codes work too; #FF7F50 is rgb(255 127 80).",
    why: "Style guides use hex, but many programs need three separate numbers: the RGB() function in Excel macros, NeoPixel strips, Pillow's image tuples and PowerPoint's custom color box. CSS does too if you add opacity later: Bootstrap stores #0D6EFD a second time as 13, 110, 253 so that rgba() can reuse it. The numbers also make a color easier to read: 255, 127, 80 tells you at a glance that coral is mostly red.",
    how: "A hex code is three bytes written side by side. Remove the number sign and split the rest into pairs: the first is red, the second green, the third blue. In each pair multiply the left digit by 16 and add the right one, with 10 to 15 for A to F. So 7F is 7 × 16 + 15 = 127, and FF is 15 × 16 + 15 = 255. In a three-digit code each digit is doubled first, which is the same as multiplying it by 17. The color stays exactly what it was; only the notation changes.",
    care: "This conversion is exact: 16,777,216 six-digit codes match 16,777,216 triples one to one. Check the byte order. CSS writes alpha last, as #RRGGBBAA, while Android writes it first, as #AARRGGBB. An alpha byte of 80 is 128 of 255, so it's 50.2%, not 50%. Fields for linear light, common in 3D programs, need one more step: the sRGB curve.",
    questions: {
      "What is #FF7F50 in RGB?":
        "It is rgb(255 127 80). FF is 15 × 16 + 15 = 255, 7F is 7 × 16 + 15 = 127, and 50 is 5 × 16 + 0 = 80. In CSS, this color is called coral.",
      "How do I convert a three-digit hex code to RGB?":
        "Double every digit, then read it in pairs. #F0A becomes #FF00AA, which is rgb(255 0 170). As a shortcut, multiply each single digit by 17: A is 10, and 10 × 17 = 170.",
    },
  },
  rgbtohex: {
    summary: "Write red, green and blue numbers as the six-digit code that websites and design apps expect.",
    description:
      "Convert RGB values to a hex color code. Divide each channel by 16, write the quotient and remainder as digits, and keep leading zeros: rgb(9 120 0) is #097800.",
    why: "Screen samplers such as Digital Color Meter on a Mac show decimal numbers, and so do photo editors and older brand manuals. Other places need a single code: the HTML color input stores #rrggbb, GitHub labels and newsletter builders use hex, and HTML email is safest with six digits because some email programs don't support rgb(). One short string is also easier to find in a codebase than three numbers.",
    how: "Take one channel at a time. Divide it by 16: the whole part is the first digit, the remainder the second. For 165 that is 10 with remainder 5, and since 10 is written A, the result is A5. Below 16 the first digit is a zero. Keep it. Write a number sign, then red, green and blue. Programs often calculate one number instead, red × 65536 + green × 256 + blue, and print it in base 16 padded to six places.",
    care: "Whole numbers from 0 to 255 convert without loss. Percentages and fractions are rounded first: 50% of 255 is 127.5, which becomes 128 and prints as 80. A missing zero is the usual bug: 9, 120, 0 must become #097800, not #97800. Numbers sampled from a wide-gamut display may be Display P3. If you write those as hex, programs read them as sRGB.",
    questions: {
      "What is rgb(255, 165, 0) as a hex code?":
        "#FFA500. Red 255 is FF. Green is 10 × 16 + 5 = 165, so A5. Blue 0 is 00, with both zeros. The CSS name of this color is orange.",
      "How do I write an RGB color with 60% opacity in hex?":
        "Multiply the opacity by 255 and add the result as a fourth pair: 0.6 × 255 = 153, which is 99 in base 16. rgb(45 149 150) at 60% is #2D959699. Programs that don't support eight digits need #2D9596 and a separate opacity.",
    },
  },
  hextohsl: {
    summary: "Get the hue, saturation and lightness of a hex code, ready for a theme you can adjust.",
    description:
      "Convert hex to HSL for CSS themes and hover states, and see where hue, saturation and lightness come from: #3498DB is hsl(204 70% 53%) in whole numbers.",
    why: "A hex code hides what you want to change. If you write #3498DB as hsl(204 70% 53%), a darker hover state is the same hue with less lightness, and a subtle border is the same hue with less saturation. That's why theme systems store colors this way: earlier shadcn/ui themes keep #0F172A as 222.2 47.4% 11.2% in a custom property, and Sass functions such as color.adjust() work on these channels. You can also use it to sort a list of codes by hue.",
    how: "Split the code into its three bytes and divide each by 255. Find the largest and the smallest. Lightness is halfway between them. Saturation is their difference divided by 1 − |2 × lightness − 1|, the largest difference possible at this lightness. Hue depends on which byte is largest: red puts it near 0, green near 120, blue near 240. The other two bytes shift it by up to 60 degrees in either direction.",
    care: "Whole-number HSL is coarser than hex: 89% of all hex codes don't convert back exactly. #3498DB becomes hsl(204 70% 53%), which is #3398DB. With one decimal in each number, every code does. #808080 has no hue, so software that needs a number writes 0. HSL lightness isn't perceived lightness: yellow and blue at 50% look very different.",
    questions: {
      "What is #0F172A in HSL?":
        "About hsl(222 47% 11%). The bytes are 15, 23 and 42. Lightness is (42 + 15) / 510 = 11.2%. The color is dark, so saturation is (42 − 15) / (42 + 15) = 47.4%. Blue is largest, so the hue is near 240, at 222.2.",
      "How do I make a hex color 10% darker with HSL?":
        "Convert it, subtract 10 from the lightness, and keep the rest. #3498DB is hsl(204 70% 53%), so ten points darker is hsl(204 70% 43%), which is #217DBA. Ten points aren't ten percent: 53 × 0.9 = 47.7.",
    },
  },
  hsltohex: {
    summary: "Turn hue, saturation and lightness into a hex code that works in every program.",
    description:
      "Convert HSL to a hex code for design apps, email and SVG. See how hue becomes red, green and blue bytes: hsl(14 90% 60%) is #F5683D after rounding.",
    why: "HSL is convenient in a stylesheet, where one hue and a range of lightness values make a whole scale. It doesn't work everywhere. Figma's hex field, Android color resources, HTML newsletters, chart library settings and most brand sheets need #RRGGBB. If you made ten steps by changing only the lightness, convert them here to get ten codes to hand off. You'll also see if two different HSL values are the same color on screen.",
    how: "Start with the range, (1 − |2 × lightness − 1|) × saturation: the difference between the strongest and the weakest channel. The hue circle has six sectors of 60 degrees. In each sector, one channel has the full range, one has none, and the third rises or falls in between. Add lightness minus half the range to all three, so their midpoint equals the lightness. Multiply by 255, round, and write each byte in base 16.",
    care: "Different HSL values can give the same code. The 3,672,360 whole-number HSL values make only 2,037,749 different codes: at lightness 0% every hue is #000000, and at 100% every hue is #FFFFFF. Equal lightness doesn't look equal either: hsl(60 100% 50%) and hsl(240 100% 50%) have the same number, but #FFFF00 is almost as light as white and #0000FF is dark.",
    questions: {
      "What is hsl(210, 100%, 50%) as a hex code?":
        "#0080FF. The range is 100%, so blue is 255 and red is 0. A hue of 210 is halfway between cyan at 180 and blue at 240, so green is half: 0.5 × 255 = 127.5, rounded to 128 and written as 80.",
      "Does an HSL hue of 360 give the same hex code as 0?":
        "Yes. Hue is an angle, and 360 degrees is a full turn, so hsl(0 100% 50%) and hsl(360 100% 50%) are both #FF0000. Other angles wrap too: 480 is the same as 120 and gives #00FF00, and −30 is the same as 330.",
    },
  },
  hextocmyk: {
    summary: "Estimate the four ink percentages for a hex code.",
    description:
      "Convert a hex color to CMYK percentages with the basic formula and see every step: #FF6B35 is cmyk(0 58 79 0). A starting point for print, not a proof.",
    why: "A brand that started on the web has a hex code, and then it needs business cards, a banner or packaging. The print shop's order form, a sign maker's template or a LaTeX document with xcolor's cmyk model requires four percentages. Use these numbers to fill in the form, to talk to the printer, or to see which inks dominate. If the color must match, also send the hex code and ask for a proof.",
    how: "Divide the three bytes by 255. Black is what the brightest channel is missing: k = 1 − max(r, g, b). Each ink is what its channel is missing beyond that, relative to the light that black lets through: c = (1 − r − k) / (1 − k), and the same with green for magenta and blue for yellow. So the brightest channel always gets 0 of its ink, and the formula uses at most two of the three colored inks. Pure black would divide by zero, so #000000 is set to 0 0 0 100.",
    care: "This formula doesn't use a profile. Photoshop and InDesign convert the same code with an ICC profile for real ink on real paper and get different percentages, usually with less black and more color. Vivid screen colors can't be printed: #00FF00 is 100 0 100 0 here and prints much duller. Whole percentages are also too coarse: 87% of all colors don't convert back to the exact code.",
    questions: {
      "What is #FF6B35 in CMYK?":
        "With the basic formula, it's cmyk(0 58 79 0). Red is 255, so black and cyan are 0. Green 107 leaves 1 − 107/255 = 58.0% magenta, and blue 53 leaves 1 − 53/255 = 79.2% yellow.",
      "Why does my blue hex color look purple in print?":
        "#0000FF becomes cmyk(100 100 0 0), and with real inks, magenta dominates that mix, so it looks violet. Print designers lower the magenta, for example to 100 70 0 0, and check a proof. Four inks can't print a blue that pure.",
    },
  },
  cmyktohex: {
    summary: "Find the on-screen hex code for a set of ink percentages.",
    description:
      "Convert CMYK percentages to a hex code for the web. See the basic formula step by step, and why print looks different: cmyk(0 35 85 0) becomes #FFA626.",
    why: "Older brands may exist only on paper: the manual lists C, M, Y and K, and no one ever chose a screen color. For a website, an app icon, an avatar or a Canva template, you need a hex code. The same goes if you inherit an InDesign swatch list, a CorelDRAW file or a sign maker's order form. The formula gives you a usable first version. Then adjust it by eye next to the printed piece.",
    how: "Each ink removes one part of the light: cyan removes red, magenta removes green, yellow removes blue, and black removes all three. With percentages as fractions, red is (1 − c) × (1 − k), green (1 − m) × (1 − k) and blue (1 − y) × (1 − k). Multiply by 255, round, and write two base-16 digits each. For 20% yellow and 10% black, blue is 0.8 × 0.9 × 255 = 183.6, so 184, or B8. The fallback for device-cmyk() in CSS Color 5 is the same arithmetic.",
    care: "Different mixes can give the same code: the rich black 60 40 40 100 and plain 0 0 0 100 are both #000000. The formula assumes perfect ink, so its colors are too bright. 100% cyan gives the bright #00FFFF, while cyan on paper is much darker and bluer. If you have the PDF and its profile, open it in a color-managed program and sample the color there instead.",
    questions: {
      "What is cmyk(0, 35, 85, 0) in hex?":
        "#FFA626. Without cyan and black, red stays 255. Green is 0.65 × 255 = 165.75, rounded to 166 or A6. Blue is 0.15 × 255 = 38.25, rounded to 38, which is 26 in base 16.",
      "Why is Photoshop's black 75 68 67 90 and not 0 0 0 100?":
        "With the US web coated (SWOP) setting, RGB black becomes that four-ink mix because it prints deeper than black ink alone. With the basic formula, cmyk(75 68 67 90) is #060808, almost black. For text, cmyk(0 0 0 100) is the better choice: one ink, and exactly #000000.",
    },
  },
  hextohsv: {
    summary: "Split a hex code into hue, saturation and value, the numbers behind most color pickers.",
    description:
      "Convert a hex code to HSV, also called HSB, for the sliders of Photoshop, Procreate or Figma. See every step for your color: #8A2BE2 is hsv(271 81% 89%).",
    why: "The square with a hue strip in Photoshop, Figma, Procreate and most phone apps is HSV: saturation goes across, value goes up. With the three numbers, you can set a web color on a device where pasting a code is awkward, and then make it duller or darker on purpose. Game engines use the same numbers, such as Unity's Color.RGBToHSV and the h, s and v properties in Godot. Smart bulbs use hue and saturation.",
    how: "Read the three bytes and find the largest and the smallest. Value is simply the largest divided by 255. Saturation is (largest − smallest) / largest, so if one pair is 00 and another isn't, saturation is 100%. Hue starts at the largest byte (red 0, green 120, blue 240). The difference between the other two, divided by the difference between the largest and the smallest, shifts it by up to 60 degrees.",
    care: "A value of 100% doesn't mean white: #FF0000 and #FFFFFF both have it. Black has no meaningful hue or saturation, and grays have no hue, so programs write 0 for them. Programs also use different scales: OpenCV halves the hue to fit it into a byte, so 240 becomes 120, and Pillow's HSV mode stretches all three channels to 0 to 255.",
    questions: {
      "What is #8A2BE2 in HSV?":
        "About hsv(271 81% 89%). The bytes are 138, 43 and 226. Value is 226/255 = 88.6%, saturation (226 − 43) / 226 = 81.0%. Blue is largest, so the hue is 240 + 60 × (138 − 43) / 183 = 271.1.",
      "Is HSB the same as HSV?":
        "Yes. Brightness and value are two names for the largest channel; Adobe writes HSB, programmers write HSV. #336699 is hsv(210 67% 60%) in both. HSL is a different model with different numbers: the same color is hsl(210 50% 40%).",
    },
  },
  hsvtohex: {
    summary: "Get the hex code of a color you set with hue, saturation and value sliders.",
    description:
      "Convert HSV or HSB numbers to a hex code. The six sectors of the hue circle explained with your own values: hsv(150 60% 80%) becomes #52CC8F.",
    why: "You found a color with sliders in Procreate, a phone app or a light control such as Home Assistant, and all it shows is hue, saturation and brightness. The developer who builds the page needs a code. CSS has hsl() and hwb() but no hsv(). It's the same in generative art: p5.js and Processing sketches often use HSB mode, while the poster and the README need #RRGGBB.",
    how: "The strongest channel is the value, and the weakest is value × (1 − saturation). To get the middle one, divide the hue by 60. The whole part is the sector, from 0 to 5, and tells you which channel is strongest and which is weakest. The fraction f is how far into the sector you are. In sectors 0, 2 and 4, the middle channel rises: value × (1 − saturation × (1 − f)). In the others it falls: value × (1 − saturation × f). Multiply each by 255, round, and write two digits.",
    care: "Without saturation, hue doesn't matter: hsv(0 0% 80%) and hsv(200 0% 80%) are both #CCCCCC. Whole numbers reach only 2,193,887 of the 16,777,216 codes, so numbers from a picker may not convert back exactly: #C8C814 shows as 60, 90, 78, which gives #C7C714. Check the scale too: hue goes to 255 in FastLED and to 179 in OpenCV.",
    questions: {
      "What is hsv(150, 60%, 80%) as a hex code?":
        "#52CC8F. Green is strongest: 0.8 × 255 = 204, or CC. Red is weakest: 204 × 0.4 = 81.6, rounded to 82, or 52. Hue 150 is the middle of its sector, so blue is halfway, (204 + 81.6) / 2 = 142.8, rounded to 143, or 8F.",
      "Why is there no hsv() in CSS?":
        "CSS added hsl() first and later hwb(), which is HSV in another form: whiteness is value × (1 − saturation) and blackness is 100% − value. hsv(150 60% 80%) is hwb(150 32% 20%) in a stylesheet, and both mean #52CC8F.",
    },
  },
  hextolab: {
    summary:
      "Convert a hex code to lightness, green to red, and blue to yellow, where distance matches what people see.",
    description:
      "Convert hex to CIE Lab with the D50 white of CSS, step by step from bytes to linear light, XYZ and Lab: #2A9D8F is lab(58.37 -35.20 -2.27).",
    why: "You can't compare hex codes by reading them: #7F7F7F and #808080 share no digit and look the same. In Lab, distance approximates visible difference. Convert your codes to check whether two brand colors are different enough, to calculate ΔE against a measured sample, to find near duplicates in a stylesheet, or to see the perceived lightness of each step in a design system. Printing and packaging companies use Lab because it doesn't depend on a device.",
    how: "There are four steps. Divide each byte by 255 and apply the sRGB curve to get linear light: 2A, which is 42, becomes 0.0232. A matrix turns linear red, green and blue into CIE XYZ with the D65 white of screens. The Bradford method adapts XYZ to D50. Then divide X, Y and Z by that white and take the cube root, with a straight segment near black: L = 116 f(Y) − 16, a = 500 (f(X) − f(Y)), b = 200 (f(Y) − f(Z)).",
    care: "Check the white point. Many libraries, such as chroma.js, default to D65 and show different numbers: #0000FF is lab(29.57 68.29 -112.03) with D50 but about 32.3, 79.2, −107.9 with D65. Keep the decimals, too. With two decimals, every hex code converts back exactly. With whole numbers, as in Photoshop, 95% of codes don't.",
    questions: {
      "What is #2A9D8F in Lab?":
        "lab(58.37 -35.20 -2.27) with D50 white. L 58 is a little lighter than middle gray, a of −35 is clearly green, and b of −2 is barely blue.",
      "Why do two converters give different Lab values for one hex code?":
        "They use different white points. #FF6347 is lab(62.99 59.36 47.88) with D50, while a D65 tool shows about 62.2, 57.8, 46.4. Neither is wrong, but if you compare one with the other, you'll see a difference that isn't real.",
    },
  },
  labtohex: {
    summary: "Turn a Lab color, measured or calculated, into the hex code that shows it best.",
    description:
      "Convert CIE Lab to hex. Colors outside sRGB are mapped with the CSS Color 4 method, not clipped. lab(50 40 -60) is inside and becomes #8C5EDF.",
    why: "Handheld meters such as Nix or Color Muse, spectrophotometers and data sheets for paints and plastics use Lab. A product page, a configurator or a mood board needs a hex code. So does data work: cluster centers, d3.lab color scales and palettes spaced by ΔE are in Lab until you draw them. Companies also exchange spot ink and fabric colors as Lab, because a material has no hex code.",
    how: "It's the steps of hex to Lab in reverse. Cube fy = (L + 16) / 116, fx = fy + a / 500 and fz = fy − b / 200, except near black, and multiply by the D50 white to get XYZ. Bradford adaptation converts XYZ to D65, an inverse matrix gives linear red, green and blue, and the sRGB curve encodes them. If all three are between 0 and 1, scale them to bytes and write them in base 16. If not, the color doesn't exist in sRGB and must be mapped first.",
    care: "Most Lab triples have no hex code: of all whole numbers with L to 100 and a and b within ±125, 13% are inside sRGB. Clipping would change hue and lightness, so Huesmith lowers the OKLCH chroma until the color fits: lab(50 -80 60) becomes #008A2C, while clipping gives #009200. Industrial meters often use D65 and a 10° observer. Convert such numbers before you enter them here.",
    questions: {
      "What hex code is lab(50 40 -60)?":
        "#8C5EDF. On a scale from 0 to 255, the channels are 140.06, 94.46 and 222.97. All are in range, so they're only rounded to whole bytes.",
      "Can every Lab color be written as hex?":
        "No. lab(90 60 0), a very light and strong pink, would need red at 329 of 255. Mapped with the CSS Color 4 method, it becomes #FFD9E8, which is about lab(90 15 -2). The lightness stays, but most of the chroma is gone.",
    },
  },
  rgbtohsl: {
    summary: "Find the hue, saturation and lightness of a red, green and blue triple.",
    description:
      "Convert RGB to HSL from the largest and smallest channel, and see every step. For theming in code and for sorting: rgb(212 175 55) is hsl(46 65% 52%).",
    why: "Pixels are RGB: from canvas getImageData(), a webcam, or the average of an album cover. HSL answers questions about them: Is this color warm? Is it nearly gray? Is it dark enough for white text? Music players tint their background this way. After Effects expressions have rgbToHsl() for the same reason. And if you have a list of paints in a spreadsheet, you can sort it by hue to get a rainbow.",
    how: "With channels as fractions of 255, call the largest M and the smallest m. Lightness is (M + m) / 2. If M equals m the color is a gray with saturation 0. Otherwise saturation is (M − m) / (M + m) up to a lightness of 50%, and (M − m) / (2 − M − m) above it. Hue is 60 degrees times (g − b) / (M − m) when red is largest, (b − r) / (M − m) + 2 when green is, (r − g) / (M − m) + 4 when blue is, wrapped into 0 to 360.",
    care: "Near black and near white the saturation says little. rgb(2 0 0) is practically black, yet HSL calls it 100% saturated, and rgb(254 255 255) counts as 100% saturated cyan. So a threshold on saturation alone picks up noise. Hue wraps around, so the average of 350 and 10 is 0, not 180. And HSL doesn't weight the channels, although green light looks far brighter than blue.",
    questions: {
      "What is rgb(212, 175, 55) in HSL?":
        "hsl(46 65% 52%) in whole numbers. Lightness is (212 + 55) / 510 = 52.4%. That is above half, so saturation is (212 − 55) / (510 − 267) = 64.6%. Red is largest, so the hue is 60 × (175 − 55) / 157 = 45.9.",
      "What is the HSL hue of a gray?":
        "None. With equal channels, as in rgb(119 119 119), the formula for hue would divide by zero. Saturation is 0% and lightness 119/255 = 46.7%; older programs write hue 0 as a placeholder, modern CSS can write none.",
    },
  },
  hsltorgb: {
    summary: "Calculate red, green and blue from hue, saturation and lightness.",
    description:
      "Convert HSL to RGB values from 0 to 255 with every step shown. For canvas drawing, LEDs and slides: hsl(150 45% 40%) is rgb(56 148 102).",
    why: "In code, colors are easiest to generate as HSL, but the output is often RGB. A loop that changes the hue by 30 degrees makes twelve chart colors, but WebGL uniforms, ImageData arrays, keyboard lighting and PDF generators need three channels. In PowerPoint, you convert by hand when a stylesheet says hsl() and the dialog wants red, green and blue. You need it in tests too, because getComputedStyle() returns an hsl() color as rgb().",
    how: "CSS Color 4 has a compact formula. Let a = saturation × min(lightness, 1 − lightness). No channel differs from the lightness by more than a. For each channel, calculate k = (n + hue / 30) mod 12, with n = 0 for red, 8 for green and 4 for blue. The channel is lightness − a × max(−1, min(k − 3, 9 − k, 1)). Plotted over the hue, that's one wave with flat tops and bottoms and straight slopes, used three times, 120 degrees apart. Multiply by 255 and round.",
    care: "Rounding loses fractions: hsl(150 45% 40%) is really 56.1, 147.9 and 102. Windows dialogs use their own HSL scales, up to 255 in Office and up to 240 in Paint, so a hue of 128 there isn't 128 degrees. Equal hue steps don't look equal either: greens around 120 change slowly, and oranges and yellows between 20 and 60 change quickly.",
    questions: {
      "What is hsl(150, 45%, 40%) in RGB?":
        "rgb(56 148 102). Here a = 0.45 × 0.4 = 0.18, so channels range from 0.22 to 0.58, and 0.22 × 255 = 56.1 while 0.58 × 255 = 147.9. Green is highest, red is lowest, and blue is halfway, 0.4 × 255 = 102, because 150 is halfway from green to cyan.",
      "Which RGB values have 50% lightness in HSL?":
        "All RGB values whose largest and smallest channels add up to 255, give or take one for rounding. With full saturation that includes hsl(30 100% 50%), which is rgb(255 128 0); with none it is the gray hsl(0 0% 50%), which is rgb(128 128 128).",
    },
  },
  rgbtocmyk: {
    summary: "See how much cyan, magenta, yellow and black an RGB color needs.",
    description:
      "Convert RGB to CMYK percentages with the basic formula and see every step: rgb(45 149 150) is cmyk(70 1 0 41). No ICC profile is used.",
    why: "Layouts for print need ink values for colors sampled from a photo or copied from a screen. Illustrator, InDesign, Scribus, Affinity and CorelDRAW take CMYK swatches; PDF libraries such as ReportLab take CMYKColor(c, m, y, k). Working through the formula helps you understand those four numbers, predict which printing plates will carry a color, and question a swatch that someone else typed in.",
    how: "Light adds and ink subtracts, so start with the complement: cyan = 1 − red, magenta = 1 − green, yellow = 1 − blue. The part that all three share is gray, and black ink makes gray cheaper and cleaner than three inks on top of each other. That part, 1 − max(r, g, b), becomes k. Divide what's left of each ink by 1 − k, because black already darkens the sheet. Printers call this full gray component replacement.",
    care: "Real separations keep some gray in the colored inks, hold total ink near 300% and correct for impure inks. This formula does none of that. Software also takes different shortcuts: Pillow's plain conversion to CMYK mode leaves black at 0, so rgb(45 149 150) is 82 42 41 0 there. Compare percentages only if you know how they were calculated.",
    questions: {
      "What is rgb(45, 149, 150) in CMYK?":
        "cmyk(70 1 0 41) in whole percent. The largest channel is 150, so black is 1 − 150/255 = 41.2%. Cyan is (150 − 45) / 150 = 70%, magenta (150 − 149) / 150 = 0.7%, and yellow is 0.",
      "Why is RGB black 0 0 0 100 in CMYK and not 100 100 100 100?":
        "For rgb(0 0 0), black ink absorbs all the light, so the other inks have nothing left to remove. The formula would divide 0 by 0, so they're set to 0. The result is cmyk(0 0 0 100). Four full inks would be 400% coverage, too wet for nearly any paper.",
    },
  },
  cmyktorgb: {
    summary: "Convert ink percentages to red, green and blue for screens, slides and code.",
    description:
      "Convert CMYK to RGB numbers from 0 to 255 by simple multiplication: cmyk(40 65 90 35) is rgb(99 58 17). Learn what a color profile would change.",
    why: "You need the colors of a flyer in a slide deck, an exhibition film or on a touchscreen. Premiere, Keynote, PowerPoint, Unity and LED walls use red, green and blue, not ink. PDF viewers and EPS importers need a fallback for CMYK values without a profile, and this multiplication is a common one. Teachers use it to show how subtractive mixing meets additive mixing.",
    how: "Think of ink as a filter. 40% cyan lets 60% of the red light through and 35% black lets 65% of everything through; together they pass 0.6 × 0.65 = 39% of the red. Each channel is the product of two such factors: red = 255 × (1 − c) × (1 − k), green with magenta, blue with yellow. The channels don't depend on each other. The formula assumes that white paper is rgb(255 255 255) and that each ink is perfectly clear outside its own third of the spectrum.",
    care: "Four numbers become three, so information is lost. cmyk(50 50 50 0) and cmyk(0 0 0 50) are the same gray here, rgb(128 128 128), although the first prints brownish and the second neutral. With a profile, the same percentages give different colors: strong greens and blues can change by more than 50 units in a channel. Converting back doesn't restore the original mix.",
    questions: {
      "What is cmyk(40, 65, 90, 35) in RGB?":
        "rgb(99 58 17). Black lets 65% through. Red is 255 × 0.6 × 0.65 = 99.45, green 255 × 0.35 × 0.65 = 58.01 and blue 255 × 0.1 × 0.65 = 16.6, each rounded to a whole number.",
      "Why do CMYK colors look brighter after conversion to RGB?":
        "The formula treats ink as ideal. cmyk(0 100 0 0) becomes rgb(255 0 255), a magenta that only screens can show. Measured magenta on coated paper is near lab(48 74 -3), which is rgb(216 11 123). To match the look of paper, convert with a profile.",
    },
  },
  rgbtohsv: {
    summary: "Convert red, green and blue to hue, saturation and value.",
    description:
      "Convert RGB to HSV and see every step with your own numbers, plus the scales of Python, OpenCV and Unity: rgb(120 60 180) is hsv(270 67% 71%).",
    why: "HSV is the usual choice for color tracking. A robot that follows an orange ball, a script that counts ripe tomatoes or a green-screen key works poorly in RGB, because a shadow changes all three numbers. In HSV, a shadow mostly changes value, and the object stays within a range of hues. Before you set the limits for cv2.inRange(), convert two or three sampled pixels to find that range. In code, use Python's colorsys, MATLAB's rgb2hsv or Unity's Color.RGBToHSV.",
    how: "Value is the largest channel divided by 255. Saturation is the largest minus the smallest, divided by the largest; for black it is set to 0. For hue, imagine the RGB cube balanced on its black corner and seen from above the white one: the outline is a hexagon with red, yellow, green, cyan, blue and magenta at the corners, 60 degrees apart. The largest channel tells you which third of the outline you're on, and the difference between the other two tells you how far along.",
    care: "Check the scale: colorsys uses 0 to 1, OpenCV stores 8-bit hue as 0 to 179 and the other two as 0 to 255, so rgb(120 60 180) is 135, 170, 180 there. OpenCV also loads images as BGR, and swapping red and blue turns the hue of 270 into 330. Red is where the hue circle wraps around, so a mask for it needs two ranges, for example 0 to 10 and 170 to 179.",
    questions: {
      "What is rgb(120, 60, 180) in HSV?":
        "hsv(270 67% 71%) in whole numbers. Value is 180/255 = 70.6%, saturation (180 − 60) / 180 = 66.7%. Blue is largest, so the hue is 240 + 60 × (120 − 60) / 120 = 270.",
      "How do I get OpenCV's HSV numbers from RGB?":
        "Convert as usual, halve the hue, and stretch the percentages to 255. rgb(255 136 0) is hsv(32 100% 100%), so its OpenCV triple is 16, 255, 255. Start with a hue tolerance of 10 on each side.",
    },
  },
  hsvtorgb: {
    summary: "Compute red, green and blue from hue, saturation and value.",
    description:
      "Convert HSV or HSB to RGB for LED strips, games and scripts, with each step shown in your own numbers: hsv(200 75% 85%) is rgb(54 163 217).",
    why: "Hardware uses RGB, but people think in hue and brightness. An Arduino sketch that shows a rainbow on a NeoPixel strip increases one hue and converts it for every frame. Stage fixtures with three DMX channels, MIDI pads, Roblox's Color3.fromHSV() and Unity's Color.HSVToRGB() work the same way. So does a level designer who needs fifty shirts in random colors of equal value: fix saturation and value, pick a random hue, convert.",
    how: "There's a short formula. For each channel, calculate k = (n + hue / 60) mod 6, where n is 5 for red, 3 for green and 1 for blue. The channel is value − value × saturation × max(0, min(k, 4 − k, 1)). The last factor is 0 where the channel is at its highest, 1 where it's at its lowest, and linear in between. Saturation sets how far the channel drops, and value scales everything. Multiply by 255 and round to whole numbers.",
    care: "These are sRGB numbers for screens. Sent to a bare LED, 128 looks much brighter than half, because the LED treats it as half the light; apply a gamma table. FastLED's default rainbow deliberately differs from this formula to give yellow more room. Equal value is not equal brightness either: with value 100%, pure yellow gives off about thirteen times the luminance of pure blue.",
    questions: {
      "What is hsv(200, 75%, 85%) in RGB?":
        "rgb(54 163 217). Blue has the full value, 0.85 × 255 = 216.75. Red is weakest, 216.75 × 0.25 = 54.19. Hue 200 is a third of the way from cyan (180) to blue (240), so green has fallen by a third of the distance, to 162.56.",
      "What RGB does HSV give with saturation 0?":
        "A gray, whatever the hue, since all channels equal the value: hsv(0 0% 100%) is rgb(255 255 255), and hsv(0 0% 50%) is rgb(128 128 128). Raising saturation lowers the other channels only: hsv(0 100% 100%) is rgb(255 0 0).",
    },
  },
  rgbtolab: {
    summary: "Convert red, green and blue numbers into CIE Lab, where distance follows what people see.",
    description:
      "Convert RGB to CIE Lab (D50) and see linear light, XYZ and the cube root with your own numbers. rgb(18 52 86) is lab(20.68 -2.28 -24.59).",
    why: "Image processing often uses Lab. Clustering in Lab finds the dominant colors of a photo better than in RGB. Cameras and scanners are rated by the ΔE between the Lab targets of a chart and the captured patches. Retouchers sharpen only the L channel to avoid color fringes. Studies of skin, soil and fruit report L*, a* and b* taken from photographs. Before you trust skimage.color.rgb2lab() or a similar call, check one pixel by hand.",
    how: "RGB numbers aren't amounts of light, so undo the sRGB curve first: x / 12.92 up to 0.04045, and ((x + 0.055) / 1.055) to the power 2.4 above. Then weight the linear values to get X, Y and Z. With the adaptation from the screen's D65 to D50 included, Y is 0.2225 red + 0.7169 green + 0.0606 blue, which shows how much green counts for lightness. Divide each by the white and take the cube root, which approximates how the eye responds. L comes from Y, and a and b from the differences.",
    care: "The result is correct for sRGB. Raw camera values, Adobe RGB and Display P3 pixels each need their own matrix. scikit-image and MATLAB assume D65 unless told otherwise; OpenCV does so as well and, in 8 bits, stores L × 2.55 and shifts a and b by 128. sRGB fills only part of the space: a runs from −79 to 94, b from −112 to 93.",
    questions: {
      "What is rgb(18, 52, 86) in Lab?":
        "lab(20.68 -2.28 -24.59). The linear values are 0.0060, 0.0343 and 0.0931, which gives Y = 0.0316. That is only 3% of the light of white, but the cube root raises it to L = 20.7. The strongly negative b means blue.",
      "What Lab lightness does the gray 128, 128, 128 have?":
        "rgb(128 128 128) is lab(53.59 0 0), not 50. The gray next to L = 50 is rgb(119 119 119), with L = 50.03. Perceived middle gray is darker than the middle of the number range.",
    },
  },
  labtorgb: {
    summary: "Convert a Lab color to red, green and blue, adjusted if the screen can't show it.",
    description:
      "Convert CIE Lab to RGB with D50 white. Colors in range keep their look, others lose chroma until they fit: lab(60 -30 40) becomes rgb(106 158 69).",
    why: "What you make in Lab ends up on a screen. Gradients blended in Lab, denoised scans, photos colorized by a network that predicts a and b, and heat maps with even lightness all become RGB pixels in the end. With the Lab sliders in Photoshop or Krita, you also need to know whether your monitor can show the color, and what you get if it can't. You can also use this page to check a value from your own lab2rgb function.",
    how: "Start with three values: fy = (L + 16) / 116, fx = fy + a / 500 and fz = fy − b / 200. Cube them and multiply by the D50 white to get X, Y and Z. Values below 6/29 use a straight line instead. After adaptation to D65 one matrix gives linear light; red, for instance, is 3.2410 X − 1.5374 Y − 0.4986 Z. The sRGB curve, 1.055 × x^(1/2.4) − 0.055, turns light into channel numbers. If a channel is outside 0 to 255, OKLCH chroma is reduced until it fits.",
    care: "A Lab color may look ordinary and still be outside sRGB: lab(55 -37 -50), the cyan of offset printing, needs red at −111. Clipping gives rgb(0 151 218), whose L is 58.4; reducing chroma gives rgb(0 146 187) with L 55.7, but a duller blue. Neutral colors are safe: with a and b at 0, all channels are equal for any white point, so lab(75 0 0) is rgb(185 185 185) in every tool.",
    questions: {
      "What is lab(60 -30 40) in RGB?":
        "rgb(106 158 69). Before rounding the channels are 106.00, 158.13 and 69.04, so the color is inside sRGB and isn't mapped. The negative a makes green higher than red, and the positive b lowers blue.",
      "Why do I get negative RGB values from Lab?":
        "Because sRGB can't show a color that saturated. lab(50 -80 60) gives −89, 146 and −33. Clipping to 0 changes hue and lightness, so the CSS Color 4 method lowers chroma instead and gives rgb(0 138 44).",
    },
  },
  hsltocmyk: {
    summary: "Convert hue, saturation and lightness directly to ink percentages.",
    description:
      "Convert HSL to CMYK percentages directly and see how lightness and saturation set the black ink: hsl(280 60% 70%) is cmyk(14 41 0 12) with the basic formula.",
    why: "A website's theme lives in custom properties such as --brand: hsl(280 60% 70%), and now the same brand needs stickers, a menu or conference badges. Print forms and layout programs need C, M, Y and K. The same goes if you design a series as one hue with three lightness levels and then build the swatch list in InDesign or Scribus. This conversion shows early which levels would use a lot of black.",
    how: "HSL gives you the strongest channel: max = L + S × min(L, 1 − L). Black is what it's missing, k = 1 − max. The weakest channel is min = 2L − max. The ink that absorbs the weakest channel is the heaviest, (max − min) / max; the ink that absorbs the strongest is 0; and the third depends on the position of the hue in its 60-degree sector. So hue picks the inks, while saturation and lightness set their amounts and the black.",
    care: "HSL saturation doesn't tell you how much ink you need. hsl(210 100% 90%) counts as fully saturated and needs only cmyk(20 10 0 0). Colors with 100% saturation and 50% lightness get no black at all, and they're the hardest to print accurately. As always with this formula, it ignores the ink, paper and profile. Rounding to whole percentages also removes the smallest differences between neighboring tints.",
    questions: {
      "What is hsl(280, 60%, 70%) in CMYK?":
        "cmyk(14 41 0 12). The strongest channel is 0.7 + 0.6 × 0.3 = 0.88, so black is 12%. The weakest is 2 × 0.7 − 0.88 = 0.52, so the heaviest ink, magenta, is (0.88 − 0.52) / 0.88 = 40.9%. Cyan is 13.6% and yellow is 0.",
      "How do I get a rich black from HSL black?":
        "Not with the formula: hsl(0 0% 0%) is cmyk(0 0 0 100), one ink, which is right for text. Large areas look deeper with a mix such as 60 40 40 100. You have to enter that yourself, because both mixes are the same HSL color.",
    },
  },
  cmyktohsl: {
    summary: "Convert ink percentages to hue, saturation and lightness for a stylesheet.",
    description:
      "Convert CMYK to HSL to build a web theme from a print color, with every step: cmyk(20 80 0 20) is hsl(285 67% 48%) with the basic formula.",
    why: "When a printed identity goes online, one brand color has to become a family: backgrounds, borders, hover states, dark mode. CMYK makes that hard: for a lighter color, you change up to four inks together. In HSL, you change one number. Convert the mix from the manual to get the base color, then use the same hue with 95% or 20% lightness for a tint and a shade. Sass maps, WordPress themes and Tailwind settings accept hsl() directly.",
    how: "Of the three colored inks, call the smallest amount low and the largest high. The lightest ink gives the brightest channel and the heaviest ink the darkest, so lightness is (1 − k) × (2 − low − high) / 2. Saturation is the spread, (1 − k) × (high − low), divided by the largest spread that this lightness allows. Black lowers lightness but cannot change the hue, because it scales all channels alike. Hue depends only on how c, m and y are ordered and spaced.",
    care: "The hue assumes ideal inks. Printed cyan is bluer than hsl(180 100% 50%) and printed magenta redder than hsl(300 100% 50%), so mixes shift too. Compare with a real print before you settle on a color. Equal cyan, magenta and yellow become an exact gray without hue, while on paper they are a warm brown. Full black gives lightness 0% whatever else is in the mix.",
    questions: {
      "What is cmyk(20, 80, 0, 20) in HSL?":
        "hsl(285 67% 48%). Yellow is the lightest ink and magenta the heaviest, so lightness is 0.8 × (2 − 0 − 0.8) / 2 = 48%. The spread is 0.8 × (0.8 − 0) = 0.64, and 0.64 / (2 × 0.48) = 66.7% is the saturation.",
      "How do I make a lighter web tint of a CMYK color?":
        "Convert it and raise only the lightness. From hsl(285 67% 48%) you get hsl(285 67% 90%), a pale background that is #EED4F7. In CMYK the same tint is about cmyk(3 14 0 3), which is not simply a fixed share of every ink in the original.",
    },
  },
  hsltohsv: {
    summary: "Convert HSL numbers to the HSV or HSB numbers of a color picker.",
    description:
      "Convert HSL to HSV or HSB without going through RGB. The hue stays, saturation and lightness change: hsl(330 75% 55%) is hsv(330 76% 89%).",
    why: "CSS uses HSL. The sliders in Photoshop, Illustrator, Procreate and many system pickers use HSB. If you type a stylesheet's saturation and lightness into HSB fields, a common mistake, you get a different and often much darker color. This conversion gives you the right three numbers. It also helps when you move code from CSS to Processing or Unity, whose color functions support HSV but not HSL.",
    how: "Both models share the hue, so it doesn't change. Value is the strongest channel: value = L + S × min(L, 1 − L). Saturation in HSV compares the spread with that value, not with the largest spread possible at the lightness: saturation = 2 × (1 − L / value), or 0 for black. As a picture, HSL is a double cone with white at the tip and pure colors around the waist; HSV is a single cone whose flat top holds the pure colors and white together.",
    care: "Saturation isn't the same in both: hsl(210 100% 90%) is fully saturated in HSL, but the same color in HSV, hsv(210 20% 100%), has only 20%. A lightness of 50% can mean any value from 50%, a gray, to 100%, a pure color. The conversion is exact, but rounding both sides to whole numbers can change the color slightly. Grays have no hue in either model.",
    questions: {
      "What is hsl(330, 75%, 55%) in HSV?":
        "hsv(330 76% 89%). Value is 0.55 + 0.75 × 0.45 = 0.8875. Saturation is 2 × (1 − 0.55 / 0.8875) = 0.7606. The hue of 330 degrees does not change.",
      "Why is my HSL color too dark when I type it into Photoshop?":
        "Photoshop's fields are HSB. Entering 330, 75, 55 means hsv(330 75% 55%) there, a dark berry, #8C2358, instead of the pink hsl(330 75% 55%), #E2368C. Type 330, 76, 89 to get the pink.",
    },
  },
  hsvtohsl: {
    summary: "Convert a color from HSV or HSB sliders to hsl() in CSS.",
    description:
      "Convert HSV or HSB to HSL for CSS. One multiplication gives the lightness, one division the saturation: hsv(25 80% 90%) is hsl(25 78% 54%).",
    why: "The picker gave you HSB and the stylesheet needs hsl(). Browsers don't support hsv(), so a color from Illustrator, Sketch, Affinity or Figma's HSB mode must be converted before it becomes a custom property. With HSL instead of hex, the hue stays visible in the code, which helps when you add tints later. Sass and the core of D3 have HSL functions but none for HSV, so scripts that generate HSB values need this conversion too.",
    how: "Lightness is the midpoint between the strongest and the weakest channel. In HSV the strongest is V and the weakest V × (1 − S), so L = V × (1 − S / 2). Saturation becomes the spread V × S over twice the distance from L to black or white, whichever is nearer; this simplifies to (V − L) / min(L, 1 − L). The hue is copied. A color with full saturation and value has L = 50%. From there, less V moves it toward black, less S toward white.",
    care: "Every chromatic color with V at 100% has an HSL saturation of 100%, even the faintest tint: hsv(45 2% 100%) is hsl(45 100% 99%). It looks alarming in a stylesheet but is correct. For white and black the formula would divide by zero, so both get saturation 0%. Decimals matter for very light colors: with whole percentages of lightness, faint tints turn white.",
    questions: {
      "What is hsv(25, 80%, 90%) in HSL?":
        "hsl(25 78% 54%). Lightness is 0.9 × (1 − 0.8 / 2) = 0.54. Saturation is (0.9 − 0.54) / (1 − 0.54) = 0.783, since 0.54 is nearer to white. The hue stays at 25.",
      "What is full saturation and full value in HSL?":
        "Saturation 100% and lightness 50%, at every hue: hsv(0 100% 100%) is hsl(0 100% 50%), red. Halving the value gives hsl(0 100% 25%), maroon; halving the saturation gives hsl(0 100% 75%), a light red.",
    },
  },
  hsltolab: {
    summary: "Convert HSL to CIE Lab to see how light and colorful a color really looks.",
    description:
      "Convert HSL to CIE Lab and find the lightness people see. At 50% HSL lightness, yellow hsl(60 100% 50%) has L 98 and blue hsl(240 100% 50%) has L 30.",
    why: "Palettes with constant HSL lightness look uneven: the yellow button is glaring and the blue one is dark. Lab shows why in numbers, and which lightness to correct. Accessibility reviewers do this for color scales, map makers for choropleth classes, and developers who move a theme from hsl() to lab() or lch() do it once per color. It's also the step before ΔE, if you want to know whether people can tell two HSL values apart.",
    how: "HSL is another way to write RGB, so first convert hue, saturation and lightness to three channels. Then decode each channel to linear light, add the three up to XYZ with weights measured for the human eye, and adapt the white from D65 to D50. Cube roots turn amounts of light into even-looking steps. HSL lightness matters only in the first step, so 50% can become anything from L 30 to L 98.",
    care: "The hue angles don't match. HSL puts pure blue at 240 degrees, Lab at 301; red is 0 in HSL and 41 in Lab. Saturation has no equivalent in Lab: at 100% saturation and 50% lightness, Lab chroma still ranges from 48 near cyan to 131 at blue. Tools that round to 8-bit RGB first give slightly different decimals.",
    questions: {
      "What is hsl(60, 100%, 50%) in Lab?":
        "lab(97.61 -15.75 93.39). With L near 98, white text on this yellow cannot be read. The gray with the same HSL lightness, hsl(0 0% 50%), has L = 53.4.",
      "How do I get two HSL colors that look equally light?":
        "Compare their L and correct one. hsl(210 100% 50%) has L = 53.4, while hsl(30 100% 50%) has L = 67.7. Lower the orange to hsl(30 100% 39%) and its L is 53.7, close enough for buttons side by side.",
    },
  },
  labtohsl: {
    summary: "Convert a Lab color to hue, saturation and lightness for any stylesheet.",
    description:
      "Convert CIE Lab to HSL. The color is mapped into sRGB and then split into hue, saturation and lightness: lab(70 20 60) is hsl(36 73% 55%).",
    why: "Color scales are best designed in Lab or LCH and often have to ship as HSL: in an email template, a Sass code base older than lab(), a CMS theme field, or a chart library that parses only hex, rgb and hsl. Researchers who publish a palette with even lightness steps like to add a hue angle that readers recognize. Any measured or calculated Lab color becomes a line of CSS that even old stylesheets can use.",
    how: "Undo Lab to XYZ, adapt the white from D50 to the D65 of screens, and apply the inverse sRGB matrix and curve. If one of the three channels falls outside 0 to 1, OKLCH chroma is reduced until all fit. Then find the largest and smallest channels. Their midpoint is the HSL lightness, their spread divided by the largest possible spread is the saturation, and the order of the channels sets the hue sector. There's no direct formula from L to HSL lightness.",
    care: "An even Lab ramp looks uneven in HSL numbers, and that is correct: grays with L 25, 50 and 75 have HSL lightness 23%, 47% and 72%. HSL cannot leave sRGB, so a vivid green such as lab(50 -80 60) becomes hsl(139 100% 27%) and loses much of its chroma. In nearly neutral colors, a tiny change in a or b can change the hue completely.",
    questions: {
      "What is lab(70 20 60) in HSL?":
        "hsl(36 73% 55%). The channels are 224.3, 156.1 and 56.0 of 255. Lightness is (224.3 + 56.0) / 510 = 55.0%, saturation (224.3 − 56.0) / (510 − 280.3) = 73.3%, and the hue is 60 × (156.1 − 56.0) / 168.3 = 35.7.",
      "Why is Lab lightness 50 not 50% in HSL?":
        "L follows the eye, HSL lightness follows channel numbers. lab(50 0 0) is the gray hsl(0 0% 47%). With color the gap grows: pure blue has L = 29.6 and pure yellow L = 97.6, and both are 50% in HSL.",
    },
  },
  cmyktohsv: {
    summary: "Convert ink percentages to hue, saturation and value for a color picker.",
    description:
      "Convert CMYK to HSV or HSB with three short formulas, in which black ink touches only the value: cmyk(10 40 70 20) is hsv(30 67% 72%).",
    why: "Illustrators get a brand mix from the client's print manual and paint in Procreate, Clip Studio or Krita, where sliders read hue, saturation and brightness. Game and video teams have the same problem when a board game or a toy box becomes an app. HSV also tells you something about the mix: how bright it is, and how far from gray. That's hard to see in four ink numbers.",
    how: "The colored inks and black have separate effects. Let low and high be the smallest and the largest of c, m and y. Value is (1 − low) × (1 − k): the brightest channel, dimmed by black. Saturation is (high − low) / (1 − low); k has dropped out, because black darkens without graying. The lowest ink tells you the largest channel, cyan for red, magenta for green, yellow for blue, and the position of the middle ink between low and high gives the hue within that third of the circle.",
    care: "Only mixes with one ink at 0 convert back exactly. cmyk(50 40 60 10) contains gray in all three inks. Converted to HSV and back, it's cmyk(17 0 33 46), which looks the same on screen but prints differently. Mixes with 100% black lose hue and saturation. And hsv(0 0% 100%) is unprinted paper, which is often warm or bluish.",
    questions: {
      "What is cmyk(10, 40, 70, 20) in HSV?":
        "hsv(30 67% 72%). Value is (1 − 0.1) × (1 − 0.2) = 72%. Saturation is (0.7 − 0.1) / (1 − 0.1) = 66.7%. Cyan is lowest, so red leads, and magenta lies midway between cyan and yellow, which puts the hue midway from red to yellow at 30.",
      "What does 50% black ink do to an HSV color?":
        "It halves the value and leaves hue and saturation alone: cmyk(0 100 100 0) is hsv(0 100% 100%), and cmyk(0 100 100 50) is hsv(0 100% 50%). On its own, cmyk(0 0 0 50) is the gray hsv(0 0% 50%).",
    },
  },
  hsvtocmyk: {
    summary: "Read ink percentages almost directly off hue, saturation and value.",
    description:
      "Convert HSV or HSB to CMYK: black is 100 minus value, and the strongest ink equals the saturation: hsv(280 40% 70%) is cmyk(13 40 0 30).",
    why: "A Procreate painting becomes a print, game art a deck of cards, an HSB swatch the label of a jar. Then you need C, M, Y and K. Screen printers and riso studios want to know how many inks a color needs, and how much of each. With HSV you can work that out in your head, so you can plan a palette for few inks while you're still using sliders.",
    how: "No other model converts to CMYK as directly. Black is 100 − V. The largest of the three colored inks equals S. One ink is always 0: cyan for hues from 300 over 0 to 60, magenta from 60 to 180, yellow from 180 to 300. The remaining ink changes linearly: it equals S at red, green and blue (0, 120, 240), where two inks are equal, and drops to 0 at yellow, cyan and magenta (60, 180, 300), where only one ink is used.",
    care: "The formula replaces all gray with black, so dark colors are mostly black: a night blue with value 20% gets 80% black, which prints flatter than a mix from a profile. hsv(120 100% 100%) needs two full inks and looks duller on paper than on screen. With S at 0, only black remains, so every gray becomes a halftone of one ink.",
    questions: {
      "What is hsv(280, 40%, 70%) in CMYK?":
        "cmyk(13 40 0 30). Black is 100 − 70 = 30. The hue is between blue (240) and magenta (300), so yellow is 0 and magenta equals the saturation, 40. Cyan is 40 × (300 − 280) / 60 = 13.3.",
      "Which HSV colors need only one ink?":
        "Those at the hues of the inks with full value, and the grays. hsv(180 35% 100%) is cmyk(35 0 0 0), hsv(300 60% 100%) is cmyk(0 60 0 0), hsv(60 90% 100%) is cmyk(0 0 90 0), and hsv(0 0% 45%) is cmyk(0 0 0 55).",
    },
  },
  cmyktolab: {
    summary: "Estimate the Lab values of an ink mix, and see how far the estimate can be from paper.",
    description:
      "Convert CMYK to CIE Lab with the basic formula, and compare it with real ink: cmyk(100 0 0 0) gives L 91 here, while offset cyan on coated paper has about L 55.",
    why: "Print quality control uses Lab: a shop measures the sheet, compares L*, a* and b* with the target and reports ΔE. If all you have is a mix from a swatch list, you can estimate its Lab values to sort swatches by lightness, to spot two mixes that look the same, or to look up the nearest thread or vinyl in a Lab list. Don't use this estimate to approve a print job.",
    how: "No formula can tell what a mix of inks looks like, only measurements can. So this is an approximation: it treats the inks as ideal filters, (1 − ink) × (1 − k) per channel, and the result as an sRGB color. That color is decoded to linear light, converted to XYZ, adapted to D50, the viewing light of the print industry, and converted to L, a and b. A color-managed program replaces the first part with a table: an ICC profile stores measured patches and interpolates between them.",
    care: "The difference is large. Solid cyan has L = 90.7 with this formula; on coated paper in the FOGRA39 condition it is about 55, −37, −50. In a sample from CSS Color 5, 70% magenta with 20% yellow is lab(63.67 51.58 5.81) through that profile, while cmyk(0 70 20 0) is lab(62.64 75.85 -28.08) here. Lightness happens to match, but hue and chroma don't. Never use these values as a print target.",
    questions: {
      "What is cmyk(100, 0, 0, 0) in Lab?":
        "With the basic formula, lab(90.67 -50.66 -14.96), the same as #00FFFF on screen. Measured offset cyan is about L 55, a −37, b −50: much darker and much bluer. Use measured values wherever a color has to match.",
      "What Lab lightness does 50% black have?":
        "cmyk(0 0 0 50) gives lab(53.39 0 0), and cmyk(0 0 0 100) gives lab(0 0 0). Paper disagrees at both ends: solid black ink on coated stock measures about L 16, and the bare sheet about L 95 where the formula says 100.",
    },
  },
  labtocmyk: {
    summary: "Get a first ink mix for a measured or specified Lab color.",
    description:
      "Convert CIE Lab to CMYK percentages with the basic formula, after mapping into sRGB: lab(45 60 30) gives cmyk(0 77 69 23). Get a proof before you print.",
    why: "Spot inks, fabric swatches and wall paints are specified in Lab, and a brochure has to show them with four inks. InDesign, Scribus and Affinity convert Lab swatches with the document's profile, but order forms, simple label software and many office printers only accept percentages. An estimate is good enough for a comp, to talk to the printer, or to see which inks a fabric collection will need.",
    how: "Lab goes back to XYZ under D50, is adapted to D65 and becomes first linear and then gamma-coded red, green and blue. Colors outside sRGB are mapped by lowering OKLCH chroma. Then comes the ink formula: k is one minus the brightest channel, and each colored ink is how far its channel is below the brightest, as a share of it. The first part is based on measurements of the eye. The second assumes ideal inks, which no press has.",
    care: "Two errors add up. Mapping into sRGB may change a color that ink could print: offset cyan, lab(55 -37 -50), becomes cmyk(100 22 0 27), although a press needs only cyan. Then the formula assumes ideal inks. A Lab reading also depends on its conditions, D50 and 2° in print but often D65 and 10° in paint and textiles, so ask how it was measured.",
    questions: {
      "What is lab(45 60 30) in CMYK?":
        "With the basic formula, cmyk(0 77 69 23). In RGB the color is 196.9, 44.6 and 61.2. Black is 1 − 196.9/255 = 22.8%, magenta 1 − 44.6/196.9 = 77.3%, yellow 1 − 61.2/196.9 = 68.9%, and cyan 0.",
      "Can I convert the Lab value of a spot color to CMYK?":
        "You get an estimate, but many spot inks are stronger than any four-ink mix and even than sRGB. An orange at lab(65 70 85) is fitted to #FF6827 on screen, and the formula turns that into cmyk(0 59 85 0). For production use the ink maker's bridge guide or a profile.",
    },
  },
  hsvtolab: {
    summary: "See the perceived lightness of a color picker's HSV numbers.",
    description:
      "Convert HSV or HSB to CIE Lab with D50 white. Full value can mean L 30 or L 98, depending on the hue: hsv(45 100% 100%) is lab(81.68 14.50 82.83).",
    why: "Painters check their values, meaning light and dark, and the B slider looks like the tool for that. It isn't: at brightness 100%, blue is one of the darkest full colors and yellow one of the lightest. For a grayscale check, use Lab's L. Character artists, data designers and lighting designers convert a few picker colors to see which ones really differ, and programmers match a sampled HSV color to the nearest entry of a catalog.",
    how: "Hue, saturation and value give the three channels: the largest is the value, the smallest value × (1 − saturation), and the hue sets the middle one. The sRGB curve, roughly a power of 2.2, turns each into light; that is why a gray with value 50% sends only 21% of the light of white. Weighted sums give X, Y and Z, the white moves from D65 to D50, and cube roots make the steps even. L comes from Y alone, a and b from differences.",
    care: "One slider moves all three Lab numbers. Turning only the hue at full saturation and value swings L between 29.6 and 97.6, and lowering saturation raises L because white light is added. With a picker that shows whole numbers, the result is off by a few tenths: hsv(60 90% 78%) is lab(78.25 -12.89 75.34), while the color it was read from, #C8C814, is lab(78.64 -12.95 75.66).",
    questions: {
      "What is hsv(45, 100%, 100%) in Lab?":
        "lab(81.68 14.50 82.83). Red is at full, green at 75% and blue off. The a of 14.5 leans a little to red, the b of 82.8 strongly to yellow, and L 82 is far above middle gray.",
      "How light are the full-brightness HSV colors really?":
        "By hue, L is 29.6 for hsv(240 100% 100%), 54.3 for hsv(0 100% 100%), 60.2 for hsv(300 100% 100%), 87.8 for hsv(120 100% 100%), 90.7 for hsv(180 100% 100%) and 97.6 for hsv(60 100% 100%). White has 100.",
    },
  },
  labtohsv: {
    summary: "Find the hue, saturation and value sliders that show a given Lab color.",
    description:
      "Convert CIE Lab to HSV or HSB for pickers, lights and paint apps. Colors out of gamut are fitted first, others are exact: lab(80 -60 60) is hsv(114 68% 88%).",
    why: "A meter or a scientific palette gives Lab, and the place where you need the color has HSB sliders: Procreate, Photoshop's default picker, a stage console or a bulb with hue and saturation. Painters who plan a picture as equal steps of L from dark to light look up the slider positions one by one. Vision engineers convert a reference color the same way to find the center of an HSV mask.",
    how: "First, the color is converted to RGB: cubes undo Lab's cube roots, the white is adapted from D50 to D65, and a matrix and the sRGB curve give the channels. If one is out of range, OKLCH chroma is reduced. Then, the highest channel, as a percentage, is the value. Saturation is how far the lowest channel is below it, as a share of the value. The hue comes from six straight sectors and isn't the angle of a and b.",
    care: "Hue means two different angles: lab(80 -60 60) has a Lab hue of 135 degrees and an HSV hue of 114. Colors outside sRGB are mapped to its edge, so several may get the same numbers. In dark colors, hue is unstable: lab(2 1 1) is at 16 degrees, lab(2 1 2) at 26. Stage lights and bulbs have different primaries than sRGB, so the same HSV numbers only look similar there.",
    questions: {
      "What is lab(80 -60 60) in HSV?":
        "hsv(114 68% 88%). The channels are 86.64, 225.38 and 72.15 of 255. Value is 225.38/255 = 88.4%, saturation (225.38 − 72.15) / 225.38 = 68.0%. Green leads, so the hue is 120 + 60 × (72.15 − 86.64) / 153.23 = 114.3.",
      "How bright is lab(75 0 0) on an HSB slider?":
        "It is hsv(0 0% 72%), a gray with all channels at 72% of full. A color with the same L can sit much higher: the light blue lab(75 -10 -35) is hsv(208 49% 98%), because only its largest channel counts as value.",
    },
  },
};
