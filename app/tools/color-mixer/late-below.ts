import { lateModule } from "#app/frame/late-module.ts";
import { pigmentPart } from "./late-pigment.ts";

/** Everything below the bench. It comes together with the spectra of paints, which its results are drawn with. */
export const belowPart = lateModule(async () => {
  const [{ Below }] = await Promise.all([import("./below.tsx"), pigmentPart.load()]);
  return { Below };
});
