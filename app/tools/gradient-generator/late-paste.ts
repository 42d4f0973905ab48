import { lateCode } from "#app/late/late-code.ts";

/** The parser of gradients. */
export const pasteCode = lateCode(() => import("./read-pasted.ts"));
