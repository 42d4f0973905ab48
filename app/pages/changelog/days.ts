import { changelog, type Release } from "#content/changelog.ts";
import { cards } from "#content/tool-cards.ts";
import { tools } from "#content/tools.ts";

type Change = Release["changes"][number] & {
  /** Of the drawing of the tool that the link leads to. */
  colors: readonly string[];
};
type Day = {
  /** 2026-11-20 */
  date: string;
  /** November 20, 2026 */
  title: string;
  releases: readonly (Omit<Release, "changes"> & { changes: readonly Change[] })[];
};

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const MAX_COLORS = 5;

/** The changelog by day, the newest first. */
export function daysOfChangelog(): Day[] {
  const byDay = Object.groupBy(changelog, ({ date }) => date.slice(0, 10));
  return Object.entries(byDay)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([date, releases = []]) => ({
      date,
      title: DATE.format(new Date(date)),
      releases: releases.map((release) => ({
        ...release,
        changes: release.changes.map((change) => ({ ...change, colors: colorsOf(change.link?.to) })),
      })),
    }));
}

function colorsOf(path: string | undefined) {
  const id = tools.find((tool) => tool.path === path)?.id;
  return (id && cards[id]?.glyph.colors.slice(0, MAX_COLORS)) || [];
}
