import { lateModule } from "#app/frame/late-module.ts";

export const settingsPart = lateModule(() => import("./settings.tsx"));

export const belowPart = lateModule(() => import("./below.tsx"));
