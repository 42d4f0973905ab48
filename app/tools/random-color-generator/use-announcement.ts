import { useEffect, useEffectEvent, useRef, useState } from "react";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./bench-context.ts";
import { sayCount } from "./words.ts";

/** While a key is held, colors fly by: only those that stay are told of. */
const REST_MS = 400;
const NAMED = 3;

/** The text of a live region. The player is not talked over: it says nothing while it runs. */
export function useAnnouncement({ colors, nameOf, player }: Bench): string {
  const [text, setText] = useState("");
  const shown = colors.map(printHex).join();
  const told = useRef(shown);
  const tell = useEffectEvent(() => {
    if (player.isPlaying || told.current === shown) return;
    told.current = shown;
    const names = colors.slice(0, NAMED).map(nameOf).join(", ");
    const others = colors.length - NAMED;
    setText(`${sayCount(colors.length)}: ${names}${others > 0 ? ` and ${others} more` : ""}.`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each draw begins the wait anew
  useEffect(() => {
    const timer = setTimeout(tell, REST_MS);
    return () => clearTimeout(timer);
  }, [shown, player.isPlaying]);
  return text;
}
