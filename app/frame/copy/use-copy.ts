import { useEffect } from "react";
import { copyText } from "#app/ui/copy-text.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { type CopyFormat, copyFormat, useCopyFormat } from "./copy-format.ts";
import { formatColor, prepareFormat } from "./format-color.ts";

const LONGEST_SHOWN = 40;

/**
 * Copies one color, or several in lines, in the format that the person has chosen, and says so in a notification. Gives
 * true when it is in the clipboard; where the browser refuses, the text is shown in a field, selected.
 */
export function useCopy() {
  const { format } = useCopyFormat();
  useEffect(() => void prepareFormat(format).catch(() => {}), [format]);
  return copyAsChosen;
}

function copyAsChosen(colors: Color | readonly Color[], name?: string | readonly (string | undefined)[]) {
  return copyColors(colors, copyFormat.get(), name);
}

export async function copyColors(
  given: Color | readonly Color[],
  format: CopyFormat,
  name?: string | readonly (string | undefined)[],
): Promise<boolean> {
  const colors = "space" in given ? [given] : given;
  const names = typeof name === "string" ? [name] : (name ?? []);
  const texts = colors.map((color, index) => formatColor(color, format, names[index]));
  // Without a wait where none is needed: Safari lets a page copy only within the press itself.
  const isReady = (text: string | Promise<string>) => typeof text === "string";
  try {
    const lines = texts.every(isReady) ? (texts as string[]) : await Promise.all(texts);
    const [first = ""] = lines;
    return copyText(lines.join("\n"), lines.length > 1 ? `${lines.length} colors` : shownText(first, colors[0]));
  } catch {
    showToast({ type: "error", title: "Not copied", text: "This format could not be loaded. Check your connection." });
    return false;
  }
}

function shownText(text: string, color: Color | undefined) {
  if (text.length <= LONGEST_SHOWN && !text.includes("\n")) return text;
  return color ? `${printHex(color)} as code` : text;
}
