import type { Hex } from "#color/color.ts";
import type { Card } from "#content/tool-cards.ts";

/** Has either `to` or `run`. */
export type Command = {
  readonly label: string;
  readonly group: "On this page" | "Colors" | "Tools" | "Pages" | "Saved";
  /** Additional search terms. */
  readonly words?: string;
  /** Shown next to the label: its keys, or a color code. */
  readonly hint?: string;
  readonly to?: string;
  /** Of the history entry for `to`. */
  readonly state?: object;
  readonly run?: () => void;
  readonly hexes?: readonly Hex[];
  readonly glyph?: Card["glyph"];
};

const MAX_OF_GROUP = 8;
/** Limit before anything is typed; it does not apply to tools. */
const FIRST_OF_GROUP = 5;

/**
 * Returns the commands that match all the words, the best of each group first: a label that is the text, one that
 * begins with it or a tool with a word that does, then other labels with such a word, then whole words, then the rest in
 * their original order.
 */
export function findCommands(query: string, commands: readonly Command[]): Command[] {
  const text = query.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const found = commands.flatMap((command) => {
    const label = command.label.toLowerCase();
    const all = `${label} ${command.words ?? ""} ${command.hint ?? ""}`.toLowerCase();
    if (!words.every((word) => all.includes(word))) return [];
    const hasWord = ` ${label}`.includes(` ${text}`);
    const isFirst = label.startsWith(text) || (hasWord && command.group === "Tools");
    const isWhole = label.includes(text) || ` ${all} `.includes(` ${text} `);
    const rank = label === text ? 0 : isFirst ? 1 : hasWord ? 2 : isWhole ? 3 : 4;
    return [{ command, rank }];
  });
  found.sort((one, other) => one.rank - other.rank);
  const groups = Map.groupBy(found, ({ command }) => command.group);
  const most = (group: string) => (text ? MAX_OF_GROUP : group === "Tools" ? Infinity : FIRST_OF_GROUP);
  return [...groups].flatMap(([name, group]) => group.slice(0, most(name)).map(({ command }) => command));
}

const FILLERS = new Set(
  "am an and any are can color colors do does find for from get have how in is it make me my of on or some that the this to want what which with you".split(
    " ",
  ),
);

/** The words of a question, without single letters and words that don't say what it is about. */
export function keywordsOf(query: string): string[] {
  const words = query.toLowerCase().split(/[^\p{L}\d]+/u);
  return words.filter((word) => word.length > 1 && !FILLERS.has(word));
}

/** For a question, such as "is my text readable": the commands with the most of its words, in their original order. */
export function findLoosely(query: string, commands: readonly Command[]): Command[] {
  const keywords = keywordsOf(query);
  const scored = commands.map((command) => {
    const all = ` ${command.label} ${command.words ?? ""}`.toLowerCase();
    return { command, hits: keywords.filter((word) => all.includes(` ${word}`)).length };
  });
  const most = Math.max(1, ...scored.map(({ hits }) => hits));
  const best = scored.filter(({ hits }) => hits === most);
  return best.slice(0, MAX_OF_GROUP).map(({ command }) => command);
}
