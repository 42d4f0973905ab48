import type { DragStart } from "./drag.ts";

let code: typeof import("./drag.ts") | undefined;

/** Ahead of the first press. Where it does not come, keys and buttons still move things. */
export async function loadDrag() {
  code ??= await import("./drag.ts").catch(() => undefined);
  return code;
}

/** `watchDrag`, also for a press that came before its code: then it begins late, unless it has ended meanwhile. */
export async function watchDrag(start: DragStart) {
  if (code) return code.watchDrag(start);
  const pressed = new AbortController();
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => pressed.abort(), { signal: pressed.signal });
  }
  const come = await loadDrag();
  if (pressed.signal.aborted) return;
  pressed.abort();
  come?.watchDrag(start);
}
