import { lateModule } from "#app/frame/late-module.ts";
import { provideScaleRows } from "./rows.ts";

/** The solver of the scales and what is drawn for them alone, which the ramps do without. */
export const scaleParts = lateModule(async () => {
  const { scaleParts: parts } = await import("./scale-parts.ts");
  provideScaleRows(parts.scaleRows);
  return parts;
});

export const theoryPart = lateModule(() => import("./theory.tsx"));
