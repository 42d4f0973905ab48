import { useEffect, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { toRgb24 } from "#color/convert.ts";
import type { PaletteColor } from "./state.ts";

/** The names of colors by their 8 bits. */
export type FoundNames = Readonly<Record<number, string>>;

/** What each color is called: its own name, or the nearest one of the list, which loads when there is an unknown color. */
export function useColorNames(colors: readonly PaletteColor[], loaded: FoundNames): string[] {
  const [found, setFound] = useState(loaded);
  const wanted = colors.flatMap(({ name, color }) => (name === "" ? [toRgb24(color)] : []));
  const unknown = wanted.filter((rgb24) => found[rgb24] === undefined).join();

  useEffect(() => {
    if (unknown === "") return;
    let isCurrent = true;
    loadNames("best").then(
      (index) => {
        if (!isCurrent) return;
        const more = unknown.split(",").map((rgb24) => [rgb24, index.nearest(Number(rgb24)).name]);
        setFound((known) => ({ ...known, ...Object.fromEntries(more) }));
      },
      () => {}, // without a connection the colors have numbers
    );
    return () => {
      isCurrent = false;
    };
  }, [unknown]);

  return colors.map(({ name, color }, index) => name || (found[toRgb24(color)] ?? `Color ${index + 1}`));
}
