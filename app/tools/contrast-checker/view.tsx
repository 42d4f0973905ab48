import { useState } from "react";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { late } from "#app/late/late.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { setView } from "./model.ts";
import { PairBench } from "./pair-bench.tsx";
import type { Picture } from "./picture.ts";
import type { BenchProps } from "./picture-bench.tsx";
import type { State, View } from "./state.ts";

const OPTIONS = { isOnServer: true };

/** The pair is in the page from the start, the others come when they are asked for. */
const LATE_BENCHES = {
  roles: late(async () => (await import("./roles-bench.tsx")).RolesBench, "This view", OPTIONS),
  palette: late(async () => (await import("./palette-bench.tsx")).PaletteBench, "This view", OPTIONS),
  gradient: late(async () => (await import("./gradient-bench.tsx")).GradientBench, "This view", OPTIONS),
  picture: late(async () => (await import("./picture-bench.tsx")).PictureBench, "This view", OPTIONS),
} satisfies Record<Exclude<View, "pair">, unknown>;

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
