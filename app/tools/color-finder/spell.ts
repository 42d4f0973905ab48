import type { NamedSwatch } from "#app/tools/named-sets.ts";
import { isInGamut } from "#color/gamut.ts";
import { print } from "#color/text/print.ts";
import type { FinderSet, State } from "./state.ts";

/** How a stylesheet says a color of a set, with the alpha that the replaced color had. */
export function spell(
  { token, color }: NamedSwatch,
  alpha: number,
  set: FinderSet,
  spelling: State["spelling"],
): string {
  if (spelling === "value" || token.startsWith("#")) {
    return print({ ...color, alpha }, isInGamut(color, "srgb") ? "hex" : "oklch", { isUpperCase: false });
  }
  if (alpha >= 1) return token;
  const percent = `${Number((alpha * 100).toFixed(1))}%`;
  if (set === "tailwind3") return token.replace(/\)$/, ` / ${percent})`);
  if (set === "bootstrap") return `rgba(${token}, ${percent})`;
  return `color-mix(in srgb, ${token} ${percent}, transparent)`;
}

/** The line that defines a token, where its set leaves that to the page. "" for tokens that CSS or a build step knows. */
export function definitionOf({ token, color }: NamedSwatch): string {
  const value = print(color, isInGamut(color, "srgb") ? "hex" : "oklch", { isUpperCase: false });
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(token) ?? [];
  if (variable) return `${variable}: ${value};`;
  return token.startsWith("$") ? `${token}: ${value};` : "";
}
