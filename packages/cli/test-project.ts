// A project with every kind of file that `huesmith audit` reads, and everything that it must not mistake for a color.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const PROJECT: Readonly<Record<string, string | Uint8Array>> = {
  ".gitignore": "generated/\n*.tmp.css\n!keep.tmp.css\n",
  ".git/config": "",
  "src/site.css": `\uFEFF:root {\r
  --brand: #0d6986;\r
  --text: #777;\r
  --paper: #fff;\r
  --lost: rebeccapurple;\r
}\r
.card { color: var(--text); background: var(--paper) no-repeat; }\r
.button { color: #0d6986; border: 1px solid #0d6987; }\r
/* color: #0d6988; */\r
.typo { color: #12345; background-color: rgb(1, 2); fill: tael; }\r
#fade, a[href="#add"] { background: url(data:image/svg+xml,#fff) #0d6986; content: "#0d6987"; }\r
.vivid { color: oklch(70% 0.4 150); }\r
@media (color-gamut: p3) { .vivid { color: oklch(70% 0.25 150); } }\r
.link { color: var(--brand); }\r
`,
  "src/theme.css": `@import "tailwindcss";
@theme {
  --color-mist: oklch(0.95 0.01 200);
  --color-typo: #abcde;
}
`,
  "src/styles.scss": `@use "sass:color";
$ink: #101820;
$unused: #fab005;
@mixin button($color: #e03131) { color: $color; }
.a {
  // color: #12345;
  color: $ink;
  &:hover { color: color.adjust($ink, $lightness: 10%); background: rgba($ink, 0.5); }
  #{$prefix}-x { color: #{$ink}; }
}
.pair { color: #868e96; background-color: $paper-color; }
$paper-color: #f8f9fa;
`,
  "src/styles.less": `@ink: #212529;
@unused: #fab005;
.mixin(@color; @size: 2px) { color: fade(@color, 20%); }
.b { .mixin(#c92a2a; 1px); color: @ink; width: ~"calc(1px + @{size})"; }
`,
  "src/page.html": `<!doctype html>
<!-- <p style="color: #12345"> -->
<meta name="theme-color" content="#0d6986">
<style>
  .x { color: #999; background: #fff; }
</style>
<a href="#abc123" style="color: #fff; background-color: #fefefe" id="fff">It is #123 and color: #12345</a>
<svg><use href="#abc"/><path fill="#0d698" stroke="none"/></svg>
<script>const color = "#0d6986"; document.querySelector("#fade");</script>
`,
  "src/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0d6987" d="M0 0"/><path fill="url(#a)" stroke="#c92a2a"/></svg>\n`,
  "src/View.vue": `<template><p :style="{ color: '#0d6986' }" class="bg-[#0d6986]">#12345</p></template>
<style lang="scss" scoped>
$tone: #495057;
.v { color: $tone; }
</style>
`,
  "src/View.svelte": `<p style:color="#0d6986" style="color: {tone}; background: #495057">x</p>\n`,
  "src/view.tsx": `export const View = () => <p style={{ color: "#0d6987", backgroundColor: "#12345" }} id="fff">{issue("#123")}</p>;\n`,
  "tailwind.config.js": `module.exports = { theme: { colors: { brand: "#0d6986", mist: "#e9ecef" } }, plugins: [require("x")] };\n`,
  "tokens.json": `{
  "brand": { "$type": "color", "$value": "#0d6986" },
  "typo": { "$type": "color", "$value": "#0d698z" },
  "wide": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 150], "hex": "#00c248" } },
  "alias": { "$type": "color", "$value": "{brand}" }
}
`,
  "package-lock.json": `{ "packages": { "x": "#12345" } }\n`,
  "generated/built.css": ".x { color: #12345; }\n",
  "src/old.tmp.css": ".x { color: #12345; }\n",
  "src/keep.tmp.css": ".x { color: #1234567; }\n",
  "node_modules/x/x.css": ".x { color: #12345; }\n",
  "dist/x.css": ".x { color: #12345; }\n",
  "src/x.min.css": ".x{color:#12345}\n",
  "src/binary.css": new Uint8Array([0x2e, 0x78, 0, 0x23, 0x66]),
  "src/latin.css": new Uint8Array([...Buffer.from(".x { color: #0d6987; content: '"), 0xe9, ...Buffer.from("' }\n")]),
};

/** Writes the files into a new temporary folder and returns its path. */
export function writeProject(files = PROJECT): string {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-audit-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
