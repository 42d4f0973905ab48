import { useColorNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { isLocked } from "#color/generate/request.ts";
import { randomSeed } from "#color/generate/seed.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./bench-context.ts";
import { unlockAll } from "./changes.ts";
import { generate } from "./generate.ts";
import { model } from "./model.ts";
import { colorsOf, nameOfPalette, palettePath } from "./palette-path.ts";
import type { GeneratorData } from "./route-data.ts";

const loadKeeper = () => import("./keep-palette.ts");

/** The state of the bench, and what its parts do with it. */
export function useBenchState(loaded: GeneratorData): Bench {
  const controls = useTool(model, loaded);
  const findName = useColorNames(loaded.names, { isEager: true });
  const nameOf = (color: Color) => findName(color) || printHex(color);
  const { act } = controls;
  const roll = (isHeld = false) => {
    if (!act.now().slots.every(({ locks }) => isLocked(locks))) {
      // All palettes of a held key are one step: they must not push the others out of the history.
      const change = isHeld ? act.preview : act.apply;
      return change(generate, randomSeed());
    }
    if (isHeld) return;
    const action = { label: "Unlock all", onSelect: () => act.apply(unlockAll) };
    showToast({ type: "info", title: "Every color is locked", text: "Unlock one to draw it anew.", action });
  };
  const palette = (): ExportPalette => {
    const state = act.now();
    return {
      name: nameOfPalette(state, nameOf),
      link: new URL(palettePath(state), window.location.origin).href,
      groups: [{ name: "", swatches: colorsOf(state).map((color) => ({ name: findName(color), color })) }],
    };
  };
  const save = () => {
    const state = act.now();
    void loadKeeper().then(
      ({ keepPalette }) => keepPalette(state, nameOf),
      () => showToast(NOT_SAVED),
    );
  };
  return { controls, findName, nameOf, roll, palette, save };
}

const NOT_SAVED = {
  type: "error",
  title: "Not saved",
  text: "A part of the page could not be loaded. Check your connection and try again.",
} as const;
