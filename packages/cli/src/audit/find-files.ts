import fs from "node:fs";
import path from "node:path";
import ignore, { type Ignore } from "ignore";
import { UsageError } from "../command.ts";
import { languageOf } from "./language.ts";

export type FoundFile = {
  /** The name in the report: relative to the current folder, with slashes. */
  readonly file: string;
  readonly path: string;
  /** Given by name, so failing to read it is an error. */
  readonly isNamed: boolean;
};

type Walk = { readonly cwd: string; readonly own: Ignore; readonly rules: Map<string, Ignore | null> };

/** Folders that tools write or download. Folders that start with a dot are skipped, too. */
const SKIPPED_FOLDERS = new Set(["node_modules", "bower_components", "dist", "build", "out", "coverage", "vendor"]);
const BUILT_FILE = /[.-]min\.\w+$/i;
const GLOB = /[*?[\]{}]/;

/**
 * Finds the readable files of paths, folders and globs, each once and in order. Folders skip what .gitignore lists,
 * built files, and links, which can form a circle. `ignored` are .gitignore patterns from the current folder. A folder or
 * glob with only ignored files is a UsageError, so that nobody mistakes it for a clean one.
 */
export function findFiles(paths: readonly string[], cwd: string, ignored: readonly string[]): FoundFile[] {
  const walk: Walk = { cwd, own: ignore().add([...ignored]), rules: new Map() };
  const found = new Map<string, FoundFile>();
  for (const given of paths) {
    const absolute = path.resolve(cwd, given);
    const stat = fs.statSync(absolute, { throwIfNoEntry: false });
    if (!stat && GLOB.test(given)) addGlob(given, walk, found);
    else if (!stat) throw new UsageError(`There is no file or folder ${given}.`);
    else if (stat.isDirectory()) addFolder(absolute, given, walk, found);
    else addNamed(absolute, given, walk, found);
  }
  return [...found.values()];
}

function addNamed(file: string, given: string, walk: Walk, found: Map<string, FoundFile>): void {
  if (languageOf(file) === null) throw new UsageError(`${given} has a format that huesmith doesn't read.`);
  if (!isOwnIgnored(file, walk)) found.set(file, { file: nameOf(file, walk), path: file, isNamed: true });
}

function addGlob(pattern: string, walk: Walk, found: Map<string, FoundFile>): void {
  if (!fs.globSync)
    throw new UsageError("Globs need Node 22 or newer. Leave off the quotes to let the shell expand them.");
  const exclude = (name: string) => SKIPPED_FOLDERS.has(path.basename(name));
  const matches = fs.globSync(pattern, { cwd: walk.cwd, exclude }).map((match) => path.resolve(walk.cwd, match));
  let count = 0;
  let read = 0;
  for (const match of matches.sort()) {
    const stat = fs.lstatSync(match, { throwIfNoEntry: false });
    if (!stat?.isFile() || languageOf(match) === null) continue;
    count++;
    if (isIgnored(match, false, walk)) continue;
    read++;
    found.set(match, { file: nameOf(match, walk), path: match, isNamed: false });
  }
  if (count === 0) throw new UsageError(`No file matches ${pattern}.`);
  if (read === 0) throw new UsageError(`Nothing was read, because all files that match ${pattern} are ignored.`);
}

function addFolder(start: string, given: string, walk: Walk, found: Map<string, FoundFile>): void {
  const rest = [start];
  let read = 0;
  let isIgnoring = !fs.existsSync(path.join(start, ".git")) && isIgnored(start, true, walk);
  for (let folder = rest.pop(); folder !== undefined; folder = rest.pop()) {
    const folders: string[] = [];
    for (const entry of entriesOf(folder)) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!isSkipped(entry.name) && !isIgnored(file, true, walk)) folders.push(file);
      } else if (entry.isFile() && languageOf(entry.name) && !BUILT_FILE.test(entry.name)) {
        if (found.has(file)) read++;
        else if (isIgnored(file, false, walk)) isIgnoring = true;
        else {
          read++;
          found.set(file, { file: nameOf(file, walk), path: file, isNamed: false });
        }
      }
    }
    rest.push(...folders.reverse());
  }
  if (read === 0 && isIgnoring) throw new UsageError(`Nothing was read, because everything in ${given} is ignored.`);
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw new UsageError(`The folder ${folder} cannot be read: ${(error as Error).message}.`);
  }
}

function isSkipped(name: string): boolean {
  return name.startsWith(".") || SKIPPED_FOLDERS.has(name);
}

function nameOf(file: string, { cwd }: Walk): string {
  return path.relative(cwd, file).replaceAll(path.sep, "/");
}

function isIgnored(file: string, isFolder: boolean, walk: Walk): boolean {
  return isOwnIgnored(isFolder ? `${file}/` : file, walk) || isGitIgnored(file, isFolder, walk);
}

/** Whether the options or the configuration exclude a file. */
function isOwnIgnored(file: string, walk: Walk): boolean {
  const name = nameOf(file, walk) + (file.endsWith("/") ? "/" : "");
  return ignore.isPathValid(name) && walk.own.ignores(name);
}

/** As in git, the nearest .gitignore with a matching rule decides, from the folder of the file up to the repository. */
function isGitIgnored(file: string, isFolder: boolean, walk: Walk): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const rules = rulesOf(folder, walk);
    const name = path.relative(folder, file).replaceAll(path.sep, "/") + (isFolder ? "/" : "");
    const result = rules?.test(name);
    if (result?.ignored || result?.unignored) return result.ignored;
    if (folder === path.dirname(folder) || fs.existsSync(path.join(folder, ".git"))) return false;
  }
}

function rulesOf(folder: string, { rules }: Walk): Ignore | null {
  const known = rules.get(folder);
  if (known !== undefined) return known;
  let own: Ignore | null = null;
  try {
    own = ignore().add(fs.readFileSync(path.join(folder, ".gitignore"), "utf8"));
  } catch {
    // No .gitignore in this folder.
  }
  rules.set(folder, own);
  return own;
}
