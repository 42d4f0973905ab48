/** What Photoshop accepts from Huesmith, and how. Menus as in the English edition. */
export const photoshop = {
  id: "photoshop",
  name: "Photoshop",
  path: "/photoshop-plugin",
  title: "Photoshop plugin and swatch files",
  description:
    "Bring a palette into Photoshop's Swatches panel as ACO or ASE: steps for each version, and a preview read back from the file. No plugin needed.",
  heading: "Your palette in Photoshop",
  lead: "Photoshop keeps named colors in its Swatches panel. A swatch file puts yours there in four steps.",
  badge: "No plugin",
  status:
    "There is no Huesmith plugin for Photoshop, in the Adobe marketplace or anywhere else. You don't need one: Photoshop opens the files below directly.",
  ways: [
    {
      id: "aco",
      title: "Swatches, as ACO",
      text: "Photoshop's own swatch format, with color names. Choose it if you only use Photoshop.",
      format: "aco",
      drawing: "swatches-panel",
      writtenFor: "Photoshop 2020 and later",
      steps: [
        { text: "Download the file." },
        { text: "Show the Swatches panel.", menu: ["Window", "Swatches"] },
        { text: "Open the menu at the top right of the panel.", menu: ["Swatches", "Import Swatches…"] },
        { text: "Choose the file. The colors appear as a folder at the end of the panel." },
      ],
      older:
        "In Photoshop CC 2019 and before, the command is called Load Swatches, and it adds to the current swatches.",
    },
    {
      id: "ase",
      title: "Swatches, as ASE",
      text: "Adobe Swatch Exchange, which Illustrator and InDesign read too. One file for all three.",
      format: "ase",
      drawing: "swatches-panel",
      writtenFor: "Photoshop 2020 and later",
      steps: [
        { text: "Download the file." },
        { text: "Import it as you would an ACO file.", menu: ["Swatches", "Import Swatches…"] },
        { text: "If the file is grayed out, set the dialog to show all files." },
      ],
      older: "Older versions read ASE, too, with Load Swatches.",
    },
    {
      id: "svg",
      title: "A swatch sheet, as SVG",
      text: "Every swatch with its name and hex, on white: for a mood board, or to pick colors from with the eyedropper.",
      format: "svg",
      drawing: "sheet",
      writtenFor: "Photoshop CC 2015 and later",
      steps: [
        { text: "Download the file." },
        { text: "Open it. Enter a size in pixels, and Photoshop turns it into a picture.", menu: ["File", "Open…"] },
        { text: "In the dialog, set the mode to RGB Color so that the values don't change." },
      ],
    },
  ],
  notes: {
    "Work in sRGB":
      "A swatch file has no color profile. Photoshop uses the profile of your document, so work in sRGB to see the colors on this page. In Adobe RGB or Display P3, the same numbers look more vivid.",
    Names: "Hover over a swatch to see its name, or choose Large List in the panel menu.",
    "What's not included":
      "Neither format supports transparency. Colors outside sRGB are mapped into it, keeping lightness and hue where possible.",
  },
} as const;
