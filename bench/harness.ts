// Measures contenders of one topic against each other in one process: samples of about 3 ms, round-robin, so that a
// noisy neighbor hits all alike; of each contender's samples the lower quartile counts.

export type Contender<Input> = {
  name: string;
  run: (input: Input) => unknown;
  /** Ours are compared with every other; the goals speak of the first one of ours. */
  isOurs?: boolean;
  /** How many of the inputs one call eats, for batches. */
};

/** A goal: ours at least `ratio` times as fast as the named contender, or as the fastest peer. */
export type Goal = { ratio: number; against: string; text?: string };

export type Result = { name: string; nanoseconds: number; isOurs: boolean };
export type Report = { title: string; unit: string; results: Result[]; goals: { text: string; reached: number; isReached: boolean }[] };

const SAMPLE_MS = 3;
const ROUNDS = 41;
const FASTEST_PEER = "fastest peer";

/** Runs one topic. `perCall` divides the time of a call when one call does more than one unit of work. */
export function measure<Input>(
  title: string,
  inputs: readonly Input[],
  contenders: readonly Contender<Input>[],
  { unit = "ns/op", perCall = 1, goals = [] as readonly Goal[] } = {},
): Report {
  const racers = contenders.map(({ name, run, isOurs = false }) => {
    const loop = makeLoop<Input>();
    return { name, isOurs, samples: [] as number[], loop: (times: number) => loop(run, inputs, times), times: 1 };
  });
  for (const racer of racers) racer.times = calibrate(racer.loop);
  for (let round = 0; round < ROUNDS; round++) {
    for (const racer of racers) {
      const start = process.hrtime.bigint();
      racer.loop(racer.times);
      racer.samples.push(Number(process.hrtime.bigint() - start) / (racer.times * inputs.length * perCall));
    }
  }
  const results = racers.map(({ name, isOurs, samples }) => ({ name, isOurs, nanoseconds: lowerQuartile(samples) }));
  return { title, unit, results, goals: goals.map((goal) => judge(goal, results)) };
}

/** Each contender gets a loop of its own, compiled apart, so that no call site sees two contenders. */
function makeLoop<Input>(): (run: (input: Input) => unknown, inputs: readonly Input[], times: number) => unknown {
  return new Function(
    "run",
    "inputs",
    "times",
    "let sink; for (let t = 0; t < times; t++) for (let i = 0; i < inputs.length; i++) sink = run(inputs[i]); return sink;",
  ) as ReturnType<typeof makeLoop<Input>>;
}

/** Warms up, and finds how often the inputs must be walked for one sample. */
function calibrate(loop: (times: number) => unknown) {
  let times = 1;
  for (let tries = 0; tries < 40; tries++) {
    const start = performance.now();
    loop(times);
    const took = performance.now() - start;
    if (took >= SAMPLE_MS && tries > 8) return Math.max(1, Math.round((times * SAMPLE_MS) / took));
    if (took < SAMPLE_MS) times *= 2;
  }
  return times;
}

function lowerQuartile(samples: number[]) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
}

function judge({ ratio, against, text }: Goal, results: Result[]) {
  const ours = results.find(({ isOurs }) => isOurs);
  const peers = results.filter(({ isOurs }) => !isOurs);
  const rival =
    against === FASTEST_PEER
      ? peers.toSorted((a, b) => a.nanoseconds - b.nanoseconds)[0]
      : results.find(({ name }) => name === against);
  if (!ours || !rival) throw new Error(`No contender for the goal against ${against}`);
  const reached = rival.nanoseconds / ours.nanoseconds;
  return {
    text: text ?? `at least ${ratio}x as fast as ${against === FASTEST_PEER ? `the fastest peer (${rival.name})` : against}`,
    reached,
    isReached: reached >= ratio,
  };
}
