// What several pages share comes in a few files. The bundler's own rule makes one for each set of pages that have something
// in common: hundreds, of some 300 bytes each, and each compressed by itself. Here sets are joined as long as what a page
// saves by loading fewer files outweighs what other pages then load for nothing. Nothing is listed by hand.

/**
 * What one more file costs a page, in characters of source: its imports and exports, its request, and compression that
 * starts anew. Found by trying: all pages together load least with it.
 */
const FILE_COST = 2400;
/** Those that need most of the others are left to the bundler. */
const MOST_FILES = 80;

const SITE_ENTRIES = /\/app\/(?:entry\.client|root|shell\/default-layout)\.tsx/;
const ROUTE = /\/app\/(?:pages|tools|dashboard)\/(.+?)\/(?:[a-z]+-)?route\.tsx/;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Groups for rolldown's `codeSplitting`, and the plugin that assigns modules to them. */
export function shareFiles() {
  /** Files that others need come first: a group takes along what its modules import and no group before it has. */
  let files = [];
  return {
    groups: Array.from({ length: MOST_FILES }, (_, index) => ({
      debugName: `shared ${index}`,
      priority: MOST_FILES - index,
      name: (id) => (files[index]?.modules.has(id) ? files[index].name : null),
    })),
    plugin: {
      name: "share-files",
      applyToEnvironment: ({ name }) => name === "client",
      buildEnd() {
        files = sortByNeed(joinFiles(filesBySet(readGraph(this))));
      },
    },
  };
}

function readGraph(context) {
  const ids = [...context.getModuleIds()];
  const infos = new Map(ids.map((id) => [id, context.getModuleInfo(id)]));
  const importsOf = (id) => infos.get(id)?.importedIds ?? [];
  const entries = ids.filter((id) => infos.get(id)?.isEntry);
  const late = new Set(ids.flatMap((id) => infos.get(id)?.dynamicallyImportedIds ?? []));
  return {
    importsOf,
    sizeOf: (id) => infos.get(id)?.code?.replaceAll(COMMENTS, "").length ?? 0,
    site: closure(
      entries.filter((id) => SITE_ENTRIES.test(id)),
      importsOf,
    ),
    // What only answers requests imports nothing.
    pages: new Map(
      entries.filter((id) => ROUTE.test(id) && importsOf(id).length > 0).map((id) => [id, closure([id], importsOf)]),
    ),
    late: closure(late, importsOf),
  };
}

/** One file for each set of pages; what a single page needs is its own, unless its late parts need it, too. */
function filesBySet({ importsOf, sizeOf, site, pages, late }) {
  const files = new Map();
  for (const id of new Set([...pages.values()].flatMap((needs) => [...needs])).union(site)) {
    const users = [...pages.keys()].filter((page) => site.has(id) || pages.get(page).has(id));
    if (pages.has(id) || (users.length === 1 && !late.has(id))) continue;
    const key = users.join();
    if (!files.has(key))
      files.set(key, { pages: new Set(users), modules: new Set(), needs: new Set(), size: 0, heaviest: 0 });
    const file = files.get(key);
    const size = sizeOf(id);
    file.modules.add(id);
    for (const needed of importsOf(id)) file.needs.add(needed);
    file.size += size;
    if (size < file.heaviest) continue;
    file.heaviest = size;
    file.name = site.has(id) ? "site" : (id.match(/([^/]+?)\.\w+(?:$|\?)/)?.[1] ?? "shared");
  }
  return [...files.values()];
}

/** Joins two files at a time, those that save most first. */
function joinFiles(files) {
  for (;;) {
    let best = { saving: 0 };
    for (const [index, one] of files.entries()) {
      for (const other of files.slice(0, index)) {
        const join = tryJoin(one, other, files);
        if (join.saving > best.saving) best = join;
      }
    }
    if (best.saving === 0) return files;
    files = best.join();
  }
}

/** What it saves, over all pages. Pages that load the joined file load what it needs, too. */
function tryJoin(one, other, files) {
  const pages = one.pages.union(other.pages);
  const loadedFirst = FILE_COST * one.pages.intersection(other.pages).size;
  const loadedAlong = one.size * (pages.size - one.pages.size) + other.size * (pages.size - other.pages.size);
  if (loadedAlong >= loadedFirst) return { saving: 0 };
  const needs = one.needs.union(other.needs);
  const rest = files.filter((file) => file !== one && file !== other);
  const needed = filesNeeded(needs, rest);
  // Between the two there may be a third, which one of them needs and which needs the other: it would need itself.
  if (needed.some((file) => needsOneOf(file, one) || needsOneOf(file, other))) return { saving: 0 };
  const saving = needed.reduce(
    (sum, file) => sum - (FILE_COST + file.size) * pages.difference(file.pages).size,
    loadedFirst - loadedAlong,
  );
  const join = () => {
    const { name, heaviest } = one.heaviest > other.heaviest ? one : other;
    for (const file of needed) file.pages = file.pages.union(pages);
    const size = one.size + other.size;
    return [...rest, { name, heaviest, size, pages, needs, modules: one.modules.union(other.modules) }];
  };
  return { saving, join };
}

/** Files that contain some of the modules, and all that those need. */
function filesNeeded(modules, files) {
  const needed = new Set(files.filter((file) => !modules.isDisjointFrom(file.modules)));
  for (const file of needed) for (const next of files) if (needsOneOf(file, next)) needed.add(next);
  return [...needed];
}

function needsOneOf(file, other) {
  return !file.needs.isDisjointFrom(other.modules);
}

/** What a file needs comes before it. */
function sortByNeed(files) {
  const sorted = new Set();
  const add = (file) => {
    if (sorted.has(file)) return;
    for (const other of files) if (other !== file && needsOneOf(file, other)) add(other);
    sorted.add(file);
  };
  files.forEach(add);
  return [...sorted];
}

/** Modules and all that they import, but for what comes later. */
function closure(ids, importsOf) {
  const found = new Set(ids);
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return found;
}
