import { useEffect, useMemo, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { NameIndex } from "#color/names.ts";
import { printHex } from "#color/print.ts";
import type { Candidate } from "./draw-named.ts";

/**
 * What colors are called. The server has named the first ones; the list for others comes when the page is idle. Until then,
 * and without a connection, a color is called by its hex code.
 */
export function useNames(
  firstColors: readonly Color[],
  firstNames: readonly string[],
  candidates: readonly Candidate[],
) {
  const [known] = useState(
    () => new Map<Rgb24, string>(firstColors.map((color, at) => [toRgb24(color), firstNames[at] ?? ""])),
  );
  const [index, setIndex] = useState<NameIndex>();
  useEffect(() => {
    const load = () => void loadNames("best").then(keep, () => {});
    const keep = (names: NameIndex) => {
      names.nearest(0); // builds its tree now, and not in the frame of a key press
      setIndex(names);
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(load, 300);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load, { timeout: 2000 });
    return () => cancelIdleCallback(request);
  }, []);

  const ownNames = useMemo(() => new Map(candidates.map(({ name, rgb24 }) => [rgb24, name])), [candidates]);
  /** "" while the name is not known. */
  const findName = (color: Color): string => {
    const rgb24 = toRgb24(color);
    const own = ownNames.get(rgb24);
    const name = own ?? known.get(rgb24) ?? index?.nearest(rgb24).name;
    if (name !== undefined && own === undefined) known.set(rgb24, name);
    return name ?? "";
  };
  return { findName, nameOf: (color: Color) => findName(color) || printHex(color) };
}
