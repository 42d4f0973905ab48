import { posix } from "node:path";

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(#|\.{1,2}\/)([^"]+)"/g;

/**
 * The imports, types included, that run in a circle between the files and folders of a folder: "a/b → a/c".
 * `sources` maps paths from the project's root to their code.
 */
export function findCircles(sources) {
  const imports = [...sources].flatMap(([path, code]) => importsOf(path, code).map((target) => [path, target]));
  const folders = new Set([...sources.keys()].flatMap(foldersOf));
  return [...folders].flatMap((folder) => {
    const inside = imports.filter((ends) => ends.every((path) => path.startsWith(folder)));
    const edges = inside.map((ends) => ends.map((path) => folder + path.slice(folder.length).split("/")[0]));
    const circle = circular(edges.filter(([from, to]) => from !== to));
    return [...new Set(circle.map(([from, to]) => `${from} → ${to}`))];
  });
}

function importsOf(path, code) {
  return [...code.matchAll(IMPORT)].map(([, start, rest]) =>
    start === "#" ? rest : posix.join(posix.dirname(path), start + rest),
  );
}

/** "", "a/" and "a/b/" for "a/b/c.ts". */
function foldersOf(path) {
  return ["", ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))];
}

/** Removes the edges from where none arrives and those to where none starts, until each of the rest does both. */
function circular(edges) {
  const starts = new Set(edges.map(([from]) => from));
  const ends = new Set(edges.map(([, to]) => to));
  const left = edges.filter(([from, to]) => ends.has(from) && starts.has(to));
  return left.length === edges.length ? left : circular(left);
}
