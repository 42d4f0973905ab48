import type { Color } from "../../color.ts";
import { parsePasted } from "../../text/pasted.ts";
import { endOfCall } from "../../text/scan/text.ts";

/** As programs call them: Swift, Kotlin, Dart, Java, C#. The key before is the name of the color. */
const CALL =
  /(?:(?<![\w$])["']?([\w$]+)["']?\s*[:=]\s*)?(?:\b(?:const|new)\s+)?\b((?:UI|NS|CG|SK|Material)?Color(?:3|4|32)?(?:\.\w+)?)\s*\(/g;
const LONGEST_CALL_CHARS = 300;

export type CodeColor = { readonly name: string | null; readonly color: Color };

/** The colors of `Color(0xFF6200EE)`, `UIColor(red: …)` and their like in the code of programs, in linear time. */
export function readCodeColors(text: string): CodeColor[] {
  const found: CodeColor[] = [];
  CALL.lastIndex = 0;
  for (let match = CALL.exec(text); match; match = CALL.exec(text)) {
    const [whole, key = null, name = ""] = match;
    const open = match.index + whole.length - 1;
    const end = endOfCall(text, open, Math.min(text.length, open + LONGEST_CALL_CHARS));
    const color = end < 0 || name.startsWith("Material") ? null : parsePasted(name + text.slice(open, end));
    // What is no color may have some inside: Color(light: Color(…), dark: Color(…)).
    if (!color) continue;
    found.push({ name: key, color });
    CALL.lastIndex = end;
  }
  return found;
}
