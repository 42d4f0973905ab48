/** A piece of CSS in lower case. The `text` of a function is its name with the parenthesis: "calc(". */
export type Token = {
  readonly kind: "number" | "word" | "function" | "hash" | "sign";
  readonly text: string;
  /** For a number: "", "%", "deg" and the like. */
  readonly unit: string;
  /** Whether whitespace precedes it. */
  readonly isApart: boolean;
};

const TOKEN =
  /([ \t\n\r\f]*)(?:([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z][a-z\d-]*)?|(-?[a-z][a-z\d-]*)(\()?|(#[\da-f]+)|([(),/*+-]))/y;
const END: Token = { kind: "sign", text: "", unit: "", isApart: true };

/** Steps through the tokens of a text. */
export class Cursor {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  /** The next token; its text is "" at the end. */
  get next(): Token {
    return this.tokens[this.at] ?? END;
  }

  take(): Token {
    const token = this.next;
    this.at++;
    return token;
  }

  /** Skips the next token if it has this text. */
  skip(text: string): boolean {
    if (this.next.text !== text) return false;
    this.at++;
    return true;
  }
}

/** The tokens of lower-case text without comments; `null` if something can't be part of a color. Linear time. */
export function tokensOf(text: string): Cursor | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const found = TOKEN.exec(text);
    if (!found) return null;
    const [, blanks, number, unit = "", word, parenthesis, hash, sign] = found;
    const kind = number ? "number" : word ? (parenthesis ? "function" : "word") : hash ? "hash" : "sign";
    const plain = number ? number + unit : word ? word + (parenthesis ?? "") : (hash ?? (sign as string));
    tokens.push({ kind, text: plain, unit, isApart: blanks !== "" });
  }
  return new Cursor(tokens);
}

// The math functions of https://www.w3.org/TR/css-values-4/#math for numbers, percentages and angles.

/** A number with its kind of unit; angles in degrees. */
export type Value = { readonly number: number; readonly unit: "" | "%" | "deg" };
/** The values of words besides the CSS constants: the channels of a color. */
export type Words = ReadonlyMap<string, number>;

const MAX_DEPTH = 32;
/** How many degrees a unit of CSS has. */
export const DEGREES: ReadonlyMap<string, number> = new Map([
  ["deg", 1],
  ["grad", 0.9],
  ["rad", 180 / Math.PI],
  ["turn", 360],
]);
const CONSTANTS: Words = new Map([
  ["e", Math.E],
  ["pi", Math.PI],
  ["infinity", Number.POSITIVE_INFINITY],
  ["-infinity", Number.NEGATIVE_INFINITY],
  ["nan", Number.NaN],
]);
const STRATEGIES = ["nearest", "up", "down", "to-zero"];

type Numbers = readonly number[];

/** How many values a function takes, what it computes from their numbers, and the result's unit: theirs or another. */
type MathFunction = {
  readonly least: number;
  readonly most: number;
  readonly make: (...values: number[]) => number;
  readonly takes?: "";
  readonly gives?: "" | "deg";
};

const FUNCTIONS: Readonly<Record<string, MathFunction>> = {
  "calc(": { least: 1, most: 1, make: (value = 0) => value },
  "min(": { least: 1, most: 99, make: Math.min },
  "max(": { least: 1, most: 99, make: Math.max },
  "hypot(": { least: 1, most: 99, make: Math.hypot },
  "abs(": { least: 1, most: 1, make: Math.abs },
  "sign(": { least: 1, most: 1, make: Math.sign, gives: "" },
  "mod(": { least: 2, most: 2, make: (a = 0, b = 0) => (Math.sign(a % b) === -Math.sign(b) ? (a % b) + b : a % b) },
  "rem(": { least: 2, most: 2, make: (a = 0, b = 0) => a % b },
  "pow(": { least: 2, most: 2, make: Math.pow, takes: "" },
  "sqrt(": { least: 1, most: 1, make: Math.sqrt, takes: "" },
  "exp(": { least: 1, most: 1, make: Math.exp, takes: "" },
  "log(": { least: 1, most: 2, make: (a = 0, base = Math.E) => Math.log(a) / Math.log(base), takes: "" },
  "asin(": { least: 1, most: 1, make: (value = 0) => degrees(Math.asin(value)), takes: "", gives: "deg" },
  "acos(": { least: 1, most: 1, make: (value = 0) => degrees(Math.acos(value)), takes: "", gives: "deg" },
  "atan(": { least: 1, most: 1, make: (value = 0) => degrees(Math.atan(value)), takes: "", gives: "deg" },
  "atan2(": { least: 2, most: 2, make: (a = 0, b = 0) => degrees(Math.atan2(a, b)), gives: "deg" },
};
const WAVES: Readonly<Record<string, (radians: number) => number>> = {
  "sin(": Math.sin,
  "cos(": Math.cos,
  "tan(": Math.tan,
};

/** Whether the token opens a function that `readMath` can read. */
export function isMath({ kind, text }: Token): boolean {
  return kind === "function" && (text in FUNCTIONS || text in WAVES || text === "clamp(" || text === "round(");
}

/** Computes a math function, with the cursor before its name; `null` if it is invalid in CSS. */
export function readMath(cursor: Cursor, words: Words, level = 0): Value | null {
  if (level > MAX_DEPTH) return null;
  const name = cursor.take().text;
  const strategy = name === "round(" && STRATEGIES.includes(cursor.next.text) ? cursor.take().text : undefined;
  if (strategy && !cursor.skip(",")) return null;
  const values = readValues(cursor, words, level, name === "clamp(");
  const unit = values?.find((value) => value !== "none")?.unit;
  if (!values || unit === undefined) return null;
  if (values.some((value) => value !== "none" && value.unit !== unit)) return null;
  if (name === "clamp(") return clamped(values, unit);
  const numbers = values.map((value) => (value as Value).number);
  if (name === "round(") return rounded(numbers, unit, strategy);
  const wave = WAVES[name];
  if (wave) return numbers.length === 1 && unit !== "%" ? waved(wave, numbers[0] as number, unit) : null;
  const { least, most, make, takes = unit, gives = unit } = FUNCTIONS[name] as MathFunction;
  if (numbers.length < least || numbers.length > most || takes !== unit) return null;
  return { number: make(...numbers), unit: gives };
}

/** Reads comma-separated arguments and the closing parenthesis. In clamp(), "none" means no bound. */
function readValues(cursor: Cursor, words: Words, level: number, takesNone: boolean): (Value | "none")[] | null {
  const values: (Value | "none")[] = [];
  for (;;) {
    const value = takesNone && cursor.skip("none") ? "none" : readSum(cursor, words, level);
    if (!value) return null;
    values.push(value);
    if (cursor.skip(")")) return values;
    if (!cursor.skip(",")) return null;
  }
}

function readSum(cursor: Cursor, words: Words, level: number): Value | null {
  let sum = readProduct(cursor, words, level);
  while (sum && (cursor.next.text === "+" || cursor.next.text === "-")) {
    const sign = cursor.take();
    // Without blanks on both sides, CSS reads it as the sign of a number.
    if (!sign.isApart || !cursor.next.isApart) return null;
    const other = readProduct(cursor, words, level);
    if (!other || other.unit !== sum.unit) return null;
    sum = { number: sign.text === "+" ? sum.number + other.number : sum.number - other.number, unit: sum.unit };
  }
  return sum;
}

function readProduct(cursor: Cursor, words: Words, level: number): Value | null {
  let product = readOne(cursor, words, level);
  while (product && (cursor.next.text === "*" || cursor.next.text === "/")) {
    const isTimes = cursor.take().text === "*";
    const other = readOne(cursor, words, level);
    if (!other) return null;
    if (isTimes && product.unit !== "" && other.unit !== "") return null;
    if (!isTimes && other.unit !== "" && other.unit !== product.unit) return null;
    product = isTimes
      ? { number: product.number * other.number, unit: product.unit || other.unit }
      : { number: product.number / other.number, unit: other.unit === "" ? product.unit : "" };
  }
  return product;
}

function readOne(cursor: Cursor, words: Words, level: number): Value | null {
  const { next } = cursor;
  if (isMath(next)) return readMath(cursor, words, level + 1);
  cursor.take();
  if (next.text === "(") {
    const value = level < MAX_DEPTH ? readSum(cursor, words, level + 1) : null;
    return cursor.skip(")") ? value : null;
  }
  if (next.kind === "word") {
    const number = words.get(next.text) ?? CONSTANTS.get(next.text);
    return number === undefined ? null : { number, unit: "" };
  }
  return next.kind === "number" ? numberOf(next) : null;
}

function numberOf({ text, unit }: Token): Value | null {
  const number = Number(text.slice(0, text.length - unit.length));
  if (unit === "" || unit === "%") return { number, unit };
  const factor = DEGREES.get(unit);
  return factor === undefined ? null : { number: number * factor, unit: "deg" };
}

function clamped(values: readonly (Value | "none")[], unit: Value["unit"]): Value | null {
  const [low, value, high] = values;
  if (values.length !== 3 || !low || !value || !high || value === "none") return null;
  const most = high === "none" ? value.number : Math.min(value.number, high.number);
  return { number: low === "none" ? most : Math.max(low.number, most), unit };
}

function rounded([value = 0, step = 1, ...rest]: Numbers, unit: Value["unit"], strategy = "nearest"): Value | null {
  if (rest.length > 0) return null;
  const size = Math.abs(step);
  const [down, up] = [Math.floor(value / size) * size, Math.ceil(value / size) * size];
  const nearest = value - down < up - value ? down : up;
  const toZero = value < 0 ? up : down;
  const number = { up, down, "to-zero": toZero, nearest }[strategy] as number;
  return { number, unit };
}

function waved(wave: (radians: number) => number, number: number, unit: Value["unit"]): Value {
  return { number: wave(unit === "deg" ? number / degrees(1) : number), unit: "" };
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
