import type { Syntax } from "./read-sheet.ts";

export type Language = Syntax | "markup" | "script" | "json";

const ENDINGS: Readonly<Record<Language, string>> = {
  css: "css pcss postcss",
  scss: "scss",
  less: "less",
  markup: "html htm xhtml svg vue svelte astro",
  script: "js mjs cjs jsx ts mts cts tsx",
  json: "json tokens",
};
const BY_ENDING = new Map(
  (Object.keys(ENDINGS) as Language[]).flatMap((language) =>
    ENDINGS[language].split(" ").map((ending) => [ending, language] as const),
  ),
);

/** The language by file extension; `null` for unsupported files. */
export function languageOf(file: string): Language | null {
  const ending = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  return BY_ENDING.get(ending) ?? null;
}
