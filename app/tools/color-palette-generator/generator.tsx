import { BenchContext, LiveContext } from "./bench-context.ts";
import type { GeneratorData } from "./route-data.ts";
import { useBenchState } from "./use-bench-state.ts";
import { useGeneratorKeys } from "./use-generator-keys.ts";
import { usePanels } from "./use-panels.ts";
import { useSettled } from "./use-settled.ts";
import { Workspace } from "./workspace.tsx";

/** Only what reads the live bench is drawn in the frame of a press of Space. */
export function Generator({ data }: { data: GeneratorData }) {
  const bench = useBenchState(data);
  const panels = usePanels();
  useGeneratorKeys(bench, panels);
  const { act, notices } = bench.controls;
  return (
    <LiveContext value={bench}>
      <BenchContext value={useSettled(bench)}>
        <Workspace act={act} next={data.next} notices={notices} panels={panels} />
      </BenchContext>
    </LiveContext>
  );
}
