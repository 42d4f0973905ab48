import type { Syntax } from "./read-sheet.ts";

export type Language = Syntax | "markup" | "script" | "json";

const BY_ENDING: Readonly<Record<string, Language>> = {
  css: "css",
  pcss: "css",
  postcss: "css",
  scss: "scss",
  less: "less",
  html: "markup",
  htm: "markup",
  xhtml: "markup",
  svg: "markup",
  vue: "markup",
  svelte: "markup",
  astro: "markup",
  js: "script",
  mjs: "script",
  cjs: "script",
  jsx: "script",
  ts: "script",
  mts: "script",
  cts: "script",
  tsx: "script",
  json: "json",
  tokens: "json",
};

/** The language by file extension; `null` for unsupported files. */
export function languageOf(file: string): Language | null {
  const ending = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(BY_ENDING, ending) ? (BY_ENDING[ending] as Language) : null;
}
