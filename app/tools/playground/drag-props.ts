import type { PointerEvent } from "react";
import type { RoleSource } from "#color/roles/theme-roles.ts";
import { assignRole } from "./changes.ts";
import type { Target } from "./target.ts";
import type { Bench } from "./use-playground.ts";
import type { Drag } from "./watch-drag.ts";

let code: typeof import("./watch-drag.ts") | undefined;

/** For what a color is dragged by: under the mouse at once, under a finger after a rest. */
export function dragProps({ controls, state }: Bench, index: number) {
  return {
    onPointerEnter: () => void loadDrag(),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const color = state.slots[index]?.color;
      if (event.button !== 0 || !event.isPrimary || !color) return;
      const onDrop = ({ themes, id }: Target) => controls.apply(assignRole, themes, id, index as RoleSource);
      void startDrag({ press: event.nativeEvent, color, onDrop });
    },
  };
}

/** Ahead of the first press. Where it does not come, the panels of colors and roles do the same. */
async function loadDrag() {
  code ??= await import("./watch-drag.ts").catch(() => undefined);
  return code;
}

/** Also for a press that came before the code: then it begins late, unless it has ended meanwhile. */
async function startDrag(drag: Drag) {
  if (code) return code.watchDrag(drag);
  const pressed = new AbortController();
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => pressed.abort(), { signal: pressed.signal });
  }
  const come = await loadDrag();
  if (pressed.signal.aborted) return;
  pressed.abort();
  come?.watchDrag(drag);
}
