import type { Dispatch, SetStateAction } from "react";
import { loadNames } from "#app/color-names.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { NameIndex } from "#color/names.ts";
import { NOT_LOADED, type Palette, type Swatch } from "./swatches.ts";

type DrawSwatches = typeof import("./draw-swatches.ts").drawSwatches;

const MOST_PAST = 30;

let drawSwatches: DrawSwatches | undefined;
let names: NameIndex | undefined;

/** Preloads the engine; errors are reported when it is needed. */
export function preloadEngine() {
  void loadEngine().catch(() => {});
}

/** Draws at once if the engine is loaded; the names may follow. */
export async function draw({ swatches: shown }: Palette, setPalette: Dispatch<SetStateAction<Palette>>) {
  if (shown.every(({ isLocked }) => isLocked)) {
    return showToast({ type: "info", title: "Every color is locked", text: "Unlock a color to generate a new one." });
  }
  try {
    drawSwatches ?? (await loadEngine());
  } catch {
    showToast(NOT_LOADED);
    return;
  }
  setPalette(({ swatches, past }) => {
    const drawn = drawSwatches?.(swatches).map(withName) ?? swatches;
    return { swatches: drawn, past: [swatches, ...past].slice(0, MOST_PAST) };
  });
  if (names) return;
  // Without the list, a color is labeled with its code.
  names = await loadNames("best").catch(() => undefined);
  setPalette((palette) => ({ ...palette, swatches: palette.swatches.map(withName) }));
}

export function toggleLock({ swatches, past }: Palette, at: number): Palette {
  return {
    swatches: swatches.map((swatch, i) => (i === at ? { ...swatch, isLocked: !swatch.isLocked } : swatch)),
    past,
  };
}

export function stepBack(palette: Palette): Palette {
  const [swatches, ...past] = palette.past;
  return swatches ? { swatches: swatches.map(withName), past } : palette;
}

async function loadEngine() {
  ({ drawSwatches } = await import("./draw-swatches.ts"));
}

function withName(swatch: Swatch): Swatch {
  return swatch.name || !names ? swatch : { ...swatch, name: names.nearest(parseHex24(swatch.hex)).name };
}
