import type { Color } from "../../../../color/color.ts";
import { splitOutside } from "../../../../color/text/code-text.ts";
import { parse } from "../../../../color/text/parse.ts";
import type { Definition, Reading } from "./read-file.ts";
import type { Block } from "./read-sheet.ts";
import { THEME_ATTRIBUTE, THEME_CLASS } from "./theme-words.ts";
import { variableKey } from "./variable-names.ts";

export type Scheme = "light" | "dark";

/** The values of variables in one theme; a `null` theme means that none of them differs between themes. */
export type Environment = {
  readonly theme: string | null;
  readonly scheme: Scheme;
  readonly values: ReadonlyMap<string, string>;
};

const MAX_STEPS = 32;
const MAX_THEMES = 100;
const SOME_ELEMENTS = "?";
const MAX_VALUE_CHARACTERS = 1000;
const VAR = /var\(\s*(--[\w\u0080-\uffff-]+)\s*(?:,[^()]*)?\)/gi;
const VARIABLE = /^[$@][\w-]+$/;
const LIGHT_DARK = /light-dark\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gi;
const FLAGS = /\s*!(?:default|global|important)\b/gi;
/** Selectors whose variables apply to the whole page. */
const ROOT = /^(?::root|html|:host|body|\*|@theme[\w\s-]*|@layer[\w\s.-]*)$/i;
/** Selectors and media queries that name a theme. */
const THEME = new RegExp(
  `^(?:(?::root|html|body|:host)?(?:${THEME_ATTRIBUTE}|${THEME_CLASS})|@media[^{]*prefers-[\\w-]+\\s*:[^{]*)$`,
);

/** What is known about a variable: its value for the whole page, and its values in themes. */
type Facts = { readonly base: string | null; readonly themes: ReadonlyMap<string, string> };

/** Holds the variables of all files, and finds out what can be proved about a value. */
export class Variables {
  private readonly definitions = new Map<string, Definition[]>();
  private readonly assigned = new Set<string>();
  private readonly facts = new Map<string, Facts | null>();
  private readonly known = new Map<string, Environment[]>();

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
   * The environments in which these values can be read: one if each variable has a single value, else one for each
   * theme. None if that can't be proved: a variable is set by a script, only in some element, or not in these files.
   */
  environments(values: readonly string[]): Environment[] {
    const key = values.join("\n");
    const known = this.known.get(key) ?? this.findEnvironments(values);
    this.known.set(key, known);
    return known;
  }

  private findEnvironments(values: readonly string[]): Environment[] {
    const facts = new Map<string, Facts>();
    const rest = [...values];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
      for (const name of namesIn(value)) {
        if (facts.has(name)) continue;
        const own = this.factsOf(name);
        if (!own || facts.size >= MAX_STEPS) return [];
        facts.set(name, own);
        if (own.base !== null) rest.push(own.base);
        rest.push(...own.themes.values());
      }
    }
    return combine(values, facts);
  }

  private factsOf(name: string): Facts | null {
    const known = this.facts.get(name);
    if (known !== undefined) return known;
    const facts = this.assigned.has(name) ? null : proveFacts(name, this.definitions.get(name) ?? []);
    this.facts.set(name, facts);
    return facts;
  }
}

/** Null if there is no definition, or one that applies only to some elements. */
function proveFacts(name: string, definitions: readonly Definition[]): Facts | null {
  if (definitions.length === 0) return null;
  const values = new Set(definitions.map(({ declaration }) => declaration.value));
  const themes = new Map<string, string>();
  if (values.size === 1) return { base: [...values][0] as string, themes };
  const byScope = new Map<string, Definition>();
  for (const definition of definitions) {
    const scope = scopeOf(definition.block);
    if (scope.includes(SOME_ELEMENTS) || (scope !== "" && !name.startsWith("--"))) return null;
    const before = byScope.get(scope);
    // If two blocks set it, the order of the files decides which one wins.
    const isSure =
      !before || before.block === definition.block || before.declaration.value === definition.declaration.value;
    if (!isSure || byScope.size > MAX_THEMES) return null;
    byScope.set(scope, definition);
  }
  for (const [scope, { declaration }] of byScope) if (scope !== "") themes.set(scope, declaration.value);
  return { base: byScope.get("")?.declaration.value ?? null, themes };
}

function combine(values: readonly string[], facts: ReadonlyMap<string, Facts>): Environment[] {
  const names = [...facts.keys()];
  const texts = [...values, ...[...facts.values()].flatMap(({ base, themes }) => [base ?? "", ...themes.values()])];
  const schemes: Scheme[] = texts.some((text) => /light-dark\(/i.test(text)) ? ["light", "dark"] : ["light"];
  const themes = new Set<string | null>([null, ...[...facts.values()].flatMap((own) => [...own.themes.keys()])]);
  return [...themes].flatMap((theme) => {
    const own = new Map<string, string>();
    for (const [name, { base, themes: values }] of facts) {
      const value = values.get(theme ?? "") ?? base;
      if (value !== null) own.set(name, value);
    }
    if (own.size < names.length) return [];
    return schemes.map((scheme) => ({ theme: themeName(theme, scheme, schemes.length), scheme, values: own }));
  });
}

function namesIn(value: string): string[] {
  const names = [...value.matchAll(VAR)].map(([, name]) => name as string);
  const bare = value.replaceAll(FLAGS, "").trim();
  return VARIABLE.test(bare) ? [...names, variableKey(bare)] : names;
}

/** The color of a value in an environment; `null` if it is not a color, or depends on more. */
export function resolveColor(value: string, { values, scheme }: Environment): Color | null {
  let text = value.replaceAll(FLAGS, "").trim();
  for (let step = 0; step < MAX_STEPS && text.length <= MAX_VALUE_CHARACTERS; step++) {
    const color = parse(text);
    if (color) return color;
    const next = VARIABLE.test(text)
      ? (values.get(variableKey(text)) ?? "")
      : text
          .replaceAll(VAR, (whole, name: string) => values.get(name) ?? whole)
          .replaceAll(LIGHT_DARK, (_, colors: string) => splitOutside(colors, ",")[scheme === "light" ? 0 : 1] ?? "");
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

/** The theme of a block; empty for the whole page, as in `:root, .light`. */
function scopeOf(block: Block): string {
  const parts: string[] = [];
  for (let at: Block | null = block; at?.parent; at = at.parent) {
    const selectors = at.prelude
      .replace(/^&/, "")
      .split(",")
      .map((selector) => selector.trim());
    const rest = selectors.filter((selector) => !ROOT.test(selector));
    if (!rest.every((selector) => THEME.test(selector))) return SOME_ELEMENTS;
    if (rest.length === selectors.length) parts.unshift(rest.join(", ").replaceAll(/\s+/g, " "));
  }
  return parts.join(" ");
}
