// Pages that are open stay whole over a deploy: the files of the build before are kept, of one build and no more.
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * `kept` holds what the build in `client` shows to browsers, for when the next one takes its place; then it becomes
 * `previous`. The same build made again changes neither.
 */
export function keepBuild(build) {
  const client = join(build, "client");
  const kept = join(build, "kept");
  const previous = join(build, "previous");
  const next = join(build, "kept.new");
  if (idIn(kept) === idIn(client)) return;
  rmSync(next, { recursive: true, force: true });
  for (const part of ["assets", "builds/meta"]) cpSync(join(client, part), join(next, part), { recursive: true });
  cpSync(join(client, LATEST), join(next, LATEST));
  if (existsSync(kept)) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(kept, previous);
  }
  renameSync(next, kept);
}

const LATEST = "builds/latest.json";

function idIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, LATEST), "utf8")).id;
  } catch {
    return undefined;
  }
}
