/** What Figma accepts from Huesmith, and how. Menus as in the English edition. */
export const figma = {
  id: "figma",
  name: "Figma",
  path: "/figma-plugin",
  title: "Figma plugin, SVG and variables",
  description:
    "Bring a palette into Figma: paste it as named layers, or import it as variables from a design tokens file. Live previews, real files, no plugin needed.",
  heading: "Your palette in Figma",
  lead: "Paste a palette onto the canvas as named layers, or import it as variables from a design tokens file.",
  badge: "No plugin",
  status:
    "There is no Huesmith plugin in the Figma Community yet. You don't need one to paste. For variables, use Figma's own import if you have it, or a third-party plugin.",
  ways: [
    {
      id: "svg",
      title: "Layers, by pasting",
      text: "An SVG becomes real rectangles and text in Figma. Each rectangle is named after its color.",
      format: "svg",
      drawing: "layers",
      canCopy: true,
      writtenFor: "Figma in the browser and on the desktop",
      steps: [
        { text: "Copy the SVG, or download it and drag the file onto the canvas." },
        { text: "Click the canvas in Figma to focus it." },
        { text: "Paste.", keys: "Ctrl V, ⌘ V on a Mac" },
        { text: "To keep a color for reuse, select its rectangle and make a style or a variable from its fill." },
      ],
    },
    {
      id: "variables",
      title: "Variables, from design tokens",
      text: "A JSON file in the Design Tokens Community Group format, version 2025.10. Every color is a named token.",
      format: "dtcg",
      drawing: "variables",
      writtenFor: "files with variables, which Figma has had since 2023",
      steps: [
        { text: "Download the file." },
        { text: "With nothing selected, open the file's variables from the panel on the right." },
        { text: "If your Figma has an import option, choose it in a collection's menu and pick the file." },
        {
          text: "If not, use a Figma Community plugin that imports DTCG tokens. Check its author first: a plugin can see your file.",
        },
      ],
      older:
        "Some plugins need colors as text, not objects. Export in every tool has a switch for that, under Design tokens.",
    },
  ],
  notes: {
    "sRGB or Display P3":
      "A pasted SVG holds sRGB values. In a file set to Display P3, the same values may look more vivid, so check the file's color profile first.",
    Fonts: "The sheet uses Inter, which Figma has. Labels are ordinary text that you can edit or delete.",
    "Light and dark":
      "The file has one set of values. For a dark theme, import it into a second mode and change the values there.",
  },
} as const;
