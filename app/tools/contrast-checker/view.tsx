import { lazy, Suspense, useState } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { BenchProps } from "./bench-props.ts";
import { bring, colorsOf } from "./bring.ts";
import { latePart } from "./late-parts.ts";
import { setView } from "./model.ts";
import { PairBench } from "./pair-bench.tsx";
import type { Picture } from "./picture.ts";
import type { State } from "./state.ts";

const ImportAnywhere = lazy(() =>
  import("#app/frame/import/import-anywhere.tsx").then(
    (loaded) => ({ default: loaded.ImportAnywhere }),
    () => ({ default: () => null }),
  ),
);

/** The bench of the chosen view. Colors and pictures may be pasted or dropped anywhere. */
export function ContrastView({ controls }: { controls: ToolControls<State> }) {
  const { apply, undo } = controls;
  /** Outlives the views; too large for an address. */
  const [picture, setPicture] = useState<Picture | null>(null);
  const takePalette = (imported: ImportedPalette) => {
    apply(bring, colorsOf(imported));
    showToast({ type: "info", title: `Colors from ${imported.format}`, action: { label: "Undo", onSelect: undo } });
  };
  const takeFile = async (file: File) => {
    const { openPicture } = await import("./picture.ts");
    const opened = await openPicture(file);
    if (typeof opened === "string")
      return showToast({ type: "error", title: "The picture stays as it is", text: opened });
    setPicture(opened);
    apply(setView, "picture");
  };
  const onFile = (file: File) => void takeFile(file).catch(sayOffline);
  return (
    <>
      <Bench {...{ controls, picture, onFile }} onPicture={setPicture} />
      <Suspense>
        <ImportAnywhere onPalette={takePalette} onImage={onFile} />
      </Suspense>
    </>
  );
}

/** The pair is in the page from the start, the others come when they are asked for. */
function Bench(props: BenchProps) {
  const { view } = props.controls.state;
  if (view === "pair") return <PairBench controls={props.controls} />;
  const Part = latePart(view);
  return (
    <Suspense fallback={<div className="min-h-[640px] rounded-bench border border-line bg-sheet" />}>
      <Part {...props} />
    </Suspense>
  );
}

function sayOffline() {
  showToast({ type: "error", title: "The picture could not be opened", text: "Check your connection and try again." });
}
