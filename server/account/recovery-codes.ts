import { createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import type { Backend } from "../backend/contract.ts";
import { askRows } from "./calls.ts";

type Service = Pick<Backend, "callAsService">;

const CODE_COUNT = 10;
const ROW = v.object({ id: v.string() });

/** Makes ten new codes and deletes all older ones. The codes are stored nowhere: the database holds hashes. */
export async function replaceCodes(backend: Service, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, makeCode);
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashCode(userId, readCode(code) as string) }));
  // Adds the new ones first: if the second step fails, the user still has codes that work.
  const made = await ask(backend, "", { method: "POST", body: rows });
  const ids = made.map(({ id }) => id).join(",");
  await ask(backend, `user_id=eq.${userId}&id=not.in.(${ids})`, { method: "DELETE" });
  return codes;
}

/** The number of unused codes. */
export async function countCodes(backend: Service, userId: string): Promise<number> {
  return (await ask(backend, `user_id=eq.${userId}&spent_on=is.null`)).length;
}

export async function dropCodes(backend: Service, userId: string): Promise<void> {
  await ask(backend, `user_id=eq.${userId}`, { method: "DELETE" });
}

/** True for an unused code of this user, which it marks as used. One statement, so a code works only once. */
export async function consumeCode(
  backend: Service,
  userId: string,
  signs: string,
  spent_on: "session" | "factors",
): Promise<boolean> {
  const filter = `user_id=eq.${userId}&code_hash=eq.${hashCode(userId, signs)}&spent_on=is.null`;
  return (await ask(backend, filter, { method: "PATCH", body: { spent_on } })).length === 1;
}

/** Restores a code when the action it was used for failed. */
export async function giveCodeBack(backend: Service, userId: string, signs: string): Promise<void> {
  const filter = `user_id=eq.${userId}&code_hash=eq.${hashCode(userId, signs)}`;
  await ask(backend, filter, { method: "PATCH", body: { spent_on: null } });
}

function ask(backend: Service, filter: string, change?: Parameters<typeof askRows>[4]) {
  return askRows(backend, "recovery_codes", ROW, filter, change);
}

/** Crockford's base 32, without I, L, O and U: https://www.crockford.com/base32.html */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 5 bits each, so 80 in all: too many to guess, so a plain SHA-256 is enough. */
const CODE_CHARACTERS = 16;

/** A recovery code as users write it down: four groups of four characters. */
export function makeCode(): string {
  const signs = Array.from(randomBytes(CODE_CHARACTERS), (byte) => ALPHABET[byte & 31]).join("");
  return signs.replace(/(.{4})(?=.)/g, "$1-");
}

/** The 16 characters of a typed code: any case and separators, O for 0, I and L for 1; null for an impossible code. */
export function readCode(text: string): string | null {
  const signs = text
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return signs.length === CODE_CHARACTERS && [...signs].every((sign) => ALPHABET.includes(sign)) ? signs : null;
}

/** The stored form of a code: hex of SHA-256 over the user and the 16 characters. */
export function hashCode(userId: string, signs: string): string {
  return createHash("sha256").update(`${userId}:${signs}`).digest("hex");
}
