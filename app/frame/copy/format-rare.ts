import type { Color } from "#color/color.ts";
import { CODE_FORMS } from "#color/text/code.ts";
import { ANY_FORMATS, type AnyFormat, printAny } from "#color/text/print-any.ts";
import { variableName } from "#color/text/slug.ts";
import type { CopyFormat } from "./copy-format.ts";
import { printOptions } from "./copy-format.ts";

/** Prints any format, once this module is loaded. */
export function formatRare(color: Color, format: CopyFormat, name?: string): string {
  if (isAny(format.kind)) return printAny(color, format.kind, printOptions(format));
  const form = CODE_FORMS.find(({ id }) => id === format.kind);
  return form ? form.print(color, name && variableName(name)) : printAny(color, "hex", printOptions(format));
}

function isAny(kind: string): kind is AnyFormat {
  return (ANY_FORMATS as readonly string[]).includes(kind);
}
