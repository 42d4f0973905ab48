import { createRandom, type Random } from "../random.ts";

// 36^7: every seed has at most seven characters of a–z and 0–9.
const SEED_COUNT = 78_364_164_096;
// x → a·x + c modulo 36^7 visits all 36^7 seeds before it repeats: c shares no factor with 36, and a − 1 is a multiple of
// 12, hence of 2, 3 and 4 (the Hull–Dobell theorem). Small enough that a·x stays an exact integer.
const FACTOR = 100_021;
const STEP = 28_871_271_685;

/**
 * Returns the next seed: 1 to 7 characters of a–z and 0–9. The sequence is the same everywhere and repeats only after
 * 78 billion seeds. Any other text is hashed first.
 */
export function nextSeed(seed: string): string {
  const place = /^[a-z0-9]{1,7}$/.test(seed)
    ? Number.parseInt(seed, 36)
    : Math.floor(createRandom(seed)() * SEED_COUNT);
  return ((place * FACTOR + STEP) % SEED_COUNT).toString(36);
}

/** A fresh seed from any source of randomness, 0 ≤ x < 1. */
export function randomSeed(random: Random = Math.random): string {
  return Math.floor(random() * SEED_COUNT).toString(36);
}
