import { useState } from "react";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { type Bench, BenchProvider, createActions } from "./bench.tsx";
import { model } from "./model.ts";
import { engineCode } from "./palette/engine.ts";
import type { State } from "./palette/state.ts";
import { useGeneratorKeys } from "./use-generator-keys.ts";
import { usePanels } from "./use-panels.ts";
import { Workspace } from "./workspace.tsx";

export type GeneratorData = Loaded<State> & {
  /** The colors are from what the person asked to start from. */
  readonly isFound: boolean;
  readonly names: FoundNames;
  /** What could not be reached. */
  readonly problems: readonly string[];
  /** The address of another palette, for a page without JavaScript. */
  readonly next: string;
};

export function Generator({ data }: { data: GeneratorData }) {
  const controls = useTool(model, data);
  const [actions] = useState(() => createActions(controls.act));
  const findName = useColorNames(data.names, { isEager: true });
  const nameOf = (color: Color) => findName(color) || printHex(color);
  const bench: Bench = { controls, findName, nameOf };
  const panels = usePanels(actions, { findName, nameOf });
  useGeneratorKeys(bench, actions, panels);
  const loadEngine = () => void engineCode.load();
  useOnMount(loadEngine);
  useWindowEvent("online", loadEngine);
  return (
    <BenchProvider bench={bench} actions={actions}>
      <Workspace next={data.next} firstProblems={data.problems} notices={controls.notices} panels={panels} />
    </BenchProvider>
  );
}
