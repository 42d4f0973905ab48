import type { PointerEvent } from "react";
import { startDrag } from "#app/frame/reorder/late-drag.ts";
import { lateCode } from "#app/late/late-code.ts";
import type { RoleSource } from "#color/roles/theme-roles.ts";
import { assignRole } from "./changes.ts";
import type { Target } from "./target.ts";
import type { Bench } from "./use-playground.ts";

const dragColorCode = lateCode(async () => (await import("./drag-color.ts")).dragColor);

/** For what a color is dragged by: under the mouse at once, under a finger after a rest. */
export function dragProps({ controls, state }: Bench, index: number) {
  return {
    onPointerEnter: () => void dragColorCode.load(),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const color = state.slots[index]?.color;
      if (event.button !== 0 || !event.isPrimary || !color) return;
      const press = event.nativeEvent;
      const onDrop = ({ themes, id }: Target) => controls.apply(assignRole, themes, id, index as RoleSource);
      void startDrag(dragColorCode, (dragColor) => dragColor(press, color, onDrop));
    },
  };
}
