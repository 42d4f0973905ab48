/** What Adobe XD accepts from Huesmith, and how. Menus as in the English edition. */
export const adobeXd = {
  id: "adobe-xd",
  name: "Adobe XD",
  path: "/adobe-xd-plugin",
  title: "Adobe XD plugin: what still works",
  description:
    "Adobe XD is no longer sold on its own and gets no new features. What still works: import a palette as SVG, keep its colors, and take them to other apps.",
  heading: "Your palette in Adobe XD",
  lead: "If you still work in XD, import your colors as SVG. If you're leaving it, take them with you.",
  badge: "No plugin",
  status:
    "Adobe stopped selling XD on its own in 2023 and no longer adds features. There is no Huesmith plugin, and there won't be one. The steps below work in the XD you have.",
  ways: [
    {
      id: "svg",
      title: "Swatches, as SVG",
      text: "XD turns an SVG into editable shapes, and you can add their colors to the Assets panel.",
      format: "svg",
      drawing: "layers",
      writtenFor: "the last versions of XD",
      steps: [
        { text: "Download the file." },
        { text: "Import it, or drag it onto the artboard.", menu: ["File", "Import…"] },
        { text: "Select the rectangles, and leave out the white background." },
        { text: "In the Document Assets panel, click the plus sign next to Colors. Name the colors there." },
      ],
    },
    {
      id: "hex",
      title: "One color at a time",
      text: "Every color field in XD takes a hex code. For a few colors, this is fastest.",
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
      text: "Design tokens are a plain text file that outlives any app. Keep one with your XD files.",
      format: "dtcg",
      drawing: "variables",
      drawnIn: "an app that reads tokens",
      writtenFor: "apps that read DTCG 2025.10",
      steps: [
        { text: "Paste the hex codes of your XD assets into the field above." },
        { text: "Download the tokens, and keep them with your project." },
        { text: "Follow the page for your new app." },
      ],
    },
  ],
  notes: {
    Names: "XD names imported colors by value. Names in the SVG become layer names.",
    "ASE and ACO": "XD opens neither. Use the SVG.",
  },
} as const;
