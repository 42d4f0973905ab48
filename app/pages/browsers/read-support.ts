import { browserFeatures } from "#content/browser-features.ts";
import support from "#content/browser-support.json";
import { tools } from "#content/tools.ts";
import { printDate } from "../words.ts";

/** What was done or asked for, and in which browsers it passed or is there. */
export type Row = { title: string; text?: string; to?: string; passed: readonly string[] };

const { engines, acts, features } = support;

/** What the acts of `e2e/engines/` found out when they last wrote it down. */
export function readSupport() {
  return {
    date: printDate(support.date),
    engines: engines.map(({ name, version }) => ({ name, version: shorten(version) })),
    tools: tools.flatMap(({ id, title, path }): Row[] => {
      const act = acts.find(({ tool }) => tool === id);
      return act ? [{ title, text: `${act.title}.`, to: path, passed: act.passed }] : [];
    }),
    everywhere: acts.filter(({ tool, path }) => !tool && !path).map(({ title, passed }): Row => ({ title, passed })),
    pages: countPages(),
    features: browserFeatures.flatMap(({ id, title, without }): Row[] => {
      const feature = features.find((one) => one.id === id);
      return feature ? [{ title, text: without, passed: feature.has }] : [];
    }),
  };
}

function countPages() {
  const opened = acts.filter(({ path }) => path);
  const painted = opened.filter(({ passed }) => passed.length === engines.length).length;
  return { opened: opened.length, painted };
}

/** "156.0.8078.79" is 156.0, and "2.50.6" is 2.50: what people read in an About box. */
function shorten(version: string) {
  return version.split(".").slice(0, 2).join(".");
}
