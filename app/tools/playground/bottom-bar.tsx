import { Contrast, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { queryOf } from "#app/tools/tool-model.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { playground as tool } from "#content/tools.ts";
import { setView } from "./changes.ts";
import { model } from "./model.ts";
import type { View } from "./state.ts";
import type { Bench } from "./use-playground.ts";

const ONLY_NOSCRIPT = "[@media(scripting:enabled)]:hidden";
const NAMES: Record<View, string> = { both: "Both", light: "Light", dark: "Dark" };

/** Under the hand: the next palette, which theme, and the contrast of everything. Sticky, as the filter of a vision asks. */
export function BottomBar({ bench, importButton }: { bench: Bench; importButton: ReactNode }) {
  const { roll, next, hasAllChips, setHasAllChips, controls } = bench;
  return (
    <div className="sticky bottom-0 z-20 flex items-center gap-2 border-line border-t bg-paper px-[18px] py-3 md:bottom-(--tray,0px) md:gap-x-3 md:px-8 md:py-2.5">
      <IconButton
        name="Undo"
        isDisabled={!controls.canUndo}
        onClick={controls.undo}
        size="lg"
        className="-ml-2.5 noscript:hidden md:hidden"
      >
        <Undo2 {...ICON} />
      </IconButton>
      <Button variant="primary" onClick={() => roll()} className="noscript:hidden max-md:min-h-12 max-md:flex-1">
        Generate
        <span className="contents max-md:hidden">
          <Kbd>space</Kbd>
        </span>
      </Button>
      <a href={next} rel="nofollow" className={buttonClass("primary", "md", ONLY_NOSCRIPT)}>
        Another palette
      </a>
      <ViewTabs bench={bench} views={["both", "light", "dark"]} className="max-md:hidden" />
      <ViewTabs bench={bench} views={["light", "dark"]} className="md:hidden" />
      <Button
        variant="ghost"
        aria-pressed={hasAllChips}
        onClick={() => setHasAllChips(!hasAllChips)}
        className="noscript:hidden max-md:hidden"
      >
        <Contrast {...ICON} />
        Contrast on the page
      </Button>
      {importButton}
      <div className="ml-auto hidden noscript:hidden items-center gap-4 text-ink-2 text-sm xl:flex">
        <Hint keys="L">lock</Hint>
        <Hint keys="T">next page</Hint>
        <Hint keys="← →">past palettes</Hint>
      </div>
    </div>
  );
}

/** On a phone one of both themes is shown: the light one where both are asked for. */
function ViewTabs({ bench: { state }, views, className }: { bench: Bench; views: readonly View[]; className: string }) {
  const current = views.find((view) => view === state.view) ?? "light";
  const pathOf = (view: View) => tool.path + queryOf(model, setView(state, view));
  return (
    <LinkTabs
      label="Theme"
      className={`shrink-0 ${className}`}
      links={views.map((view) => ({ to: pathOf(view), label: NAMES[view] }))}
      current={pathOf(current)}
    />
  );
}

function Hint({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Kbd>{keys}</Kbd>
      {children}
    </span>
  );
}
