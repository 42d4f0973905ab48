// Packs a package as npm publishes it, and puts it where Node finds it.
import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "vitest";
import { execute } from "./test-execute.ts";

/** Builds and packs a package into `app`, and returns the tarball. */
export async function pack(folder: string, app: string): Promise<string> {
  const { code, out, err } = await execute(folder, "npm", ["pack", "--silent", "--pack-destination", app]);
  if (code !== 0) throw new Error(`npm pack failed: ${out}${err}`);
  return join(app, out.trim().split("\n").at(-1) ?? "");
}

/**
 * Unpacks a tarball into the node_modules of `app` and returns the folder: all that npm would do for a package without
 * dependencies and scripts, but without the second that npm takes.
 */
export async function unpack(tarball: string, app: string, name: string): Promise<string> {
  const folder = join(app, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  // The file name alone, because tar takes the colon of C:\ for a host.
  const file = basename(tarball);
  const { code, err } = await execute(app, "tar", ["-xzf", file, "-C", `node_modules/${name}`, "--strip-components=1"]);
  if (code !== 0) throw new Error(`${file} cannot be unpacked: ${err}`);
  const { name: packed, bin, dependencies, scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  expect([packed, bin, dependencies]).toEqual([name, undefined, undefined]);
  expect(Object.keys(scripts).filter((event) => /install|prepare/.test(event))).toEqual([]);
  return folder;
}
