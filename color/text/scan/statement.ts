import { isColorKey, isTextKey, NAMING_PROPERTY, TAKES_COLOR } from "./keys.ts";
import { isAfterEquals, isWholeItem } from "./text.ts";

/**
 * In a "list", which may also be prose, a color needs no key before it. A "value" is the content of a string such as
 * "1px solid #fff".
 */
export type Kind = "code" | "list" | "value";

// The rest is not needed, and the checks must stay cheap.
const MAX_KEY_CHARACTERS = 60;

/** What precedes a value in its statement, which tells whether it can be a color. */
export class Statement {
  lastKey = "";
  /** Whether it starts with an at sign; undefined while it is empty. */
  isAtRule: boolean | undefined;
  brackets = 0;
  private readonly text: string;
  private readonly kind: Kind;
  /** "color" in `color: red`. */
  private firstKey: string | undefined;
  /** The last key on this line. */
  private lineKey = "";
  /** The enclosing functions; plain parentheses have the name "". */
  private readonly calls: string[] = [];

  constructor(text: string, kind: Kind) {
    this.text = text;
    this.kind = kind;
  }

  /** The innermost function. */
  get call(): string {
    return this.calls.at(-1) ?? "";
  }

  setKey(word: string, isDeclaration: boolean): void {
    this.lastKey = word.slice(0, MAX_KEY_CHARACTERS);
    this.lineKey = this.lastKey;
    if (!isDeclaration || this.firstKey !== undefined) return;
    this.firstKey = this.lastKey;
    // In Less, @color: red is a variable.
    if (word.startsWith("@")) this.isAtRule = false;
  }

  endLine(): void {
    this.lineKey = "";
  }

  openCall(name: string): void {
    this.calls.push(name.slice(0, MAX_KEY_CHARACTERS));
  }

  closeCall(): void {
    this.calls.pop();
  }

  /** There, a color needs no key, and its position may follow it. */
  isInGradient(): boolean {
    return /-gradient$/i.test(this.call);
  }

  /** Whether the name of a color would be one here. */
  takesName(start: number, end: number): boolean {
    if (this.isInGradient()) return true;
    const isValue =
      this.kind === "list"
        ? isWholeItem(this.text, start, end) && !NAMING_PROPERTY.test(this.lineKey)
        : isColorKey(this.firstKey ?? "");
    return isValue && TAKES_COLOR.test(this.call);
  }

  /** Whether a hex color or function would be a value here. */
  takesValue(start: number): boolean {
    if (this.kind !== "code" || this.firstKey !== undefined || this.isAtRule || this.calls.length > 0) return true;
    return this.isAssigned(start);
  }

  /** True in `accent = #f00`, but not in the selector [href=#abc] or the attribute href=#abc. */
  isAssigned(start: number): boolean {
    return this.brackets <= 0 && isAfterEquals(this.text, start) && !isTextKey(this.lastKey);
  }
}
