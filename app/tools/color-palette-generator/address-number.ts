type Limits = { readonly min: number; readonly max: number; readonly step: number };

/** A number of an address, rounded to its step; null for what is missing, no number, or out of its limits. */
export function readNumber(text: string | null | undefined, { min, max, step }: Limits): number | null {
  if (!text || !/^\d{1,4}(?:\.\d{1,4})?$/.test(text)) return null;
  const value = toStep(Number(text), step);
  return value >= min && value <= max ? value : null;
}

/** By whole steps in one: 0.1 × 3 is not 0.3. */
export function toStep(value: number, step: number): number {
  const perOne = Math.round(1 / step);
  return Math.round(value * perOne) / perOne;
}

/** "20~90" as two numbers. */
export function readPair(text: string | null, limits: Limits): readonly [number, number] | null {
  const [first, second, ...rest] = (text ?? "").split("~");
  const from = readNumber(first, limits);
  const to = readNumber(second, limits);
  return from === null || to === null || rest.length > 0 ? null : [from, to];
}
