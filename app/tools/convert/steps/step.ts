export type Step = {
  title: string;
  /** The general rule, as in a textbook. */
  formula?: string;
  /** The rule with this color's numbers, one calculation per line. */
  lines: readonly string[];
  /** An explanation if the numbers alone are not enough. */
  note?: string;
};

/** Red, green and blue as fractions, 0 to 1 inside the gamut. */
export type Fractions = readonly [red: number, green: number, blue: number];

export const RGB_LETTERS = ["R", "G", "B"] as const;

const DUST = 1e-6;

/** A number as written in a calculation: four decimals, more if it is tiny, and a real minus sign. */
export function show(value: number, decimals = 4): string {
  const isTiny = decimals === 4 && Math.abs(value) < 0.01 && Math.abs(value) > DUST;
  const text = String(Number(isTiny ? value.toPrecision(4) : value.toFixed(decimals)));
  return text === "-0" ? "0" : text.replace("-", "−");
}

/** Decimals to show in a division so that it gives the result shown: a small divisor magnifies rounding errors. */
export function decimalsOver(divisor: number): number {
  if (Math.abs(divisor) < 0.1) return 8;
  return Math.abs(divisor) < 0.5 ? 6 : 4;
}

/** A factor after a sign: negative numbers get parentheses. */
export function showFactor(value: number, decimals = 4): string {
  const text = show(value, decimals);
  return text.startsWith("−") ? `(${text})` : text;
}

/** A fraction as a percentage: 0.8182 is "81.82%". */
export function showPercent(fraction: number): string {
  return `${show(fraction * 100, 2)}%`;
}
