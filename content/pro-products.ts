/** Texts of the pages at /{product}-pro-photoshop: what a tool makes for Photoshop, and which parts are Pro. */
export const proProducts = {
  "color-palette": {
    title: "Color Palette Pro for Photoshop",
    short: "A palette with the tints and shades of each color, as folders of swatches.",
    description:
      "A palette for Photoshop with the tints and shades of every color as named swatches: a sample ACO and ASE to try, steps, and what Pro adds to the builder.",
    lead: "A painting or a layout needs more than five colors. Get the lighter and darker versions of each as Photoshop swatches, too.",
    tool: { path: "/color-palette-builder", name: "Color Palette Builder" },
    about: [
      "The builder mixes each color of a palette with white, black and gray, in even steps of the color space you choose. LCH keeps the hue looking the same. sRGB gives what you'd get from a white layer at lower opacity.",
      "In the sample, each color has three tints and three shades mixed in LCH, with the color itself between them. Each folder is one hue from light to dark. Tint 3 is three-quarters of the way to white for every hue.",
    ],
    sampleText: "35 swatches: seven for each of the five example colors.",
    steps: [
      { text: "Build a palette, or start from one in the library." },
      { text: "Open Export, and choose Photoshop ACO or Adobe ASE." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      {
        text: "Use the tints for highlights and the shades for shadows. In the ACO, every name begins with the name of its color.",
      },
    ],
    free: [
      "The palette builder with all seven mixing spaces",
      "ACO and ASE files with unlimited colors",
      "A link that saves every step",
    ],
    pro: [
      "Palette variations: other versions of a palette you like",
      "Unlimited saved palettes and projects",
      "Export of many colors at once in RGB, HSL, LAB, LCH, OKLAB and OKLCH as well as hex",
    ],
  },
  gradient: {
    title: "Gradient Pro for Photoshop",
    short: "OKLCH gradients as swatches, or as a dithered picture up to 4K.",
    description:
      "Gradients for Photoshop mixed in OKLCH: ten steps as ACO or ASE swatches to set as stops, or a dithered PNG up to 4K. A sample, steps, and what is Pro.",
    lead: "Photoshop can't mix gradients in OKLCH. Mix them here, and take the steps or the finished picture with you.",
    tool: { path: "/gradient-generator", name: "Gradient Generator" },
    about: [
      "We don't export GRD, Photoshop's own gradient format, because we know of no published specification of its current version. Use swatches of the steps instead. Set them as the stops of a gradient, and it follows the OKLCH mix closely.",
      "Or use a picture. The generator saves a PNG up to 3840 × 2160 pixels and dithers the last bit of each channel, so a dark sky has no visible bands. Place it as a layer, and you don't need a gradient at all.",
    ],
    sampleText: "Ten steps from #292F56 to #ACFA70, mixed in OKLCH with the shorter hue direction.",
    steps: [
      { text: "Create a gradient and download its steps as ACO, or download the sample on this page." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Select the Gradient tool, open the gradient, and click below its bar to add stops." },
      {
        text: "Select a stop, and click a swatch to give it that color. The ten stops are at 0, 11, 22, 33% and so on.",
      },
      { text: "Or place the PNG from the generator as a layer.", menu: ["File", "Place Embedded…"] },
    ],
    free: [
      "Gradients between two colors, in every space and shape",
      "CSS, SVG, swatches of the steps, and the dithered PNG",
      "Checks for bands, gray zones and contrast",
    ],
    pro: ["Gradients of more than two colors", "Unlimited saved gradients, in projects", "No ads next to the tool"],
  },
  "color-wheel": {
    title: "Color Wheel Pro for Photoshop",
    short: "The harmonies of one color as folders of swatches, from a wheel that keeps lightness.",
    description:
      "Seven harmonies of a color as Photoshop swatches: complementary, triadic, square and more, with equal OKLCH lightness. A sample ACO and ASE.",
    lead: "Pick a color on the wheel, and get all its classic harmonies in the Swatches panel.",
    tool: { path: "/color-wheel", name: "Color Wheel" },
    about: [
      "On the HSL wheel of most pickers, changing the hue also changes how light a color looks: from yellow to blue at the same L, it drops by more than half. Our wheel uses OKLCH. Lightness stays the same, and chroma drops only where sRGB has less room.",
      "The sample holds the harmonies of #0D6986, a deep teal. Its complement is #884E31, a brown of the same lightness. The HSL wheel gives #862A0D, which is redder and noticeably darker.",
    ],
    sampleText: "The harmonies of #0D6986. The base color is first in each.",
    steps: [
      { text: "Choose a color and a harmony on the wheel, then rotate or lock its colors." },
      { text: "Export it as ACO, or download the sample." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Keep the panel in list view. The names begin with the harmony." },
    ],
    free: [
      "All harmonies, on the OKLCH, HSL and painters' wheels",
      "Swatch files of every harmony",
      "Contrast and color-blind checks next to the wheel",
    ],
    pro: [
      "Unlimited saved harmonies instead of 10",
      "Unlimited projects, one for each client or picture",
      "Export of all colors as LAB, LCH, OKLAB and OKLCH values",
    ],
  },
  "color-mixer": {
    title: "Color Mixer Pro for Photoshop",
    short: "One pair of colors, mixed in four ways, as swatches.",
    description:
      "Mix two colors in RGB, OKLab, OKLCH or as CMY dyes, and use the result in Photoshop as swatches. A sample ACO and ASE with four mixes of the same pair.",
    lead: "The color halfway between two others depends on how you mix them. Here are four mixes of the same pair, as swatches to paint with.",
    tool: { path: "/color-mixer", name: "Color Mixer" },
    about: [
      "Equal parts of ocher and teal give the olive #748747 in RGB, a grayer #828A68 in OKLab, the clear green #3C9B66 in OKLCH, and the leaf green #418429 as dyes, which remove light like filters. None of them is more correct than the others.",
      "The sample has them side by side, seven mixtures each, from six parts of one color and none of the other to the reverse. In the tool, you can mix up to twenty colors in any proportion.",
    ],
    sampleText: "#DBA507 and #0D6986 in 7 mixtures: RGB, OKLab, OKLCH and CMY dyes.",
    steps: [
      { text: "Mix colors in the tool. The count of each color is its share." },
      { text: "Add mixtures to the tray, and export the tray as ACO." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Click a swatch to set the brush color, and move along the row as you paint." },
    ],
    free: [
      "Every mixing mode, up to 40 parts of a color",
      "The tray, and swatch files of its colors",
      "A link that saves the mixture",
    ],
    pro: [
      "Unlimited saved colors, with names and projects",
      "Export of many colors at once in seven formats",
      "No ads next to the tool",
    ],
  },
  contrast: {
    title: "Contrast Pro for Photoshop",
    short: "The nearest readable shade of each brand color, for text on white and on black.",
    description:
      "Photoshop swatches that are readable by WCAG: for each color of a palette the nearest shade with 4.5:1 on white and on black. Sample ACO and ASE, and steps.",
    lead: "A mock-up doesn't show whether its text passes WCAG. Use tested swatches, and it will pass before anyone builds it.",
    tool: { path: "/contrast-checker", name: "Contrast Checker" },
    about: [
      "For each color, the checker finds the nearest one with enough contrast by changing only its OKLCH lightness. The hue stays, so it still looks like your brand. A color that already passes doesn't change.",
      "The sample has the five example colors: one folder for text on white and one for text on black, all with at least 4.5:1, which WCAG 2.2 requires for text at level AA. Each name includes the ratio, truncated to one decimal and never rounded up.",
    ],
    sampleText: "Ten swatches with at least 4.5:1, the ratio in each name.",
    steps: [
      { text: "Check a pair, and let the tool fix it if it fails." },
      { text: "Add the fixed colors to the tray, and export them as ACO." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Use only these swatches for text, at full opacity. Lower opacity lowers the ratio." },
    ],
    free: ["WCAG 2.2, APCA, and the fixes", "Checks of a whole palette, pair by pair", "The swatch files"],
    pro: [
      "Unlimited saved pairs and palettes",
      "Unlimited projects",
      "Export of the fixed colors in OKLCH and six more formats",
    ],
  },
  shades: {
    title: "Shades Pro for Photoshop",
    short: "Eleven steps of a color from 50 to 950, the same ones your developers use.",
    description:
      "Scales from 50 to 950 as Photoshop swatches, with visually even steps and your exact color at its step. Sample ACO and ASE for two colors, steps, and what is Pro.",
    lead: "If your interface uses steps 50 to 950, your mock-up should too. Get them as swatches with the numbers in their names.",
    tool: { path: "/color-shades", name: "Color Shades" },
    about: [
      "The scale is calculated in OKLCH. Lightness follows a curve, chroma peaks in the middle and fades at both ends, and your color stays unchanged at the step where it belongs. Nothing is mixed with white, which would make the light steps pale and gray.",
      "The sample has the scales of #0D6986 and #DB073D. The teal is step 700 of its scale, and the red is step 600 because it's lighter. Even so, the same step has nearly the same lightness in both scales.",
    ],
    sampleText: "22 swatches: two scales of eleven steps.",
    steps: [
      { text: "Choose a color and the number of steps." },
      { text: "Download the ACO, and give the CSS of the same scale to your developer." },
      { text: "Import the file.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Use 50 and 100 for surfaces, 700 and up for text on white." },
    ],
    free: [
      "Scales of 3 to 20 steps, made in five ways",
      "Several scales with matching lightness",
      "Swatch files, and code in hex",
    ],
    pro: [
      "Code of all steps in OKLCH, LCH, LAB, OKLAB, HSL or RGB",
      "Unlimited saved scales and projects",
      "No ads next to the tool",
    ],
  },
  "html-colors": {
    title: "HTML Colors Pro for Photoshop",
    short: "The 148 color names of CSS as swatches, in folders by family.",
    description:
      "All 148 color names of CSS as Photoshop swatches, from aliceblue to yellowgreen, in families. Ready-made ACO and ASE files, from the table in the standard.",
    lead: "All 148 named colors of the web in the Swatches panel, sorted by family instead of alphabetically.",
    tool: { path: "/html-color-codes", name: "HTML color codes" },
    about: [
      "The names are from CSS Color 4: the X11 list of the 1980s, plus rebeccapurple, added in 2014. As in the standard, the set has both gray and grey, and both aqua and cyan, which are the same color.",
      "Use them when you need exactly tomato or slategray, or as a map of sRGB: every corner has a name. As a palette, they're uneven: 15 are nearly white, and four are browns.",
    ],
    sampleText: "148 swatches by family, each with its CSS name.",
    steps: [
      { text: "Download the file. No setup needed." },
      { text: "Import it.", menu: ["Window", "Swatches", "Import Swatches…"] },
      { text: "Use the swatch names in CSS as they are. In the ACO, each name begins with its family." },
    ],
    free: [
      "The whole set, as ACO, ASE and every other format",
      "Web-safe, Tailwind and Material colors on the HTML color codes page",
      "Contrast of each color on any background",
    ],
    pro: [
      "Nothing in this set needs Pro",
      "For your own sets: unlimited saved colors, palettes and projects",
      "No ads",
    ],
  },
} as const;
