import type { Color } from "#color/color.ts";
import { CODE_FORMS } from "#color/text/code.ts";
import { variableName } from "#color/text/slug.ts";

export type CodeText = { readonly name: string; readonly language: string; readonly code: string };

/** A color in the code of every platform. Variables are called by the color's own name. */
export function codeTexts(color: Color, name: string): CodeText[] {
  const variable = variableName(name);
  return CODE_FORMS.map(({ name: form, language, print }) => ({ name: form, language, code: print(color, variable) }));
}
