// `npm run bench`: measures the engine against other libraries. `npm run bench -- parse` runs the topics with that word
// in their name; `npm run bench -- --write` runs all and writes the tables to bench/README.md.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bundleTopics } from "./bundle.ts";
import { writeReadme } from "./readme.ts";
import { comparisonTable, printTable, type Table, tableOf } from "./report.ts";
import { engineSizeTable, nameSizeTable } from "./sizes.ts";
import type { Measurement, Row } from "./topic.ts";
import { TOPICS } from "./topics.ts";

/** V8 compiles the same code differently in each process, so the median of this many processes counts. */
const PROCESSES = 3;
const FIRST_RUN_PROCESSES = 7;

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isWriting = process.argv.includes("--write");
const isWanted = (name: string) => words.length === 0 || name.split("-").some((part) => words.includes(part));

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const script = await bundleTopics();
const wanted = Object.entries(TOPICS).filter(([name]) => isWanted(name));
const polluted = await measurePolluted(wanted.filter(([, topic]) => topic.isAlsoPolluted).map(([name]) => name));
const tables: Table[] = [];
for (const [name, { isFirstRun }] of wanted) {
  const fresh = isFirstRun ? await measureFirstRuns(name) : await measureFresh(name);
  show(tableOf(fresh, polluted[name]));
  if (fresh.comparison) show(comparisonTable(fresh.comparison));
}
if (isWanted("sizes")) {
  show(nameSizeTable());
  show(await engineSizeTable());
}
const verdicts = tables.flatMap((table) => table.verdicts);
console.log(`${verdicts.filter(({ isReached }) => isReached).length} of ${verdicts.length} goals reached`);
if (isWriting && words.length === 0) writeReadme(tables);

function show(table: Table): void {
  tables.push(table);
  console.log(printTable(table));
}

async function measureFresh(name: string): Promise<Measurement> {
  const runs = await runChild("count", name);
  for (let i = 1; i < PROCESSES; i++) runs.push(...(await runChild("fresh", name)));
  return middleOf(runs);
}

/** Measures the topics one after another in a process that has run all topics before. */
async function measurePolluted(names: readonly string[]): Promise<Record<string, Measurement>> {
  if (names.length === 0) return {};
  const runs: Measurement[][] = [];
  for (let i = 0; i < PROCESSES; i++) runs.push(await runChild("polluted", ...names));
  return Object.fromEntries(names.map((name, topic) => [name, middleOf(runs.flatMap((run) => run[topic] ?? []))]));
}

/** Measures each contender in separate processes. */
async function measureFirstRuns(name: string): Promise<Measurement> {
  const runs = [];
  for (let i = 0; i < FIRST_RUN_PROCESSES; i++) {
    const [first] = await runChild("0", name);
    if (!first) throw new Error(`Nothing measured for ${name}`);
    const rows = [...first.rows];
    for (let contender = 1; contender < first.contenderCount; contender++) {
      for (const { rows: others } of await runChild(String(contender), name)) rows.push(...others);
    }
    runs.push({ ...first, rows });
  }
  return middleOf(runs);
}

/** The median time of each contender over several runs of a topic. */
function middleOf(runs: readonly Measurement[]): Measurement {
  const [first] = runs;
  if (!first) throw new Error("Nothing measured");
  const rows = first.rows.map((row, i): Row => {
    const times = runs.map((run) => run.rows[i]?.nanoseconds ?? Number.NaN).sort((a, b) => a - b);
    return { ...row, nanoseconds: times[times.length >> 1] ?? Number.NaN };
  });
  return { ...first, rows };
}

function runChild(mode: string, ...names: string[]): Promise<Measurement[]> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [mode, ...names], { serialization: "advanced" });
    child.once("message", (measurements) => resolve(measurements as Measurement[]));
    child.once("exit", (code) => reject(new Error(`${names} ended with ${code}`)));
  });
}
