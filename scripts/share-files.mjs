// Puts the code that several pages share into a few files. The bundler's default makes one for each set of pages with
// common code: hundreds of some 300 bytes each, each compressed separately. Here sets are merged as long as the savings
// from loading fewer files outweigh what other pages then load unused. Nothing is listed by hand.

/**
 * The cost of one more file for a page, in characters of source: its imports and exports, its request, and compression
 * that starts over. Found by experiment: 2,400 loads as many bytes in a tenth more files, 5,500 saves tools 6 kB and
 * adds 3 to 8 to other pages.
 */
const FILE_COST = 4300;
/** The most unused code that a page or a late part may load at once, however much others save: characters of source. */
const MOST_ALONG = 24_000;
/** Files that need most of the others are left to the bundler. */
const MAX_FILES = 80;
/** What the root loads late, on every page. */
const IDLE = "idle";
/** Relative to the cost of a byte that the first screen waits for. */
const IDLE_WEIGHT = 0.25;
/**
 * The same for the late parts of a page, many of which load only after a click. Found by experiment: with 0, a fifth
 * more loads after the first screen, such as a whole tool for one function; 0.1 and more adds 1 % to first screens.
 */
const LATE_WEIGHT = 0.05;

const SITE_ENTRIES = /\/app\/(?:entry\.client|root|shell\/default-layout)\.tsx/;
const ROUTE = /\/app\/(?:pages|tools|dashboard)\/.+\/(?:[a-z]+-)?route\.tsx/;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Groups for rolldown's `codeSplitting`, and the plugin that assigns modules to them. */
export function shareFiles() {
  /** Files that others need come first: a group includes what its modules import, except what an earlier group has. */
  let files = [];
  return {
    groups: Array.from({ length: MAX_FILES }, (_, index) => ({
      debugName: `shared ${index}`,
      priority: MAX_FILES - index,
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

/** Finds the users of each module: pages, their late parts, and the root, which loads its late parts on every page. */
function readGraph(context) {
  const ids = [...context.getModuleIds()];
  const infos = new Map(ids.map((id) => [id, context.getModuleInfo(id)]));
  const importsOf = (id) => infos.get(id)?.importedIds ?? [];
  const lateImportsOf = (id) => infos.get(id)?.dynamicallyImportedIds ?? [];
  const entries = ids.filter((id) => infos.get(id)?.isEntry);
  // Routes that only answer requests import nothing.
  const pages = entries.filter((id) => ROUTE.test(id) && importsOf(id).length > 0);
  const siteEntries = entries.filter((id) => SITE_ENTRIES.test(id));
  const site = closure(siteEntries, importsOf);
  const idle = closure([...site].filter((id) => SITE_ENTRIES.test(id)).flatMap(lateImportsOf), importsOf);
  const allImportsOf = (id) => [...importsOf(id), ...lateImportsOf(id)];
  return {
    importsOf,
    sizeOf: (id) => infos.get(id)?.code?.replaceAll(COMMENTS, "").length ?? 0,
    site,
    users: [
      ...pages.map((page) => ({ page, weight: 1, needs: closure([page], importsOf).union(site) })),
      { page: IDLE, weight: pages.length * IDLE_WEIGHT, needs: idle.union(site) },
    ],
    lateUsers: pages.map((page) => ({ page, weight: LATE_WEIGHT, needs: closure([page], allImportsOf).union(site) })),
    late: closure(ids.flatMap(lateImportsOf), importsOf),
  };
}

/** Makes one file for each set of users. What only late parts need is left to the bundler. */
function filesBySet({ importsOf, sizeOf, site, users, lateUsers, late }) {
  const files = new Map();
  const all = [...users, ...lateUsers];
  for (const id of new Set(users.flatMap(({ needs }) => [...needs]))) {
    const own = all.filter(({ needs }) => needs.has(id));
    const pages = new Set(own.map(({ page }) => page));
    // Code for a single page is in its own file, unless its late parts need it, too.
    if (pages.size === 1 && (pages.has(id) || pages.has(IDLE) || !late.has(id))) continue;
    const key = own.map((user) => all.indexOf(user)).join();
    if (!files.has(key))
      files.set(key, { users: new Set(own), modules: new Set(), needs: new Set(), size: 0, heaviest: 0 });
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

/** Merges two files at a time, starting with the largest savings. */
function joinFiles(files) {
  for (;;) {
    let best = { saving: 0 };
    for (const [index, one] of files.entries()) {
      for (const other of files.slice(0, index)) {
        const join = tryJoin(one, other, files, best.saving);
        if (join.saving > best.saving) best = join;
      }
    }
    if (best.saving === 0) return files;
    files = best.join();
  }
}

/** The savings over all users, if above the minimum. Users of the merged file also load what it needs. */
function tryJoin(one, other, files, least) {
  if (isTooMuch(one, other.users) || isTooMuch(other, one.users)) return { saving: 0 };
  const users = one.users.union(other.users);
  const loadedFirst = FILE_COST * weigh(one.users.intersection(other.users));
  const loadedAlong =
    one.size * weigh(other.users.difference(one.users)) + other.size * weigh(one.users.difference(other.users));
  // The merged file's dependencies can only add cost, and take long to find.
  if (loadedFirst - loadedAlong <= least) return { saving: 0 };
  const needs = one.needs.union(other.needs);
  const rest = files.filter((file) => file !== one && file !== other);
  const needed = filesNeeded(needs, rest);
  // A third file may sit between the two, needed by one and needing the other, which would make a cycle.
  if (needed.some((file) => needsOneOf(file, one) || needsOneOf(file, other))) return { saving: 0 };
  const saving = needed.reduce(
    (sum, file) => sum - (FILE_COST + file.size) * weigh(users.difference(file.users)),
    loadedFirst - loadedAlong,
  );
  const join = () => {
    const { name, heaviest } = one.heaviest > other.heaviest ? one : other;
    for (const file of needed) file.users = file.users.union(users);
    const size = one.size + other.size;
    return [...rest, { name, heaviest, size, users, needs, modules: one.modules.union(other.modules) }];
  };
  return { saving, join };
}

/** True if a file is large and one of the others does not need it. */
function isTooMuch({ size, users }, others) {
  return size > MOST_ALONG && !others.isSubsetOf(users);
}

function weigh(users) {
  return [...users].reduce((sum, { weight }) => sum + weight, 0);
}

/** Files that contain some of the modules, and all files that those need. */
function filesNeeded(modules, files) {
  const needed = new Set(files.filter((file) => !modules.isDisjointFrom(file.modules)));
  for (const file of needed) for (const next of files) if (needsOneOf(file, next)) needed.add(next);
  return [...needed];
}

function needsOneOf(file, other) {
  return !file.needs.isDisjointFrom(other.modules);
}

/** Sorts files after those that they need. */
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

/** Modules and everything that they import statically. */
function closure(ids, importsOf) {
  const found = new Set(ids);
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return found;
}
