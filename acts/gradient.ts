import { GRADIENT_SPACES } from "#color/gradient/gradient-shape.ts";
import { printGradient } from "#color/gradient/print-css.ts";
import { gradient, placeStops } from "#color/gradient.ts";
import { HUE_ARCS } from "#color/mix.ts";
import { print, printHex } from "#color/text/print.ts";
import { defineAct } from "./act.ts";
import { choiceParameter, colorsParameter, wholeNumberParameter } from "./parameters.ts";

const MAX_STOPS = 20;
const MAX_STEPS = 100;
const DEFAULT_STEPS = 5;
const MAX_DEGREES = 360;
const TO_THE_RIGHT = 90;

export const gradientAct = defineAct({
  name: "gradient",
  title: "Gradient",
  text: "Makes a gradient through evenly spaced colors, as CSS and as steps, including both ends.",
  parameters: {
    color: colorsParameter(2, MAX_STOPS, "The stops."),
    steps: wholeNumberParameter(2, MAX_STEPS, DEFAULT_STEPS, "How many colors to take from it."),
    space: choiceParameter(GRADIENT_SPACES, "oklab", "The color space to mix in."),
    hue: choiceParameter(HUE_ARCS, "shorter", "The direction around the hue circle, in spaces with a hue."),
    angle: wholeNumberParameter(
      0,
      MAX_DEGREES,
      TO_THE_RIGHT,
      "The direction of the CSS in degrees: 0 is up, 90 right.",
    ),
  },
  example: { color: "db073d-dba507-0d6986", space: "oklch" },
  run({ color, steps, space, hue, angle }) {
    const stops = placeStops(color.map((given) => given.color));
    return {
      space,
      hue,
      css: printGradient({ shape: { kind: "linear", direction: angle }, space, hue, stops }),
      colors: gradient(stops, { steps, space, hue }).map((step, place) => ({
        position: place / (steps - 1),
        hex: printHex(step),
        css: print(step, "oklch"),
        alpha: step.alpha,
      })),
    };
  },
});
