// Measures the contenders of a topic against each other in one process: samples shorter than a time slice, round-robin,
// so that a noisy neighbor hits all alike. The lower quartile of a contender's samples counts.
import type { Contender, Row, Topic } from "./topic.ts";

const SAMPLE_MS = 1;
const FIRST_WARM_UP_MS = 8;
const WARM_UP_MS = 40;
const ROUNDS = 45;
/** Slow contenders get fewer inputs and fewer passes. */
const MAX_WALK_MS = 6;
const MIN_INPUTS = 4;
const MIN_ROUNDS = 5;
const MAX_MS = 250;
const CHECKED_INPUTS = 256;
const POLLUTING_INPUTS = 16;

type Loop = (run: (input: unknown) => unknown, inputs: readonly unknown[], times: number) => unknown;

export function measure(topic: Topic): Row[] {
  const racers = topic.contenders.map((contender) => makeRacer(contender, topic));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { run, times, rounds, units, samples } of racers) {
      if (round < rounds) samples.push((timeOf(run, times) * 1e6) / (times * units));
    }
  }
  return racers.map(({ contender: { name, isOurs = false }, samples }) => ({
    name,
    isOurs,
    nanoseconds: lowerQuartile(samples),
  }));
}

function makeRacer(contender: Contender, { inputs }: Topic) {
  const few = prepare(contender, inputs.slice(0, MIN_INPUTS));
  const first = makeRunner(contender, few);
  warmUp(first, FIRST_WARM_UP_MS);
  const affordable = Math.floor((MAX_WALK_MS / timeOf(first, 1)) * few.length);
  const prepared = prepare(contender, inputs.slice(0, Math.max(MIN_INPUTS, affordable)));
  const run = makeRunner(contender, prepared);
  warmUp(run, WARM_UP_MS);
  const walkMs = timeOf(run, 1);
  return {
    contender,
    run,
    times: Math.max(1, Math.round(SAMPLE_MS / walkMs)),
    rounds: Math.max(MIN_ROUNDS, Math.min(ROUNDS, Math.floor(MAX_MS / walkMs))),
    units: prepared.length,
    samples: [] as number[],
  };
}

/** Times a contender's first run on the first input, in a process that has not run it before. */
export function measureOnce({ inputs, contenders }: Topic, contender: number): Row[] {
  return contenders.slice(contender, contender + 1).map(({ name, isOurs = false, prepare, run }) => {
    const first = prepare ? prepare(inputs[0] as never) : inputs[0];
    const start = performance.now();
    run(first as never);
    return { name, isOurs, nanoseconds: (performance.now() - start) * 1e6 };
  });
}

/** Throws unless all contenders agree with the first, so that all of them do the same work. */
export function checkAgreement({ title, inputs, contenders, tolerance }: Topic): void {
  const [reference, ...others] = contenders.filter(({ read }) => read);
  if (!reference) return;
  const expected = readResults(reference, inputs);
  for (const other of others) {
    const found = readResults(other, inputs);
    for (const [i, numbers] of found.entries()) {
      const off = numbers.findIndex((value, channel) => {
        const most = typeof tolerance === "number" ? tolerance : (tolerance[channel] as number);
        return !(Math.abs(value - (expected[i]?.[channel] as number)) <= most);
      });
      if (off < 0 && numbers.length === expected[i]?.length) continue;
      const input = JSON.stringify(inputs[i]);
      throw new Error(`${title}: for ${input} ${other.name} gives ${numbers}, ${reference.name} ${expected[i]}`);
    }
  }
}

/** Runs everything for a while, as an application would have before it reaches the measured topic. */
export function pollute({ inputs, contenders }: Topic, milliseconds: number): void {
  for (const contender of contenders) {
    warmUp(makeRunner(contender, prepare(contender, inputs.slice(0, POLLUTING_INPUTS))), milliseconds);
  }
}

function lowerQuartile(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 4)] ?? Number.NaN;
}

function prepare(contender: Contender, inputs: readonly unknown[]): unknown[] {
  return contender.prepare ? inputs.map(contender.prepare as (input: unknown) => unknown) : inputs.slice();
}

function readResults(contender: Contender, inputs: readonly unknown[]) {
  const run = contender.run as (input: unknown) => unknown;
  const read = contender.read as (result: unknown) => readonly number[];
  return prepare(contender, inputs.slice(0, CHECKED_INPUTS)).map((input) => read(run(input)).slice());
}

function makeRunner({ name, run }: Contender, inputs: readonly unknown[]): (times: number) => void {
  const loop = makeLoop(name);
  return (times) => {
    kept.result = loop(run as (input: unknown) => unknown, inputs, times);
  };
}

// Keeps the last result reachable; otherwise V8 could drop the loop as having no effect.
const kept: { result: unknown } = { result: undefined };
let loops = 0;

/** Each contender gets its own loop with unique source text; otherwise V8 would share type feedback between them. */
function makeLoop(name: string): Loop {
  loops++;
  return new Function(
    "run",
    "inputs",
    "times",
    `/* ${loops} ${name.replaceAll("*", "")} */
    let result;
    for (let t = 0; t < times; t++) for (let i = 0; i < inputs.length; i++) result = run(inputs[i]);
    return result;`,
  ) as Loop;
}

function warmUp(run: (times: number) => void, milliseconds: number): void {
  const end = performance.now() + milliseconds;
  for (let times = 1; performance.now() < end; times = Math.min(times * 2, 64)) run(times);
}

function timeOf(run: (times: number) => void, times: number): number {
  const start = performance.now();
  run(times);
  return performance.now() - start;
}
