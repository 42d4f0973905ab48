/** The pages at /{product}-pro-photoshop: what a tool makes for Photoshop, and what of it is Pro. */
export const proProducts = {
  "color-palette": {
    title: "Color Palette Pro for Photoshop",
    short: "A palette with the tints and shades of each color, as folders of swatches.",
    description:
      "A palette for Photoshop with the tints and shades of every color as named swatches: a sample ACO and ASE to try, steps, and what Pro adds to the builder.",
    lead: "Five colors are a start. A painting or a layout needs the lighter and darker ones between them too, and Photoshop can have them all as swatches.",
    tool: { path: "/color-palette-builder", name: "Color Palette Builder" },
    about: [
      "The builder takes each color of a palette towards white, towards black and towards gray, in even steps of the space that you choose. LCH keeps the hue steady to the eye; sRGB is what a layer of white at half opacity would give.",
      "In the sample every color has three tints and three shades mixed in LCH, with the color itself between them: one hue from light to dark in each folder. A tint of 3 is three quarters of the way to white, whatever the hue.",
    ],
    sampleText: "35 swatches: seven of each of the five colors of the example.",
    steps: [
      { text: "Build a palette, or start from one of the library." },
      { text: "Open Export, and choose Photoshop ACO or Adobe ASE." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      {
        text: "Paint lights with the tints and shadows with the shades. In the ACO every name begins with that of its color.",
      },
    ],
    free: [
      "Building palettes, with all seven mixing spaces",
      "The ACO and ASE files, without a limit on colors",
      "A link that keeps every step",
    ],
    pro: [
      "Palette variations: other takes on a palette that you like",
      "As many saved palettes and projects as you want",
      "Export of many colors at once in RGB, HSL, LAB, LCH, OKLAB and OKLCH beside hex",
    ],
  },
  gradient: {
    title: "Gradient Pro for Photoshop",
    short: "Gradients in OKLCH as swatches of their steps, or as a dithered picture up to 4K.",
    description:
      "Gradients for Photoshop mixed in OKLCH: ten steps as ACO or ASE swatches to set as stops, or a dithered PNG up to 4K. A sample, steps, and what is Pro.",
    lead: "Photoshop has its own ways between two stops, and OKLCH is not among them. Mix here, and take the steps or the finished picture along.",
    tool: { path: "/gradient-generator", name: "Gradient Generator" },
    about: [
      "We write no GRD file, Photoshop's own format for gradients, because we know of no published description of its present form to be true to. Swatches of the steps do the job. Set them as the stops of a gradient, and it follows the path that was mixed in OKLCH closely.",
      "The other way is a picture. The generator writes a PNG up to 3840 × 2160 pixels and spreads the last bit of each channel by dithering, so that a dark sky shows no bands. Place it as a layer and it needs no gradient at all.",
    ],
    sampleText: "Ten steps from #292F56 to #ACFA70, mixed in OKLCH on the shorter way around the hues.",
    steps: [
      { text: "Make the gradient, and download its steps as ACO, or the sample on this page." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "With the gradient tool, open the gradient, and click below its bar to add stops." },
      { text: "Select a stop, and click a swatch to give it that color. Ten stops stand at 0, 11, 22, 33% and so on." },
      { text: "Or place the PNG from the generator as a layer.", menu: ["File", "Place Embedded…"] },
    ],
    free: [
      "Gradients between two colors, in every space and shape",
      "CSS, SVG, steps as swatches and the dithered PNG of them",
      "The look at bands, gray zones and contrast",
    ],
    pro: [
      "Gradients of more than two colors",
      "As many saved gradients as you want, in projects",
      "No ads beside the tool",
    ],
  },
  "color-wheel": {
    title: "Color Wheel Pro for Photoshop",
    short: "The harmonies of one color as folders of swatches, measured on a wheel that keeps lightness.",
    description:
      "Seven harmonies of a color as Photoshop swatches: complementary, triadic, square and more, turned in OKLCH so that lightness holds. A sample ACO and ASE.",
    lead: "Turn one color around the wheel, and have every classic harmony of it in the Swatches panel while you work.",
    tool: { path: "/color-wheel", name: "Color Wheel" },
    about: [
      "On the HSL wheel of most pickers a turn changes the lightness too: from yellow to blue at the same L it falls by more than half. Our wheel turns in OKLCH, where lightness stays and chroma drops only where sRGB has less room.",
      "The sample holds the harmonies of #0D6986, a deep teal. Its complement is #884E31, a brown of the same lightness. The HSL wheel gives #862A0D, which is redder and clearly darker.",
    ],
    sampleText: "The harmonies of #0D6986. The base stands first in each.",
    steps: [
      { text: "Choose a color and a harmony on the wheel, and turn or lock what you like." },
      { text: "Export it as ACO, or download the sample." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Keep the panel in list view. The names begin with the harmony." },
    ],
    free: [
      "All harmonies, on the OKLCH, HSL and painters' wheels",
      "The swatch files of them",
      "Contrast and color-blind checks beside the wheel",
    ],
    pro: [
      "Saving every harmony that you try, not only the first 10",
      "Projects without a limit, one for each client or picture",
      "Export of the whole in LAB, LCH, OKLAB and OKLCH values",
    ],
  },
  "color-mixer": {
    title: "Color Mixer Pro for Photoshop",
    short: "One pair of colors mixed in four ways, to pick from like paint from a palette.",
    description:
      "Mix two colors in RGB, OKLab, OKLCH or as CMY dyes, and take the row to Photoshop as swatches. A sample ACO and ASE with four mixes of the same pair.",
    lead: "Halfway between two colors there is not one color but several. Here are four ways of mixing the same pair, as swatches to paint with.",
    tool: { path: "/color-mixer", name: "Color Mixer" },
    about: [
      "In equal parts ocher and teal give the olive #748747 in RGB, a grayer #828A68 in OKLab, the clear green #3C9B66 in OKLCH, and the leaf green #418429 as dyes, which take light away from each other as filters do. None is the right one; they are four tempers of the same pair.",
      "The sample has them side by side, seven mixtures each, from six parts of one color and none of the other to the reverse. In the tool you set the parts of up to twenty colors yourself.",
    ],
    sampleText: "#DBA507 and #0D6986 in 7 mixtures: RGB, OKLab, OKLCH and CMY dyes.",
    steps: [
      { text: "Mix on the page of the tool. The count of each color is its share." },
      { text: "Keep mixtures in the tray, and export the tray as ACO." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Click a swatch to load the brush with it, and walk along the row while you paint." },
    ],
    free: [
      "Every mixing mode, up to 40 parts of a color",
      "The tray, and the swatch files of what is in it",
      "A link that keeps the mixture",
    ],
    pro: [
      "As many saved colors as you want, by name and in projects",
      "Export of many colors at once in seven notations",
      "No ads beside the tool",
    ],
  },
  contrast: {
    title: "Contrast Pro for Photoshop",
    short: "The nearest readable shade of each brand color, for text on white and on black.",
    description:
      "Photoshop swatches that are readable by WCAG: for each color of a palette the nearest shade with 4.5:1 on white and on black. Sample ACO and ASE, and steps.",
    lead: "A mock-up does not say whether its text can be read. Set it in swatches that have been measured, and it passes before it is built.",
    tool: { path: "/contrast-checker", name: "Contrast Checker" },
    about: [
      "For each color the checker finds the nearest one with enough contrast, by moving only its lightness in OKLCH. The hue stays, and so does the brand. Where a color passes already it is left exactly as it is.",
      "The sample does that for the five colors of the example: one folder for text on white and one for text on black, each with at least 4.5:1, which WCAG 2.2 asks of text at level AA. The name has the ratio, truncated to one decimal and never rounded up.",
    ],
    sampleText: "Ten swatches with at least 4.5:1, the ratio in each name.",
    steps: [
      { text: "Check a pair, and let the tool fix what fails." },
      { text: "Keep the fixed colors in the tray, and export them as ACO." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Set text in these swatches only. A ratio holds for opaque text: lower opacity lowers it." },
    ],
    free: [
      "Every measure: WCAG 2.2 and APCA, and the fix",
      "The check of a whole palette, pair by pair",
      "The swatch files",
    ],
    pro: [
      "Saving every pair and palette that you have checked",
      "Projects without a limit",
      "Export of the fixed colors in OKLCH and six more notations",
    ],
  },
  shades: {
    title: "Shades Pro for Photoshop",
    short: "Eleven steps from 50 to 950 for a color, the same that your developers use.",
    description:
      "Scales from 50 to 950 as Photoshop swatches, even to the eye and with your color exactly at its step. Sample ACO and ASE for two colors, steps, what is Pro.",
    lead: "When the interface is built from steps 50 to 950, the mock-up should be too. Here they are as swatches with the numbers in their names.",
    tool: { path: "/color-shades", name: "Color Shades" },
    about: [
      "The scale is solved in OKLCH: lightness falls in a planned curve, chroma swells in the middle and fades at both ends, and your own color stays exactly as it is at the step where it belongs. Nothing is blended with white, which would leave the light steps pale and gray.",
      "The sample has the scales of #0D6986 and #DB073D. The teal is step 700 of its scale and the red step 600, because it is lighter, and yet the steps of a row come close to the same lightness in both.",
    ],
    sampleText: "22 swatches: two scales of eleven steps.",
    steps: [
      { text: "Set your color, and choose how many steps." },
      { text: "Download the ACO, and give the CSS of the same scale to your developer." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Use 50 and 100 for surfaces, 700 and up for text on white." },
    ],
    free: [
      "Scales of 3 to 20 steps, five ways of making them",
      "Several colors aligned in lightness",
      "The swatch files, and the code for the page in hex",
    ],
    pro: [
      "The code of all steps in OKLCH, LCH, LAB, OKLAB, HSL or RGB",
      "As many saved scales and projects as you want",
      "No ads beside the tool",
    ],
  },
  "html-colors": {
    title: "HTML Colors Pro for Photoshop",
    short: "The 148 color names of CSS as swatches, in folders by family.",
    description:
      "All 148 color names of CSS as Photoshop swatches, from aliceblue to yellowgreen, in families. A ready ACO and ASE, made from the table of the standard.",
    lead: "The named colors of the web, ready in the Swatches panel: all 148 of them, sorted by family and not by alphabet.",
    tool: { path: "/html-color-codes", name: "HTML color codes" },
    about: [
      "The names are those of CSS Color 4, from the X11 list of the 1980s with rebeccapurple added in 2014. Gray and grey are both in it, as in the standard, and so are aqua and cyan, which are the same color.",
      "They are useful when tomato or slategray means exactly that color, and as a map: all of sRGB's corners are among them. As a palette they are uneven: 15 of them are nearly white, and four are browns.",
    ],
    sampleText: "148 swatches in families, each with its name in CSS.",
    steps: [
      { text: "Download the file. No setup needed." },
      { text: "Import it.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Use a swatch name in CSS as is. In the ACO, the family comes before it." },
    ],
    free: [
      "The whole set, as ACO, ASE and every other format",
      "Web-safe, Tailwind and Material colors on the page of codes",
      "Contrast of each on any background",
    ],
    pro: [
      "Nothing in this set needs Pro",
      "Pro keeps your own sets: as many saved colors, palettes and projects as you want",
      "No ads",
    ],
  },
} as const;
