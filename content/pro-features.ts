/** In dollars per month. */
export const PRO_PRICE = "3.1";

/** The limits of a free account; the database enforces them. */
export const FREE_LIMITS = { colors: 20, palettes: 10, projects: 1 } as const;

/** Features that pages check before allowing them. */
export type ProFeature = "export-values" | "palette-variations" | "gradient-colors";

type Feature = {
  id?: ProFeature;
  text: string;
  /** A sentence of explanation for the pricing page. */
  more: string;
  isSoon?: boolean;
};

/** Pro features, as listed in the upgrade dialog and on the pricing page. */
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
