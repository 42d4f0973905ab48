import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import type { NameService } from "#color/names.ts";
import { familyPath, SHADE_FAMILIES, type ShadeFamily } from "#contract/color-path.ts";
import { BLACK, TEXT_RATIO, WHITE } from "./measure-steps.ts";
import { engineFamily, pickShades } from "./pick-shades.ts";

export type ShadeRow = ReturnType<typeof shadeRows>[number];

/** What the page shows of each shade: made on the server, so that the page needs no engine for it. */
export function shadeRows(names: NameService, family: ShadeFamily) {
  return pickShades(names, family).map(({ name, hex, rgb24, group, l, c }) => {
    const [white, black] = [wcagContrast(rgb24, WHITE), wcagContrast(rgb24, BLACK)];
    return {
      name,
      hex,
      group,
      // OKLCH lightness 0 to 1 and chroma.
      l: Number(l.toFixed(3)),
      c: Number(c.toFixed(3)),
      // WCAG ratios, cut.
      white: printRatio(white),
      black: printRatio(black),
      isOnWhite: white >= TEXT_RATIO,
      isOnBlack: black >= TEXT_RATIO,
    };
  });
}

/** How many names of the whole list the family has. */
export function familySize(names: NameService, family: ShadeFamily): number {
  const wanted = engineFamily(family);
  return names.families.find((known) => known.family === wanted)?.count ?? 0;
}

/** The families before and after, round and round. */
export function neighborsOf(family: ShadeFamily) {
  const place = SHADE_FAMILIES.indexOf(family);
  const at = (index: number) => SHADE_FAMILIES.at(index % SHADE_FAMILIES.length) as ShadeFamily;
  const [previous, next] = [at(place - 1), at(place + 1)];
  return { previous: { family: previous, to: familyPath(previous) }, next: { family: next, to: familyPath(next) } };
}
