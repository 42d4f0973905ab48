// Makes content/palettes.json, the palettes of /color-palettes with their names, from the rules in color/palettes/. The
// same rules always give the same file; color/palettes/library.test.ts says when it is out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { decodeNames } from "../color/names.ts";
import { makeLibrary } from "../color/palettes/make-library.ts";
import { writeLibrary } from "../color/palettes/name-palettes.ts";

const ROOT = new URL("..", import.meta.url);

const names = decodeNames(readFileSync(new URL(".generated/names-best.bin", ROOT)));
writeFileSync(new URL("content/palettes.json", ROOT), writeLibrary(makeLibrary(), names));
