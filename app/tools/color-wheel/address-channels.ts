import { round } from "#color/round.ts";
import { type Channels, NONE } from "./state.ts";

const LETTERS = ["h", "c", "l"] as const;
/** Must match in only one way, because it repeats inside a part. */
const NUMBER = String.raw`n?(?:\d+(?:\.\d*)?|\.\d+)`;
const PART = new RegExp(`^([0-9ab])((?:[hcl]${NUMBER})+)$`);
const CHANNEL = new RegExp(`([hcl])(${NUMBER})`, "g");

/** As in "0h120-2c.1ln.05": marker, channels and values; `n` is the minus sign, as in colors. */
export function writeChannels(list: readonly Channels[]): string {
  return list
    .flatMap((channels, index) => {
      const texts = LETTERS.flatMap((letter) => {
        const value = channels[letter];
        return value === undefined ? [] : [letter + writeNumber(value)];
      });
      return texts.length > 0 ? [index.toString(36) + texts.join("")] : [];
    })
    .join("-");
}

/** Null for invalid text. `limits` gives the allowed range of a channel; a channel without limits is refused. */
export function readChannels(
  text: string,
  count: number,
  limits: (index: number, channel: (typeof LETTERS)[number]) => readonly [min: number, max: number] | null,
): Channels[] | null {
  const list: Channels[] = Array.from({ length: count }, () => NONE);
  for (const part of text.slice(0, 1000).split("-")) {
    const [, place = "", body = ""] = PART.exec(part) ?? [];
    const index = Number.parseInt(place, 36);
    if (place === "" || index >= count) return null;
    for (const [, letter, digits = ""] of body.matchAll(CHANNEL)) {
      const channel = letter as (typeof LETTERS)[number];
      const value = round(Number(digits.replace("n", "-")), channel === "h" ? 2 : 4);
      const [min, max] = limits(index, channel) ?? [1, 0];
      if (!(value >= min && value <= max)) return null;
      list[index] = { ...list[index], [channel]: value };
    }
  }
  return list;
}

function writeNumber(value: number): string {
  return String(value)
    .replace(/^(-?)0\./, "$1.")
    .replace("-", "n");
}
