/** What Adobe XD takes from Huesmith, and how. Menus as in the English edition. */
export const adobeXd = {
  id: "adobe-xd",
  name: "Adobe XD",
  path: "/adobe-xd-plugin",
  title: "Adobe XD plugin: what still works",
  description:
    "Adobe XD is no longer sold on its own and gets no new features. What still works: bring a palette in as SVG, keep its colors, and take them along elsewhere.",
  heading: "Your palette in Adobe XD",
  lead: "If you still work in XD, an SVG brings your colors in. If you are leaving it, the same colors go with you.",
  badge: "No plug-in",
  status:
    "Adobe has not sold XD on its own since 2023 and adds no features to it. There is no Huesmith plug-in for it, and we will not write one. What is below works in the XD you have.",
  ways: [
    {
      id: "svg",
      title: "Swatches, as SVG",
      text: "XD turns an SVG into shapes that it can edit, and shapes give their colors to the Assets panel.",
      format: "svg",
      drawing: "layers",
      writtenFor: "the last versions of XD",
      steps: [
        { text: "Download the file." },
        { text: "Import it, or drag it onto the artboard.", menu: ["File", "Import…"] },
        { text: "Select the rectangles, and leave out the white background." },
        { text: "In the panel of document assets, press the plus beside Colors. Name the colors there." },
      ],
    },
    {
      id: "hex",
      title: "One color at a time",
      text: "Every color field of XD takes a hex code. For a few colors this is the quickest way.",
      format: null,
      drawing: "hex",
      writtenFor: "every version of XD",
      steps: [
        { text: "Copy a code from the list." },
        { text: "Click the fill of a shape in the panel on the right." },
        { text: "Paste into the Hex field, and press Enter." },
      ],
    },
    {
      id: "leave",
      title: "Taking the colors elsewhere",
      text: "Design tokens are a plain text file that outlives any program. Keep one beside your XD files.",
      format: "dtcg",
      drawing: "variables",
      drawnIn: "a program that reads tokens",
      writtenFor: "programs that read DTCG 2025.10",
      steps: [
        { text: "Paste the hex codes of your XD assets into the field above." },
        { text: "Download the tokens, and keep them with your project." },
        { text: "Follow the page of the program that you move to." },
      ],
    },
  ],
  notes: [
    {
      term: "Names",
      text: "XD names imported colors by their values. Names in the SVG become names of layers.",
    },
    {
      term: "ASE and ACO",
      text: "XD opens neither. Use the SVG.",
    },
  ],
} as const;
