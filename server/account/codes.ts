import { createHash, randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O and U, see https://www.crockford.com/base32.html */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 5 bits each, so 80 in all: too many to guess, so a plain SHA-256 is enough. */
const CODE_CHARACTERS = 16;

/** A recovery code as a person writes it down: four groups of four characters. */
export function makeCode(): string {
  const signs = Array.from(randomBytes(CODE_CHARACTERS), (byte) => ALPHABET[byte & 31]).join("");
  return signs.replace(/(.{4})(?=.)/g, "$1-");
}

/** The 16 characters of a typed code: any case and separators, O for 0, I and L for 1; null when it cannot be a code. */
export function readCode(text: string): string | null {
  const signs = text
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return signs.length === CODE_CHARACTERS && [...signs].every((sign) => ALPHABET.includes(sign)) ? signs : null;
}

/** What is stored of a code: hex of SHA-256 over the person and the 16 characters. */
export function hashCode(userId: string, signs: string): string {
  return createHash("sha256").update(`${userId}:${signs}`).digest("hex");
}
