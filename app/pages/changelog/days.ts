import { changelog } from "#content/changelog.ts";
import { cards } from "#content/tool-cards.ts";
import { tools } from "#content/tools.ts";
import { printDate } from "../words.ts";

export type Day = ReturnType<typeof daysOfChangelog>[number];

const MAX_COLORS = 5;

/** The days, newest first. A change takes the colors of the drawing of the tool it links to. */
export function daysOfChangelog() {
  const byDay = Object.groupBy(changelog, ({ date }) => date.slice(0, 10));
  return Object.entries(byDay)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([date, releases = []]) => ({
      date,
      title: printDate(date),
      releases: releases.map((release) => ({
        ...release,
        changes: release.changes.map((change) => ({ ...change, colors: colorsOf(change.link?.to) })),
      })),
    }));
}

function colorsOf(path: string | undefined): readonly string[] {
  const id = tools.find((tool) => tool.path === path)?.id;
  return (id && cards[id]?.glyph.colors.slice(0, MAX_COLORS)) || [];
}
