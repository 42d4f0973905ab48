import type { Color } from "#color/color.ts";
import { PRINT_FORMATS, type PrintFormat, print } from "#color/text/print.ts";
import { type CopyFormat, printOptions } from "./copy-format.ts";

type Rare = typeof import("./format-rare.ts");

let rare: Rare | undefined;

/**
 * Prints a color in the chosen format: synchronously for common formats; the others load once, first. `name` names the
 * variables and defaults to "brand".
 */
export function formatColor(color: Color, format: CopyFormat, name?: string): string | Promise<string> {
  const { kind } = format;
  if (isCommon(kind)) return print(color, kind, printOptions(format));
  if (rare) return rare.formatRare(color, format, name);
  return loadRare().then(({ formatRare }) => formatRare(color, format, name));
}

/** Makes a later `formatColor` synchronous: browsers only let a page copy right after a click. */
export async function prepareFormat({ kind }: CopyFormat) {
  if (!isCommon(kind)) await loadRare();
}

function isCommon(kind: CopyFormat["kind"]): kind is PrintFormat {
  return (PRINT_FORMATS as readonly string[]).includes(kind);
}

async function loadRare(): Promise<Rare> {
  rare ??= await import("./format-rare.ts");
  return rare;
}
