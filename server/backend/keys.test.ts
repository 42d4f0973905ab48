import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importJWK, jwtVerify, SignJWT } from "jose";
import { expect, onTestFinished, test, vi } from "vitest";
import { fingerprintOf, openKeys } from "./keys.ts";

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const hasModes = process.platform !== "win32";

test.runIf(hasModes)("folder and file of the keys are their owner's alone", async () => {
  const folder = join(makeFolder(), "data");
  await openKeys(folder);
  expect([modeOf(folder), modeOf(join(folder, "keys.json"))]).toEqual(["700", "600"]);
  expect(readdirSync(folder)).toEqual(["keys.json"]);
});

test("the keys stay the same, and those of another installation are others", async () => {
  const folder = makeFolder();
  const first = await openKeys(folder);
  expect(await openKeys(folder)).toEqual(first);
  const other = await openKeys(makeFolder());
  expect(fingerprintOf(other)).not.toBe(fingerprintOf(first));
  expect(other.anonKey).not.toBe(first.anonKey);
});

test("the signing key signs what its public half verifies", async () => {
  const { signingKey } = await openKeys(makeFolder());
  const { d: _, ...publicKey } = signingKey;
  const token = await new SignJWT({ sub: "me" }).setProtectedHeader({ alg: "ES256" }).sign(await importJWK(signingKey));
  expect((await jwtVerify(token, await importJWK(publicKey))).payload.sub).toBe("me");
});

test("starts at the same time agree on the keys", async () => {
  const folder = makeFolder();
  const all = await Promise.all(Array.from({ length: 10 }, () => openKeys(folder)));
  expect(new Set(all.map(fingerprintOf)).size).toBe(1);
  expect(readdirSync(folder)).toEqual(["keys.json"]);
});

test("the file of the keys may lie elsewhere", async () => {
  const folder = makeFolder();
  const keys = await openKeys(join(folder, "data"), join(folder, "secret.json"));
  expect(JSON.parse(readFileSync(join(folder, "secret.json"), "utf8"))).toEqual(keys);
});

test.runIf(hasModes)("a file that others could read is closed to them, and that is said", async () => {
  const folder = makeFolder();
  const keys = await openKeys(folder);
  const file = join(folder, "keys.json");
  chmodSync(file, 0o644);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  expect(await openKeys(folder)).toEqual(keys);
  expect(modeOf(file)).toBe("600");
  expect(warn).toHaveBeenCalledWith(`${file} could be read by other users of this machine. Now only its owner can.`);
});

test.for(["", "{", "{}", '{"anonKey":"sb_publishable_a"}'])(
  "a file that holds %j is not overwritten",
  async (content) => {
    const folder = makeFolder();
    const file = join(folder, "keys.json");
    writeFileSync(file, content);
    await expect(openKeys(folder)).rejects.toThrow(`${file} isn't a keys file.`);
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);
