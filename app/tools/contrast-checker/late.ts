import type { ComponentType } from "react";
import { lateModule } from "#app/frame/late-module.ts";
import type { BenchProps } from "./bench-props.ts";
import type { View } from "./state.ts";

type LateView = Exclude<View, "pair">;

const LOADERS: Record<LateView, () => Promise<ComponentType<BenchProps>>> = {
  roles: async () => (await import("./roles-bench.tsx")).RolesBench,
  palette: async () => (await import("./palette-bench.tsx")).PaletteBench,
  gradient: async () => (await import("./gradient-bench.tsx")).GradientBench,
  picture: async () => (await import("./picture-bench.tsx")).PictureBench,
};

/** The pair is in the page from the start, the others come when they are asked for. */
export const lateBenches = {
  roles: benchOf("roles"),
  palette: benchOf("palette"),
  gradient: benchOf("gradient"),
  picture: benchOf("picture"),
};

export const belowPart = lateModule(() => import("./below.tsx"));

export function loadView(view: View) {
  return view === "pair" ? null : lateBenches[view].load();
}

function benchOf(view: LateView) {
  return lateModule(async () => ({ Bench: await LOADERS[view]() }));
}
