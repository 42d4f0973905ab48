import { Info } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { PhoneBar } from "#app/frame/draw/phone-bar.tsx";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { SaveButton } from "#app/frame/library/save-button.tsx";
import { late } from "#app/late/late.tsx";
import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { ExportPalette } from "#color/export/palette.ts";
import { printHex } from "#color/text/print.ts";
import { randomColorGenerator as tool } from "#content/tools.ts";
import { Below } from "./below.tsx";
import { BottomBar, HistoryStrip } from "./bottom-bar.tsx";
import { CopyAll } from "./copy-all.tsx";
import type { RandomData } from "./load-data.ts";
import { keepColors } from "./palette/changes.ts";
import { MAX_COUNT } from "./palette/state.ts";
import { countInWords } from "./palette/words.ts";
import { Swatches } from "./swatches.tsx";
import { type LimitsSwitch, Toolbar } from "./toolbar.tsx";
import { type Bench, BenchContext, useBench, useShared } from "./use-bench.ts";
import { useKeys } from "./use-keys.ts";

const LimitsPanel = late(async () => (await import("./limits-panel.tsx")).LimitsPanel, "The limits");

const INTRO = "Draw random colors that are even to the eye. Lock what you like, limit the rest, and draw again.";

export function RandomTool({ data }: { data: RandomData }) {
  const bench = useBench(data);
  const { controls } = bench;
  const [isLimitsOpen, setIsLimitsOpen] = useState(false);
  const exporter = useRef<ExportHandle>(null);
  const limits = { isOpen: isLimitsOpen, toggle: () => setIsLimitsOpen((is) => !is) };
  useKeys(bench, { openExport: () => exporter.current?.open(), toggleLimits: limits.toggle });

  return (
    <BenchContext value={bench}>
      <ToolPage
        tool={tool}
        intro={INTRO}
        notices={controls.notices}
        isFullBleed
        controls={<Toolbar limits={limits} />}
        actions={<PageActions bench={bench} exporter={exporter} />}
        below={<Below />}
        related={["color-palette-generator", "compare-colors", "convert"]}
      >
        <Announcer bench={bench} />
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
          <ThumbBar bench={bench} limits={limits} next={data.next} />
        </div>
      </ToolPage>
      <LateImportAnywhere
        onPalette={(imported) => takeColors({ controls, imported, change: keepColors, most: MAX_COUNT })}
      />
    </BenchContext>
  );
}

function PageActions({ bench, exporter }: { bench: Bench; exporter: RefObject<ExportHandle | null> }) {
  const palette = () => paletteOf(bench);
  return (
    <>
      <div className="max-md:hidden">
        <ToolActions controls={bench.controls} save={{ thing: palette, isIcon: true }}>
          <CopyAll />
          <ExportButton ref={exporter} palette={palette} />
        </ToolActions>
      </div>
      <SaveButton thing={palette} isIcon className="-my-2 -mr-2.5 md:hidden" />
    </>
  );
}

/** The bar of phones. */
function ThumbBar({ bench, limits, next }: { bench: Bench; limits: LimitsSwitch; next: string }) {
  const { drawNext, isWaiting, controls } = bench;
  return (
    <PhoneBar
      undo={controls}
      panel={{ name: "Limits and more", ...limits }}
      draw={{ label: "New colors", run: drawNext, isBusy: isWaiting, next, nextLabel: "Other colors" }}
      exportButton={
        <ExportButton palette={() => paletteOf(bench)} size="lg" className="w-[52px] gap-0! px-0! text-[0px]!" />
      }
    />
  );
}

const NAMED = 3;

/** The player is not talked over: what it drew is announced once it stops. */
function Announcer({ bench: { colors, nameOf, player } }: { bench: Bench }) {
  const shown = player.isPlaying ? "" : colors.map(printHex).join();
  const describe = (_: string, after: string) => {
    if (after === "") return "";
    const names = colors.slice(0, NAMED).map(nameOf).join(", ");
    const others = colors.length - NAMED;
    return `${countInWords(colors.length)}: ${names}${others > 0 ? ` and ${others} more` : ""}.`;
  };
  return <ChangeAnnouncer state={shown} describe={describe} />;
}

function paletteOf({ controls, colors, findName, state }: Bench): ExportPalette {
  return {
    name: state.word ? `Random ${state.word}` : "Random colors",
    link: new URL(controls.address, window.location.origin).href,
    groups: [{ name: "", swatches: colors.map((color) => ({ name: findName(color), color })) }],
  };
}

/** What of the limits could not be had, in the words of the engine. */
function Problems() {
  const { drawn, hasFailed, retry, state } = useShared();
  const problems = hasFailed ? [`The names with “${state.word}” could not be loaded.`] : drawn.problems;
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className="grid gap-1.5 border-line border-t bg-well px-[18px] py-3 text-sm md:px-8">
          {problems.map((problem) => (
            <li key={problem} className="flex items-center gap-2.5 [overflow-wrap:anywhere]">
              <Info {...ICON} className="shrink-0 text-ink-2" />
              {problem}
              {hasFailed && (
                <Button size="sm" onClick={retry}>
                  Try again
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
