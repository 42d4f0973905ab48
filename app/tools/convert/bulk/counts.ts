import type { ConvertedText } from "./convert-text.ts";

/** "14 colors converted in 9 lines." and what else is to be known. */
export function describeCounts({ replacements, found, mapped }: ConvertedText, changedLines: number): string {
  const changed = replacements.length;
  if (found === 0) return "No color found in this text.";
  const same = found - changed;
  if (changed === 0) return `${count(found, "color")} found, nothing to change.`;
  const sentences = [`${count(changed, "color")} converted in ${count(changedLines, "line")}.`];
  if (same > 0) sentences.push(`${same === 1 ? "1 stays" : `${number(same)} stay`} as written.`);
  if (mapped > 0) sentences.push(`${number(mapped)} outside sRGB, mapped per CSS Color 4.`);
  return sentences.join(" ");
}

function count(amount: number, word: string) {
  return `${number(amount)} ${word}${amount === 1 ? "" : "s"}`;
}

function number(amount: number) {
  return amount.toLocaleString("en-US");
}
