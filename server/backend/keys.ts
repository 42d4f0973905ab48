import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import * as v from "valibot";
import { makeDataFolder } from "./data-folder.ts";

/** Created on the first run and stored in a file that only its owner can read. */
export type BackendKeys = {
  /** The public key that browsers send as `apikey`: `sb_publishable_…` */
  anonKey: string;
  /** The key that this server sends as `apikey` for full access: `sb_secret_…` */
  secretKey: string;
  /** An ES256 key pair as a private JWK; access tokens are signed with it. */
  signingKey: JWK & { kid: string };
  /** 32 bytes in base64: TOTP secrets are sealed with it. */
  sealingKey: string;
};

const OTHERS = 0o077;

const text = v.pipe(v.string(), v.minLength(1));
const Keys = v.object({
  anonKey: v.pipe(v.string(), v.startsWith("sb_publishable_")),
  secretKey: v.pipe(v.string(), v.startsWith("sb_secret_"), v.minLength(42)),
  signingKey: v.looseObject({
    kty: v.literal("EC"),
    crv: v.literal("P-256"),
    kid: text,
    x: text,
    y: text,
    d: text,
    alg: v.optional(v.literal("ES256")),
    key_ops: v.optional(v.array(v.string())),
  }),
  sealingKey: v.pipe(v.string(), v.base64(), v.minLength(44)),
});

/**
 * Reads this installation's keys, or creates them: in `keysFile`, or in keys.json in the data folder, which is created
 * too. Processes that start at once get the same keys. Throws a one-line error if the file exists but isn't valid.
 */
export async function openKeys(dataDir: string, keysFile = join(dataDir, "keys.json")): Promise<BackendKeys> {
  const kept = readKeys(keysFile);
  if (kept) return kept;
  const folder = dirname(keysFile);
  makeDataFolder(folder, folder === dataDir ? "DATA_DIR" : "KEYS_FILE");
  putInPlace(keysFile, `${JSON.stringify(await makeKeys(), null, 2)}\n`);
  const made = readKeys(keysFile);
  if (!made) throw new Error(`The keys can't be saved in ${keysFile}.`);
  return made;
}

/** Identifies an installation without revealing a key. */
export function fingerprintOf({ anonKey, secretKey, signingKey, sealingKey }: BackendKeys) {
  return createHash("sha256").update([anonKey, secretKey, signingKey.d, sealingKey].join("\n")).digest("hex");
}

/** Derives a 32-byte key for one purpose from a secret: RFC 5869. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

async function makeKeys(): Promise<BackendKeys> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key = await exportJWK(privateKey);
  return {
    anonKey: `sb_publishable_${randomBytes(24).toString("base64url")}`,
    secretKey: `sb_secret_${randomBytes(32).toString("base64url")}`,
    signingKey: { ...key, kid: await calculateJwkThumbprint(key), alg: "ES256", use: "sig" },
    sealingKey: randomBytes(32).toString("base64"),
  };
}

function readKeys(file: string): BackendKeys | null {
  let written: string;
  try {
    written = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new Error(`The keys cannot be read: ${(error as Error).message}`);
  }
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), Keys), written);
  if (!success) {
    throw new Error(`${file} isn't a keys file. Restore the right one; without it, everyone is logged out.`);
  }
  closeToOthers(file);
  return output as BackendKeys;
}

/** Windows doesn't use these permission bits. */
function closeToOthers(file: string) {
  if (process.platform === "win32" || (statSync(file).mode & OTHERS) === 0) return;
  chmodSync(file, 0o600);
  console.warn(`${file} could be read by other users of this machine. Now only its owner can.`);
}

/** Writes a new file that only its owner can access: completely or not at all, and never over an existing file. */
export function putInPlace(file: string, content: string) {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, content, { flag: "wx", mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Some file systems don't support hard links.
    if (code === "EPERM" || code === "ENOTSUP" || code === "EOPNOTSUPP") renameSync(draft, file);
    else if (code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
