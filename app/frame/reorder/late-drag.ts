import { type LateCode, lateCode } from "#app/late/late-code.ts";

/** Ahead of the first press. Where it does not come, keys and buttons still move things. */
export const dragCode = lateCode(() => import("./drag.ts"));

/** Starts a drag, also for a press that came before its code: then it begins late, unless the press has ended meanwhile. */
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
