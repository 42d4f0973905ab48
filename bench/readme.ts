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

\`npm run bench\` measures the engine against the fastest libraries of its kind; \`npm run bench -- parse\` runs the topics
with that word in their name, \`npm run bench -- --write\` runs all and writes this file.

- Ours is measured as production gets it, bundled by Vite; the peers come from npm, each by the fastest fitting way that it
  offers. Before the clock starts, the results of all are compared, within the tolerance that the topic states.
- Every topic runs in processes of its own, which is the best case for the peers. Parsing is measured once more in processes
  that have run all topics before ("after everything else"), as a real application would have.
- 8192 random inputs, the same in each run: so many that the processor cannot learn by heart which way each branch goes.
  Samples of about 1 ms, which is shorter than a time slice, 45 of each contender in turn, of which the lower quartile counts;
  of three processes the middle one, because the compiler does not make the same of the same code every time. Each contender
  is called from a loop of its own. Slow ones get fewer inputs and samples.
- Times of a shared machine move by 15 %, ratios within one run by about 10 %.
- Ratios also depend on the processor: with the same code, an older, busier EPYC reached 50 of the 59 goals on November 28, 2026.
- In the tables ours come first; "x ours" is the time as a multiple of the first row.`;

const PAGES = `Pages, their weight and their presses are measured in [PAGES.md](PAGES.md).`;

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
  const load = `load ${loadavg()[1]?.toFixed(1)} in the last five minutes, of which the measurements are about 1`;
  return `${cores.length} cores of ${cores[0]?.model.trim()}, ${process.platform} ${process.arch}, ${node}; ${load}.\n\nPeers: ${versions}.`;
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string };
  return version;
}
