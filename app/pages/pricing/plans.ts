import { FREE_LIMITS } from "#content/pro-features.ts";

/** True and false are said by a sign and a word. */
type Cell = boolean | string;
export type PlanRow = { readonly what: string; readonly free: Cell; readonly pro: Cell };

const UNLIMITED = "Unlimited";

/** What both plans have first: it is most of the site. */
export const PLAN_ROWS: readonly { readonly title: string; readonly rows: readonly PlanRow[] }[] = [
  {
    title: "Tools",
    rows: [
      { what: "All 12 tools, without an account", free: true, pro: true },
      { what: "Copying a color in every format", free: true, pro: true },
      { what: "Contrast by WCAG and APCA, with fixes", free: true, pro: true },
      { what: "Converter, color pages and names", free: true, pro: true },
      { what: "Palettes of up to 12 colors, with locks and rules", free: true, pro: true },
      { what: "Palette variations", free: "Preview only", pro: "Apply, copy, save" },
      { what: "Colors in a gradient", free: "2", pro: "Up to 12" },
      { what: "Color Visualizer", free: false, pro: "Soon" },
    ],
  },
  {
    title: "Export",
    rows: [
      { what: "Every file format, from CSS to ASE and Procreate", free: true, pro: true },
      { what: "Values of many colors at once", free: "HEX", pro: "HEX, RGB, HSL, LAB, LCH, OKLAB, OKLCH, Display P3" },
      { what: "Color API, and shared palette links for builds", free: true, pro: true },
    ],
  },
  {
    title: "Library",
    rows: [
      { what: "Colors in your account", free: String(FREE_LIMITS.colors), pro: UNLIMITED },
      { what: "Palettes in your account", free: String(FREE_LIMITS.palettes), pro: UNLIMITED },
      { what: "Projects in your account", free: String(FREE_LIMITS.projects), pro: UNLIMITED },
      { what: "Sync across devices, export of everything", free: true, pro: true },
    ],
  },
  { title: "Ads", rows: [{ what: "Pages without ads", free: false, pro: true }] },
];
