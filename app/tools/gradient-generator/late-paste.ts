import { lateModule } from "#app/frame/late-module.ts";

/** The parser of gradients. */
export const pastePart = lateModule(() => import("./read-pasted.ts"));
