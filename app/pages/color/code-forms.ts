import { CODE_FORMS } from "#color/code.ts";
import type { Color } from "#color/color.ts";

export type CodeText = { readonly name: string; readonly language: string; readonly code: string };

/** A color in the code of every platform. Variables are called by the color's own name. */
export function codeTexts(color: Color, name: string): CodeText[] {
  const variable = variableName(name);
  return CODE_FORMS.map(({ name: form, language, print }) => ({ name: form, language, code: print(color, variable) }));
}

/** "Café au Lait" as `cafe-au-lait`; a name without a Latin letter in front as `color-…`. */
export function variableName(name: string) {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return /^[a-z]/.test(words[0] ?? "") ? words.join("-") : ["color", ...words].join("-");
}
