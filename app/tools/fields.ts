import * as notices from "./notices.ts";

export type Notify = (notice: string) => void;
export type Part = [key: string, text: string];
export type Range = readonly [from: number, to: number];

export type Field<Value> = {
  readonly initial: Value;
  /** Never throws: an unreadable part falls back and produces a notice. */
  readonly read: (query: URLSearchParams, notify: Notify) => Value;
  /** Returns no parts for the initial value. */
  readonly write: (value: Value) => Part[];
};

/** A field that depends on earlier ones is a function of them. */
export type Fields<State> = {
  readonly [Name in keyof State]: Field<State[Name]> | ((before: State) => Field<State[Name]>);
};

type Grammar<Value> = {
  /** Returns undefined for invalid text. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  readonly notice: (text: string, used: Value) => string;
  /** The value to use for invalid text, if not the initial one. */
  readonly fallback?: (text: string) => Value;
};

/** A field with one key. Forms also send empty inputs, so empty text means the initial value. */
export function field<Value>(
  key: string,
  initial: Value,
  { read, write, notice, fallback }: Grammar<Value>,
): Field<Value> {
  const usual = write(initial);
  return {
    initial,
    read: (query, notify) => {
      const text = query.get(key)?.trim() ?? "";
      if (text === "") return initial;
      const value = read(text);
      if (value !== undefined) return value;
      const used = fallback?.(text) ?? initial;
      notify(notice(text, used));
      return used;
    },
    // The links of a page mostly have initial values, whose text is not needed.
    write: (value) => (value === initial ? [] : unusual(key, write(value), usual)),
  };
}

/** The part of an address for a text, or none if it is the usual one. */
export function unusual(key: string, text: string, usual = ""): Part[] {
  return text === usual ? [] : [[key, text]];
}

/** A value that no address can change. */
export function constant<Value>(value: Value): Field<Value> {
  return { initial: value, read: () => value, write: () => [] };
}

/** Any text, including an empty one, after `clean`. */
export function text(key: string, initial: string, clean: (text: string) => string): Field<string> {
  return {
    initial,
    read: (query) => clean(query.get(key) ?? initial),
    write: (value) => unusual(key, value, initial),
  };
}

/** Combines fields in the order they have in an address. */
export function group<State extends object>(fields: Fields<State>): Field<State> {
  const names = Object.keys(fields) as (keyof State)[];
  const fieldOf = <Name extends keyof State>(name: Name, before: State): Field<State[Name]> => {
    const entry = fields[name] as Field<State[Name]> | ((before: State) => Field<State[Name]>);
    return typeof entry === "function" ? entry(before) : entry;
  };
  const collect = (take: <Value>(one: Field<Value>) => Value): State => {
    const state = {} as State;
    for (const name of names) state[name] = take(fieldOf(name, state));
    return state;
  };
  return {
    initial: collect(({ initial }) => initial),
    read: (query, notify) => collect(({ read }) => read(query, notify)),
    write: (state) => names.flatMap((name) => fieldOf(name, state).write(state[name])),
  };
}

/** A field whose value has a different shape in addresses, or whose parts must fit together. */
export function mapped<Parts, Value>(
  { initial, read, write }: Field<Parts>,
  toValue: (parts: Parts, notify: Notify) => Value,
  toParts: (value: Value) => Parts,
): Field<Value> {
  return {
    initial: toValue(initial, () => {}),
    read: (query, notify) => toValue(read(query, notify), notify),
    write: (value) => write(toParts(value)),
  };
}

type WordOptions<Word extends string | number> = {
  /** What the word is, as in "Unknown mixing mode". */
  readonly what: string;
  /** The display name of a word, if it differs. */
  readonly nameOf?: (word: Word) => string;
  /** Other spellings, in lowercase. */
  readonly aliases?: Readonly<Record<string, Word>>;
};

/** One word or number from a list, ignoring case. */
export function word<Word extends string | number>(
  key: string,
  initial: Word,
  words: readonly Word[],
  { what, nameOf = String, aliases = {} }: WordOptions<Word>,
): Field<Word> {
  return field(key, initial, {
    read: (text) => {
      const given = text.toLowerCase();
      const alias = Object.hasOwn(aliases, given) ? aliases[given] : undefined;
      return words.find((one) => String(one) === given) ?? alias;
    },
    write: String,
    notice: (text, used) => notices.unknownWord(what, text, nameOf(used)),
  });
}

export function flag(key: string, initial: boolean, what: string): Field<boolean> {
  return field(key, initial, {
    read: (text) => (text === "1" ? true : text === "0" ? false : undefined),
    write: (value) => (value ? "1" : "0"),
    notice: (text, used) => notices.unknownWord(`value for ${what}`, text, used ? "1" : "0"),
  });
}

type NumberOptions = {
  readonly min: number;
  readonly max: number;
  /** The default is 1. */
  readonly step?: number;
  /** The unit in the notice: "Using 12 steps". */
  readonly unit?: string;
  /** One-based in an address, zero-based in the state. */
  readonly isPlace?: boolean;
  readonly isRounded?: boolean;
  readonly isClamped?: boolean;
};

/** `initial` may be null for an optional value. */
export function number<Initial extends number | null>(
  key: string,
  initial: Initial,
  { min, max, step = 1, unit = "", isPlace = false, isRounded = false, isClamped = false }: NumberOptions,
): Field<number | Initial> {
  const offset = isPlace ? 1 : 0;
  const [least, most] = [min + offset, max + offset];
  const parse = (text: string) => (isRounded ? readNumber(text, step) : /^\d{1,6}$/.test(text) ? Number(text) : null);
  const print = (value: number | null) => (value === null ? "" : String(value + offset));
  return field<number | Initial>(key, initial, {
    read: (text) => {
      const value = parse(text);
      return value !== null && value >= least && value <= most ? value - offset : undefined;
    },
    write: print,
    fallback: (text) => {
      const value = parse(text);
      return value === null || !isClamped ? initial : Math.min(most, Math.max(least, value)) - offset;
    },
    notice: (text, used) => {
      const printed = print(used) || "the automatic value";
      const counted = printed === "1" ? unit.replace(/s$/, "") : unit;
      return notices.notANumber(text, { min: least, max: most }, `${printed} ${counted}`.trim());
    },
  });
}

/** An angle in degrees, wrapped to a full turn from 0 to 360. */
export function angle(key: string, initial: number, step = 1): Field<number> {
  const perDegree = Math.round(1 / step);
  const turn = 360 * perDegree;
  return field(key, initial, {
    read: (text) => {
      const degrees = readNumber(text, step);
      if (degrees === null) return undefined;
      const steps = Math.round(degrees * perDegree);
      return (((steps % turn) + turn) % turn) / perDegree;
    },
    write: String,
    notice: (text, used) => notices.unreadable("angle", text, `${used} degrees`),
  });
}

/** A decimal number rounded to `step`; null for invalid text. `n` also works as a minus sign. */
export function readNumber(text: string, step: number): number | null {
  if (!/^[-+n]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/.test(text)) return null;
  // Multiplies and divides by steps per unit, because 0.1 × 3 is not 0.3. Adding 0 turns −0 into 0.
  const perOne = Math.round(1 / step);
  const value = Math.round(Number(text.replace("n", "-")) * perOne) / perOne + 0;
  return Number.isFinite(value) ? value : null;
}

type RangeOptions = {
  readonly max: number;
  /** What the notice says is used instead. */
  readonly used: string;
  readonly sign?: "~" | "-";
  /** The second number may be smaller, as for degrees across 0. */
  readonly isArc?: boolean;
};

/** Two whole numbers from 0, as in "20~80". `initial` may be null for no limits. */
export function range<Initial extends Range | null>(
  key: string,
  initial: Initial,
  { max, used, sign = "~", isArc = false }: RangeOptions,
): Field<Range | Initial> {
  return field<Range | Initial>(key, initial, {
    read: (text) => {
      // People type a dash in the form.
      const [from, to, ...rest] = text.split(/(?<!\s)\s*[~–-]\s*/).map((part) => readNumber(part, 1));
      const isRange = from != null && to != null && rest.length === 0 && Math.min(from, to) >= 0;
      return isRange && Math.max(from, to) <= max && (isArc || from <= to) ? [from, to] : undefined;
    },
    write: (value) => value?.join(sign) ?? "",
    notice: (text) => notices.notARange(text, max, used),
  });
}
