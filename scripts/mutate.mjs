// `npm run mutate`: makes many small changes to the code and lists those that no test notices (Stryker). It takes hours
// for everything, so it is not part of `npm test`. `npm run mutate -- color` covers one room, `npm run mutate -- color
// color/contrast/contrast.ts` some of its files, and `npm run mutate -- color --share 0.05` about that share of its
// lines, always the same ones.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const ROOMS = {
  color: { files: ["color/**/*.ts"], tests: "color/**/*.test.ts" },
  tools: { files: ["app/tools/**/{model,fields,changes,*-changes}.ts"], tests: "app/tools/**/*.test.ts" },
  billing: { files: ["server/billing/*.ts"], tests: "server/billing/*.test.ts" },
  backend: { files: ["server/backend/{auth,rest}/**/*.ts"], tests: "server/backend/{auth,rest}/**/*.test.ts" },
};
const NOT_CHANGED = ["**/*.test.ts", "**/test-*.ts"];
const FOLDER = ".generated/mutants";
/** The unit of a share: long enough for whole expressions. */
const BLOCK_LINES = 10;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { share: { type: "string" } } });
const [wanted, ...files] = positionals;
const share = Number(values.share ?? 1);
if (wanted && !ROOMS[wanted]) throw new Error(`The rooms are ${Object.keys(ROOMS).join(", ")}; “${wanted}” isn't one.`);
mkdirSync(FOLDER, { recursive: true });
for (const room of wanted ? [wanted] : Object.keys(ROOMS)) {
  const config = `${FOLDER}/${room}.config.json`;
  writeFileSync(config, JSON.stringify(configOf(room)));
  const env = { ...process.env, MUTATED_TESTS: ROOMS[room].tests };
  const { status } = spawnSync("stryker", ["run", config], {
    stdio: "inherit",
    env,
    shell: process.platform === "win32",
  });
  if (status) process.exitCode = status;
}

function configOf(room) {
  // Coverage can't attribute what a server does for a request to the test that sent it.
  const isServer = ROOMS[room].tests.startsWith("server/");
  const patterns = files.length > 0 ? files : ROOMS[room].files;
  return {
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutants.config.ts", related: false },
    mutate: share < 1 ? sampleOf(patterns) : [...patterns, ...NOT_CHANGED.map((pattern) => `!${pattern}`)],
    reporters: ["clear-text", "json"],
    clearTextReporter: { allowColor: false, logTests: false },
    jsonReporter: { fileName: `${FOLDER}/${room}.json` },
    tempDirName: `${FOLDER}/${room}`,
    // Stryker does not copy empty folders, and a database without them does not open.
    ...(isServer && { buildCommand: "node scripts/make-cluster.mjs" }),
    // TypeScript 7 has no API to rewrite it; nothing in it needs to change.
    tsconfigFile: "none",
    coverageAnalysis: isServer ? "all" : "perTest",
    // Mutated top-level constants would need a new process each, which all server tests get anyway.
    ignoreStatic: !isServer,
    ignorePatterns: ["build", ".data", "test-results"],
    concurrency: 1,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 20_000,
  };
}

/** Picks blocks of lines by a hash of their position. */
function sampleOf(patterns) {
  return globSync(patterns, { exclude: NOT_CHANGED }).flatMap((file) => {
    const count = Math.ceil(readFileSync(file, "utf8").split("\n").length / BLOCK_LINES);
    return Array.from(
      { length: count },
      (_, index) => `${file}:${index * BLOCK_LINES + 1}-${(index + 1) * BLOCK_LINES}`,
    ).filter((block) => createHash("sha256").update(block).digest().readUInt32BE() / 2 ** 32 < share);
  });
}
