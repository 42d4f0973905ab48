import { lateCode } from "#app/late/late-code.ts";

/** The spectra of paints. */
export const pigmentCode = lateCode(() => import("./pigment.ts"));
