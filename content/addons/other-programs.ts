/** Programs without a page of their own: one way each, the one that keeps most. Menus as in the English editions. */
export const otherPrograms = [
  {
    id: "illustrator",
    name: "Illustrator",
    text: "An ASE file opens as a swatch library with your color names.",
    format: "ase",
    drawing: "swatches-panel",
    writtenFor: "Illustrator CC and later",
    steps: [
      { text: "Open the file as a library.", menu: ["Window", "Swatch Libraries", "Other Library…"] },
      {
        text: "Select all swatches, and choose Add to Swatches in the panel menu to add them to the document.",
      },
    ],
    note: "In a CMYK document Illustrator converts the colors. Work in an RGB document to keep them.",
  },
  {
    id: "affinity",
    name: "Affinity",
    text: "Affinity reads Adobe's ASE as well as its own palettes.",
    format: "ase",
    drawing: "swatches-panel",
    writtenFor: "Affinity Designer, Photo and Publisher, versions 1 and 2",
    steps: [
      { text: "Show the Swatches panel.", menu: ["Window", "Swatches"] },
      {
        text: "In its menu, import the palette for all documents or for this one.",
        menu: ["Import Palette", "As Application Palette…"],
      },
    ],
    note: "In version 1 panels are listed under View, Studio.",
  },
  {
    id: "procreate",
    name: "Procreate",
    text: "A .swatches file is Procreate's own: 30 colors to a palette, and no names.",
    format: "swatches",
    drawing: "tablet",
    writtenFor: "Procreate 5 and later, on the iPad",
    steps: [
      { text: "Open this page on the iPad and download the file, or send it there." },
      { text: "Tap the file in Files. Procreate opens, and the palette is the last one under Palettes." },
    ],
    note: "More than 30 colors come as several palettes in one zip. Tap the zip first to unpack it.",
  },
  {
    id: "gimp",
    name: "GIMP",
    text: "GPL is GIMP's own format: plain text, 8-bit sRGB, with names.",
    format: "gpl",
    drawing: "palette-dock",
    writtenFor: "GIMP 2.10 and 3",
    steps: [
      { text: "Show the palettes.", menu: ["Windows", "Dockable Dialogs", "Palettes"] },
      { text: "Right-click the list, choose Import Palette…, and pick the file as the source." },
    ],
    note: "You can also put the file in the folder listed under Edit, Preferences, Folders, Palettes, and refresh the list.",
  },
  {
    id: "krita",
    name: "Krita",
    text: "Krita imports GIMP palettes as a resource.",
    format: "gpl",
    drawing: "palette-dock",
    writtenFor: "Krita 5",
    steps: [
      { text: "Import the file as a resource.", menu: ["Settings", "Manage Resources…", "Import Resources"] },
      { text: "Choose it in the palette docker.", menu: ["Settings", "Dockers", "Palette"] },
    ],
  },
  {
    id: "inkscape",
    name: "Inkscape",
    text: "Inkscape reads GIMP's palettes too, and shows them along the lower edge of its window.",
    format: "gpl",
    drawing: "palette-dock",
    writtenFor: "Inkscape 1.0 and later",
    steps: [
      { text: "Find the folder named User palettes.", menu: ["Edit", "Preferences…", "System"] },
      { text: "Put the file there, and restart Inkscape." },
      { text: "Choose the palette in the menu at the right end of the color bar." },
    ],
  },
  {
    id: "sketch",
    name: "Sketch",
    text: "An SVG imports as shapes whose fills become Color Variables.",
    format: "svg",
    drawing: "layers",
    writtenFor: "Sketch 69 and later, which have Color Variables",
    steps: [
      { text: "Drag the file onto the canvas." },
      { text: "Select a swatch, open its fill, and create a Color Variable from it." },
    ],
  },
  {
    id: "penpot",
    name: "Penpot",
    text: "An SVG imports as shapes that keep your color names.",
    format: "svg",
    drawing: "layers",
    writtenFor: "Penpot 2",
    steps: [
      { text: "Drag the file onto the board." },
      { text: "Open Assets, and add the colors of the selected shapes to the file's own." },
    ],
  },
] as const;
