import * as v from "valibot";
import { quoted } from "./problem.ts";
import { type GivenColor, readGivenColor, readGivenColors } from "./read-color.ts";

/** What an endpoint takes. Each message of a schema goes on after the name of the parameter: "count takes …". */
export type Parameter<Value = unknown> = {
  /** Of one text, of `undefined` where none was given, or of all texts of a list. */
  schema: v.GenericSchema<string | undefined, Value> | v.GenericSchema<string[], Value>;
  /** The limits: "a whole number from 2 to 12". */
  takes: string;
  /** What it is for, in a sentence. */
  text: string;
  /** What counts when it is left out. */
  fallback?: string;
  isList: boolean;
  isRequired: boolean;
};

// As in the addresses of the palette generator, so that its pages take every seed of the API.
const SEED = /^[a-z0-9]{1,8}$/;
const WHOLE = /^\d{1,4}$/;

/** One color, which must be given. */
export function colorParameter(text: string): Parameter<GivenColor> {
  const schema = v.pipe(
    v.string(),
    v.rawTransform<string, GivenColor>(({ dataset, addIssue, NEVER }) => {
      const read = readGivenColor(dataset.value);
      if ("color" in read) return read;
      addIssue({ message: read.problem });
      return NEVER;
    }),
  );
  return { schema, takes: "a color", text, isList: false, isRequired: true };
}

/** Colors, each in a parameter of its own or joined by hyphens as in our addresses; none are needed where `least` is 0. */
export function colorsParameter(least: 0 | 1, most: number, text: string): Parameter<GivenColor[]> {
  const schema = v.pipe(
    v.array(v.string()),
    v.rawTransform<string[], GivenColor[]>(({ dataset, addIssue, NEVER }) => {
      const read = readGivenColors(dataset.value, most);
      if ("colors" in read) return read.colors;
      addIssue({ message: read.problem });
      return NEVER;
    }),
  );
  const takes = least === 0 ? `up to ${most} colors` : `1 to ${most} colors`;
  return { schema, takes, text, isList: true, isRequired: least > 0, ...(least === 0 && { fallback: "none" }) };
}

export function wholeNumberParameter(least: number, most: number, fallback: number, text: string): Parameter<number> {
  const takes = `a whole number from ${least} to ${most}`;
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.regex(WHOLE, ({ input }) => `takes ${takes}, not ${quoted(input)}.`),
      v.transform(Number),
      v.minValue(least, ({ input }) => `takes ${takes}, not ${input}.`),
      v.maxValue(most, ({ input }) => `takes ${takes}, not ${input}.`),
    ),
    String(fallback),
  );
  return { schema, takes, text, fallback: String(fallback), isList: false, isRequired: false };
}

/** One of some words. */
export function choiceParameter<const Word extends string>(
  words: readonly Word[],
  fallback: NoInfer<Word>,
  text: string,
): Parameter<Word> {
  const takes = `one of ${words.join(", ")}`;
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.picklist(words, ({ received }) => `takes ${takes}, not ${quoted(received.slice(1, -1))}.`),
    ),
    fallback,
  );
  return { schema, takes, text, fallback, isList: false, isRequired: false };
}

export function seedParameter(text: string): Parameter<string | undefined> {
  const takes = "1 to 8 lower-case letters a to z and digits";
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.regex(SEED, ({ input }) => `takes ${takes}, not ${quoted(input)}.`),
    ),
  );
  return { schema, takes, text, fallback: "another at each request", isList: false, isRequired: false };
}
