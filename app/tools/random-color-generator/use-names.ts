import { useMemo } from "react";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import type { Candidate } from "./draw-named.ts";

/** What colors are called: those drawn by a word by the name that has it. `nameOf` gives the code where no name is known. */
export function useNames(loaded: FoundNames, candidates: readonly Candidate[]) {
  const findNearest = useColorNames(loaded, { isEager: true });
  const ownNames = useMemo(() => new Map(candidates.map(({ name, rgb24 }) => [rgb24, name])), [candidates]);
  const findName = (color: Color): string => ownNames.get(toRgb24(color)) ?? findNearest(color);
  return { findName, nameOf: (color: Color) => findName(color) || printHex(color) };
}
