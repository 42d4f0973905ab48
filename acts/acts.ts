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

/** Everything that can be asked for, in the order in which pages and documents list it. */
export const ACTS: readonly Act[] = [
  ...[convertAct, nameAct, describeAct],
  ...[paletteAct, randomAct, harmonyAct, scaleAct, themeAct, mixAct, gradientAct],
  ...[contrastAct, fixAct, lintAct, simulateAct, differenceAct, nearestAct],
  ...[importAct, exportAct],
];
