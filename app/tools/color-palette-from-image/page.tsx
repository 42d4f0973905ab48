import { useRef } from "react";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { PictureSource } from "#app/frame/picture/picture-source.tsx";
import { findSample } from "#app/frame/picture/samples.ts";
import { usePictureDrop } from "#app/frame/picture/use-picture-drop.ts";
import { late } from "#app/late/late.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import type { ImportedPalette } from "#color/import/imported.ts";
import { setColors } from "./changes.ts";
import { PaletteActions } from "./palette-actions.tsx";
import { PaletteRows } from "./palette-rows.tsx";
import { Choice, Settings } from "./settings.tsx";
import { ShareBar } from "./share-bar.tsx";
import { Stage } from "./stage.tsx";
import { MAX_COLORS } from "./state.ts";
import { tool } from "./tool.ts";
import { type Bench, type PageData, useBench } from "./use-bench.ts";
import { usePaletteKeys } from "./use-palette-keys.ts";

const Theory = late(async () => (await import("./theory.tsx")).Theory, "The rest of this page", { isOnServer: true });

export function ImagePalettePage({ data }: { data: PageData }) {
  const bench = useBench(data);
  const { controls, state, session, picture, openFiles, openSample } = bench;
  const exporting = useRef<ExportHandle>(null);
  const take = (imported: ImportedPalette) => takeColors({ controls, imported, change: setColors, most: MAX_COLORS });
  usePaletteKeys(bench, () => exporting.current?.open());
  usePictureDrop(openFiles);
  return (
    <ToolPage
      tool={tool}
      intro="Open a photo and get its colors: how many you want, of the kind you want, each where it is in the picture."
      notices={controls.notices}
      controls={<Choice bench={bench} />}
      actions={
        <ToolActions
          controls={{ ...controls, undo: bench.undo }}
          save={{ thing: () => exportOf(bench), isDisabled: state.swatches.length === 0 }}
        >
          <ImportButton onPalette={take} onImage={(file) => openFiles([file])} />
          <ExportButton ref={exporting} palette={() => exportOf(bench)} />
        </ToolActions>
      }
      below={
        <div className="grid gap-12 md:gap-[72px]">
          <Theory bench={bench} />
        </div>
      }
      related={["image-color-picker", "color-palette-generator", "color-palette-builder"]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section aria-label="Picture and palette" className="overflow-clip rounded-bench border border-line bg-sheet">
          <PictureSource
            onFiles={openFiles}
            sampleHref={(id) => (id === "hills" ? tool.path : `${tool.path}?i=${id}`)}
            onSample={openSample}
            current={findSample(state.picture)?.id ?? null}
            problem={session.problem && `${session.problem} The picture before it stays.`}
            canTakeSeveral
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-stretch lg:grid-cols-[minmax(0,1fr)_minmax(380px,420px)]">
            <div className="bg-well">
              <Stage bench={bench} />
            </div>
            <PaletteRows bench={bench} />
          </div>
          <Settings bench={bench} />
        </section>
        <p role="status" className="text-ink-2 text-sm empty:hidden">
          {picture?.notes.join(" ")}
        </p>
        <ShareBar bench={bench} />
        <PaletteActions bench={bench} />
      </div>
      <LateImportAnywhere onPalette={take} onImage={(file) => openFiles([file])} />
    </ToolPage>
  );
}

function exportOf({ controls, state, findName }: Bench) {
  return {
    name: "Palette from an image",
    link: new URL(controls.address, window.location.origin).href,
    groups: [{ name: "", swatches: state.swatches.map(({ color }) => ({ name: findName(color), color })) }],
  };
}
