import { decimal } from "../../text/decimal.ts";
import { isNative } from "../curve.ts";
import type { GradientShape, ShapedGradient } from "../gradient-shape.ts";
import { arcOf, type Baking, openHues, percent, printGradientCode, printShape, printStop } from "../print-css.ts";

export type TailwindCode = {
  readonly classes: string;
  /** Written with `from-`, `via-` and `to-`, which hold only three colors at whole percents. */
  readonly hasUtilities: boolean;
};

/** The spaces and arcs that have a name after the slash. */
const NAMED = ["srgb", "hsl", "oklab", "oklch"];
const MAX_COLORS = 3;

/**
 * Writes Tailwind 4 classes that draw exactly this gradient: utilities if possible, else the whole value in brackets.
 * https://tailwindcss.com/docs/background-image
 */
export function writeTailwind(gradient: ShapedGradient, baking: Baking): TailwindCode {
  const classes = utilitiesOf(gradient, baking);
  if (classes) return { classes, hasUtilities: true };
  const { modern } = printGradientCode(gradient, baking);
  return { classes: `bg-[${bracketed(modern)}]`, hasUtilities: false };
}

function utilitiesOf(gradient: ShapedGradient, baking: Baking): string | null {
  const { shape, space, hue } = gradient;
  const isPlain =
    isNative(gradient, baking) && gradient.stops.every(({ middle }) => middle === undefined || middle === 0.5);
  const stops = openHues(gradient.stops, space);
  const areWhole = stops.every(({ position }) => /^\d+%$/.test(percent(position)));
  if (!isPlain || !areWhole || stops.length > MAX_COLORS || stops.some(({ position }) => position > 1)) return null;
  const names = stops.length === 2 ? ["from", "to"] : ["from", "via", "to"];
  const usual = stops.length === 2 ? [0, 1] : [0, 0.5, 1];
  const colors = stops.flatMap(({ color, position }, index) => {
    const text = printStop(color, space);
    const value = text.startsWith("#") ? text.toLowerCase() : bracketed(text);
    const place = position === usual[index] ? [] : [`${names[index]}-${percent(position)}`];
    return [`${names[index]}-[${value}]`, ...place];
  });
  return [backgroundOf(shape, space, arcOf(space, hue)), ...colors].join(" ");
}

function backgroundOf(shape: GradientShape, space: string, arc: string): string {
  if (shape.kind === "linear") {
    const { direction } = shape;
    const [first = "", second = ""] = typeof direction === "string" ? direction.split(" ") : [];
    const angle =
      typeof direction === "string"
        ? `to-${first[0]}${second[0]}`
        : Number.isInteger(direction)
          ? String(direction)
          : `[${decimal(direction, 2)}deg]`;
    // A value in brackets takes no modifier, so the space goes inside.
    if (angle.startsWith("[")) return `bg-linear-[${decimal(direction as number, 2)}deg_in_${space}${bracketed(arc)}]`;
    return `bg-linear-${angle}/${modifierOf(space, arc)}`;
  }
  const line = printShape(shape);
  const isTurnedOnly = shape.kind === "conic" && shape.x === 50 && shape.y === 50 && Number.isInteger(shape.angle);
  if (isTurnedOnly) return `bg-conic-${shape.angle}/${modifierOf(space, arc)}`;
  return `bg-${shape.kind}-[${bracketed([line, `in ${space}${arc}`].filter(Boolean).join(" "))}]`;
}

function modifierOf(space: string, arc: string): string {
  if (arc === "" && NAMED.includes(space)) return space;
  return `[in_${space}${bracketed(arc)}]`;
}

/** A value in brackets can't contain spaces. */
function bracketed(text: string): string {
  return text.replaceAll(", ", ",").replaceAll(" ", "_");
}
