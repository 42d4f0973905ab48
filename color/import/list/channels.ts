import { scanValues } from "../../text/pasted/lines.ts";
import { readLabels } from "../../text/pasted/object.ts";
import type { ImportedSwatch } from "../imported.ts";
import { nameOf } from "./name.ts";
import { NUMBER } from "./numbers.ts";

const CHANNEL = `["']?(?:red|green|blue|hue|saturation|lightness|brightness|chroma|alpha|opacity|[rgbhslvca])["']?\\s*:\\s*${NUMBER}`;
const CHANNEL_LINE = new RegExp(`^\\s+${CHANNEL}\\s*$`, "i");
/** `Sea: { r: 12, g: 34, b: 56 }`, or `- name: Sea r: 12 g: 34 b: 56` of several lines of YAML. */
const MAPPING = new RegExp(`^(.*?)(?<!\\w)((?:${CHANNEL}[\\s,]*){3,4})\\}?[\\s,]*$`, "i");

/** Reads a color with a label for each channel, and the name before it. */
export function readMapping(line: string): ImportedSwatch | null {
  const [, name = "", channels = ""] = MAPPING.exec(line) ?? [];
  const color = readLabels(channels);
  return color && { color, name: nameOf(name.replace(/^[\s{-]*["']?name["']?:|\{\s*$/i, "")) };
}

/** Joins a name and lines with one channel each, unless the name's line has a color. Lines keep their numbers. */
export function joinChannels(lines: readonly string[]): readonly string[] {
  const joined = [...lines];
  for (let first = 0, next = 1; first < lines.length; first = next++) {
    while (CHANNEL_LINE.test(lines[next] ?? "")) next++;
    if (next - first < 3 || next - first > 5) continue;
    const whole = lines.slice(first, next).join(" ");
    if (scanValues(lines[first] as string).length > 0 || !readMapping(whole)) continue;
    joined.fill("", first, next);
    joined[first] = whole;
  }
  return joined;
}
