// Tests can't build the image, so this computes what would be in it.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const DOCKERFILE = readFileSync(join(ROOT, "Dockerfile"), "utf8");
const { imports, workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

test("the image copies the package.json of every workspace", () => {
  const copied = [...DOCKERFILE.matchAll(/^COPY (\S+\/package\.json) /gm)].map(([, path]) => path).sort();
  const wanted = workspaces.flatMap((pattern: string) => globSync(`${pattern}/package.json`, { cwd: ROOT }));
  expect(copied).toEqual(wanted.sort());
});

test(".dockerignore excludes no file of the build", () => {
  const allowed = read(".dockerignore").flatMap((line) => (line.startsWith("!") ? line.slice(1) : []));
  const isAllowed = (path: string) => allowed.some((rule) => path === rule || path.startsWith(`${rule}/`));
  const copied = [...DOCKERFILE.matchAll(/^COPY ([^-.].*|\.\w.*) \S+$/gm)].flatMap(([, paths = ""]) =>
    paths.split(" "),
  );
  const inputs = [
    ...read("scripts/setup.mjs")
      .join("\n")
      .matchAll(/_INPUTS = \[(.*?)\]/gs),
  ].flatMap(([, list = ""]) => [...list.matchAll(/"(.+?)"/g)].map(([, path = ""]) => path));
  expect(copied.length).toBeGreaterThan(5);
  expect(inputs.length).toBeGreaterThan(20);
  expect([...copied, ...inputs].filter((path) => !isAllowed(path))).toEqual([]);
});

test("every file that the server loads is in the image", () => {
  const copied = [...DOCKERFILE.matchAll(/^COPY --from=build \/site\/(\S+) \S+$/gm)].map(([, path = ""]) => path);
  const loaded = filesFrom("server/main.ts");
  expect(loaded.size).toBeGreaterThan(300);
  const missing = [...loaded].filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)));
  expect(missing).toEqual([]);
});

function read(file: string): string[] {
  return readFileSync(join(ROOT, file), "utf8").split("\n");
}

/** A file of the repository and everything it imports, statically or dynamically, except types. */
function filesFrom(entry: string) {
  const found = new Set<string>([entry]);
  for (const file of found) {
    if (!/\.(?:ts|mjs)$/.test(file)) continue;
    const code = readFileSync(join(ROOT, file), "utf8");
    const specifiers = code.matchAll(/(?:^(?:import|export) (?!type )[^"]*?from |^import |\bimport\()"([#.][^"]+)"/gm);
    for (const [, specifier = ""] of specifiers) {
      const path = specifier.startsWith("#") ? fromMap(specifier) : join(dirname(file), specifier);
      if (!path.startsWith("build/")) found.add(path);
    }
  }
  return found;
}

function fromMap(specifier: string): string {
  const [room = "", ...rest] = specifier.split("/");
  return join(imports[`${room}/*`].replace("/*", ""), ...rest);
}
