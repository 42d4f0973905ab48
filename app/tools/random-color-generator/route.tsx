import { type ReactNode, useState } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { DrawButton } from "#app/frame/draw/draw-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { lateBench } from "#app/tools/late-bench.tsx";
import { activeIndex } from "#app/tools/palette-keys.ts";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { randomSeed } from "#color/generate/seed.ts";
import { printHex } from "#color/text/print.ts";
import { countOf } from "#color/words/count.ts";
import { randomColorGenerator as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { BottomBar, HistoryStrip } from "./bottom-bar.tsx";
import { loadData, type RandomData } from "./load-data.ts";
import { hasSeed } from "./model.ts";
import { keepColors } from "./palette/changes.ts";
import { MAX_COUNT } from "./palette/state.ts";
import { Swatches } from "./swatches.tsx";
import { CopyAll, type LimitsSwitch, Toolbar } from "./toolbar.tsx";
import { type Bench, BenchContext, paletteOf, useBench, useShared } from "./use-bench.ts";

const DESCRIPTION =
  "Get 1 to 100 random colors, evenly spread. Limit hue, lightness, contrast and distance, lock what you like, and share the exact colors as a link.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Each visit without a seed gets a new one, so the response must not be cached. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !hasSeed(args.nextUrl.searchParams) || readsOwnAddress(args);
}

export function loader({ url, context }: Route.LoaderArgs) {
  const query = new URLSearchParams(url.searchParams);
  const isFresh = !hasSeed(query);
  if (isFresh) query.set("s", randomSeed());
  const headers: HeadersInit = isFresh ? { "Cache-Control": "no-store" } : {};
  return data(loadData(query, context.get(namesContext)), { headers });
}

export default function RandomColorGenerator({ loaderData }: Route.ComponentProps) {
  // A link to the page itself starts over.
  return <RandomTool key={loaderData.state.seed} data={loaderData} />;
}

const Below = lateBench(BenchContext, async () => (await import("./below.tsx")).Below, "The rest of this page");
const LimitsPanel = late(async () => (await import("./limits-panel.tsx")).LimitsPanel, "The limits");

const INTRO = "Random colors, evenly spread. Lock what you like and set limits for the rest.";

export function RandomTool({ data }: { data: RandomData }) {
  const bench = useBench(data);
  const { controls } = bench;
  const [isLimitsOpen, setIsLimitsOpen] = useState(false);
  const limits = { isOpen: isLimitsOpen, toggle: () => setIsLimitsOpen((is) => !is) };
  useKeys(bench, limits.toggle);

  const inBench = (parts: ReactNode) => <BenchContext value={bench}>{parts}</BenchContext>;

  return (
    <>
      <ToolPage
        tool={tool}
        holdsPaint="everywhere"
        intro={INTRO}
        notices={controls.notices}
        isFullBleed
        controls={inBench(<Toolbar limits={limits} />)}
        actions={inBench(<PageActions bench={bench} limits={limits} next={data.next} />)}
        below={<Below bench={bench} />}
        related={["color-palette-generator", "compare-colors", "convert"]}
        getColors={() => bench.colors}
      >
        <Announcer bench={bench} />
        {inBench(
          <div className="flex flex-1 flex-col">
            <div className="flex flex-1 flex-col md:flex-row md:items-stretch">
              <div className="@container flex min-w-0 flex-1 flex-col">
                <Swatches />
              </div>
              {isLimitsOpen && <LimitsPanel onClose={limits.toggle} />}
            </div>
            <Problems />
            <noscript>
              <p className="border-line border-t px-3.5 py-2 text-sm md:px-8">
                <TextLink href={data.address}>The link to these colors</TextLink>
              </p>
            </noscript>
            <BottomBar next={data.next} />
            <div className="noscript:hidden border-line border-t px-3.5 md:hidden">
              <HistoryStrip />
            </div>
          </div>,
        )}
      </ToolPage>
      <LateImportAnywhere
        onPalette={(imported) => takeColors({ controls, imported, change: keepColors, most: MAX_COUNT })}
      />
    </>
  );
}

type ActionsProps = {
  bench: Bench;
  limits: LimitsSwitch;
  next: string;
};

function PageActions({ bench, limits, next }: ActionsProps) {
  const palette = () => paletteOf(bench);
  return (
    <ToolActions
      controls={bench.controls}
      save={{ savable: palette }}
      exporting={{ palette, group: COLORS }}
      options={{ name: "Limits and more", ...limits }}
      main={
        <DrawButton
          label="New colors"
          onClick={() => bench.drawNext()}
          isBusy={bench.isWaiting}
          next={next}
          nextLabel="Other colors"
        />
      }
    >
      <CopyAll />
    </ToolActions>
  );
}

const NAMED = 3;

/** Silent while the player runs; the last colors are announced when it stops. */
function Announcer({ bench: { colors, nameOf, player } }: { bench: Bench }) {
  const shown = player.isPlaying ? "" : colors.map(printHex).join();
  const describe = (_: string, after: string) => {
    if (after === "") return "";
    const names = colors.slice(0, NAMED).map(nameOf).join(", ");
    const others = colors.length - NAMED;
    return `${countOf(colors.length, "color")}: ${names}${others > 0 ? ` and ${others} more` : ""}.`;
  };
  return <ChangeAnnouncer state={shown} describe={describe} />;
}

/** The limits that couldn't be met, as reported by the engine. */
function Problems() {
  const { drawn, hasFailed, retry, state } = useShared();
  const problems = hasFailed ? [`The names with “${state.word}” could not be loaded.`] : drawn.problems;
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className="grid gap-1.5 border-line border-t bg-well px-[18px] py-3 text-sm md:px-8">
          {problems.map((problem) => (
            <li key={problem} className="flex items-center gap-2.5 [overflow-wrap:anywhere]">
              <Icon className="icon-info shrink-0 text-ink-2" />
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

const COLORS = "The colors";
const COLOR = "The color in focus or under the pointer";

function useKeys(bench: Bench, toggleLimits: () => void) {
  const { controls, drawn, player, state } = bench;
  const copy = useCopy();
  const withActive = (run: (place: number) => void) => () => {
    const place = activeIndex();
    if (place !== null) run(place);
    else showToast({ type: "info", title: "Which color?", text: "Point at a color first, or press Tab to reach it." });
  };
  const copyAt = (place: number) => {
    const color = drawn.slots[place];
    if (color) void copy(color, bench.findName(color) || undefined);
  };
  const steps = { group: COLORS, canRepeat: true };
  const addToCount = (by: 1 | -1) => bench.previewCount(state.count + by);
  useShortcuts([
    { id: "draw", keys: "Space", label: "New colors", ...steps, run: bench.drawNext },
    { id: "play", keys: "KeyP", label: "Play or pause", group: COLORS, run: player.toggle },
    { id: "limits", keys: "KeyR", label: "Limits", group: COLORS, run: toggleLimits },
    { id: "back", keys: "ArrowLeft", label: "Previous colors", ...steps, run: controls.undo },
    { id: "forth", keys: "ArrowRight", label: "Next colors", ...steps, run: controls.redo },
    { id: "more", keys: "+", label: "One more", ...steps, run: () => addToCount(1) },
    { id: "fewer", keys: "-", label: "One fewer", ...steps, run: () => addToCount(-1) },
    { id: "lock", keys: "KeyL", label: "Lock or unlock", group: COLOR, run: withActive(bench.toggleKept) },
    { id: "copy", keys: "KeyC", label: "Copy", group: COLOR, run: withActive(copyAt) },
  ]);
}
