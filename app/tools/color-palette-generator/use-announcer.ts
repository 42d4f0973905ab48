import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Color } from "#color/color.ts";
import { describeChange } from "./describe-change.ts";
import type { State } from "./state.ts";

/** While a key is held, palettes fly by: only the one that stays is told of. */
const REST_MS = 250;

/** The text of a live region that tells what became of the palette. */
export function useAnnouncer(state: State, nameOf: (color: Color) => string): string {
  const [text, setText] = useState("");
  const told = useRef(state);
  const tell = useEffectEvent(() => {
    const words = describeChange(told.current, state, nameOf);
    told.current = state;
    if (words) setText(words);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state begins the wait anew
  useEffect(() => {
    const timer = setTimeout(tell, REST_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return text;
}
