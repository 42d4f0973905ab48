import type { SpaceId } from "./color.ts";
import type { SpaceLabels } from "./space.ts";
import { a98RgbLabels } from "./spaces/a98.ts";
import { cmykLabels } from "./spaces/cmyk.ts";
import { hslLabels } from "./spaces/hsl.ts";
import { hsvLabels } from "./spaces/hsv.ts";
import { hwbLabels } from "./spaces/hwb.ts";
import { labLabels } from "./spaces/lab.ts";
import { lchLabels } from "./spaces/lch.ts";
import { oklabLabels } from "./spaces/oklab.ts";
import { oklchLabels } from "./spaces/oklch.ts";
import { displayP3Labels } from "./spaces/p3.ts";
import { displayP3LinearLabels } from "./spaces/p3-linear.ts";
import { prophotoRgbLabels } from "./spaces/prophoto.ts";
import { rec2020Labels } from "./spaces/rec2020.ts";
import { srgbLabels, srgbLinearLabels } from "./spaces/rgb.ts";
import { xyzD50Labels, xyzD65Labels } from "./spaces/xyz.ts";

/** The names, ranges and units of every space, by its id. */
export const SPACE_LABELS: { readonly [Id in SpaceId]: SpaceLabels<Id> } = {
  srgb: srgbLabels,
  "srgb-linear": srgbLinearLabels,
  "display-p3": displayP3Labels,
  "display-p3-linear": displayP3LinearLabels,
  "a98-rgb": a98RgbLabels,
  "prophoto-rgb": prophotoRgbLabels,
  rec2020: rec2020Labels,
  hsl: hslLabels,
  hsv: hsvLabels,
  hwb: hwbLabels,
  cmyk: cmykLabels,
  lab: labLabels,
  lch: lchLabels,
  oklab: oklabLabels,
  oklch: oklchLabels,
  "xyz-d50": xyzD50Labels,
  "xyz-d65": xyzD65Labels,
};
