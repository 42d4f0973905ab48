// Converts between RGB fractions and CIE Lab. https://www.w3.org/TR/css-color-4/#color-conversion-code
import type { Lab } from "#color/color.ts";
import { LAB_LINE_END, labCurve, labCurveInverse } from "#color/kernel/lab-curve.ts";
import {
  D50_TO_D65,
  D65_TO_D50,
  invert,
  type Matrix,
  mapRow,
  type Row,
  SRGB_TO_XYZ,
  transform,
  WHITE_D50,
} from "#color/kernel/matrices.ts";
import { toGamma, toLinear } from "#color/kernel/transfer.ts";
import { type Fractions, RGB_LETTERS, type Step, show, showFactor } from "./step.ts";

const XYZ_LETTERS = ["X", "Y", "Z"] as const;
const XYZ_TO_SRGB = invert(SRGB_TO_XYZ);

export function rgbToLab(rgb: Fractions, alpha: number, steps: Step[]): Lab {
  const linear = mapRow(rgb, toLinear);
  steps.push({
    title: "Undo the gamma: from encoded values to linear light",
    formula: "c ÷ 12.92 up to 0.04045, else ((c + 0.055) ÷ 1.055)^2.4",
    lines: rgb.map((x, i) => `${RGB_LETTERS[i]} = ${linearCalculation(x)} = ${show(linear[i] as number)}`),
  });
  const d65 = multiply("Mix the light into CIE XYZ, white D65", SRGB_TO_XYZ, linear, XYZ_LETTERS, steps);
  const d50 = multiply("Adapt to the white D50 (Bradford)", D65_TO_D50, d65, XYZ_LETTERS, steps);
  const relative = mapRow(d50, (x, i) => x / (WHITE_D50[i] as number));
  const [fx, fy, fz] = mapRow(relative, labCurve);
  const lab: Lab = { space: "lab", l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz), alpha };
  steps.push(
    {
      title: "Divide by the white and take f, nearly a cube root",
      formula: "f(t) = ∛t above 0.008856, else (903.3 × t + 16) ÷ 116",
      lines: XYZ_LETTERS.map((letter, i) => {
        const t = relative[i] as number;
        const f = t > LAB_LINE_END ? `∛${show(t)}` : `(903.3 × ${showFactor(t)} + 16) ÷ 116`;
        const division = `${show(d50[i] as number)} ÷ ${show(WHITE_D50[i] as number)}`;
        return `f(${letter}) = f(${division}) = ${f} = ${show(labCurve(t))}`;
      }),
    },
    {
      title: "Take the differences",
      formula: "L = 116 f(Y) − 16, a = 500 (f(X) − f(Y)), b = 200 (f(Y) − f(Z))",
      lines: [
        `L = 116 × ${show(fy)} − 16 = ${show(lab.l, 2)}`,
        `a = 500 × (${show(fx)} − ${show(fy)}) = ${show(lab.a, 2)}`,
        `b = 200 × (${show(fy)} − ${show(fz)}) = ${show(lab.b, 2)}`,
      ],
    },
  );
  return lab;
}

/** The fractions are outside 0 to 1 if sRGB can't show the color. */
export function labToRgb({ l, a, b }: Lab, steps: Step[]): Fractions {
  const fy = (l + 16) / 116;
  const fs: Row = [fy + a / 500, fy, fy - b / 200];
  const d50 = mapRow(fs, (f, i) => labCurveInverse(f) * (WHITE_D50[i] as number));
  steps.push(
    {
      title: "Undo the differences",
      formula: "f(Y) = (L + 16) ÷ 116, f(X) = f(Y) + a ÷ 500, f(Z) = f(Y) − b ÷ 200",
      lines: [
        `f(Y) = (${show(l, 2)} + 16) ÷ 116 = ${show(fy)}`,
        `f(X) = ${show(fy)} + ${showFactor(a, 2)} ÷ 500 = ${show(fs[0])}`,
        `f(Z) = ${show(fy)} − ${showFactor(b, 2)} ÷ 200 = ${show(fs[2])}`,
      ],
    },
    {
      title: "Undo f and multiply by the white D50",
      formula: "t = f³ for f above 0.2069, else (116 × f − 16) ÷ 903.3",
      lines: XYZ_LETTERS.map((letter, i) => {
        const f = fs[i] as number;
        const t = f ** 3 > LAB_LINE_END ? `${show(f)}³` : `(116 × ${showFactor(f)} − 16) ÷ 903.3`;
        return `${letter} = ${t} × ${show(WHITE_D50[i] as number)} = ${show(d50[i] as number)}`;
      }),
    },
  );
  const d65 = multiply("Adapt to the white D65 (Bradford)", D50_TO_D65, d50, XYZ_LETTERS, steps);
  const linear = multiply("Find the linear light of each channel", XYZ_TO_SRGB, d65, RGB_LETTERS, steps);
  const rgb = mapRow(linear, toGamma);
  steps.push({
    title: "Apply the gamma: from linear light to encoded values",
    formula: "12.92 × c up to 0.0031308, else 1.055 × c^(1 ÷ 2.4) − 0.055",
    lines: linear.map((x, i) => `${RGB_LETTERS[i]} = ${gammaCalculation(x)} = ${show(rgb[i] as number)}`),
    note: linear.some((x) => x < 0)
      ? "Negative light is computed without its sign, which is restored at the end."
      : undefined,
  });
  return rgb;
}

function multiply(title: string, matrix: Matrix, vector: Row, letters: readonly string[], steps: Step[]): Row {
  const product = transform(matrix, ...vector);
  steps.push({
    title,
    lines: letters.map((letter, i) => {
      const factors = vector.map((x) => `× ${showFactor(x)}`);
      return `${letter} = ${sum(matrix[i] as Row, factors)} = ${show(product[i] as number)}`;
    }),
  });
  return product;
}

/** "0.4124 × 0.5776 + 0.3576 × 0.5776 − 0.1805 × 0.007" */
function sum(row: Row, terms: readonly string[]): string {
  return row
    .map(
      (factor, i) =>
        `${i === 0 ? (factor < 0 ? "−" : "") : factor < 0 ? " − " : " + "}${show(Math.abs(factor))} ${terms[i]}`,
    )
    .join("");
}

function linearCalculation(x: number): string {
  if (Math.abs(x) <= 0.04045) return `${show(x)} ÷ 12.92`;
  const power = `((${show(Math.abs(x))} + 0.055) ÷ 1.055)^2.4`;
  return x < 0 ? `−${power}` : power;
}

function gammaCalculation(x: number): string {
  if (Math.abs(x) <= 0.0031308) return `12.92 × ${showFactor(x)}`;
  const power = `1.055 × ${show(Math.abs(x))}^(1 ÷ 2.4) − 0.055`;
  return x < 0 ? `−(${power})` : power;
}
