import type { Act } from "./act.ts";
import { contrastAct } from "./contrast.ts";
import { convertAct } from "./convert.ts";
import { describeAct } from "./describe.ts";
import { differenceAct } from "./difference.ts";
import { exportAct } from "./export.ts";
import { fixAct } from "./fix.ts";
import { gradientAct } from "./gradient.ts";
import { harmonyAct } from "./harmony.ts";
import { importAct } from "./import.ts";
import { lintAct } from "./lint.ts";
import { mixAct } from "./mix.ts";
import { nameAct } from "./name.ts";
import { nearestAct } from "./nearest.ts";
import { paletteAct } from "./palette.ts";
import { randomAct } from "./random.ts";
import { scaleAct } from "./scale.ts";
import { simulateAct } from "./simulate.ts";
import { themeAct } from "./theme.ts";

const BY_NAME = {
  convert: convertAct,
  name: nameAct,
  describe: describeAct,
  palette: paletteAct,
  random: randomAct,
  harmony: harmonyAct,
  scale: scaleAct,
  theme: themeAct,
  mix: mixAct,
  gradient: gradientAct,
  contrast: contrastAct,
  fix: fixAct,
  lint: lintAct,
  simulate: simulateAct,
  difference: differenceAct,
  nearest: nearestAct,
  import: importAct,
  export: exportAct,
};

/** In the order of pages and documents. */
export const ACTS: readonly Act[] = Object.values(BY_NAME);

/**
 * The answer of each act. scripts/describe-acts.mjs makes the schemas and the types of the client from it.
 * @public
 */
export type Answers = { [Name in keyof typeof BY_NAME]: ReturnType<(typeof BY_NAME)[Name]["run"]> };
