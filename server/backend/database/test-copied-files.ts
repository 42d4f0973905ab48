// The files of a database folder, copied into the memory of a PGlite. For tests only.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";

/** A file, or a folder if it has no data. */
type Entry = { readonly parent: string; readonly name: string; readonly data?: Buffer };

const { PGDATA } = PGlite.paths;
const FOLDER_MODE = 0o40700;
const FILE_MODE = 0o100600;

/** Test files share their modules, and thus these. */
const known = new Map<string, readonly Entry[]>();

/** A third of the time of PGlite's own `loadDataDir`, which looks up each part of each path several times. */
export class CopiedFiles extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(folder: string) {
    super();
    this.#entries = known.get(folder) ?? readFolder(folder);
    known.set(folder, this.#entries);
  }

  override async init(...[pg, options]: Parameters<MemoryFS["init"]>) {
    const made = await super.init(pg, options);
    const fill = ({ FS }: { FS: unknown }) => copyInto(FS as FilesInside, this.#entries);
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...(made.emscriptenOpts.preRun ?? []), fill] } };
  }
}

function readFolder(folder: string): readonly Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const parent = PGDATA + entry.parentPath.slice(folder.length).replaceAll("\\", "/");
    if (entry.isDirectory()) return { parent, name: entry.name };
    return { parent, name: entry.name, data: readFileSync(join(entry.parentPath, entry.name)) };
  });
}

/** The parts of Emscripten's file system that are used here. */
type FilesInside = {
  mkdirTree: (path: string) => void;
  lookupPath: (path: string) => { node: Node };
};
type Node = {
  node_ops: { mknod: (parent: Node, name: string, mode: number, device: number) => Node };
  contents: Uint8Array;
  usedBytes: number;
};

function copyInto(files: FilesInside, entries: readonly Entry[]) {
  files.mkdirTree(PGDATA);
  const folders = new Map([[PGDATA, files.lookupPath(PGDATA).node]]);
  for (const { parent, name, data } of entries) {
    const folder = folders.get(parent) as Node;
    const node = folder.node_ops.mknod(folder, name, data ? FILE_MODE : FOLDER_MODE, 0);
    if (data) Object.assign(node, { contents: new Uint8Array(data), usedBytes: data.length });
    else folders.set(`${parent}/${name}`, node);
  }
}
