import { useState } from "react";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { BenchProps } from "./bench-props.ts";
import { LATE_BENCHES } from "./late.ts";
import { setView } from "./model.ts";
import { PairBench } from "./pair-bench.tsx";
import type { Picture } from "./picture.ts";
import type { State } from "./state.ts";

/** The bench of the chosen view. Colors and pictures may be pasted or dropped anywhere. */
export function ContrastView({ controls }: { controls: ToolControls<State> }) {
  const { apply } = controls;
  /** Outlives the views; too large for an address. */
  const [picture, setPicture] = useState<Picture | null>(null);
  const takePalette = async (imported: ImportedPalette) => {
    const bringing = await import("./bring.ts");
    bringing.takePalette(controls, imported);
  };
  const takeFile = async (file: File) => {
    const { openPicture } = await import("./picture.ts");
    const opened = await openPicture(file);
    if (typeof opened === "string")
      return showToast({ type: "error", title: "The picture hasn't changed", text: opened });
    setPicture(opened);
    apply(setView, "picture");
  };
  const onFile = (file: File) => void takeFile(file).catch(() => describeOffline("The picture"));
  const onPalette = (imported: ImportedPalette) =>
    void takePalette(imported).catch(() => describeOffline("Your colors"));
  return (
    <>
      <Bench {...{ controls, picture, onFile }} onPicture={setPicture} />
      <LateImportAnywhere onPalette={onPalette} onImage={onFile} />
    </>
  );
}

function Bench(props: BenchProps) {
  const { view } = props.controls.state;
  const LateBench = view === "pair" ? null : LATE_BENCHES[view];
  return (
    <div className="grid min-h-[640px] min-w-0 content-start gap-10">
      {LateBench ? <LateBench {...props} /> : <PairBench controls={props.controls} />}
    </div>
  );
}

function describeOffline(what: string) {
  showToast({ type: "error", title: `${what} could not be opened`, text: "Check your connection and try again." });
}
