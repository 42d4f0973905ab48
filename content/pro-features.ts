/** In dollars per month. */
export const PRO_PRICE = "3.1";

/** What a free account holds; the database decides it. */
export const FREE_LIMITS = { colors: 20, palettes: 10, projects: 1 } as const;

/** What pages ask about before they let it through. */
export type ProFeature = "export-values" | "palette-variations" | "gradient-colors";

type Feature = {
  id?: ProFeature;
  text: string;
  /** What it means, in a sentence, for the page of prices. */
  more: string;
  isSoon?: boolean;
};

/** What Pro has, as the upgrade dialog and the page of prices list it. */
export const PRO_FEATURES: readonly Feature[] = [
  { text: "Hide ads", more: "No ads on any page, and nothing loads from an ad network." },
  {
    text: "Save unlimited colors, color palettes and projects",
    more: `A free account holds ${FREE_LIMITS.colors} colors and ${FREE_LIMITS.palettes} palettes. Pro has no limit.`,
  },
  {
    text: "Unlimited projects",
    more: "A project groups the colors and palettes for one job. Free accounts have one.",
  },
  {
    id: "export-values",
    text: "Export colors in HEX, RGB, HSL, LAB, LCH, OKLAB, OKLCH",
    more: "Many colors at once, in the format your code needs. Free files have HEX.",
  },
  {
    id: "palette-variations",
    text: "Palette variations",
    more: "Thirty steps by hue, lightness, chroma, temperature and contrast, to apply, copy and save.",
  },
  {
    id: "gradient-colors",
    text: "Multiple colors in the gradient generator",
    more: "Up to 12 colors, each with its own position and midpoint. Free gradients have two.",
  },
  { text: "Support developing the website", more: "Pro pays for the servers, and for the tools that stay free." },
  {
    text: "Color Visualizer",
    more: "In progress. When it's done, Pro will include it at the same price.",
    isSoon: true,
  },
];
