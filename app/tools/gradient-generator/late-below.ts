import { lateModule } from "#app/frame/late-module.ts";

/** What stands below the bench: spaces, palette, code, picture, contrast, theory. */
export const belowPart = lateModule(() => import("./below.tsx"));
