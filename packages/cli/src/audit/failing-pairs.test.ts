import { expect, test } from "vitest";
import { audit } from "./audit.ts";
import { readFile } from "./read-file.ts";
import { DEFAULT_RULES } from "./rules.ts";

/** The selectors that fail, with their theme. */
function failing(css: string, file = "a.css"): string[] {
  const { findings } = audit([readFile(file, css)], DEFAULT_RULES);
  return findings.flatMap((one) =>
    one.rule === "failing-pair" ? [one.selector + (one.theme ? ` in ${one.theme}` : "")] : [],
  );
}

test("a control that isn't disabled is checked", () => {
  for (const selector of [
    "button:not(:disabled)",
    ".a:not([disabled])",
    ".a:not(:hover, :disabled)",
    ".a:not(.disabled)",
  ])
    expect(failing(`${selector} { color: #777; background: #fff }`)).toEqual([selector]);
  expect(failing("[aria-disabled=false], [disabled='false'] { color: #777; background: #fff }")).toHaveLength(1);
  for (const inside of ["&:hover", "@media (hover)"])
    expect(failing(`.b:disabled { ${inside} { color: #777; background: #fff } }`), inside).toEqual([]);
  expect(failing(".b:disabled, .c { &:hover { color: #777; background: #fff } }")).toHaveLength(1);
  expect(failing(":is(.a, .b):disabled, [aria-disabled=true] { color: #777; background: #fff }")).toEqual([]);
  for (const selector of ["button:disabled", ".a:not(:hover):disabled", ".a:disabled:not(.b:not(.c))", ".a.disabled"])
    expect(failing(`${selector} { color: #777; background: #fff }`), selector).toEqual([]);
});

test("only whole words of a selector name a theme", () => {
  const themes = ":root { --text: #777; --paper: #fff } .dark { --text: #eee; --paper: #222 }";
  for (const word of ["highlight", "modern", "model", "lightbox", "spotlight", "darkroom", "modal"]) {
    const own = `.${word} { color: var(--text); background: var(--paper) }`;
    expect(failing(`${themes} ${own}`), word).toEqual([`.${word}`]);
    const inside = `.card { color: light-dark(#111, #eee); background: #fff } .${word} .card { color: #111 }`;
    expect(failing(inside), word).toEqual([".card in dark"]);
    // What an element sets is no theme, so the value of the variable isn't certain.
    const set = `:root { --text: #111 } .${word} { --text: #eee } .a { color: var(--text); background: #fff }`;
    expect(failing(set), word).toEqual([]);
  }
  const names = [
    ".dark",
    ".dark-mode",
    ".theme-dark",
    ".darkMode",
    ".darkmode",
    ".isDark",
    ".is_dark",
    "[data-theme=dark]",
  ];
  for (const name of [...names, ".v-theme--dark", ".darktheme", ".high-contrast"]) {
    const light = ":root { --text: #111 } .a { color: var(--text); background: #fff }";
    expect(failing(`${light} ${name} { --text: #eee }`), name).toEqual([`.a in ${name}`]);
    expect(failing(`${light} ${name} { --text: #eee } ${name} .a { background: #222 }`), name).toEqual([]);
  }
});

test("text counts as large unless its size is certainly small", () => {
  const fails = (style: string) => failing(`.a { color: #777; background: #fff; ${style} }`).length === 1;
  for (const size of [
    "23px",
    "1rem",
    "17pt",
    "clamp(1rem, 3vw, 4rem)",
    "clamp(1rem, calc(100vw / 20), 1.1rem)",
    "max(16px, 2vw)",
    "MAX(1rem, 12px)",
    "x-small",
    "large",
  ]) {
    expect(fails(`font-size: ${size}`), size).toBe(true);
    expect(fails(`font: italic ${size}/2 Inter, serif`), size).toBe(true);
  }
  for (const size of [
    "24px",
    "clamp(1.5rem, 3vw, 4rem)",
    "max(24px, 2vw)",
    "max(1rem, 2em)",
    "clamp(1em, 3vw, 4rem)",
    "2em",
    "150%",
    "5vw",
    "calc(1rem + 1vw)",
    "xx-large",
    "larger",
    "inherit",
    "var(--xl)",
  ]) {
    expect(fails(`font-size: ${size}`), size).toBe(false);
    expect(fails(`font: italic ${size} / 20px Inter`), size).toBe(false);
    expect(failing(`.a { color: #999; background: #fff; font-size: ${size} }`), size).toEqual([".a"]);
  }
  for (const weight of [
    "700",
    "bold!important",
    "bolder",
    "inherit",
    "var(--weight)",
    "calc(1 * 700)",
    "$weight",
    "@weight",
  ])
    expect(fails(`font-size: max(19px, 1vw); font-weight: ${weight}`), weight).toBe(false);
  for (const font of ["var(--weight) 19px Inter", "italic $weight 19px Inter"])
    expect(fails(`font: ${font}`), font).toBe(false);
  for (const font of ["19px var(--family)", "italic max(19px, 1vw) $family"])
    expect(fails(`font: ${font}`), font).toBe(true);
  for (const weight of ["400", "normal", "lighter", "initial"])
    expect(fails(`font-size: 19px; font-weight: ${weight}`), weight).toBe(true);
  expect(failing(".a { color: #777; background: #fff; font-size: $size }", "a.scss")).toEqual([]);
});
