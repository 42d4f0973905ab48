import type { Dispatch, SetStateAction } from "react";
import { loadNames } from "#app/color-names.ts";
import { lateCode } from "#app/late/late-code.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { NameIndex } from "#color/names.ts";
import { NOT_LOADED, type Palette, type Swatch } from "./swatches.ts";

const MAX_PAST = 30;

const engine = lateCode(() => import("./draw-swatches.ts"));
let names: NameIndex | undefined;

/** Preloads the engine; errors are reported when it is needed. */
export function preloadEngine() {
  void engine.load();
}

/** Draws at once if the engine is loaded; the names may follow. */
export async function draw({ swatches: shown }: Palette, setPalette: Dispatch<SetStateAction<Palette>>) {
  if (shown.every(({ isLocked }) => isLocked)) {
    return showToast({ type: "info", title: "Every color is locked", text: "Unlock a color to generate a new one." });
  }
  const code = engine.get() ?? (await engine.load());
  if (!code) return showToast(NOT_LOADED);
  setPalette(({ swatches, past }) => ({
    swatches: code.drawSwatches(swatches).map(withName),
    past: [swatches, ...past].slice(0, MAX_PAST),
  }));
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

function withName(swatch: Swatch): Swatch {
  return swatch.name || !names ? swatch : { ...swatch, name: names.nearest(parseHex24(swatch.hex)).name };
}
