import { lateCode } from "#app/late/late-code.ts";
import { showToast } from "#app/ui/toast-store.ts";

export type Engine = typeof import("./engine-parts.ts").engineParts;

/** What draws palettes comes after the page. Until then, and without a connection, all else works. */
export const engineCode = lateCode(async () => (await import("./engine-parts.ts")).engineParts);

/** Runs at once, or when the engine is there. */
export function runWith(code: typeof engineCode, run: (engine: Engine) => void) {
  const engine = code.get();
  if (engine) return run(engine);
  void code.load().then((loaded) => (loaded ? run(loaded) : showToast(NOT_LOADED)));
}

const NOT_LOADED = {
  type: "error",
  title: "The generator could not be loaded",
  text: "Your work is safe. Check your connection and try again.",
} as const;
