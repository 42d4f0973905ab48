import { Hint } from "#app/frame/draw/hint.tsx";
import { ONLY_NOSCRIPT } from "#app/frame/draw/only-noscript.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { playground as tool } from "#content/tools.ts";
import { setView } from "./changes.ts";
import { model } from "./model.ts";
import type { View } from "./state.ts";
import type { Bench } from "./use-playground.ts";

const NAMES: Record<View, string> = { both: "Both", light: "Light", dark: "Dark" };

/** The next palette, which theme, and the contrast of everything. Sticky, as the filter of a vision asks. */
export function BottomBar({ bench }: { bench: Bench }) {
  const { roll, next, hasAllChips, setHasAllChips } = bench;
  return (
    <div className="sticky bottom-(--tray,0px) z-20 flex items-center gap-3 border-line border-t bg-paper px-8 py-2.5 max-md:hidden">
      <Button variant="primary" onClick={() => roll()} className="noscript:hidden">
        Generate
        <Kbd>space</Kbd>
      </Button>
      <a href={next} rel="nofollow" className={buttonClass("primary", "md", ONLY_NOSCRIPT)}>
        Another palette
      </a>
      <ViewTabs bench={bench} views={["both", "light", "dark"]} />
      <Button
        variant="ghost"
        aria-pressed={hasAllChips}
        onClick={() => setHasAllChips(!hasAllChips)}
        className="noscript:hidden"
      >
        <Icon className="icon-contrast" />
        Contrast on the page
      </Button>
      <div className="ml-auto hidden noscript:hidden items-center gap-4 text-ink-2 text-sm xl:flex">
        <Hint keys="L">lock</Hint>
        <Hint keys="T">next page</Hint>
        <Hint keys="← →">past palettes</Hint>
      </div>
    </div>
  );
}

type ViewTabsProps = { bench: Bench; views: readonly View[]; className?: string };

/** On a phone one of both themes is shown: the light one where both are asked for. */
export function ViewTabs({ bench: { state }, views, className = "" }: ViewTabsProps) {
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
