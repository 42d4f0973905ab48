import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { dumpDatabase } from "../backend/backup/dump.ts";
import { type Lines, seal } from "../backend/backup/seal.ts";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { createTestDatabase } from "../backend/database/test-postgres.ts";
import { openKeys } from "../backend/keys.ts";
import { readConfig } from "../config/config.ts";
import { makeTestFolder } from "../test-folder.ts";
import { backup } from "./backup.ts";
import { composeBackup, writeBackupFile } from "./backup-file.ts";
import { Refusal } from "./command.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";

const EMAIL = "ada@example.com";
const ADA = "00000000-0000-4000-8000-00000000000a";

const root = makeTestFolder(afterAll);
const makeFolder = () => mkdtempSync(join(root, "case-"));
const configOf = (DATA_DIR: string, more = {}) => readConfig({ DATA_DIR, ...more });

const file = join(root, "backup.gz");
const { cluster } = inject("templates").postgres ?? {};
const { db, inSession } = await openTestPglite();

beforeAll(async () => {
  await inSession(({ run }) =>
    run(`insert into auth.users (id, email) values ('${ADA}', '${EMAIL}');
      insert into public.colors (user_id, name, color) select '${ADA}', 'color ' || i, 'ff0000' from generate_series(1, 5) i`),
  );
  const folder = makeFolder();
  await openKeys(folder);
  const write = (lines: Lines) => writeBackupFile(file, composeBackup(configOf(folder), lines));
  await db.transaction((tx) => write(dumpDatabase(tx)));
});

const rewrite = async (change: (lines: string[]) => string[]) => {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const changed: string[] = [];
  for await (const line of seal(change(lines.slice(0, -1)))) changed.push(`${line}\n`);
  return gzipSync(changed.join(""));
};

test("a truncated, edited or invalid backup is rejected, and nothing is created", async () => {
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
  const lines = text.split("\n");
  const bad = {
    empty: Buffer.alloc(0),
    "cut off": whole.subarray(0, whole.length >> 1),
    "without its end": whole.subarray(0, -1),
    "a bit flipped": flipped,
    "not packed": Buffer.from(text),
    "a row less": gzipSync([...lines.slice(0, 6), ...lines.slice(7)].join("\n")),
    "an edited row": gzipSync(text.replace(EMAIL, "eve@example.com")),
    "without its seal": gzipSync(lines.slice(0, -2).join("\n")),
    "the seal of nothing": gzipSync(""),
    "another version": await rewrite(([head = "", ...rest]) => [head.replace("backup 1", "backup 2"), ...rest]),
  };
  const made = makeFolder();
  for (const [name, content] of Object.entries(bad)) {
    const broken = join(made, "broken.gz");
    writeFileSync(broken, content);
    const target = join(made, "data");
    const refused = restore.prepareAlone([broken])(configOf(target));
    await expect(refused, name).rejects.toThrow(
      /^\S+broken\.gz isn't a complete backup \([^\n]+\)\. Use another one\.$/,
    );
    expect(existsSync(target), name).toBe(false);
  }
});

test.runIf(cluster)(
  "an edited but correctly sealed backup leaves no rows or keys, and a retry then succeeds",
  async () => {
    const DATABASE_URL = await createTestDatabase(cluster ?? "");
    const config = configOf(makeFolder(), { DATABASE_URL });
    const changes: [RegExp, (line: string) => string, string][] = [
      [
        /"public\.colors","columns"/,
        (line) => line.replace("public.colors", "pg_catalog.pg_authid"),
        "has a table that",
      ],
      [/"public\.colors","columns"/, (line) => line.replace('"name"', '"name) --"'), "has a column that"],
      [/"color 1"/, (line) => line.replace("color 1", "color 2"), "public.colors differs after the copy"],
      [/"color 1"/, (line) => line.replace(/^\["[^"]+"/, '["x"'), "invalid input syntax"],
      [/"share_token".*"rows"|^\{"migrations"/, (line) => line.replace("2026", "2099"), "update the site first"],
      [/"sequence"/, (line) => line.replace("auth.refresh", "auth.other"), "does not exist"],
    ];
    for (const [which, change, reason] of changes) {
      const edited = join(config.dataDir, "edited.gz");
      writeFileSync(edited, await rewrite((lines) => lines.map((line) => (which.test(line) ? change(line) : line))));
      await expect(restore.prepareAlone([edited])(config)).rejects.toThrow(reason);
      rmSync(edited);
      expect(readdirSync(config.dataDir)).toEqual([]);
    }
    await restore.prepareAlone([file])(config);
  },
);

test("a failed backup leaves no file, and no file is overwritten", async () => {
  const made = makeFolder();
  const place = join(made, "backup.gz");
  const failing = async function* () {
    yield "{}";
    throw new Error("no space left");
  };
  await expect(writeBackupFile(place, failing())).rejects.toThrow("The backup could not be written: no space left");
  expect(readdirSync(made)).toEqual([]);
  writeFileSync(place, "mine");
  await expect(backup.prepareAlone([place])(configOf(makeFolder()))).rejects.toThrow("already exists");
  expect(readFileSync(place, "utf8")).toBe("mine");
});

test("other keys are not overwritten, and bad arguments are rejected up front", async () => {
  const made = makeFolder();
  await openKeys(made);
  await expect(restore.prepareAlone([file])(configOf(made))).rejects.toThrow("has different keys than the backup");
  expect(readdirSync(made)).toEqual(["in-use.sqlite", "keys.json"]);
  for (const args of [[], ["a", "b"], ["--to"]]) {
    for (const command of [backup, restore, move])
      expect(() => command.prepareAlone(args), args.join()).toThrow(Refusal);
  }
  expect(() => move.prepareAlone(["--to", "mysql://host/name"])).toThrow("--to is not an address like postgres://");
});
