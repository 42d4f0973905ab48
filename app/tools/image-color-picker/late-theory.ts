import { lateModule } from "#app/frame/late-module.ts";

/** What stands below the bench: the server draws it, and its code comes after everything else. */
export const lateTheory = lateModule(() => import("./theory.tsx"));
