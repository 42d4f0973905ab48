import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives secrets from the sealing key: 32 bytes or more in base64, or it throws. Each use has a separate key. */
export function createSecrets(sealingKey: string) {
  const master = Buffer.from(sealingKey, "base64");
  if (master.length < 32) throw new Error("The sealing key has less than 32 bytes");
  const makeKey = (use: string) => Buffer.from(hkdfSync("sha256", master, "", `huesmith ${use}`, 32));
  const boxKey = makeKey("factor secrets");
  const tokenKey = makeKey("refresh tokens");
  const idKey = makeKey("sign-up ids");
  return {
    /** Encrypts a text, so that it can't be read with access to the database alone (AES-256-GCM). */
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", boxKey, iv);
      return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64");
    },
    /** Decrypts a text; throws if it was modified. */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, "base64");
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", boxKey, iv, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    },
    /** A 256-bit token that is always the same for the same seed and can't be derived without the key. */
    deriveToken: (seed: string) => createHmac("sha256", tokenKey).update(seed).digest("base64url"),
    /** Like `deriveToken`, but returns an id. */
    deriveId: (seed: string) => {
      const bytes = createHmac("sha256", idKey).update(seed).digest().subarray(0, 16);
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40; // looks like a random UUID
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
}

/** A one-time 256-bit token for the link in an email. */
export function makeLinkToken(): string {
  return randomBytes(32).toString("hex");
}

/** The hash of a token to store. It needs no salt or stretching, since tokens are long and random. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Compares secrets without revealing by timing where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(createHash("sha256").update(given).digest(), createHash("sha256").update(secret).digest());
}
