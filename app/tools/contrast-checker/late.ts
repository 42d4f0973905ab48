import { late } from "#app/late/late.tsx";
import type { View } from "./state.ts";

const OPTIONS = { isOnServer: true };

/** The pair is in the page from the start, the others come when they are asked for. */
export const LATE_BENCHES = {
  roles: late(async () => (await import("./roles-bench.tsx")).RolesBench, "This view", OPTIONS),
  palette: late(async () => (await import("./palette-bench.tsx")).PaletteBench, "This view", OPTIONS),
  gradient: late(async () => (await import("./gradient-bench.tsx")).GradientBench, "This view", OPTIONS),
  picture: late(async () => (await import("./picture-bench.tsx")).PictureBench, "This view", OPTIONS),
} satisfies Record<Exclude<View, "pair">, unknown>;
