import { useState } from "react";
import type { Color } from "#color/color.ts";

type Known = { readonly colors: readonly Color[]; readonly keys: readonly string[]; readonly count: number };

/** Keys that go with the colors through every change of their order. */
export function useKeys(colors: readonly Color[]): readonly string[] {
  const [known, setKnown] = useState<Known>(() => withKeys({ colors: [], keys: [], count: 0 }, colors));
  if (known.colors === colors) return known.keys;
  const next = withKeys(known, colors);
  setKnown(next);
  return next.keys;
}

/** A color that is the same object keeps its key; one that changed takes over the key of the one that is gone. */
function withKeys(known: Known, colors: readonly Color[]): Known {
  const left = new Map(known.colors.map((color, index) => [color, known.keys[index] as string]));
  const kept = colors.map((color) => {
    const key = left.get(color);
    left.delete(color);
    return key;
  });
  const spare = colors.length === known.colors.length ? [...left.values()] : [];
  let { count } = known;
  const keys = kept.map((key) => key ?? spare.shift() ?? `scale-${count++}`);
  return { colors, keys, count };
}
