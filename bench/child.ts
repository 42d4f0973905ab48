// Measures topics in a separate process: `node child.js <mode> <topic>…`. Sends the results to the parent.
import { checkAgreement, measure, measureOnce, pollute } from "./harness.ts";
import type { Measurement, Row, Topic } from "./topic.ts";
import { TOPICS } from "./topics.ts";

/** How long each contender of every topic runs beforehand. */
const POLLUTING_MS = 8;

/** "fresh"; "count" for the same with counts; "polluted"; or the number of the contender whose first run counts. */
const [, , mode = "fresh", ...names] = process.argv;

if (mode === "polluted") for (const { load } of Object.values(TOPICS)) pollute(await load(), POLLUTING_MS);
const measurements: Measurement[] = [];
for (const name of names) {
  const topic = await TOPICS[name]?.load();
  if (!topic) throw new Error(`No topic ${name}`);
  const { title, per, goals, note, contenders, count, compare } = topic;
  const rows = run(topic);
  const facts = mode === "count" ? (count?.() ?? []) : [];
  const comparison = mode === "count" ? compare?.() : undefined;
  measurements.push({ title, per, goals, note, contenderCount: contenders.length, rows, facts, comparison });
}
process.send?.(measurements);

function run(topic: Topic): Row[] {
  if (/^\d+$/.test(mode)) return measureOnce(topic, Number(mode));
  checkAgreement(topic);
  return measure(topic);
}
