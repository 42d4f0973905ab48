import { type LateCode, lateCode } from "#app/late/late-code.ts";

/** Loaded ahead of the first press. If loading fails, keys and buttons can still move items. */
export const dragCode = lateCode(() => import("./drag.ts"));

/** Starts a drag. If its code is still loading, the drag starts late, unless the press ends before that. */
export async function startDrag<Code>(late: LateCode<Code>, start: (code: Code) => void) {
  const code = late.get();
  if (code) return start(code);
  const pressed = new AbortController();
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => pressed.abort(), { signal: pressed.signal });
  }
  const loaded = await late.load();
  if (pressed.signal.aborted) return;
  pressed.abort();
  if (loaded) start(loaded);
}
