import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Services } from "../../../../acts/act.ts";
import { randomSeed } from "../../../../color/generate/seed.ts";
import { decodeNames, indexNames, type NameIndex } from "../../../../color/names.ts";
import { PUBLIC_ORIGIN } from "../../../../contract/public-origin.ts";

/** The packed names are next to the built module; before a build, with the generated files. */
const FOLDER = import.meta.url.endsWith(".ts") ? "../../../../.generated/" : "./";
const RANDOM_STEPS = 2 ** 47;

const best = lazyIndex("names-best.bin");
const all = lazyIndex("names-full.bin");

/** What acts need on the command line. Names are read on first use, because most commands need none. */
export const SERVICES: Services = {
  names: { best: (rgb24) => best().nearest(rgb24), nearestMany: (rgb24, count) => all().nearestMany(rgb24, count) },
  newSeed: () => randomSeed(() => randomInt(RANDOM_STEPS) / RANDOM_STEPS),
  origin: PUBLIC_ORIGIN,
};

function lazyIndex(file: string): () => NameIndex {
  let index: NameIndex | undefined;
  return () => {
    index ??= indexNames(decodeNames(readFileSync(new URL(FOLDER + file, import.meta.url))));
    return index;
  };
}
