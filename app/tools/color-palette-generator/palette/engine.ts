import { lateCode } from "#app/late/late-code.ts";

export type Engine = typeof import("./engine-parts.ts").engineParts;

/** The palette engine loads after the page. Until then, and offline, everything else works. */
export const engineCode = lateCode(async () => (await import("./engine-parts.ts")).engineParts);
