// `npm run bench`: measures the engine against other libraries. `npm run bench -- parse` runs the topics with that word in
// their name; `npm run bench -- --write` runs all and keeps the tables in bench/README.md.
import { fork } from "node:child_process";
import { bundleTopics } from "./bundle.ts";
import { lowerQuartile } from "./harness.ts";
import { writeReadme } from "./readme.ts";
import { printTable, type Table, tableOf } from "./report.ts";
import { engineSizeTable, nameSizeTable } from "./sizes.ts";
import type { Measurement } from "./topic.ts";
import { TOPICS } from "./topics.ts";

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isWriting = process.argv.includes("--write");
const isWanted = (name: string) => words.length === 0 || name.split("-").some((part) => words.includes(part));

process.chdir(new URL("..", import.meta.url).pathname);
const script = await bundleTopics();
const tables: Table[] = [];
for (const [name, { isAlsoPolluted, processes }] of Object.entries(TOPICS)) {
  if (!isWanted(name)) continue;
  const fresh = processes ? await measureFirstRuns(name, processes) : await measureInChild(name, "fresh");
  const polluted = isAlsoPolluted ? await measureInChild(name, "polluted") : undefined;
  show(tableOf(fresh, polluted));
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

function measureInChild(name: string, mode: string): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [name, mode], { serialization: "advanced" });
    child.once("message", (measurement) => resolve(measurement as Measurement));
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
  });
}

/** Each contender in processes of its own. */
async function measureFirstRuns(name: string, processes: number): Promise<Measurement> {
  const first = await measureInChild(name, "0");
  const rows = [];
  for (let contender = 0; contender < first.contenderCount; contender++) {
    const runs = [];
    for (let i = 0; i < processes; i++) runs.push(...(await measureInChild(name, String(contender))).rows);
    const [row] = runs;
    if (row) rows.push({ ...row, nanoseconds: lowerQuartile(runs.map(({ nanoseconds }) => nanoseconds)) });
  }
  return { ...first, rows };
}
