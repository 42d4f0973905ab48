// Keeps open pages working across a deploy: the files of the previous build are kept, but only one build back. They are
// outside build/, which the router empties.
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const LATEST = "builds/latest.json";

/**
 * Copies what the build in `client` serves to browsers to `<folder>/current`, for when the next build replaces it; what
 * was there becomes `<folder>/previous`. Making the same build again changes nothing.
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
