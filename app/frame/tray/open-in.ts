import type { Color } from "#color/color.ts";
import { writeColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { type Tool, tools } from "#content/tools.ts";
import { colorPath } from "#contract/color-path.ts";

export function destinationsFor(colors: readonly Color[]) {
  const [first] = colors;
  if (!first) return [];
  const page = { id: "color", label: `Color page of ${printHex(first)}`, path: colorPath(printHex(first)) };
  const benches = tools.map((tool) => {
    const { id, title, openWith } = tool;
    const taken = writeColors(colors.slice(0, openWith.max));
    const isShort = colors.length > openWith.max;
    const label = isShort ? `${title} (first ${openWith.max === 1 ? "color" : openWith.max})` : title;
    return { id, label, path: pathWith(tool, taken) };
  });
  return colors.length === 1 ? [page, ...benches] : benches;
}

/** Returns the path of a tool that opens with colors in the format of `writeColors`. */
export function pathWith({ path, openWith, version }: Tool, colors: string) {
  return `${path}?${openWith.query}=${colors}${version ? `&ver=${version}` : ""}`;
}
