import { memo } from "react";
import { Questions } from "#app/tools/questions.tsx";
import { Prose, ToolSection } from "#app/tools/tool-section.tsx";
import { blend } from "#color/blend.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { rgb24Of } from "./model.ts";
import { colorsToBlend, type Ingredient, type State } from "./state.ts";

const YELLOW_BLUE = [
  { color: "#FFFF00", count: 1 },
  { color: "#0000FF", count: 1 },
];
const HALVES = [
  { color: "#000000", count: 1 },
  { color: "#FFFFFF", count: 1 },
];

/** Where the ways of mixing part, with the colors on the bench. */
export const Theory = memo(function Theory({ baseColors }: { baseColors: State["baseColors"] }) {
  const used = colorsToBlend({ baseColors });
  return (
    <>
      <ToolSection id="how" title="Why one question has nine answers">
        <Prose>
          <p>
            A stored color is not an amount of light. Screens bend the scale so that dark steps get more room: #808080
            is about half of the way to white as numbers go, and sends {Math.round(luminance(0x808080) * 100)}% of its
            light. Black and white in equal parts are {blend(HALVES, "rgb")} by stored values, {blend(HALVES, "linear")}{" "}
            by light and {blend(HALVES, "oklab")} to the eye.
          </p>
          <p>{workedAverage(used)}</p>
          <p>
            Hue is an angle, and an average of angles needs a way round. OKLCH and HSL take the shorter way, or the
            longer one if you ask for it. With three colors or more the order then counts: they are mixed one after the
            other, as nested color-mix() does it, so move a color and the result may change.
          </p>
          <p>
            Paint takes light away. A dye lets through some of each third of the spectrum, and two dyes let through what
            passes both: that is CMY here, with ideal dyes and nothing else. Pigment also scatters. It follows Kubelka
            and Munk through 38 wavelengths, with a spectrum that spectral.js makes up for each color, and weighs each
            paint by the square of its parts times how light it is. Real tubes differ, for a color says nothing of its
            chemistry.
          </p>
        </Prose>
      </ToolSection>
      <Questions questions={QUESTIONS} />
    </>
  );
});

function workedAverage(used: readonly Ingredient[]) {
  if (used.length < 2) return "Put parts of two colors in, and their red values are averaged here, step by step.";
  const total = used.reduce((sum, { count }) => sum + count, 0);
  const red = ({ color }: Ingredient) => rgb24Of(color) >>> 16;
  const sum = used.reduce((all, ingredient) => all + ingredient.count * red(ingredient), 0);
  const shown = used.slice(0, 4).map((ingredient) => `${ingredient.count} × ${red(ingredient)}`);
  const terms = shown.join(" + ") + (used.length > shown.length ? " + …" : "");
  return `RGB averages each channel by parts. Your red is (${terms}) / ${total} = ${(sum / total).toFixed(1)}, green and blue go the same way, and together they make ${blend(used, "rgb")}. The share of a color is its parts of all parts: ${used[0]?.color} has ${used[0]?.count} of ${total}, or ${used[0]?.width.toFixed(2)}%.`;
}

const QUESTIONS = [
  [
    "Why do yellow and blue not give green?",
    `RGB and light put gray between them, since yellow light is red and green, and blue adds the third; OKLab gives ${blend(YELLOW_BLUE, "oklab")}. Paint gives green, since green is what both paints leave of the light. Choose Pigment for that.`,
  ],
  [
    "Which way should I choose?",
    "OKLab for interfaces and gradients, linear light for anything that imitates lamps, lenses or transparency, Pigment for painting. RGB to get what most programs, and canvas by default, make of the same colors.",
  ],
  [
    "Can I mix real paints by these recipes?",
    "As a first guess. Tubes differ in strength, and a screen color does not say which pigment is in it. Mix a little, compare it when it is dry, and correct.",
  ],
  [
    "Why can the recipe finder not reach my color?",
    "In most modes mixtures lie between their ingredients, so a color more vivid, darker or lighter than all of them cannot be had. Add a base color on its other side, such as white, black or a purer hue, and ask again.",
  ],
] as const;
