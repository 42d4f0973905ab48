// Measures one topic in a process of its own: `node child.js <topic> <mode>`. The answer goes to the parent.
import { checkAgreement, measure, measureOnce, pollute } from "./harness.ts";
import type { Measurement, Row, Topic } from "./topic.ts";
import { TOPICS } from "./topics.ts";

/** What each contender of the other topics gets to run beforehand. */
const POLLUTING_MS = 8;

/** "fresh", "polluted", or the number of the one contender whose first run counts. */
const [, , name = "", mode = "fresh"] = process.argv;

if (mode === "polluted") {
  for (const [other, { load }] of Object.entries(TOPICS)) if (other !== name) pollute(await load(), POLLUTING_MS);
}
const topic = await TOPICS[name]?.load();
if (!topic) throw new Error(`No topic ${name}`);
const rows = run(topic);
const facts = mode === "fresh" ? (topic.count?.() ?? []) : [];
const { title, per, goals, note, contenders } = topic;
process.send?.({ title, per, goals, note, contenderCount: contenders.length, rows, facts } satisfies Measurement);

function run(topic: Topic): Row[] {
  if (mode !== "fresh" && mode !== "polluted") return measureOnce(topic, Number(mode));
  checkAgreement(topic);
  return measure(topic);
}
