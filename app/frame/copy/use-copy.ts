import { useEffect } from "react";
import { copyText } from "#app/ui/copy-text.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { print } from "#color/text/print.ts";
import { type CopyFormat, copyFormat } from "./copy-format.ts";
import { formatColor, prepareFormat } from "./format-color.ts";

const MAX_SHOWN_CHARACTERS = 40;

/**
 * Copies one color, or several on separate lines, in the user's chosen format, and shows a notification. Resolves to
 * true if the text is on the clipboard; if the browser refuses, shows it selected in a field.
 */
export function useCopy() {
  const format = copyFormat.useValue();
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
  // Doesn't await unless necessary: Safari only lets a page copy during the click event itself.
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
  if (text.length <= MAX_SHOWN_CHARACTERS && !text.includes("\n")) return text;
  return color ? `${print(color, "hex")} as code` : text;
}
