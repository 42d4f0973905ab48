import type { Color } from "#color/color.ts";
import { writeColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { tools } from "#content/tools.ts";
import { colorPath } from "#contract/color-path.ts";

export type Destination = { id: string; label: string; path: string };

/** Where colors can go from the tray: the page of one, and every tool that takes colors. */
export function destinationsFor(colors: readonly Color[]): Destination[] {
  const [first] = colors;
  if (!first) return [];
  const page = { id: "color", label: `Color page of ${printHex(first)}`, path: colorPath(printHex(first)) };
  const benches = tools.flatMap(({ id, title, path, openWith }) => {
    if (!openWith) return [];
    const taken = writeColors(colors.slice(0, openWith.max));
    const isShort = colors.length > openWith.max;
    const label = isShort ? `${title} (the first ${openWith.max === 1 ? "one" : openWith.max})` : title;
    return [{ id, label, path: `${path}?${openWith.query}=${taken}` }];
  });
  return colors.length === 1 ? [page, ...benches] : benches;
}
