import { useRef, useState } from "react";
import { PhoneBar } from "#app/frame/draw/phone-bar.tsx";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { SaveButton } from "#app/frame/library/save-button.tsx";
import { late } from "#app/late/late.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { ExportPalette } from "#color/export/palette.ts";
import { Below } from "./below.tsx";
import { type Bench, BenchContext } from "./bench-context.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { keepColors } from "./changes.ts";
import { CopyAll } from "./copy-all.tsx";
import { HistoryStrip } from "./history-strip.tsx";
import { Problems } from "./problems.tsx";
import type { RandomData } from "./route-data.ts";
import { MAX_COUNT } from "./state.ts";
import { Swatches } from "./swatches.tsx";
import { tool } from "./tool.ts";
import { Toolbar } from "./toolbar.tsx";
import { useAnnouncement } from "./use-announcement.ts";
import { useBench } from "./use-bench.ts";
import { useKeys } from "./use-keys.ts";

const LimitsPanel = late(async () => (await import("./limits-panel.tsx")).LimitsPanel, "The limits");

const INTRO = "Draw random colors that are even to the eye. Lock what you like, limit the rest, and draw again.";

export function RandomTool({ data }: { data: RandomData }) {
  const bench = useBench(data);
  const { controls } = bench;
  const [isLimitsOpen, setIsLimitsOpen] = useState(false);
  const exporter = useRef<ExportHandle>(null);
  const announcement = useAnnouncement(bench);
  const limits = { isOpen: isLimitsOpen, toggle: () => setIsLimitsOpen((is) => !is) };
  const palette = () => paletteOf(bench);
  useKeys(bench, { openExport: () => exporter.current?.open(), toggleLimits: limits.toggle });

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
              <ToolActions controls={controls} save={{ thing: palette, isIcon: true }}>
                <CopyAll />
                <ExportButton ref={exporter} palette={palette} />
              </ToolActions>
            </div>
            <SaveButton thing={palette} isIcon className="-my-2 -mr-2.5 md:hidden" />
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
          <noscript>
            <p className="border-line border-t px-3.5 py-2 text-sm md:px-8">
              <TextLink to={data.address}>The link to these colors</TextLink>
            </p>
          </noscript>
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
        onPalette={(imported) => takeColors({ controls, imported, change: keepColors, most: MAX_COUNT })}
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
