import { useEffect, useState } from "react";
import type { Hex } from "#color/color.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { Reference } from "./reference.ts";
import type { makeValues, Value } from "./values.ts";

/**
 * The values of the color in sight. While an edit runs ahead of what the server has answered, they are calculated here,
 * by code that is loaded when the editor opens.
 */
export function useLiveValues(hex: Hex, reference: Reference, isEditing: boolean): readonly Value[] {
  const [live, setLive] = useState<{ makeValues: typeof makeValues } | null>(null);
  useEffect(() => {
    if (isEditing) void import("./values.ts").then(setLive);
  }, [isEditing]);
  return live && hex !== reference.hex ? live.makeValues(parseHex24(hex)) : reference.values;
}
