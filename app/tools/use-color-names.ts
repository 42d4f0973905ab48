import { useEffect, useRef, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { givenNames } from "#app/frame/import/given-names.ts";
import { whenIdle } from "#app/late/when-idle.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { NameIndex } from "#color/names.ts";
import { lettersOf } from "#color/text/letters-of.ts";

/** Color names, keyed by 8-bit color. */
export type FoundNames = Readonly<Record<Rgb24, string>>;

/** For loaders: the names of the page's initial colors. */
export function nameAll(colors: readonly Color[], names: { best: (rgb24: Rgb24) => { name: string } }): FoundNames {
  return Object.fromEntries(colors.map(toRgb24).map((rgb24) => [rgb24, names.best(rgb24).name]));
}

/**
 * Returns a function that names colors: the name that an import gave it, the server's, or the nearest one in the list,
 * which loads late. Returns "" until the list has loaded, and while offline. With `isEager`, the list loads when the page is idle, not on the first
 * unknown color: for tools whose colors change constantly.
 */
export function useColorNames(loaded: FoundNames, { isEager = false } = {}): (color: Color) => string {
  const [known] = useState(() => new Map(Object.entries(loaded).map(([rgb24, name]) => [Number(rgb24), name])));
  const [index, setIndex] = useState<NameIndex>();
  const isWanted = useRef(false);
  const given = givenNames.useValue();

  useEffect(() => {
    if (isEager) return whenIdle(() => fetchIndex(setIndex));
  }, [isEager]);
  useEffect(() => {
    if (isWanted.current && !index) fetchIndex(setIndex);
  });

  return (color: Color) => {
    const rgb24 = toRgb24(color);
    const name = known.get(rgb24) ?? index?.nearest(rgb24).name;
    if (name === undefined) isWanted.current = true;
    else known.set(rgb24, name);
    const own = given[rgb24];
    return own && lettersOf(own) !== lettersOf(name ?? "") ? own : (name ?? "");
  };
}

function fetchIndex(take: (index: NameIndex) => void) {
  loadNames("best").then(
    (index) => {
      take(index);
      whenIdle(() => index.nearest(0)); // builds its tree now instead of during a key press
    },
    () => {}, // offline, color codes have to do
  );
}
