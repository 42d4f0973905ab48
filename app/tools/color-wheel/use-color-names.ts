import { useEffect, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { NameIndex } from "#color/names.ts";

/**
 * What colors are called. The server has named those that the page begins with; the list for all others comes when the page
 * has nothing else to do. "" until then.
 */
export function useColorNames(firstColors: readonly Color[], firstNames: readonly string[]) {
  const [known] = useState(
    () => new Map<Rgb24, string>(firstColors.map((color, at) => [toRgb24(color), firstNames[at] ?? ""])),
  );
  const [index, setIndex] = useState<NameIndex>();
  useEffect(() => {
    const load = () =>
      void loadNames("best").then(
        (names) => setIndex(names),
        () => {},
      );
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(load, 300);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load, { timeout: 2000 });
    return () => cancelIdleCallback(request);
  }, []);
  return (color: Color): string => {
    const rgb24 = toRgb24(color);
    return known.get(rgb24) ?? index?.nearest(rgb24).name ?? "";
  };
}
