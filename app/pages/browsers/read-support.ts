import { browserFeatures } from "#content/browser-features.ts";
import support from "#content/browser-support.json";
import { tools } from "#content/tools.ts";
import { printDate } from "../words.ts";

/** What was tested or requested, and the browsers in which it passed or is available. */
export type Row = { title: string; text?: string; to?: string; passed: readonly string[] };

const { engines, acts, features } = support;

/** Returns the results last recorded by the tests in `e2e/engines/`. */
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

/** Shortens "156.0.8078.79" to 156.0 and "2.50.6" to 2.50, as an About box shows it. */
function shorten(version: string) {
  return version.split(".").slice(0, 2).join(".");
}
