// Pages that are open stay whole over a deploy: the files of the build before are kept, of one build and no more. Not in
// build/, which the router empties.
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const LATEST = "builds/latest.json";

/**
 * Puts what the build in `client` shows to browsers by `<folder>/current`, for when the next one takes its place; what was
 * there becomes `<folder>/previous`. The same build made again changes nothing.
 */
export function keepBuild(client, folder) {
  const current = join(folder, "current");
  const previous = join(folder, "previous");
  const next = join(folder, "next");
  if (idIn(current) === idIn(client)) return;
  rmSync(next, { recursive: true, force: true });
  for (const part of ["assets", "builds"]) cpSync(join(client, part), join(next, part), { recursive: true });
  if (existsSync(current)) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(current, previous);
  }
  renameSync(next, current);
}

function idIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, LATEST), "utf8")).id;
  } catch {
    return undefined;
  }
}
