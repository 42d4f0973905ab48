import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/** Phrases that docs/VOICE.md rules out, each with what to write instead. */
const BANNED: readonly { phrase: RegExp; hint: string }[] = [
  { phrase: /\b(some|no|any|every)body\b/i, hint: "someone, no one, anyone, everyone, or rather “you”" },
  { phrase: /\bwho(so)?ever\b/i, hint: "anyone who" },
  { phrase: /\bthat there is not\b/i, hint: "that doesn't exist" },
  { phrase: /\bstands (for|at|on|beside|behind|below|above|under|near|here|there)\b/i, hint: "is, or means" },
  { phrase: /\bbeside it\b/i, hint: "next to it" },
  { phrase: /\bin other eyes\b|\bwith other eyes\b|\bkinds? of eyes?\b/i, hint: "color blindness" },
  { phrase: /\bgo(es)? on with\b/i, hint: "continue, or name the next step" },
  { phrase: /\bbegin with another\b/i, hint: "Presets" },
  { phrase: /\b(is|are) the most( there can be)?[.,]|\bthrown away\b/i, hint: "is the maximum, is rejected" },
  { phrase: /\btak(e|es|en) (\w+ ){0,3}back\b/i, hint: "undo, clear, or stop sharing" },
  { phrase: /\bgiv(e|es|ing) way\b|\bgave way\b/i, hint: "is reduced, or adjusts" },
  { phrase: /\bcomes? about\b/i, hint: "how it's calculated" },
  { phrase: /\bas many as you like\b/i, hint: "unlimited" },
  { phrase: /\b(a|this|the|that|no|your|each|in|by) mails?\b(?! server)/i, hint: "email" },
  { phrase: /\bnothing (is|was) lost\b/i, hint: "your work is safe" },
  { phrase: /\b(mend(s|ed)?|owes?|anew|see-through)\b/i, hint: "fix, need to pay, again, transparent" },
  { phrase: /\b(need not|may not yet|is no (color|number|name|event)\b)/i, hint: "don't need to, isn't a" },
  { phrase: /\bshall\b/i, hint: "should, must, or will" },
  { phrase: /\b(towards|in place of)\b/i, hint: "toward, instead of" },
  { phrase: /\bwithout a limit\b|\bas many [\w ]+ as you want\b/i, hint: "unlimited" },
  { phrase: /\bby (the )?(plain )?formula\b/i, hint: "with the basic formula" },
  { phrase: /\bif it was not you\b/i, hint: "If this wasn't you" },
  { phrase: /\btodo:/i, hint: "the text that `npm run new-tool` asks for" },
];

const ANY_BANNED = new RegExp(BANNED.map(({ phrase }) => phrase.source).join("|"), "i");
/** Matches whitespace, escapes and entities between words. */
const BETWEEN_WORDS = /\s+|\\(?:u\{?[\da-f]+\}?|x[\da-f]{2}|[a-z])|&#?\w+;/gi;

/** Phrases quoted from the specification or another project. */
const ALLOWED: readonly string[] = [];

const FILES = {
  code: ["{acts,color,content,contract,server}/**/*.ts", "app/**/*.{ts,tsx}", "packages/*/src/**/*.ts"],
  pages: ["docs/*.md", "packages/*/README.md", "README.md", "CONTRIBUTING.md"],
  operation: ["deploy/*", "Dockerfile", "compose.yaml"],
};

type Text = { text: string; start: number };

/** User-facing text in a source file: strings, templates and the text between JSX tags. */
function textsOf(file: string, source: string): Text[] {
  const texts: Text[] = [];
  const add = (text: string | null, start: number) => texts.push({ text: text ?? "", start });
  new Visitor({
    Literal: ({ value, start }) => typeof value === "string" && add(value, start),
    TemplateElement: ({ value, start }) => add(value.cooked, start),
    JSXText: ({ value, start }) => add(value, start),
  }).visit(parseSync(file, source).program);
  return texts;
}

function findBanned(file: string, texts: readonly Text[], source: string): string[] {
  return texts.flatMap(({ text, start }) => {
    const line = text.replace(/\s+/g, " ").trim();
    if (ALLOWED.some((allowed) => line.includes(allowed))) return [];
    return BANNED.flatMap(({ phrase, hint }) => {
      const found = phrase.exec(line)?.[0];
      return found ? [`${file}:${source.slice(0, start).split("\n").length} “${found}”: ${hint}`] : [];
    });
  });
}

function check(patterns: readonly string[], read: (file: string, source: string) => Text[]): string[] {
  return globSync([...patterns])
    .filter((file) => !/\.test\.tsx?$|(^|\/)(start-)?test-|VOICE\.md$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, "utf8");
      // Parsing is slow, so the whole file is searched first as if all of it were user-facing text.
      if (!ANY_BANNED.test(source.replace(BETWEEN_WORDS, " "))) return [];
      return findBanned(file, read(file, source), source);
    });
}

test("user-facing text has no phrase banned by docs/VOICE.md", () => {
  expect(check(FILES.code, textsOf)).toEqual([]);
});

test("the documentation has no banned phrase", () => {
  expect(check(FILES.pages, (_, source) => splitLines(source))).toEqual([]);
});

test("the files for operators have no banned phrase", () => {
  expect(check(FILES.operation, (_, source) => splitLines(source))).toEqual([]);
});

test("banned phrases are found in strings, templates and JSX by line", () => {
  const source = 'const a = "ok";\nconst b = `x somebody`;\nexport const C = () => <p>\n  Ask\n  nobody\n</p>;';
  expect(findBanned("a.tsx", textsOf("a.tsx", source), source).map((found) => found.split(":")[1])).toEqual([
    "2 “somebody”",
    "3 “nobody”",
  ]);
});

function splitLines(source: string): Text[] {
  let start = 0;
  return source.split("\n").map((text) => {
    const line = { text, start };
    start += text.length + 1;
    return line;
  });
}
