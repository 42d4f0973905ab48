import { type CSSProperties, useState } from "react";
import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { lateCode } from "#app/late/late-code.ts";
import { useIdleCode } from "#app/late/use-late-code.ts";
import type { Actions } from "#app/tools/tool-store.ts";
import { toRgb24 } from "#color/convert.ts";
import { useLiveBench } from "./bench-context.ts";
import { moveColor } from "./changes.ts";
import { firstKeys, followSlots } from "./slot-keys.ts";
import type { State } from "./state.ts";
import { Stripe } from "./stripe.tsx";
import { directionOf } from "./stripe-style.ts";

const actionsCode = lateCode(async () => (await import("./stripe-actions.tsx")).StripeActions);

/** The palette itself: joined stripes from edge to edge. A press of Space draws them, and what is around them later. */
export function Stripes({ act }: { act: Actions<State> }) {
  const { controls, findName, nameOf } = useLiveBench();
  const { slots, background } = controls.state;
  const count = slots.length;
  const [keyed, setKeyed] = useState(() => firstKeys(slots));
  const current = keyed.slots === slots ? keyed : followSlots(keyed, slots);
  if (current !== keyed) setKeyed(current);
  const reorder = useReorder({
    count,
    axis: "auto",
    label: (index) => {
      const color = act.now().slots[index]?.color;
      return color ? nameOf(color) : "";
    },
    onMove: (from, to) => act.apply(moveColor, from, to),
  });
  // They do nothing before the page is live, and are most of its buttons.
  const { code: Actions } = useIdleCode(actionsCode);
  return (
    <>
      <ul
        {...reorder.listProps}
        aria-label="The palette"
        className={`flex min-h-(--rows) flex-1 flex-col ${directionOf(count)}`}
        style={{ "--rows": `${count * 84}px` } as CSSProperties}
      >
        {slots.map((slot, index) => (
          <Stripe
            key={current.keys[index]}
            act={act}
            slot={slot}
            index={index}
            count={count}
            name={findName(slot.color)}
            background={toRgb24(background)}
            reorder={reorder}
            Actions={Actions}
          />
        ))}
      </ul>
      {reorder.status}
    </>
  );
}
