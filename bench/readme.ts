import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import type { Table } from "./report.ts";

const PATH = "bench/README.md";
const PEERS = [
  "@colordx/core",
  "@material/material-color-utilities",
  "@texel/color",
  "chroma-js",
  "color-bits",
  "color-space",
  "colord",
  "colorjs.io",
  "colorthief",
  "culori",
  "extract-colors",
  "image-q",
  "node-vibrant",
  "quantize",
];

const METHOD = `# Measurements

\`npm run bench\` compares the engine with the fastest libraries of its kind. \`npm run bench -- parse\` runs the topics with
that word in their name, and \`npm run bench -- --write\` runs them all and writes this file.

- Our code is bundled by Vite, as in production. The peers come from npm, and each is called in its fastest suitable way.
  Before anything is timed, all results are compared, within the tolerance of the topic.
- Each topic runs in new processes, which is the best case for the peers. Parsing is measured again in processes that have
  already run all topics ("after everything else"), as in a real application.
- There are 8192 random inputs, the same in each run: too many for the processor to learn each branch. Samples take about
  1 ms, which is shorter than a time slice. Contenders take turns for 45 samples each, and the lower quartile counts. Of
  three processes, the middle one counts, because the compiler's output varies. Each contender is called from its own loop.
  Slow ones get fewer inputs and samples.
- On a shared machine, times vary by 15 %, and ratios within one run by about 10 %.
- Ratios also depend on the processor: with the same code, an older, busier EPYC reached 50 of the 59 goals on November 28, 2026.
- Our rows come first in the tables. "x ours" is the time as a multiple of the first row.`;

const PAGES = `Measurements of pages, their weight and their responses are in [PAGES.md](PAGES.md).`;

/** Writes a whole run to bench/README.md. */
export function writeReadme(tables: readonly Table[]): void {
  const goals = tables.flatMap(({ title, verdicts }) => verdicts.map((verdict) => ({ title, ...verdict })));
  const reachedCount = goals.filter(({ isReached }) => isReached).length;
  const goalLines = goals.map(({ title, what, target, reached, isReached, why }) => [
    title,
    what,
    target,
    reached,
    isReached ? "reached" : `**missed** ${why ?? ""}`,
  ]);
  const parts = [
    METHOD,
    PAGES,
    `## Machine\n${machine()}`,
    `## Goals\n${reachedCount} of ${goals.length} reached.`,
    textTable(["topic", "what", "goal", "measured", ""], goalLines),
    "## Tables",
    ...tables.map(({ title, head, lines, note }) =>
      [`### ${title}`, numberTable(head, lines), ...(note ? [note] : [])].join("\n\n"),
    ),
  ];
  writeFileSync(PATH, `${parts.join("\n\n")}\n`);
}

/** Names align left, numbers right. */
function numberTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return markdownTable(head, `|---|${"---:|".repeat(head.length - 1)}`, lines);
}

function textTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return markdownTable(head, `|${"---|".repeat(head.length)}`, lines);
}

function markdownTable(head: readonly string[], rule: string, lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [row(head), rule, ...lines.map(row)].join("\n");
}

function machine(): string {
  const cores = cpus();
  const versions = PEERS.map((name) => `${name} ${versionOf(name)}`).join(", ");
  const node = `Node ${process.version} (V8 ${process.versions.v8})`;
  const load = `load ${loadavg()[1]?.toFixed(1)} in the last five minutes, about 1 of it from the measurements`;
  return `${cores.length} cores of ${cores[0]?.model.trim()}, ${process.platform} ${process.arch}, ${node}; ${load}.\n\nPeers: ${versions}.`;
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string };
  return version;
}
