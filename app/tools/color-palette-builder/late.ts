import { lateModule } from "#app/frame/late-module.ts";

export const theoryPart = lateModule(() => import("./theory.tsx"));
