/** In dollars per month. */
export const PRO_PRICE = "3.1";

/** What Pro has, as the upgrade dialog and the page of prices list it. */
export const PRO_FEATURES: readonly { text: string; isSoon?: boolean }[] = [
  { text: "Hide ads" },
  { text: "Save unlimited colors, color palettes and projects" },
  { text: "Unlimited projects" },
  { text: "Export colors in HEX, RGB, HSL, LAB, LCH, OKLAB, OKLCH" },
  { text: "Palette variations" },
  { text: "Multiple colors in the gradient generator" },
  { text: "Support developing the website" },
  { text: "Color Visualizer", isSoon: true },
];
