import { Bookmark } from "lucide-react";
import { useRef, useState } from "react";
import { PhoneBar } from "#app/frame/draw/phone-bar.tsx";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { lazyPart } from "#app/frame/lazy-part.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { Below } from "./below.tsx";
import { type Bench, BenchContext } from "./bench-context.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { takeColors } from "./changes.ts";
import { CopyAll } from "./copy-all.tsx";
import { HistoryStrip } from "./history-strip.tsx";
import { Problems } from "./problems.tsx";
import type { RandomData } from "./route-data.ts";
import { Swatches } from "./swatches.tsx";
import { tool } from "./tool.ts";
import { Toolbar } from "./toolbar.tsx";
import { useAnnouncement } from "./use-announcement.ts";
import { useBench } from "./use-bench.ts";
import { useKeys } from "./use-keys.ts";

const LimitsPanel = lazyPart(async () => (await import("./limits-panel.tsx")).LimitsPanel, "The limits");

const INTRO = "Draw random colors that are even to the eye. Lock what you like, limit the rest, and draw again.";

const OFFLINE = "The library could not be loaded. Check your connection and try again.";

export function RandomTool({ data }: { data: RandomData }) {
  const bench = useBench(data);
  const { controls } = bench;
  const [isLimitsOpen, setIsLimitsOpen] = useState(false);
  const exporter = useRef<ExportHandle>(null);
  const announcement = useAnnouncement(bench);
  const limits = { isOpen: isLimitsOpen, toggle: () => setIsLimitsOpen((is) => !is) };
  const palette = () => paletteOf(bench);
  useKeys(bench, { openExport: () => exporter.current?.open(), toggleLimits: limits.toggle });
  const save = () => void keep(bench).catch(() => showToast({ type: "error", title: "Not saved", text: OFFLINE }));

  return (
    <BenchContext value={bench}>
      <ToolPage
        tool={tool}
        intro={INTRO}
        notices={controls.notices}
        isFullBleed
        controls={<Toolbar limits={limits} />}
        actions={
          <>
            <div className="max-md:hidden">
              <ToolActions controls={controls}>
                <CopyAll />
                <ExportButton ref={exporter} palette={palette} />
                <IconButton name="Save to the library" onClick={save} className="noscript:hidden">
                  <Bookmark {...ICON} />
                </IconButton>
              </ToolActions>
            </div>
            <IconButton name="Save to the library" onClick={save} className="-my-2 -mr-2.5 noscript:hidden md:hidden">
              <Bookmark {...ICON} />
            </IconButton>
          </>
        }
        below={<Below />}
        related={["color-palette-generator", "compare-colors", "convert"]}
      >
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <div className="flex min-h-[calc(100dvh-112px)] flex-col md:min-h-[max(560px,calc(100dvh-168px-var(--tray,0px)))] xl:min-h-[max(560px,calc(100dvh-118px-var(--tray,0px)))]">
          <div className="flex flex-1 flex-col md:flex-row md:items-stretch">
            <div className="@container flex min-w-0 flex-1 flex-col">
              <Swatches />
            </div>
            {isLimitsOpen && <LimitsPanel onClose={limits.toggle} />}
          </div>
          <Problems />
          <BottomBar next={data.next} />
          <div className="noscript:hidden border-line border-t px-3.5 md:hidden">
            <HistoryStrip />
          </div>
          <PhoneBar
            undo={controls}
            panel={{ name: "Limits and more", ...limits }}
            draw={{
              label: "New colors",
              run: bench.drawNext,
              isBusy: bench.isWaiting,
              next: data.next,
              nextLabel: "Other colors",
            }}
            exportButton={<ExportButton palette={palette} size="lg" className="w-[52px] gap-0! px-0! text-[0px]!" />}
          />
        </div>
      </ToolPage>
      <LateImportAnywhere
        onPalette={({ groups }) =>
          controls.apply(
            takeColors,
            groups.flatMap(({ swatches }) => swatches.map(({ color }) => color)),
          )
        }
      />
    </BenchContext>
  );
}

function paletteOf({ controls, colors, findName, state }: Bench): ExportPalette {
  return {
    name: state.word ? `Random ${state.word}` : "Random colors",
    link: new URL(controls.address, window.location.origin).href,
    groups: [{ name: "", swatches: colors.map((color) => ({ name: findName(color), color })) }],
  };
}

async function keep(bench: Bench) {
  const { controls, colors } = bench;
  const { savePalette } = await import("#app/frame/library/library.ts");
  const { isKept, isNew } = savePalette({ name: paletteOf(bench).name, path: controls.address, colors });
  if (!isKept) showToast({ type: "info", title: "Saved until you leave", text: "This browser stores nothing for us." });
  else showToast({ type: "success", title: isNew ? "Saved to the library" : "Already in the library" });
}
