import { deltaE2000 } from "#color/difference/difference.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { print } from "#color/text/print.ts";
import type { Converter } from "./model.ts";
import type { Pair } from "./pairs.ts";
import { type View, viewOf } from "./reader.ts";
import type { Step } from "./steps/step.ts";
import { holdIn, workOut } from "./steps/steps.ts";

export type PairView = View & {
  input: string;
  output: string;
  /** The color that the rounded output converts back to and how far off it is; null if it equals the input. */
  roundTrip: { text: string; difference: string } | null;
  /** The original text if out-of-range values were clamped. */
  cut: string | null;
  steps: Step[];
};

export function pairViewOf(state: Converter, { from, to }: Pair): PairView {
  const held = holdIn(state.color, from);
  const input = print(held, from);
  const output = print(held, to);
  const back = parsePasted(output) ?? held;
  const text = print(holdIn(back, from), from);
  return {
    ...viewOf(state),
    input,
    output,
    cut: isCut(state.text) ? state.text : null,
    roundTrip: text === input ? null : { text, difference: deltaE2000(held, back).toFixed(2) },
    steps: workOut(state.color, from, to),
  };
}

/** Whether a text has rgb() channels outside 0 to 255, or 0 to 100%, which CSS Color 4 clamps when parsing. */
function isCut(text: string) {
  const channels = /^\s*rgba?\(([^/)]*)/i.exec(text)?.[1]?.match(/[-+]?[\d.]+%?/g) ?? [];
  return channels.slice(0, 3).some((channel) => {
    const value = Number.parseFloat(channel);
    return value < 0 || value > (channel.endsWith("%") ? 100 : 255);
  });
}
