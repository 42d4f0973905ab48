import { keywordsOf } from "#app/frame/commands/find-commands.ts";
import { cards } from "#content/tool-cards.ts";
import { type Tool, tools } from "#content/tools.ts";

export type Group = { title: string; text: string; tools: readonly Tool[] };

const GROUPS = [
  {
    title: "Make",
    text: "Start with nothing, a color or a picture, and end with a palette.",
    ids: [
      "color-palette-generator",
      "color-palette-builder",
      "color-palette-from-image",
      "random-color-generator",
      "color-wheel",
      "color-mixer",
      "gradient-generator",
      "color-shades",
    ],
  },
  {
    title: "Check",
    text: "Check whether colors are readable and distinct, and how they look in use.",
    ids: ["contrast-checker", "compare-colors", "playground"],
  },
  {
    title: "Identify",
    text: "Find out what a color is and what it's called.",
    ids: ["image-color-picker", "color-name-finder", "color-finder"],
  },
  { title: "Convert", text: "The same color in another format, exactly.", ids: ["convert"] },
] as const;

/** Leaves out groups without a match. A question, such as "is my text readable", may have words that no tool has. */
export function groupTools(query: string): Group[] {
  const found = groupsWith(query.toLowerCase().split(/\s+/).filter(Boolean));
  const keywords = keywordsOf(query);
  return found.length > 0 || keywords.length === 0 ? found : groupsWith(keywords);
}

function groupsWith(words: readonly string[]): Group[] {
  const matches = (tool: Tool) => {
    const text = `${tool.title} ${cards[tool.id]?.summary} ${cards[tool.id]?.words ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return GROUPS.map(({ title, text, ids }) => ({
    title,
    text,
    tools: ids.flatMap((id) => tools.filter((tool) => tool.id === id)).filter(matches),
  })).filter((group) => group.tools.length > 0);
}
