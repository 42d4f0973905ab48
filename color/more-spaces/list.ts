import { cam16 } from "./cam16.ts";
import { hct } from "./hct.ts";
import { hsluv } from "./hsluv.ts";
import { ictcp } from "./ictcp.ts";
import { jzazbz, jzczhz } from "./jzazbz.ts";
import { labD65, lchD65 } from "./lab-d65.ts";
import { lchuv, luv } from "./luv.ts";
import type { MoreSpace } from "./more-space.ts";
import { okhsl } from "./okhsl.ts";
import { okhsv } from "./okhsv.ts";
import { rec2020Linear } from "./rec2020-linear.ts";

/** In display order. */
export const MORE_SPACES: readonly MoreSpace[] = [
  okhsl,
  okhsv,
  hsluv,
  hct,
  cam16,
  labD65,
  lchD65,
  luv,
  lchuv,
  jzazbz,
  jzczhz,
  ictcp,
  rec2020Linear,
];
