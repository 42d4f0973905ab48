import { useEffect, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";

/** What each color is called: "" until the list of names is there, which loads when there is an unknown color. */
export function useNames(colors: readonly Color[], loaded: Readonly<Record<number, string>>): string[] {
  const [found, setFound] = useState(loaded);
  const unknown = colors
    .map(toRgb24)
    .filter((rgb24) => found[rgb24] === undefined)
    .join();
  useEffect(() => {
    if (unknown === "") return;
    let isCurrent = true;
    loadNames("best").then(
      (index) => {
        if (!isCurrent) return;
        const more = unknown.split(",").map((rgb24) => [rgb24, index.nearest(Number(rgb24)).name]);
        setFound((known) => ({ ...known, ...Object.fromEntries(more) }));
      },
      () => {}, // without a connection the codes have to do
    );
    return () => {
      isCurrent = false;
    };
  }, [unknown]);
  return colors.map((color) => found[toRgb24(color)] ?? "");
}
