import type { Color } from "#color/color.ts";
import { CODE_FORMS } from "#color/text/code.ts";
import { type AnyFormat, printAny } from "#color/text/print-any.ts";
import { variableName } from "#color/text/slug.ts";
import { type CopyFormat, printOptions } from "./copy-format.ts";

/** Prints any format, once this module is loaded. */
export function formatRare(color: Color, format: CopyFormat, name?: string): string {
  const form = CODE_FORMS.find(({ id }) => id === format.kind);
  if (form) return form.print(color, name && variableName(name));
  return printAny(color, format.kind as AnyFormat, printOptions(format));
}
