import { scanValues } from "../../text/pasted/lines.ts";

/** No parentheses: in CSS, each line is a color of its own. */
const FORMAT = /^\s*(hex|rgb|cmyk|hs[lbv]|lab|pms|pantone|ral|ncs)\b[^()]*$/i;

/**
 * Joins the lines of one color in several formats, as in brand guides, with its name above them: "Sea", "HEX #264653",
 * "CMYK 54 16 0 67". Lines keep their numbers.
 */
export function joinFormats(lines: readonly string[]): readonly string[] {
  const formats = lines.map((line) => FORMAT.exec(line)?.[1]?.toLowerCase());
  const joined = [...lines];
  for (let first = 0, next = 1; first < lines.length; first = next++) {
    if (formats[first] === undefined) continue;
    while (formats[next] !== undefined) next++;
    const block = formats.slice(first, next);
    // Several of one format are several colors.
    if (!block.includes("hex") || block.length < 2 || new Set(block).size < block.length) continue;
    const value = lines[first + block.indexOf("hex")] as string;
    if (scanValues(value).length !== 1) continue;
    const name = lines[first - 1] ?? "";
    const isNamed = name.trim() !== "" && scanValues(name).length === 0;
    joined.fill("", isNamed ? first - 1 : first, next);
    joined[isNamed ? first - 1 : first] = `${isNamed ? `${name}: ` : ""}${value.trim().replace(/^hex[\s:=]*/i, "")}`;
  }
  return joined;
}
