import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Bench } from "./use-playground.ts";
import { describeChange } from "./words.ts";

/** While a key is held, palettes fly by: only the one that stays is told of. */
const REST_MS = 200;

/** The live region that tells what became of the palette and the roles. */
export function Announcer({ bench: { state, nameOf } }: { bench: Bench }) {
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
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
