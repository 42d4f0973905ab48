import { safeParse } from "valibot";
import { quoted } from "#color/text/quoted.ts";
import { listInWords } from "#color/words/list-in-words.ts";
import type { Act, Input, Parameters, Services } from "./act.ts";

/** Why input is rejected. The codes never change; the messages are for people and may change. */
export const FAULTS = {
  "missing-parameter": "A required parameter is missing.",
  "unknown-parameter": "There is no parameter with this name.",
  "repeated-parameter": "A parameter for one value was given more than once.",
  "invalid-parameter": "A value can't be read or is out of range.",
} as const;

export type Fault = {
  code: keyof typeof FAULTS;
  message: string;
  /** The parameter to check. */
  parameter: string;
};

/** `isFresh` is true if the answer differs each time, so that it must not be cached. */
export type Outcome = { data: object; isFresh: boolean } | { fault: Fault };

/**
 * Runs an act. Numbers and booleans are read as text, `null` as missing. Bad input returns the first fault: an unknown
 * name, because a typo would go unnoticed otherwise, or an invalid value.
 */
export function runAct(act: Act, input: Input, services: Services): Outcome {
  const read = readInput(act.parameters, input);
  if ("fault" in read) return read;
  const { values } = read;
  return { data: act.run(values, services), isFresh: "seed" in values && values.seed === undefined };
}

function readInput(parameters: Parameters, input: Input): { values: Record<string, unknown> } | { fault: Fault } {
  const names = Object.keys(parameters);
  for (const name of Object.keys(input)) {
    if (names.includes(name)) continue;
    return refuse("unknown-parameter", `Unknown parameter ${quoted(name)}. Try ${listInWords(names)}.`, name);
  }
  const values: Record<string, unknown> = {};
  for (const [name, { schema, takes, isList, fallback }] of Object.entries(parameters)) {
    const given = textsOf(input[name]);
    if (!given) return refuse("invalid-parameter", `${name} takes ${takes}, not an object.`, name);
    if (given.length === 0 && fallback === undefined) {
      return refuse("missing-parameter", `${name} is missing. It takes ${takes}.`, name);
    }
    if (given.length > 1 && !isList) {
      return refuse("repeated-parameter", `${name} takes one value and was given ${given.length}.`, name);
    }
    const { success, output, issues } = safeParse(schema, isList ? given : given[0]);
    if (!success) return refuse("invalid-parameter", `${name} ${issues[0].message}`, name);
    values[name] = output;
  }
  return { values };
}

function refuse(code: Fault["code"], message: string, parameter: string) {
  return { fault: { code, message, parameter } };
}

/** Returns null for anything except texts, numbers, booleans and lists of them. */
function textsOf(given: unknown): string[] | null {
  if (given === undefined || given === null) return [];
  const list: unknown[] = Array.isArray(given) ? given : [given];
  return list.every((part) => ["string", "number", "boolean"].includes(typeof part)) ? list.map(String) : null;
}
