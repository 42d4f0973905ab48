import type { Syntax } from "./read-sheet.ts";

/** Which variables a text uses. Names keep their sign: `--x`, `$x`, `@x`. */
export type Mentions = {
  readonly names: Set<string>;
  /** Interpolated names, such as `--#{$name}-dark`, as regular expressions. */
  readonly patterns: Set<string>;
  /** Variables that a script sets. */
  readonly assigned: Set<string>;
};

const PROPERTY = /(?<![\w\u0080-\uffff-])--[\w\u0080-\uffff-]*(?:[#$@]\{[^{}]{0,200}\}[\w-]*)*/g;
const SCSS_VARIABLE = /\$[\w\u0080-\uffff-]+/g;
const LESS_VARIABLE = /@\{?[\w-]+/g;
const INTERPOLATION = /[#$@]\{[^{}]*\}/;
const SETS = /^["'`]\s*\]?\s*[:,]/;

/** Sass treats - and _ as the same. */
export function variableKey(name: string): string {
  return name.startsWith("$") ? name.replaceAll("_", "-") : name;
}

/** Adds the variables that a text uses to `mentions`; `defined` has the positions of names that are only declared. */
export function findMentions(
  text: string,
  kind: Syntax | "script",
  comments: readonly (readonly [start: number, end: number])[],
  defined: ReadonlySet<number>,
  mentions: Mentions,
): void {
  if (text.includes("--"))
    walk(text, PROPERTY, comments, defined, (name, at) => addProperty(text, kind, name, at, mentions));
  if (kind === "scss") walk(text, SCSS_VARIABLE, comments, defined, (name) => mentions.names.add(variableKey(name)));
  // @@name: any variable may be meant.
  if (kind === "less" && text.includes("@@")) mentions.patterns.add("@.*");
  if (kind === "less")
    walk(text, LESS_VARIABLE, comments, defined, (name) => mentions.names.add(name.replace("{", "")));
}

function addProperty(text: string, kind: Syntax | "script", name: string, at: number, mentions: Mentions): void {
  if (
    text
      .slice(Math.max(0, at - 12), at)
      .trimEnd()
      .endsWith("@property")
  )
    return;
  const isPrefix = kind === "script" && name.endsWith("-") && name !== "--";
  if (INTERPOLATION.test(name) || isPrefix) {
    const parts = name.split(INTERPOLATION).map((part) => part.replaceAll(/[^\w-]/g, "."));
    mentions.patterns.add(`${parts.join(".*")}${isPrefix ? ".*" : ""}`);
    return;
  }
  mentions.names.add(name);
  if (kind === "script" && SETS.test(text.slice(at + name.length, at + name.length + 10))) mentions.assigned.add(name);
}

function walk(
  text: string,
  pattern: RegExp,
  comments: readonly (readonly [start: number, end: number])[],
  defined: ReadonlySet<number>,
  take: (name: string, at: number) => void,
): void {
  let comment = 0;
  for (const { 0: name, index } of text.matchAll(pattern)) {
    while ((comments[comment]?.[1] ?? Number.POSITIVE_INFINITY) <= index) comment++;
    const isInComment = (comments[comment]?.[0] ?? Number.POSITIVE_INFINITY) <= index;
    if (!isInComment && !defined.has(index)) take(name, index);
  }
}
