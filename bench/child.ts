// Measures one topic in a process of its own: `node child.js <topic> <fresh|polluted|once>`, the answer goes to the parent.
import { checkAgreement, measure, measureOnce, pollute } from "./harness.ts";
import type { Measurement } from "./topic.ts";
import { TOPICS } from "./topics.ts";

/** What each contender of the other topics gets to run beforehand. */
const POLLUTING_MS = 8;

const [, , name = "", mode] = process.argv;
if (mode === "polluted") {
  for (const [other, { load }] of Object.entries(TOPICS)) if (other !== name) pollute(await load(), POLLUTING_MS);
}
const topic = await TOPICS[name]?.load();
if (!topic) throw new Error(`No topic ${name}`);
let rows = mode === "once" ? measureOnce(topic) : [];
checkAgreement(topic);
if (mode !== "once") rows = measure(topic);
const { title, per, goals, note } = topic;
const facts = mode === "fresh" ? (topic.count?.() ?? []) : [];
process.send?.({ title, per, goals, note, rows, facts } satisfies Measurement);
