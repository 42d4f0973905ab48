// What many pages share comes in a few files. The bundler's own rule makes one for each set of pages that have something in
// common: hundreds, of some 300 bytes each. Here they are made by who needs what, so nothing has to be listed by hand.

/** Outside the tools, the share of pages that makes a module part of every page. */
const EVERY_PAGE = 0.75;
/** The share of the tools that makes a module part of all tools. */
const MOST_TOOLS = 0.4;
/** Up to so many other pages that need a part of the tools, those pages alone decide in which file it is. */
const FEW_PAGES = 6;
const SITE = FEW_PAGES + 2;

const SITE_ENTRIES = /\/app\/(?:entry\.client|root|shell\/default-layout)\.tsx/;
const ROUTE = /\/app\/(?:pages|tools|dashboard)\/(.+?)\/(?:[a-z]+-)?route\.tsx/;

/** Groups for rolldown's `codeSplitting`, and the plugin that assigns modules to them. */
export function shareFiles() {
  /** By module. A file takes along what its modules import, so those that more pages need must come first. */
  const places = new Map();
  return {
    groups: Array.from({ length: SITE + 1 }, (_, rank) => ({
      debugName: `shared by ${rank}`,
      priority: rank + 1,
      name: (id) => (places.get(id)?.rank === rank ? places.get(id).name : null),
    })),
    plugin: {
      name: "share-files",
      applyToEnvironment: ({ name }) => name === "client",
      buildEnd() {
        places.clear();
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        for (const [id, place] of placesOf(entries, (id) => this.getModuleInfo(id)?.importedIds ?? []))
          places.set(id, place);
      },
    },
  };
}

function placesOf(entries, importsOf) {
  const needs = new Map(entries.map((id) => [id, closure(id, importsOf)]));
  const routes = entries.filter((id) => ROUTE.test(id) && needs.get(id).size > 1); // what only answers requests is empty
  const isTool = (id) => [...needs.get(id)].some((needed) => needed.endsWith("/app/tools/tool-page.tsx"));
  const { tools = [], pages = [] } = Object.groupBy(routes, (id) => (isTool(id) ? "tools" : "pages"));
  const site = new Set(entries.filter((id) => SITE_ENTRIES.test(id)).flatMap((id) => [...needs.get(id)]));
  const places = new Map();
  for (const id of new Set(routes.flatMap((route) => [...needs.get(route)])).union(site)) {
    const [inTools, inPages] = [tools, pages].map((list) => list.filter((route) => needs.get(route).has(id)));
    if (site.has(id) || inPages.length >= EVERY_PAGE * pages.length) places.set(id, { rank: SITE, name: "site" });
    else if (inTools.length >= MOST_TOOLS * tools.length) places.set(id, placeOfToolPart(inPages));
  }
  return places;
}

function placeOfToolPart(pages) {
  if (pages.length > FEW_PAGES) return { rank: FEW_PAGES + 1, name: "tools-and-pages" };
  const names = pages.map((id) => ROUTE.exec(id)[1].replaceAll("/", "-")).sort();
  return { rank: pages.length, name: ["tools", ...names].join("-") };
}

/** A module and all that it imports, but for what comes later. */
function closure(id, importsOf, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of importsOf(id)) closure(next, importsOf, found);
  return found;
}
