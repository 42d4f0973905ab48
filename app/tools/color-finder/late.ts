import { lateModule } from "#app/frame/late-module.ts";

export const pickerPart = lateModule(() => import("#app/ui/color-picker/color-picker.tsx"));

export const belowPart = lateModule(() => import("./below.tsx"));
