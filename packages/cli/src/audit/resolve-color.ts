import type { Color } from "../../../../color/color.ts";
import { splitOutside } from "../../../../color/import/code/code-text.ts";
import { parse } from "../../../../color/text/parse.ts";
import type { Definition, Reading } from "./read-file.ts";
import type { Block } from "./read-sheet.ts";
import { variableKey } from "./variable-names.ts";

export type Scheme = "light" | "dark";

/** The values of variables in one theme: `null` for a theme means that none of them differs between themes. */
export type Environment = {
  readonly theme: string | null;
  readonly scheme: Scheme;
  readonly values: ReadonlyMap<string, string>;
};

const MOST_STEPS = 32;
const LONGEST_VALUE_CHARS = 1000;
const VAR = /var\(\s*(--[\w\u0080-\uffff-]+)\s*(?:,[^()]*)?\)/gi;
const VARIABLE = /^[$@][\w-]+$/;
const LIGHT_DARK = /light-dark\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gi;
const FLAGS = /\s*!(?:default|global|important)\b/gi;
/** Where a variable holds for the whole page. */
const ROOT = /^(?::root|html|:host|body|\*|@theme[\w\s-]*|@layer[\w\s.-]*)$/i;
/** What a theme is called in selectors and media queries. */
const THEME =
  /^(?:(?::root|html|body|:host)?(?:\[[\w-]*(?:theme|mode|scheme)[\w-]*[^\]]*\]|\.[\w-]*(?:dark|light|theme|contrast)[\w-]*)|@media[^{]*prefers-[\w-]+\s*:[^{]*)$/i;

/** Knows the variables of all files, and says what can be proved about a value. */
export class Variables {
  private readonly definitions = new Map<string, Definition[]>();
  private readonly assigned = new Set<string>();

  constructor(readings: readonly Reading[]) {
    for (const { definitions, mentions } of readings) {
      for (const name of mentions.assigned) this.assigned.add(name);
      for (const definition of definitions) {
        const key = variableKey(definition.declaration.property);
        const known = this.definitions.get(key);
        if (known) known.push(definition);
        else this.definitions.set(key, [definition]);
      }
    }
  }

  /**
   * The environments in which these values may be read: one if their variables have one value each, or one for each theme.
   * None if that cannot be proved: a variable is set by a script, in some element only, or not in these files.
   */
  environments(values: readonly string[]): Environment[] {
    const names = this.namesIn(values);
    const base = new Map<string, string>();
    const themes = new Map<string, Map<string, string>>();
    for (const name of names) {
      const definitions = this.definitions.get(name) ?? [];
      if (definitions.length === 0 || this.assigned.has(name)) return [];
      const isSingle = new Set(definitions.map(({ declaration }) => declaration.value)).size === 1;
      for (const { declaration, block } of definitions) {
        const scope = scopeOf(block);
        if (isSingle || scope === "") base.set(name, declaration.value);
        else if (!scope.split(" ").every((part) => part !== "?") || /^[$@]/.test(name)) return [];
        else themes.set(scope, (themes.get(scope) ?? new Map()).set(name, declaration.value));
      }
    }
    const schemes: Scheme[] = values.concat([...base.values()]).some((value) => /light-dark\(/i.test(value))
      ? ["light", "dark"]
      : ["light"];
    const all = [
      { theme: null as string | null, own: new Map<string, string>() },
      ...[...themes].map(([theme, own]) => ({ theme, own })),
    ];
    return all
      .map(({ theme, own }) => ({ theme, values: new Map([...base, ...own]) }))
      .filter(({ values }) => [...names].every((name) => values.has(name)))
      .flatMap((environment) =>
        schemes.map((scheme) => ({
          ...environment,
          scheme,
          theme: themeName(environment.theme, scheme, schemes.length),
        })),
      );
  }

  /** Every variable that the values lead to. */
  private namesIn(values: readonly string[]): Set<string> {
    const names = new Set<string>();
    const rest = [...values];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
      const own = [...value.matchAll(VAR)].map(([, name]) => name as string);
      const bare = value.replaceAll(FLAGS, "").trim();
      if (VARIABLE.test(bare)) own.push(variableKey(bare));
      for (const name of own) {
        if (names.has(name) || names.size > MOST_STEPS) continue;
        names.add(name);
        for (const { declaration } of (this.definitions.get(name) ?? []).slice(0, MOST_STEPS))
          rest.push(declaration.value);
      }
    }
    return names;
  }
}

/** The color that a value has in an environment; `null` if it is none, or depends on more. */
export function resolveColor(value: string, { values, scheme }: Environment): Color | null {
  let text = value.replaceAll(FLAGS, "").trim();
  for (let step = 0; step < MOST_STEPS && text.length <= LONGEST_VALUE_CHARS; step++) {
    const color = parse(text);
    if (color) return color;
    const next = VARIABLE.test(text)
      ? (values.get(variableKey(text)) ?? "")
      : text
          .replaceAll(VAR, (whole, name: string) => values.get(name) ?? whole)
          .replaceAll(
            LIGHT_DARK,
            (_, colors: string) => splitOutside(colors, ",")[scheme === "light" ? 0 : 1]?.trim() ?? "",
          );
    const clean = next.replaceAll(FLAGS, "").trim();
    if (clean === text) return null;
    text = clean;
  }
  return null;
}

function themeName(theme: string | null, scheme: Scheme, schemes: number): string | null {
  if (schemes === 1) return theme;
  return theme === null ? scheme : `${theme} ${scheme}`;
}

/** The theme that a block is for: nothing for the whole page, "?" where it is for some elements only. */
function scopeOf(block: Block): string {
  const parts: string[] = [];
  for (let at: Block | null = block; at?.parent; at = at.parent) {
    const prelude = at.prelude.replace(/^&/, "");
    if (prelude.split(",").every((selector) => ROOT.test(selector.trim()))) continue;
    parts.unshift(
      prelude.split(",").every((selector) => THEME.test(selector.trim())) ? prelude.replaceAll(/\s+/g, "\u00a0") : "?",
    );
  }
  return parts.join(" ");
}
