import { lateCode } from "#app/late/late-code.ts";

export type Engine = typeof import("./engine-parts.ts").engineParts;

/** What draws palettes comes after the page. Until then, and without a connection, all else works. */
export const engineCode = lateCode(async () => (await import("./engine-parts.ts")).engineParts);
