/** A piece of CSS in lower case. Functions have the name with the parenthesis as `text`: "calc(". */
export type Token = {
  readonly kind: "number" | "word" | "function" | "hash" | "sign";
  readonly text: string;
  /** Of a number: "", "%", "deg" and the like. */
  readonly unit: string;
  /** Whether a blank comes before it. */
  readonly isApart: boolean;
};

const TOKEN =
  /([ \t\n\r\f]*)(?:([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z][a-z\d-]*)?|(-?[a-z][a-z\d-]*)(\()?|(#[\da-f]+)|([(),/*+-]))/y;
const END: Token = { kind: "sign", text: "", unit: "", isApart: true };

/** A text in tokens, from the first to the last. */
export class Cursor {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  /** The next token; one with the text "" at the end. */
  get next(): Token {
    return this.tokens[this.at] ?? END;
  }

  take(): Token {
    const token = this.next;
    this.at++;
    return token;
  }

  /** Goes on behind the next token if it is this one. */
  skip(text: string): boolean {
    if (this.next.text !== text) return false;
    this.at++;
    return true;
  }
}

/** The tokens of a text in lower case and without comments; `null` where something is no part of a color. Linear time. */
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
