import type { Act } from "./acts/act.ts";
import { DIALOGS } from "./acts/dialogs.ts";
import { KEYBOARD } from "./acts/keyboard.ts";
import { PAGES } from "./acts/pages.ts";
import { TOOLS } from "./acts/tools.ts";

/** One page of each kind that no act below opens. Opening checks a screenshot of it. */
const OPENED = [
  "/",
  "/shades-of-green",
  "/pricing",
  "/changelog",
  "/legal/terms-of-service",
  "/figma-plugin",
  "/no/such/page",
];

/** The order matters: some acts continue on the page of the previous one. */
export const ACTS: readonly Act[] = [
  ...OPENED.map((path): Act => ({ title: `Open ${path}`, path, act: ({ open }) => open(path) })),
  ...TOOLS,
  ...PAGES,
  ...KEYBOARD,
  ...DIALOGS,
];
