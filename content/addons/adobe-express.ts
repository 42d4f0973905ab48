/** What Adobe Express accepts from Huesmith, and how. Menus as in the English edition. */
export const adobeExpress = {
  id: "adobe-express",
  name: "Adobe Express",
  path: "/adobe-express-addon",
  title: "Adobe Express add-on: colors by hex code",
  description:
    "Bring a palette into Adobe Express: copy each hex code into your brand, or send swatches through a Creative Cloud library. No add-on needed.",
  heading: "Your palette in Adobe Express",
  lead: "Express keeps colors in a brand as hex codes. Click each of yours to copy it.",
  badge: "No add-on",
  status:
    "There is no Huesmith add-on for Adobe Express yet, and Express doesn't open swatch files. Hex codes always work.",
  ways: [
    {
      id: "hex",
      title: "Hex codes, into a brand",
      text: "A brand holds your colors for every design. Adding one takes a few seconds.",
      format: null,
      drawing: "hex",
      writtenFor: "Adobe Express in the browser, 2024 and later",
      steps: [
        { text: "Open your brand in Express, or create one.", menu: ["Brands", "Your brand", "Colors"] },
        { text: "Add a color, and find the hex code field." },
        { text: "Copy a code from the list, and paste it there." },
        { text: "Repeat for each color. The list marks what you've copied." },
      ],
      older:
        "Without a brand: select anything in a design, open its color, choose a custom color and paste the code there.",
    },
    {
      id: "ase",
      title: "Through a Creative Cloud library",
      text: "If your plan has libraries and you have Illustrator, add its swatches to a library. Express shows the same library.",
      format: "ase",
      drawing: "swatches-panel",
      drawnIn: "Illustrator",
      writtenFor: "Illustrator 2020 and later, with the same Adobe account",
      steps: [
        { text: "Download the file." },
        { text: "Open it in Illustrator.", menu: ["Window", "Swatch Libraries", "Other Library…"] },
        { text: "Select the swatches, and add them to a library with the cloud button of the Swatches panel." },
        { text: "In Express, open Libraries and choose that library." },
      ],
    },
  ],
  notes: {
    sRGB: "Express works in sRGB. Hex codes look the same there as they do here.",
    Transparency: "The codes have six digits, without transparency. Set that on the element itself.",
    "Text on color": "Before you put text on a color, check the pair in the contrast checker.",
  },
} as const;
