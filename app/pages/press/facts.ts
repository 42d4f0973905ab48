import { EXPORT_FORMATS } from "#color/export/formats.ts";
import type { NameService } from "#color/names.ts";
import { printCount } from "#color/words/count.ts";
import { changelog } from "#content/changelog.ts";
import { conversionTexts } from "#content/conversions.ts";
import palettes from "#content/palettes.json";
import { pressTexts } from "#content/press.ts";
import { TOOL_COUNT, tools } from "#content/tools.ts";
import { printDate } from "../words.ts";

const COLORS = 256 ** 3;

export function countFacts(names: Pick<NameService, "count">) {
  const extras = tools.length - TOOL_COUNT;
  const counts = {
    tools: TOOL_COUNT,
    names: names.count,
    palettes: Object.values(palettes).flat().length,
    conversions: Object.keys(conversionTexts).length,
    exports: EXPORT_FORMATS.length,
  };
  return {
    texts: Object.entries(pressTexts).map(([title, text]) => ({ title, text: fill(text, counts) })),
    numbers: [
      { count: printCount(counts.tools), what: `tools, and ${extras} extras` },
      { count: printCount(counts.names), what: "named colors" },
      { count: printCount(COLORS), what: "colors, each with its own page" },
      { count: printCount(counts.palettes), what: "measured palettes" },
      { count: printCount(counts.conversions), what: "pages that convert step by step" },
      { count: printCount(counts.exports), what: "formats to export" },
    ],
    since: printDate(changelog.at(-1)?.date ?? 0),
  };
}

function fill(text: string, counts: Readonly<Record<string, number>>) {
  return text.replace(/\{(\w+)\}/g, (_, what: string) => printCount(counts[what] ?? Number.NaN));
}
