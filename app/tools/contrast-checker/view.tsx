import { lazy, Suspense } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { State } from "./model.ts";
import { PairBench } from "./pair-bench.tsx";

const RolesBench = lazy(() => import("./roles-bench.tsx").then((module) => ({ default: module.RolesBench })));
const PaletteBench = lazy(() => import("./palette-bench.tsx").then((module) => ({ default: module.PaletteBench })));
const PictureBench = lazy(() => import("./picture-bench.tsx").then((module) => ({ default: module.PictureBench })));

export function ContrastView({ controls }: { controls: ToolControls<State> }) {
  switch (controls.state.view) {
    case "pair":
      return <PairBench controls={controls} />;
    case "roles":
      return <Part>{<RolesBench controls={controls} />}</Part>;
    case "palette":
      return <Part>{<PaletteBench controls={controls} />}</Part>;
    case "picture":
      return <Part>{<PictureBench controls={controls} />}</Part>;
  }
}

function Part({ children }: { children: React.ReactNode }) {
  return (
    <Suspense fallback={<div className="min-h-[560px] rounded-bench border border-line bg-sheet" />}>
      {children}
    </Suspense>
  );
}
