import { useState } from "react";
import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { useBench } from "./bench-context.ts";
import { moveColor } from "./changes.ts";
import { firstKeys, followSlots } from "./slot-keys.ts";
import { Stripe } from "./stripe.tsx";
import { directionOf } from "./stripe-style.ts";

/** The palette itself: joined stripes from edge to edge. */
export function Stripes() {
  const { controls, nameOf } = useBench();
  const { slots } = controls.state;
  const [keyed, setKeyed] = useState(() => firstKeys(slots));
  const current = keyed.slots === slots ? keyed : followSlots(keyed, slots);
  if (current !== keyed) setKeyed(current);
  const reorder = useReorder({
    count: slots.length,
    axis: "auto",
    label: (index) => {
      const color = slots[index]?.color;
      return color ? nameOf(color) : "";
    },
    onMove: (from, to) => controls.apply(moveColor, from, to),
  });
  const rows = `${slots.length * 84}px`;
  return (
    <>
      <ul
        {...reorder.listProps}
        aria-label="The palette"
        className={`flex min-h-(--rows) flex-1 flex-col ${directionOf(slots.length)}`}
        style={{ "--rows": rows } as React.CSSProperties}
      >
        {slots.map((slot, index) => (
          <Stripe key={current.keys[index]} slot={slot} index={index} reorder={reorder} />
        ))}
      </ul>
      {reorder.status}
    </>
  );
}
