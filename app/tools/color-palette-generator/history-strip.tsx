import { distinctSteps } from "#app/frame/draw/distinct-steps.ts";
import { revealInStrip } from "#app/frame/draw/refs.ts";
import { moveToTrash, readSaved, useLibrary } from "#app/frame/library/library.ts";
import { saveToLibrary } from "#app/frame/library/save-to-library.ts";
import { cssColor } from "#app/tools/paint.ts";
import { bandsOf } from "#app/ui/bands.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { useBench } from "./bench.tsx";
import { palettePath } from "./model.ts";
import { colorsOf, nameOfPalette, type State } from "./palette/state.ts";

/** Each palette once: a click restores it, its star saves it to the library. */
export function HistoryStrip() {
  const { controls } = useBench();
  const { palettes } = useLibrary();
  const steps = distinctSteps(controls.history, controls.historyIndex, (state) => colorsOf(state).map(cssColor).join());
  const kept = new Set(palettes.map(({ path }) => path));
  return (
    <ol
      role="list"
      aria-label="Palettes so far"
      className="relative -mr-3 flex min-w-0 items-center gap-1.5 overflow-x-auto py-2.5 pr-3 pl-5 [mask-image:linear-gradient(to_right,transparent,black_20px,black_calc(100%-12px),transparent)] [scrollbar-width:none]"
    >
      {steps.map(({ state, index, isNow }, place) => (
        <Thumbnail
          key={place}
          state={state}
          label={`Palette ${place + 1} of ${steps.length}`}
          isNow={isNow}
          isKept={kept.size > 0 && kept.has(palettePath(state))}
          onPress={() => controls.goTo(index)}
        />
      ))}
    </ol>
  );
}

type ThumbnailProps = {
  state: State;
  label: string;
  onPress: () => void;
  isNow: boolean;
  isKept: boolean;
};

function Thumbnail({ state, label, isNow, isKept, onPress }: ThumbnailProps) {
  const { nameOf } = useBench();
  return (
    <li ref={isNow ? revealInStrip : undefined} className="group/past relative flex shrink-0 items-center">
      <button
        type="button"
        aria-current={isNow || undefined}
        aria-label={`${label}${isKept ? ", kept" : ""}`}
        onClick={onPress}
        style={{ background: bandsOf(state.slots.map(({ color }) => cssColor(color))) }}
        className="swatch block h-8 pointer-coarse:h-11 pointer-coarse:w-16 w-14 rounded-swatch outline-offset-2 transition-[opacity] hover:opacity-85 aria-[current]:ring-2 aria-[current]:ring-ink aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper"
      />
      <IconButton
        name={`${label}: in the library`}
        data-tip={isKept ? "Remove from the library" : "Save to the library"}
        size="sm"
        isPressed={isKept}
        onClick={() => keepPalette(state, nameOf)}
        className={`${isNow || isKept ? "ml-2 size-7! min-w-7!" : "absolute -top-2 -right-2.5 z-10 pointer-coarse:hidden size-6! min-w-6! rounded-full border-line bg-sheet text-ink opacity-0 focus-visible:opacity-100 group-hover/past:opacity-100"}`}
      >
        <Icon className={isKept ? "icon-star/filled size-[15px]" : "icon-star size-[15px]"} />
      </IconButton>
    </li>
  );
}

/** Saves the palette to the library, or removes it again with a notification that can undo it. */
function keepPalette(state: State, nameOf: (color: Color) => string) {
  const path = palettePath(state);
  const saved = readSaved().palettes.find((palette) => palette.path === path);
  if (saved) {
    const undo = moveToTrash("palettes", saved.id);
    showToast({ type: "info", title: "Removed from the library", action: { label: "Undo", onSelect: undo } });
    return;
  }
  void saveToLibrary({ name: nameOfPalette(state, nameOf), path, colors: colorsOf(state) });
}
