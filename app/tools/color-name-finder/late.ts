import { lateModule } from "#app/frame/late-module.ts";

export const belowPart = lateModule(() => import("./below.tsx"));
