import type { Color } from "#color/color.ts";
import type { ReadExport } from "./read-export.ts";

/** Tools whose addresses hold more than a list of colors. */
const READERS: Readonly<Record<string, () => Promise<ReadExport>>> = {
  "/color-palette-builder": async () => (await import("./color-palette-builder/read-export.ts")).readExport,
  "/color-shades": async () => (await import("./color-shades/export-palette.ts")).readExport,
  "/color-wheel": async () => (await import("./color-wheel/export-palette.ts")).readExport,
  "/contrast-checker": async () => (await import("./contrast-checker/read-export.ts")).readExport,
  "/playground": async () => (await import("./playground/read-export.ts")).readExport,
};

/** The full export of a saved address: every step, name, role and theme. Null if the address holds only colors. */
export async function savedExport(path: string, nameOf: (color: Color) => string, link: string) {
  const url = new URL(path, "https://here.invalid");
  const read = await READERS[url.pathname]?.();
  return read ? read(url.searchParams, nameOf, link) : null;
}
