import { lateCode } from "#app/late/late-code.ts";
import { useKeyRelease } from "#app/tools/use-key-release.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { MAX_COLORS, type State } from "./state.ts";

export const lateEngine = lateCode(async () => (await import("./palette-engine.ts")).paletteEngine);

/** Other palettes. What draws them comes when the page is idle; a press before that waits for it. */
export function useRoll({ state, apply, preview, commit }: ToolControls<State>) {
  // While the key stays down, all palettes that fly by are one step.
  useKeyRelease("Space", commit);
  const withEngine = async (run: (engine: NonNullable<ReturnType<typeof lateEngine.get>>) => void) => {
    const engine = lateEngine.get() ?? (await lateEngine.load());
    if (engine) run(engine);
    else showToast(NOT_LOADED);
  };
  const roll = (isHeld = false) => {
    if (state.slots.every(({ isLocked }) => isLocked)) {
      if (!isHeld)
        showToast({ type: "info", title: "Every color is locked", text: "Unlock a color to generate a new one." });
      return;
    }
    const engine = lateEngine.get();
    if (engine) (isHeld ? preview : apply)(engine.rollPalette, engine.randomSeed());
    else if (!isHeld) void withEngine((come) => apply(come.rollPalette, come.randomSeed()));
  };
  return {
    roll,
    grow: () => void withEngine((engine) => apply(engine.growPalette)),
    canGrow: state.slots.length < MAX_COLORS,
  };
}

const NOT_LOADED = {
  type: "error",
  title: "The generator could not be loaded",
  text: "Your work is safe. Check your connection and try again.",
} as const;
