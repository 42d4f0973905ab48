import { endOfComment, endOfString } from "../../text/code-text.ts";

/** What the enclosing blocks say about a declaration. */
type Surroundings = {
  /** A unique number for each block. */
  readonly block: number;
  /** Null for declarations that apply to both themes. */
  readonly theme: "light" | "dark" | null;
  /** For screens that show more than sRGB. */
  readonly isWide: boolean;
  /** In Tailwind's @theme. */
  readonly isTheme: boolean;
  /** In a Less map, `@name: { key: value; }`, whose keys have no prefix. */
  readonly isMap: boolean;
};

export type Declaration = Surroundings & { readonly key: string; readonly value: string };

const NOWHERE: Surroundings = { block: 0, theme: null, isWide: false, isTheme: false, isMap: false };
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)|\bnot\s+(?:all\s+and\s+)?\([^()]*\)/gi;
const IS_DARK = /prefers-color-scheme:\s*dark|(?:^|[\s.,(["'=_-])dark(?![\w-])/i;
const IS_LIGHT = /prefers-color-scheme:\s*light|(?:^|[\s.,(["'=_-])light(?![\w-])/i;
const IS_WIDE = /color-gamut|dynamic-range|@supports[^{]*(?:color|oklch|lab|lch)\(/i;
const IS_VARIABLE = /^(?:--|\$|@)/;
const MAX_BLOCK_DEPTH = 200;
const MAX_PRELUDE_CHARACTERS = 1000;

/** Every variable declaration in CSS, SCSS or Less, in linear time: `--name: …`, `$name: …`, `@name: …`. */
export function readDeclarations(text: string): Declaration[] {
  const declarations: Declaration[] = [];
  const blocks: Surroundings[] = [];
  let count = 0;
  let statement = "";
  let start = 0;
  let parentheses = 0;
  let interpolations = 0;
  const flush = (at: number) => {
    const declaration = readDeclaration(statement + text.slice(start, at), blocks.at(-1) ?? NOWHERE);
    if (declaration) declarations.push(declaration);
  };
  for (let at = 0; at < text.length; ) {
    const character = text[at] as string;
    const commentEnd = endOfComment(text, at);
    if (commentEnd > at) {
      statement += `${text.slice(start, at)} `;
      start = commentEnd;
      at = commentEnd;
      continue;
    }
    if (character === '"' || character === "'") {
      at = endOfString(text, at);
      continue;
    }
    if (character === "\\") at++;
    else if (character === "(") parentheses++;
    else if (character === ")") parentheses = Math.max(0, parentheses - 1);
    else if (character === "{" && /[#@$]/.test(text[at - 1] ?? "")) interpolations++;
    else if (character === "}" && interpolations > 0) interpolations--;
    else if (character === "{" || character === "}" || (character === ";" && parentheses === 0)) {
      if (character === "{") {
        const end = statement + text.slice(Math.max(start, at - MAX_PRELUDE_CHARACTERS), at);
        const prelude = end.slice(-MAX_PRELUDE_CHARACTERS);
        if (blocks.length < MAX_BLOCK_DEPTH) blocks.push(enter(blocks.at(-1) ?? NOWHERE, prelude.trim(), ++count));
      } else {
        flush(at);
        if (character === "}") blocks.pop();
      }
      statement = "";
      start = at + 1;
      parentheses = 0;
    }
    at++;
  }
  flush(text.length);
  return declarations;
}

function enter(around: Surroundings, prelude: string, block: number): Surroundings {
  return {
    block,
    theme: around.theme ?? themeOf(prelude),
    isWide: around.isWide || IS_WIDE.test(prelude),
    isTheme: around.isTheme || prelude.startsWith("@theme"),
    isMap: /^@[\w-]+\s*:$/.test(prelude),
  };
}

/** A list such as `:root, .light` applies to both themes. */
function themeOf(prelude: string): Surroundings["theme"] {
  const selectors = prelude.replace(NEGATION, "").split(",");
  if (selectors.every((selector) => IS_DARK.test(selector))) return "dark";
  return selectors.every((selector) => IS_LIGHT.test(selector)) ? "light" : null;
}

function readDeclaration(statement: string, surroundings: Surroundings): Declaration | null {
  const colon = statement.indexOf(":");
  if (colon < 0) return null;
  const key = statement.slice(0, colon).trim();
  if (key === "" || /\s/.test(key) || !(surroundings.isMap || IS_VARIABLE.test(key))) return null;
  return { ...surroundings, key, value: statement.slice(colon + 1).trim() };
}
