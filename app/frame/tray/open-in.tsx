import { MenuLink } from "#app/ui/menu.tsx";
import type { Color } from "#color/color.ts";
import { writeColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { tools } from "#content/tools.ts";
import { colorPath } from "#contract/color-path.ts";
import { pathWith } from "../tool-path.ts";

/** For a Menu. */
export function OpenInLinks({ to }: { to: ReturnType<typeof destinationsFor> }) {
  return to.map(({ id, label, path }) => (
    <MenuLink key={id} href={path}>
      {label}
    </MenuLink>
  ));
}

export function destinationsFor(colors: readonly Color[]) {
  const [first] = colors;
  if (!first) return [];
  const page = { id: "color", label: `Color page of ${printHex(first)}`, path: colorPath(printHex(first)) };
  const benches = tools.map((tool) => {
    const { id, title, maxColors } = tool;
    const taken = writeColors(colors.slice(0, maxColors));
    const isShort = colors.length > maxColors;
    const label = isShort ? `${title} (first ${maxColors === 1 ? "color" : maxColors})` : title;
    return { id, label, path: pathWith(tool, taken) };
  });
  return colors.length === 1 ? [page, ...benches] : benches;
}
