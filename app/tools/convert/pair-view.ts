import { deltaE2000 } from "#color/difference/difference.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { print } from "#color/text/print.ts";
import type { Converter } from "./model.ts";
import type { Pair } from "./pairs.ts";
import { type View, viewOf } from "./reader.ts";
import type { Step } from "./steps/step.ts";
import { holdIn, workOut } from "./steps/steps.ts";

/** The same for the page of a pair. */
export type PairView = View & {
  input: string;
  output: string;
  /** What the rounded output converts back to, where that is not the input, and how far off it is. */
  wayBack: { text: string; difference: string } | null;
  /** What was written, where values beyond their range were cut. */
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
    wayBack: text === input ? null : { text, difference: deltaE2000(held, back).toFixed(2) },
    steps: workOut(state.color, from, to),
  };
}

/** Whether a text has channels of rgb() outside 0 to 255, or 0 to 100%, which CSS Color 4 cuts while reading. */
function isCut(text: string) {
  const channels = /^\s*rgba?\(([^/)]*)/i.exec(text)?.[1]?.match(/[-+]?[\d.]+%?/g) ?? [];
  return channels.slice(0, 3).some((channel) => {
    const value = Number.parseFloat(channel);
    return value < 0 || value > (channel.endsWith("%") ? 100 : 255);
  });
}
