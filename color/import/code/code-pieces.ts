import type { Color } from "../../color.ts";
import { endOfComment, endOfString } from "../../text/code-text.ts";
import { parsePasted } from "../../text/pasted/parse-pasted.ts";

type Piece =
  | { readonly kind: "string" | "word" | "sign"; readonly text: string }
  | { readonly kind: "color"; readonly color: Color };

const WORD = /[\w$\u0080-\uffff]+/y;
/**
 * A color in Dart, Kotlin, Swift, C# and the like: `Color(0xFF0D6986)`, `Color.fromARGB(255, 13, 105, 134)`,
 * `UIColor(red: …)`, `#colorLiteral(red: …)`, or with a method: `Color(0xFF0D6986).copy(alpha = 0.5f)`.
 */
const COLOR_CALL =
  /(?:(?:UI|NS|CG|SK)?Color(?:32|\.\w{1,30})?|#colorLiteral)\([^(){}]{1,200}\)(?:\s{0,40}\.\w{1,30}\([^(){}]{1,100}\))?/y;

/**
 * Yields the pieces of code in order, in linear time: string contents, words, calls that are colors, and signs. Skips
 * comments, and all whitespace but line ends; "=>" is one sign.
 */
export function* piecesOf(text: string): Generator<Piece> {
  for (let at = 0; at < text.length; ) {
    const character = text[at] as string;
    const commentEnd = endOfComment(text, at);
    if (commentEnd > at) {
      at = commentEnd;
      continue;
    }
    if (character === '"' || character === "'" || character === "`") {
      const end = endOfString(text, at);
      yield { kind: "string", text: text.slice(at + 1, Math.max(at + 1, end - 1)) };
      at = end;
      continue;
    }
    const call = matchAt(COLOR_CALL, text, at);
    const color = call === "" ? null : parsePasted(call);
    const word = color ? call : matchAt(WORD, text, at);
    if (color) yield { kind: "color", color };
    else if (word !== "") yield { kind: "word", text: word };
    else if (character === "=" && text[at + 1] === ">") yield { kind: "sign", text: "=>" };
    else if (character === "\n" || !/\s/.test(character)) yield { kind: "sign", text: character };
    at += word.length || (character === "\\" ? 2 : 1);
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
