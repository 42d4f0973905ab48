import { useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { useFetched } from "#app/ui/use-fetched.ts";
import type { Hex } from "#color/color.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { NameIndex } from "#color/names.ts";
import { type Match, makeMatch } from "./match.ts";

/**
 * The name of a color on the move. The curated list, from which the server names a color too, is fetched at the first
 * edit. `null` while no color moves or the list is not there.
 */
export function useLiveName(hex: Hex | null): Match | null {
  const [names, setNames] = useState<NameIndex | null>(null);
  const isNeeded = hex !== null && names === null;
  // Without the list the name follows with the page.
  useFetched(isNeeded, { fetch: () => (isNeeded ? loadNames("best") : null), onDone: setNames });
  return hex !== null && names ? makeMatch(names.nearest(parseHex24(hex))) : null;
}
