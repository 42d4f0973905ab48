// Measures how long `huesmith audit` takes, including the start of Node: `npm run bench:audit`. It runs the built
// command seven times on generated files. When other work runs on the machine, CPU time is more telling than wall time.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

const RUNS = 7;
const LINES = 100_000;
const GOAL_MS = 2000;
const LINES_OF_RULE = 10;
const AT_EXIT = 'data:text/javascript,process.on("exit",()=>console.error(JSON.stringify(process.cpuUsage())))';
const CLI = join(import.meta.dirname, "../packages/cli");

/** Typical of large projects: 500 colors, each used many times, some of them close to each other. */
const PALETTE = Array.from(
  { length: 500 },
  (_, index) => `#${((index * 2_654_435) % 0xffffff).toString(16).padStart(6, "0")}`,
);

function rule(index: number): string {
  const color = (offset: number) => PALETTE[(index * 7 + offset) % PALETTE.length] as string;
  return `.card-${index} .title > a:hover,
.card-${index}::before {
  color: ${color(0)};
  background-color: var(--surface-${index % 50});
  border: 1px solid ${color(1)};
  margin: 0 auto 1rem; /* #${index} */
  box-shadow: 0 1px 2px rgb(0 0 0 / ${(index % 9) + 1}0%);
  fill: oklch(0.${10 + (index % 80)} 0.0${index % 10} ${index % 360});
}

`;
}

function sheet(lines: number, first = 0): string {
  const surfaces = Array.from({ length: 50 }, (_, index) => `  --surface-${index}: ${PALETTE[index * 9]};\n`).join("");
  const rules = Array.from({ length: Math.round(lines / LINES_OF_RULE) }, (_, index) => rule(first + index));
  return `:root {\n${surfaces}}\n${rules.join("")}`;
}

function write(folder: string, files: Iterable<readonly [name: string, text: string]>): void {
  for (const [name, text] of files) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const many = Array.from({ length: 10_000 }, (_, index) => [`${index % 100}/${index}.css`, rule(index)] as const);
const CASES: readonly (readonly [title: string, files: readonly (readonly [string, string])[]])[] = [
  ["An empty file: the start of Node and of the command", [["a.css", ""]]],
  ["100,000 lines of CSS", [["a.css", sheet(LINES)]]],
  [
    "100,000 lines of SCSS in 1,000 files",
    Array.from({ length: 1000 }, (_, index) => [`${index}.scss`, sheet(LINES / 1000, index * 10)]),
  ],
  ["10,000 files of 10 lines", many],
  [
    "1 MB of CSS on one line",
    [
      [
        "a.css",
        sheet(LINES / 2)
          .replaceAll(/\n\s*/g, " ")
          .slice(0, 1_000_000),
      ],
    ],
  ],
];

execFileSync(process.execPath, ["build.mjs"], { cwd: CLI });
console.log(
  `${availableParallelism()} cores of ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log("| input | MB | median | fastest | processor | goal |\n|---|---:|---:|---:|---:|---:|");
for (const [title, files] of CASES) {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-bench-"));
  write(folder, files);
  const runs = Array.from({ length: RUNS }, () => timesOf(folder));
  rmSync(folder, { recursive: true });
  const megabytes = files.reduce((sum, [, text]) => sum + text.length, 0) / 1e6;
  const goal = title.startsWith("100,000 lines of CSS") ? `${GOAL_MS} ms` : "";
  const times = runs.map(({ clock }) => clock).sort((a, b) => a - b);
  const busy = runs.map(({ processor }) => processor).sort((a, b) => a - b);
  const shown = [times[RUNS >> 1], times[0], busy[RUNS >> 1]].map((time = 0) => `${Math.round(time)} ms`);
  console.log(`| ${title} | ${megabytes.toFixed(1)} | ${shown.join(" | ")} | ${goal} |`);
}

function timesOf(folder: string): { clock: number; processor: number } {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", AT_EXIT, join(CLI, "dist/huesmith.js"), "audit", folder],
    { maxBuffer: 1e9, encoding: "utf8" },
  );
  const clock = performance.now() - start;
  if (status !== 0 && status !== 1) throw new Error(stderr);
  const { user, system } = JSON.parse(stderr);
  return { clock, processor: (user + system) / 1000 };
}
