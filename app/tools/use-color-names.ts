import { useCallback, useEffect, useRef, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { whenIdle } from "#app/late/when-idle.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { NameIndex } from "#color/names.ts";

/** The names of colors by their 8 bits. */
export type FoundNames = Readonly<Record<Rgb24, string>>;

/** The list comes when the page is idle, not with the first unknown color: for tools in which colors change all the time. */
type Options = { isEager?: boolean };

/** For the loader: the names of the colors that the page begins with. */
export function nameAll(colors: readonly Color[], names: { best: (rgb24: Rgb24) => { name: string } }): FoundNames {
  return Object.fromEntries(colors.map(toRgb24).map((rgb24) => [rgb24, names.best(rgb24).name]));
}

/**
 * Gives what a color is called: as the server has said it, or the nearest name of the list, which comes late. "" until it is
 * there, and without a connection.
 */
export function useColorNames(loaded: FoundNames, { isEager = false }: Options = {}): (color: Color) => string {
  const [known] = useState(() => new Map(Object.entries(loaded).map(([rgb24, name]) => [Number(rgb24), name])));
  const [index, setIndex] = useState<NameIndex>();
  const isWanted = useRef(false);

  useEffect(() => {
    if (isEager) return whenIdle(() => fetchIndex(setIndex));
  }, [isEager]);
  useEffect(() => {
    if (isWanted.current && !index) fetchIndex(setIndex);
  });

  return useCallback(
    (color: Color) => {
      const rgb24 = toRgb24(color);
      const name = known.get(rgb24) ?? index?.nearest(rgb24).name;
      if (name === undefined) isWanted.current = true;
      else known.set(rgb24, name);
      return name ?? "";
    },
    [known, index],
  );
}

function fetchIndex(take: (index: NameIndex) => void) {
  loadNames("best").then(
    (index) => {
      take(index);
      whenIdle(() => index.nearest(0)); // builds its tree now, and not in the frame of a key press
    },
    () => {}, // without a connection the codes have to do
  );
}
