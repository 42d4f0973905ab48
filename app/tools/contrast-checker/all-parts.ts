import { Below } from "./below.tsx";
import { GradientBench } from "./gradient-bench.tsx";
import type { LateParts } from "./late-parts.ts";
import { PaletteBench } from "./palette-bench.tsx";
import { PictureBench } from "./picture-bench.tsx";
import { RolesBench } from "./roles-bench.tsx";

/** For the server only. */
export const allParts: LateParts = {
  roles: RolesBench,
  palette: PaletteBench,
  gradient: GradientBench,
  picture: PictureBench,
  below: Below,
};
