import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/bcrypt";
import { checkNewPassword, MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from "#contract/account-rules.ts";
import { createTurns } from "../../turns.ts";
import { AuthError } from "./error.ts";
import { makeLinkToken } from "./secrets.ts";

const COST = 10;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const CHARACTER_SETS = `${LETTERS}, ${LETTERS.toUpperCase()}, 0123456789`;

// The same four threads compress pages, which would otherwise wait when many people log in.
const inTurn = createTurns(Math.min(3, Math.max(1, availableParallelism() - 1)));

/** `cost` is the bcrypt cost; tests use less than real passwords need. */
export function createPasswords(cost = COST) {
  let dummyHash: Promise<string> | undefined;

  /** A bcrypt hash, compatible with Supabase's. Takes about 25 ms, off the main thread. */
  async function hashPassword(password: string): Promise<string> {
    // The library writes `2y`, PHP's name for `2a`; the hash is the same.
    return (await inTurn(() => hash(password, cost))).replace(/^\$2y\$/, "$2a$");
  }

  /** True if a password matches. Without a hash (no such account), it hashes anyway so that timing reveals nothing. */
  async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    dummyHash ??= hashPassword(makeLinkToken());
    const known = passwordHash ?? (await dummyHash);
    const fits = await inTurn(() => verify(password.slice(0, 256), known)).catch(() => false);
    return fits && typeof passwordHash === "string";
  }

  return { hashPassword, verifyPassword };
}

/** Throws `weak_password` with Supabase Auth's reasons and texts when a new password breaks the rules. */
export function refuseWeakPassword(password: string): void {
  if (checkNewPassword(password) === null) return;
  const faults: { reason: string; message: string }[] = [];
  if (password.length < MIN_PASSWORD_CHARACTERS) {
    faults.push({ reason: "length", message: `Password should be at least ${MIN_PASSWORD_CHARACTERS} characters.` });
  }
  if (password.length > MAX_PASSWORD_CHARACTERS) {
    faults.push({ reason: "length", message: `Password should be at most ${MAX_PASSWORD_CHARACTERS} characters.` });
  }
  if (!/\d/.test(password) || !/[a-z]/.test(password) || !/[A-Z]/.test(password)) {
    const message = `Password should contain at least one character of each: ${CHARACTER_SETS}.`;
    faults.push({ reason: "characters", message });
  }
  if (/\s/.test(password)) faults.push({ reason: "characters", message: "Password should not contain spaces." });
  throw new AuthError(422, "weak_password", faults.map(({ message }) => message).join(" "), {
    details: { weak_password: { reasons: [...new Set(faults.map(({ reason }) => reason))] } },
  });
}
