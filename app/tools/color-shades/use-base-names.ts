import { useEffect, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";

/** The names of colors by their 8 bits. */
export type FoundNames = Readonly<Record<number, string>>;

/** What the colors are called: the server has named the first ones, the list comes with the first unknown color. */
export function useBaseNames(colors: readonly Color[], loaded: FoundNames): string[] {
  const [found, setFound] = useState(loaded);
  const codes = colors.map(toRgb24);
  const unknown = codes.filter((rgb24) => found[rgb24] === undefined).join();
  useEffect(() => {
    if (unknown === "") return;
    let isWanted = true;
    loadNames("best").then(
      (index) => {
        if (!isWanted) return;
        const more = unknown.split(",").map((rgb24) => [rgb24, index.nearest(Number(rgb24)).name]);
        setFound((known) => ({ ...known, ...Object.fromEntries(more) }));
      },
      () => {}, // without a connection the colors have numbers
    );
    return () => {
      isWanted = false;
    };
  }, [unknown]);
  return codes.map((rgb24, index) => found[rgb24] ?? `Color ${index + 1}`);
}
