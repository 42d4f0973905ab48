import { type CSSProperties, useMemo, useState } from "react";
import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { lateCode } from "#app/late/late-code.ts";
import { useIdleCode } from "#app/late/use-late-code.ts";
import { toRgb24 } from "#color/convert.ts";
import { useAct, useBench, useLiveBench } from "./bench-context.ts";
import { moveColor } from "./changes.ts";
import { firstKeys, followSlots } from "./slot-keys.ts";
import { Stripe } from "./stripe.tsx";
import { directionOf } from "./stripe-style.ts";

const actionsCode = lateCode(async () => (await import("./stripe-actions.tsx")).StripeActions);

/** The palette itself: joined stripes from edge to edge. A press of Space draws them, and what is around them later. */
export function Stripes() {
  const bench = useLiveBench();
  const isSettled = useBench() === bench;
  const { now, apply } = useAct();
  const { slots, background } = bench.controls.state;
  const count = slots.length;
  const [keyed, setKeyed] = useState(() => firstKeys(slots));
  const current = keyed.slots === slots ? keyed : followSlots(keyed, slots);
  if (current !== keyed) setKeyed(current);
  const latest = useReorder({
    count,
    axis: "auto",
    label: (index) => {
      const { controls, nameOf } = now();
      const color = controls.state.slots[index]?.color;
      return color ? nameOf(color) : "";
    },
    onMove: (from, to) => apply(moveColor, from, to),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what it holds only the count ever differs
  const reorder = useMemo(() => latest, [count]);
  // They do nothing before the page is live, and are most of its buttons.
  const { code: Actions } = useIdleCode(actionsCode);
  return (
    <>
      <ul
        {...latest.listProps}
        aria-label="The palette"
        className={`flex min-h-(--rows) flex-1 flex-col ${directionOf(count)}`}
        style={{ "--rows": `${count * 84}px` } as CSSProperties}
      >
        {slots.map((slot, index) => (
          <Stripe
            key={current.keys[index]}
            slot={slot}
            index={index}
            count={count}
            name={bench.findName(slot.color)}
            background={toRgb24(background)}
            reorder={reorder}
            isSettled={isSettled}
            Actions={Actions}
          />
        ))}
      </ul>
      {latest.status}
    </>
  );
}
