import { type Dispatch, type SetStateAction, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { colorsOf } from "#app/frame/import/describe-import.ts";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { pathWith } from "#app/frame/tool-path.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { tip } from "#app/ui/tip.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { writeColors } from "#color/text/address.ts";
import { colorPaletteGenerator } from "#content/tools.ts";
import { draw, preloadEngine, stepBack, toggleLock } from "./draw.ts";
import { factsOf } from "./facts.ts";
import type { Palette, Swatch } from "./swatches.ts";

/** Loaded late as well. */
export { draw, factsOf };

/** The last palette, for when the person comes back to the page. */
let kept: Palette | null = null;

type SetPalette = Dispatch<SetStateAction<Palette>>;

/** Shown on hover or focus; always shown on touch screens, and when it indicates a locked color. */
const REVEALED =
  "opacity-0 transition-opacity group-hover/color:opacity-100 group-focus-within/color:opacity-100 pointer-coarse:opacity-100";

export function Tools({ at, swatch, setPalette }: { at: number; swatch: Required<Swatch>; setPalette: SetPalette }) {
  const { hex, name, isLocked } = swatch;
  const title = name || hex;
  return (
    <>
      <button
        type="button"
        aria-pressed={isLocked}
        aria-label={`Lock color ${at + 1}, ${title}`}
        onClick={() => setPalette((palette) => toggleLock(palette, at))}
        className="relative z-10 order-1 grid w-14 place-items-center outline-none md:absolute md:inset-x-0 md:top-0 md:bottom-28 md:w-auto md:place-items-start md:p-3 [&:focus-visible>span]:outline-2 [&:focus-visible>span]:outline-current"
      >
        <span
          {...tip(isLocked ? "Unlock" : "Lock")}
          className={`grid size-10 place-items-center rounded-control hover:bg-current/10 ${isLocked ? "" : REVEALED}`}
        >
          <Icon className={isLocked ? "icon-lock" : "icon-lock-open"} />
        </span>
      </button>
      <span
        className={`relative z-10 order-2 grid place-items-center pr-2 md:absolute md:top-3 md:right-3 md:place-items-start md:p-0 ${REVEALED}`}
      >
        <CopyColorButton color={fromRgb24(parseHex24(hex))} name={title} />
      </span>
    </>
  );
}

/** Handles the space bar, undo and pasted colors, and announces the palette to screen readers. */
export function Keys({ palette, setPalette }: { palette: Palette; setPalette: SetPalette }) {
  const { swatches, past } = palette;
  const navigate = useNavigate();
  const back = () => setPalette(stepBack);
  const { maxColors } = colorPaletteGenerator;
  const openGenerator = (imported: ImportedPalette) =>
    void navigate(pathWith(colorPaletteGenerator, writeColors(colorsOf(imported).slice(0, maxColors))));
  const first = useRef(palette);
  const isFresh = useRef(true);
  // Before the first paint, where this code is already loaded.
  useLayoutEffect(() => {
    if (isFresh.current && kept) {
      first.current = kept;
      setPalette(kept);
    } else if (kept || palette !== first.current) kept = palette;
    isFresh.current = false;
  }, [palette, setPalette]);
  const shared = { group: "The palette", canRepeat: true };
  useShortcuts([
    { ...shared, id: "draw", keys: "Space", label: "Generate a palette", run: () => void draw(palette, setPalette) },
    { ...shared, id: "back", keys: "Mod+KeyZ", label: "Previous palette", isEnabled: past.length > 0, run: back },
  ]);
  // The first key or pointer event signals that the engine will be needed.
  useOnMount(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, once: true, passive: true };
    for (const event of ["pointermove", "pointerdown", "keydown"]) addEventListener(event, preloadEngine, options);
    return () => listening.abort();
  });
  return (
    <>
      {past.length > 0 && <IconButton icon="icon-undo-2" name="Previous palette" size="lg" onClick={back} />}
      <p role="status" className="sr-only">
        {palette !== first.current && `Palette: ${swatches.map(({ hex, name }) => name || hex).join(", ")}`}
      </p>
      <LateImportAnywhere onPalette={openGenerator} fit={{ most: maxColors }} />
    </>
  );
}
