import { ActContext, BenchContext, LiveContext } from "./bench-context.ts";
import type { GeneratorData } from "./route-data.ts";
import { useBenchState } from "./use-bench-state.ts";
import { useGeneratorKeys } from "./use-generator-keys.ts";
import { usePanels } from "./use-panels.ts";
import { useSettled } from "./use-settled.ts";
import { Workspace } from "./workspace.tsx";

/** Only what reads the live bench is drawn in the frame of a press of Space. */
export function Generator({ data }: { data: GeneratorData }) {
  const { bench, act } = useBenchState(data);
  const panels = usePanels(act);
  useGeneratorKeys(bench, panels);
  return (
    <LiveContext value={bench}>
      <BenchContext value={useSettled(bench)}>
        <ActContext value={act}>
          <Workspace next={data.next} notices={bench.controls.notices} panels={panels} />
        </ActContext>
      </BenchContext>
    </LiveContext>
  );
}
