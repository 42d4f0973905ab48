import { useState } from "react";
import { useCopyFormat } from "#app/frame/copy/copy-format.ts";
import { formatColor, prepareFormat } from "#app/frame/copy/format-color.ts";
import { useFetched } from "#app/ui/use-fetched.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";

const LONGEST_SHOWN = 32;

/** Prints colors in the format that the person copies; as hex where that is code, or has not come yet. */
export function useCodes() {
  const { format } = useCopyFormat();
  const [ready, setReady] = useState<typeof format | null>(null);
  useFetched(format, { fetch: prepareFormat, onDone: () => setReady(format) });
  return (color: Color, name?: string) => {
    const text = ready === format ? formatColor(color, format, name) : printHex(color);
    const isShort = typeof text === "string" && text.length <= LONGEST_SHOWN && !text.includes("\n");
    return isShort ? text : printHex(color);
  };
}
