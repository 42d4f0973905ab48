import { useCallback, useEffect, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { NameIndex } from "#color/names.ts";
import { printHex } from "#color/print.ts";

/**
 * What colors are called. The server has named those that the page begins with; the list for all others comes when the page
 * has nothing else to do. Until then, and without a connection, a color is called by its hex code.
 */
export function useColorNames(firstColors: readonly Color[], firstNames: readonly string[]) {
  const [known] = useState(
    () => new Map<Rgb24, string>(firstColors.map((color, at) => [toRgb24(color), firstNames[at] ?? ""])),
  );
  const [index, setIndex] = useState<NameIndex>();
  useEffect(() => {
    const load = () =>
      void loadNames("best").then(
        (names) => {
          names.nearest(0); // builds its tree now, and not in the frame of a key press
          setIndex(names);
        },
        () => {},
      );
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(load, 300);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load, { timeout: 2000 });
    return () => cancelIdleCallback(request);
  }, []);

  /** "" while the name is not known. */
  const findName = useCallback(
    (color: Color) => {
      const rgb24 = toRgb24(color);
      const name = known.get(rgb24) ?? index?.nearest(rgb24).name;
      if (name !== undefined) known.set(rgb24, name);
      return name ?? "";
    },
    [known, index],
  );
  const nameOf = useCallback((color: Color) => findName(color) || printHex(color), [findName]);
  return { findName, nameOf };
}
