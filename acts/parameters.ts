import * as v from "valibot";
import { quoted } from "#color/text/quoted.ts";
import { type GivenColor, MAX_COLOR_CHARACTERS, readGivenColor, readGivenColors } from "./read-color.ts";

/** JSON Schema 2020-12, as far as acts need it. */
export type JsonSchema = {
  type: "string" | "integer" | "number" | "array" | "object";
  description?: string;
  default?: string | number;
  enum?: readonly string[];
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: false;
};

/** A message of a schema continues a sentence that starts with the parameter's name: "count takes …". */
export type Parameter<Value = unknown> = {
  /** Reads one text, `undefined` if there is none, or all texts of a list. */
  schema: v.GenericSchema<string | undefined, Value> | v.GenericSchema<string[], Value>;
  /** The same for JSON, without the description. */
  json: JsonSchema;
  /** The limits: "a whole number from 2 to 12". */
  takes: string;
  /** Its purpose, in a sentence. */
  text: string;
  /** The default, in words; required parameters have none. */
  fallback?: string;
  isList: boolean;
};

// As in the addresses of the palette generator, so that its pages take every seed of the API.
const SEED = /^[a-z0-9]{1,8}$/;
const WHOLE = /^\d{1,4}$/;
const DECIMAL = /^\d{1,4}(?:\.\d{1,6})?$/;
const COLOR: JsonSchema = { type: "string", maxLength: MAX_COLOR_CHARACTERS };

/** One required color. */
export function colorParameter(text: string): Parameter<GivenColor> {
  return { schema: oneColor(), json: COLOR, takes: "a color", text, isList: false };
}

/** One color, or `undefined`. */
export function optionalColorParameter(fallback: string, text: string): Parameter<GivenColor | undefined> {
  return { schema: v.optional(oneColor()), json: COLOR, takes: "a color", text, fallback, isList: false };
}

function oneColor() {
  return v.pipe(
    v.string(),
    v.rawTransform<string, GivenColor>(({ dataset, addIssue, NEVER }) => {
      const read = readGivenColor(dataset.value);
      if ("color" in read) return read;
      addIssue({ message: read.problem });
      return NEVER;
    }),
  );
}

/** Colors in separate texts, or joined by hyphens as in our addresses; optional if `least` is 0. */
export function colorsParameter(least: number, most: number, text: string): Parameter<GivenColor[]> {
  const takes = least === 0 ? `up to ${most} colors` : `${least} to ${most} colors`;
  const schema = v.pipe(
    v.array(v.string()),
    v.rawTransform<string[], GivenColor[]>(({ dataset, addIssue, NEVER }) => {
      const read = readGivenColors(dataset.value, most);
      const problem = "problem" in read ? read.problem : `takes ${takes}, not ${read.colors.length}.`;
      if ("colors" in read && read.colors.length >= least) return read.colors;
      addIssue({ message: problem });
      return NEVER;
    }),
  );
  // One text may contain several colors.
  const json: JsonSchema = { type: "array", items: COLOR, minItems: Math.min(least, 1), maxItems: most };
  return { schema, json, takes, text, isList: true, ...(least === 0 && { fallback: "none" }) };
}

export function wholeNumberParameter(least: number, most: number, fallback: number, text: string): Parameter<number> {
  const takes = `a whole number from ${least} to ${most}`;
  const schema = v.optional(numberSchema(WHOLE, least, most, takes), String(fallback));
  const json: JsonSchema = { type: "integer", minimum: least, maximum: most, default: fallback };
  return { schema, json, takes, text, fallback: String(fallback), isList: false };
}

/** A number, or `undefined`; `fallback` describes the default. */
export function optionalNumberParameter(
  least: number,
  most: number,
  fallback: string,
  text: string,
): Parameter<number | undefined> {
  const takes = `a number from ${least} to ${most}`;
  const json: JsonSchema = { type: "number", minimum: least, maximum: most };
  return { schema: v.optional(numberSchema(DECIMAL, least, most, takes)), json, takes, text, fallback, isList: false };
}

function numberSchema(form: RegExp, least: number, most: number, takes: string) {
  return v.pipe(
    v.string(),
    v.regex(form, ({ input }) => `takes ${takes}, not ${quoted(input)}.`),
    v.transform(Number),
    v.minValue(least, ({ input }) => `takes ${takes}, not ${input}.`),
    v.maxValue(most, ({ input }) => `takes ${takes}, not ${input}.`),
  );
}

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
  return { schema, json: { type: "string", enum: words, default: fallback }, takes, text, fallback, isList: false };
}

export function seedParameter(text: string): Parameter<string | undefined> {
  const takes = "1 to 8 lowercase letters a to z and digits";
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.regex(SEED, ({ input }) => `takes ${takes}, not ${quoted(input)}.`),
    ),
  );
  const json: JsonSchema = { type: "string", pattern: SEED.source };
  return { schema, json, takes, text, fallback: "a new one for each request", isList: false };
}

/** A text of up to `most` UTF-16 code units, unchanged. */
export function textParameter(most: number, fallback: string, text: string): Parameter<string> {
  const takes = `a text of up to ${most} characters`;
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.maxLength(most, ({ input }) => `takes ${takes}, not ${input.length}.`),
    ),
    fallback,
  );
  const json: JsonSchema = { type: "string", maxLength: most, default: fallback };
  return { schema, json, takes, text, fallback: fallback || "none", isList: false };
}
