import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { ImportAction } from "#app/frame/import/choices.ts";
import { ImportColors } from "#app/frame/import/import-colors.tsx";
import { save } from "#app/frame/library/save.ts";
import { SAVE_SHORTCUT } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { focusKeys } from "#app/tools/focus-keys.ts";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import type { Color } from "#color/color.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { printHex } from "#color/text/print.ts";
import { blendAny } from "./blend-any.ts";
import { setBaseColors, setMode } from "./changes.ts";
import { colorOf } from "./model.ts";
import { FULL, MAX_BASE_COLORS, MODE_LABELS, MODES, type Mode, partsOf, type State } from "./state.ts";
import type { Bench } from "./use-bench.ts";

export function MixerActions({ bench }: { bench: Bench }) {
  const { controls } = bench;
  useMixerKeys(bench);
  return (
    <ToolActions controls={controls} exporting={{ palette: () => exportOf(bench), group: "Mixer" }}>
      <ImportColors
        onPalette={(imported, action) => takePalette(bench, imported, action)}
        fit={{ most: MAX_BASE_COLORS, room: MAX_BASE_COLORS - bench.state.baseColors.length }}
        canAdd
      />
    </ToolActions>
  );
}

function useMixerKeys(bench: Bench) {
  const { controls, state, hex, nameOf } = bench;
  const copy = useCopy();
  const group = "Mixer";
  const add = () => document.querySelector<HTMLElement>("[data-add-color]")?.click();
  const toNextMode = () => controls.apply(setMode, MODES[(MODES.indexOf(state.activeMode) + 1) % MODES.length] as Mode);
  const copyMixture = () => void (hex && copy(colorOf(hex), nameOf(hex)));
  const saveMixture = () => void (hex && save({ color: colorOf(hex), name: nameOf(hex) }));
  useShortcuts([
    ...focusKeys(group, "Go to the parts of color", "data-count", state.baseColors.length),
    { id: "mixer-add", keys: "+", label: "Add a base color", group, run: add },
    { id: "mixer-mode", keys: "KeyM", label: "Next mixing mode", group, run: toNextMode },
    { id: "mixer-copy", keys: "KeyC", label: "Copy the mixture", group, run: copyMixture },
    { ...SAVE_SHORTCUT, isEnabled: partsOf(state) > 0, run: saveMixture },
  ]);
}

function takePalette({ controls }: Bench, imported: ImportedPalette, action: ImportAction) {
  const keptOf = ({ baseColors }: State) => (action === "add" ? baseColors : []);
  const most = MAX_BASE_COLORS - keptOf(controls.now()).length;
  const change = (state: State, colors: readonly Color[]) => {
    const taken = colors.map((color) => ({ color: printHex(color), count: 1 }));
    return setBaseColors(state, [...keptOf(state), ...taken]);
  };
  takeColors({ controls, imported, change, most, full: { title: "The mixer is full", text: FULL } });
}

/** Includes what the other mixing modes make of the same parts. */
function exportOf({ controls, state, used, hex, nameOf }: Bench): ExportPalette {
  const ways = MODES.flatMap((mode) => {
    const way = mode === state.activeMode ? null : blendAny(state.baseColors, mode);
    return way ? [{ name: MODE_LABELS[mode].long, color: colorOf(way) }] : [];
  });
  const groups = [
    { name: "Mixture", swatches: hex ? [{ name: nameOf(hex), color: colorOf(hex) }] : [] },
    { name: "Ingredients", swatches: used.map(({ color }) => ({ name: nameOf(color), color: colorOf(color) })) },
    { name: "Other modes", swatches: ways },
  ];
  return { name: "Color mix", link: controls.link(), groups: groups.filter(({ swatches }) => swatches.length > 0) };
}
