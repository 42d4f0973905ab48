import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importJWK, jwtVerify, SignJWT } from "jose";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeTestFolder } from "../test-folder.ts";
import { fingerprintOf, openKeys } from "./keys.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const hasModes = process.platform !== "win32";

test.runIf(hasModes)("only the owner can access the keys file and its folder", async () => {
  const folder = join(makeTestFolder(onTestFinished), "data");
  await openKeys(folder);
  expect([modeOf(folder), modeOf(join(folder, "keys.json"))]).toEqual(["700", "600"]);
  expect(readdirSync(folder)).toEqual(["keys.json"]);
});

test("the keys stay the same, and another installation has different ones", async () => {
  const folder = makeTestFolder(onTestFinished);
  const first = await openKeys(folder);
  expect(await openKeys(folder)).toEqual(first);
  const other = await openKeys(makeTestFolder(onTestFinished));
  expect(fingerprintOf(other)).not.toBe(fingerprintOf(first));
  expect(other.anonKey).not.toBe(first.anonKey);
});

test("the public key verifies what the signing key signs", async () => {
  const { signingKey } = await openKeys(makeTestFolder(onTestFinished));
  const { d: _, ...publicKey } = signingKey;
  const token = await new SignJWT({ sub: "me" }).setProtectedHeader({ alg: "ES256" }).sign(await importJWK(signingKey));
  expect((await jwtVerify(token, await importJWK(publicKey))).payload.sub).toBe("me");
});

test("concurrent starts agree on the keys", async () => {
  const folder = makeTestFolder(onTestFinished);
  const all = await Promise.all(Array.from({ length: 10 }, () => openKeys(folder)));
  expect(new Set(all.map(fingerprintOf)).size).toBe(1);
  expect(readdirSync(folder)).toEqual(["keys.json"]);
});

test("the keys file can be in another location", async () => {
  const folder = makeTestFolder(onTestFinished);
  const keys = await openKeys(join(folder, "data"), join(folder, "secret.json"));
  expect(JSON.parse(readFileSync(join(folder, "secret.json"), "utf8"))).toEqual(keys);
});

test.runIf(hasModes)("a keys file readable by others is restricted to its owner, with a warning", async () => {
  const folder = makeTestFolder(onTestFinished);
  const keys = await openKeys(folder);
  const file = join(folder, "keys.json");
  chmodSync(file, 0o644);
  using warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await openKeys(folder)).toEqual(keys);
  expect(modeOf(file)).toBe("600");
  expect(warn).toHaveBeenCalledWith(`${file} could be read by other users of this machine. Now only its owner can.`);
});

test.for(["", "{", "{}", '{"anonKey":"sb_publishable_a"}'])(
  "a file that holds %j is not overwritten",
  async (content) => {
    const folder = makeTestFolder(onTestFinished);
    const file = join(folder, "keys.json");
    writeFileSync(file, content);
    await expect(openKeys(folder)).rejects.toThrow(
      `${file} isn't a keys file. Restore the right one; without it, everyone is logged out.`,
    );
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);
