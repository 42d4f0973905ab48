import type { Color } from "#color/color.ts";
import { PRINT_FORMATS, type PrintFormat, print } from "#color/text/print.ts";
import { type CopyFormat, printOptions } from "./copy-format.ts";

type Rare = typeof import("./format-rare.ts");

let rare: Rare | undefined;

/**
 * A color as the person wants it, and at once for the common formats; the others load first, once. `name` is what
 * variables are called, "brand" without it.
 */
export function formatColor(color: Color, format: CopyFormat, name?: string): string | Promise<string> {
  const { kind } = format;
  if (isCommon(kind)) return print(color, kind, printOptions(format));
  if (rare) return rare.formatRare(color, format, name);
  return loadRare().then(({ formatRare }) => formatRare(color, format, name));
}

/** So that a later `formatColor` answers at once: browsers only let a page copy right after a press. */
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
