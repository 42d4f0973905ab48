import { lateModule } from "#app/frame/late-module.ts";

/** The spectra of paints. */
export const pigmentPart = lateModule(() => import("./pigment.ts"));
