import type { MouseEvent } from "react";
import { ImportColors } from "#app/frame/import/import-colors.tsx";
import { askForPro } from "#app/frame/pro/ask-for-pro.ts";
import { can } from "#app/frame/pro/features.ts";
import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { focusKeys } from "#app/tools/focus-keys.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { useKeyRelease } from "#app/tools/use-key-release.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import type { ExportPalette } from "#color/export/palette.ts";
import { gradientGenerator as tool } from "#content/tools.ts";
import { hasRoom, moveColor, paletteAlong, removeStop, setTab, spaceEvenly } from "../changes.ts";
import { model } from "../model.ts";
import { STOPS, TABS } from "../state.ts";
import { type Bench, cssOf, useBench, useGradientActions } from "../use-bench.ts";
import { nameOf, TAB_NAMES } from "../words.ts";

export function GradientActions() {
  const bench = useBench();
  const { controls } = bench;
  useGradientKeys();
  const { take } = useGradientActions();
  return (
    <ToolActions
      controls={controls}
      save={{ savable: () => savableOf(bench), keys: "Shift+KeyS" }}
      exporting={{ palette: () => exportOf(bench), group: "Gradient" }}
    >
      <ImportColors onPalette={take} />
    </ToolActions>
  );
}

function exportOf({ state, drawn, controls, findName }: Bench): ExportPalette {
  return {
    name: nameOf(state, findName),
    gradients: [{ name: "", css: drawn.code.modern }],
    link: controls.link(),
    groups: [
      { name: "Steps", swatches: paletteAlong(drawn.at, state.steps).map((color) => ({ name: "", color })) },
      { name: "Stops", swatches: state.stops.map(({ color }) => ({ name: findName(color), color })) },
    ],
  };
}

function savableOf({ state, controls, findName }: Bench) {
  return { name: nameOf(state, findName), path: controls.address, colors: state.stops.map(({ color }) => color) };
}

export function ActionBar() {
  const { controls, state, drawn } = useBench();
  const actions = useGradientActions();
  return (
    <div className="wrap flex noscript:hidden items-center gap-1 py-2.5 max-md:gap-0 max-tiny:flex-wrap md:gap-2">
      <Button variant="ghost" onClick={() => actions.random()} className="max-md:px-3 md:-ml-4">
        <Icon className="icon-shuffle" />
        <span className="max-md:sr-only">Random</span>
        <Hint keys="space" />
      </Button>
      <Button icon="icon-arrow-left-right" variant="ghost" onClick={actions.swap} className="max-md:px-3">
        <span className="max-md:sr-only">{state.stops.length === 2 ? "Swap" : "Reverse"}</span>
        <Hint keys="X" />
      </Button>
      <Button variant="ghost" onClick={() => controls.apply(spaceEvenly)} className="max-md:px-3">
        <Icon className="icon-align-horizontal-space-around" />
        <span className="max-md:sr-only">Space evenly</span>
        <Hint keys="S" />
      </Button>
      <Button variant="ghost" isDisabled={!hasRoom(state)} onClick={actions.add} className="max-md:px-3">
        <Icon className="icon-plus" />
        <span className="max-md:sr-only">Add a color</span>
        <ProBadge className="max-md:hidden" />
        <Hint keys="+" />
      </Button>
      <CopyButton text={cssOf(drawn.code)} what="the CSS" variant="primary" className="ml-auto">
        Copy CSS
        <Hint keys="C" />
      </CopyButton>
    </div>
  );
}

function Hint({ keys }: { keys: string }) {
  return (
    <span aria-hidden className="hidden pointer-coarse:hidden xl:contents">
      <Kbd>{keys}</Kbd>
    </span>
  );
}

/** More than two colors require Pro. */
export function TabLinks() {
  const { state } = useBench();
  const links = TABS.map((tab) => ({
    to: tool.path + queryOf(model, setTab(state, tab)),
    onClick: (event: MouseEvent) => {
      if (tab === "2colors" || state.tab === tab || can("gradient-colors")) return;
      event.preventDefault();
      askForPro("gradient-colors");
    },
    label: (
      <>
        {TAB_NAMES[tab]}
        {tab === "multiple" && <ProBadge className="ml-1.5" />}
      </>
    ),
  }));
  const current = links[TABS.indexOf(state.tab)]?.to ?? "";
  return <LinkTabs label="How many colors" links={links} current={current} />;
}

function useGradientKeys() {
  const { controls, state, drawn, selected, select } = useBench();
  const { random, swap, add } = useGradientActions();
  const count = state.stops.length;
  const move = (by: -1 | 1) => {
    if (selected + by < 0 || selected + by >= count) return;
    controls.apply(moveColor, selected, selected + by);
    select(selected + by);
  };
  const one = (id: string, keys: string, label: string, run: Shortcut["run"]): Shortcut => {
    return { id: `gradient-${id}`, keys, label, group: "Gradient", run };
  };
  const remove = () => {
    controls.apply(removeStop, selected);
    focusStop(Math.max(0, selected - 1));
  };
  useKeyRelease("Space", controls.commit);
  useShortcuts([
    whileInSight(one("random", "Space", "Random colors, while the gradient is visible", random)),
    one("swap", "KeyX", "Swap or reverse", swap),
    one("add", "+", "Add a color", add),
    { ...one("remove", "Delete", "Remove the selected color", remove), isEnabled: count > STOPS.min },
    one("even", "KeyS", "Space evenly", () => controls.apply(spaceEvenly)),
    one("copy", "KeyC", "Copy the CSS", () => void copyText(cssOf(drawn.code), "the CSS")),
    one("back", "Alt+ArrowLeft", "Move the selected color back", () => move(-1)),
    one("on", "Alt+ArrowRight", "Move the selected color forward", () => move(1)),
    ...focusKeys("Gradient", "Go to color", "data-stop", count),
  ]);
}

/** Only while the canvas is visible: farther down, Space scrolls as usual. */
function whileInSight(shortcut: Shortcut): Shortcut {
  return {
    ...shortcut,
    canRepeat: true,
    get isEnabled() {
      const canvas = document.querySelector("[data-bench]")?.getBoundingClientRect();
      return canvas !== undefined && canvas.bottom > innerHeight * 0.15;
    },
  };
}

function focusStop(index: number) {
  document.querySelector<HTMLElement>(`[data-stop="${index}"]`)?.focus();
}
