import { Bookmark } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ExportPalette } from "#color/export/palette.ts";
import { ActContext, BenchContext } from "./bench-context.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { colorsOf, nameOfPalette } from "./palette-path.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { Problems } from "./problems.tsx";
import type { GeneratorData } from "./route-data.ts";
import { StartForm } from "./start/start-form.tsx";
import { useStart } from "./start/use-start.ts";
import { BENCH } from "./stripe-style.ts";
import { Stripes } from "./stripes.tsx";
import { Theory } from "./theory.tsx";
import { tool } from "./tool.ts";
import { Toolbar } from "./toolbar.tsx";
import { useAnnouncer } from "./use-announcer.ts";
import { useBenchState } from "./use-bench-state.ts";
import { useGeneratorKeys } from "./use-generator-keys.ts";

const ImportAnywhere = lazy(async () => ({
  default: (await import("#app/frame/import/import-anywhere.tsx")).ImportAnywhere,
}));
const SettingsPanel = lazy(async () => ({ default: (await import("./settings/settings-panel.tsx")).SettingsPanel }));
const PreviewDrawer = lazy(async () => ({ default: (await import("./preview/preview-drawer.tsx")).PreviewDrawer }));
const StartDialog = lazy(async () => ({ default: (await import("./start/start-dialog.tsx")).StartDialog }));

export function Generator({ data }: { data: GeneratorData }) {
  const { bench, act } = useBenchState(data);
  const { controls, nameOf } = bench;
  const { state } = controls;
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const [isStartOpen, setIsStartOpen] = useState(false);
  const exporter = useRef<ExportHandle>(null);
  const announcement = useAnnouncer(state, nameOf);
  const start = useStart(bench);

  const save = async () => (await import("./keep-palette.ts")).keepPalette(state, nameOf);
  const palette = (): ExportPalette => ({
    name: nameOfPalette(state, nameOf),
    link: new URL(controls.address, window.location.origin).href,
    groups: [{ name: "", swatches: colorsOf(state).map((color) => ({ name: bench.findName(color), color })) }],
  });
  const panels = {
    isSettingsOpen,
    isPreviewOpen,
    toggleSettings: () => setIsSettingsOpen((is) => !is),
    togglePreview: () => setIsPreviewOpen((is) => !is),
    openStart: () => setIsStartOpen(true),
  };
  useGeneratorKeys(bench, { ...panels, save, openExport: () => exporter.current?.open() });

  const actions = (
    <>
      <div className="max-md:hidden">
        <ToolActions controls={controls}>
          <ExportButton ref={exporter} palette={palette} />
          <Button variant="primary" onClick={save} className="noscript:hidden">
            <Bookmark {...ICON} />
            Save
          </Button>
        </ToolActions>
      </div>
      <IconButton name="Save to the library" onClick={save} className="-my-2 -mr-2.5 noscript:hidden md:hidden">
        <Bookmark {...ICON} />
      </IconButton>
    </>
  );
  return (
    <BenchContext value={bench}>
      <ActContext value={act}>
        <ToolPage
          tool={tool}
          intro={INTRO}
          notices={controls.notices}
          isFullBleed
          controls={<Toolbar {...panels} />}
          actions={actions}
          below={<Theory start={<StartForm start={start} />} />}
          related={["color-palette-builder", "contrast-checker", "color-wheel"]}
        >
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <div className={BENCH}>
            <div className="flex flex-1 flex-col md:flex-row">
              <Stripes />
              {isSettingsOpen && (
                <Suspense>
                  <SettingsPanel panels={panels} onClose={panels.toggleSettings} />
                </Suspense>
              )}
            </div>
            <Problems />
            {isPreviewOpen && (
              <Suspense>
                <PreviewDrawer onClose={panels.togglePreview} />
              </Suspense>
            )}
            <BottomBar next={data.next} panels={panels} />
            <PhoneBar
              next={data.next}
              isSettingsOpen={isSettingsOpen}
              toggleSettings={panels.toggleSettings}
              exportButton={
                <ExportButton palette={palette} size="lg" className="w-[52px] gap-0! px-0! text-[0px]! md:hidden" />
              }
            />
          </div>
        </ToolPage>
        {bench.isReady && (
          <Suspense>
            <ImportAnywhere onPalette={start.takeImport} onImage={start.takeImage} />
          </Suspense>
        )}
        {isStartOpen && (
          <Suspense>
            <StartDialog start={start} onClose={() => setIsStartOpen(false)} />
          </Suspense>
        )}
      </ActContext>
    </BenchContext>
  );
}

const INTRO =
  "Press space until you like what you see, lock it, and go on with the rest. Rules hold for every palette: contrast, distance, color-blind safety.";
