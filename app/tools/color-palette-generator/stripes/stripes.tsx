import { type CSSProperties, useState } from "react";
import { type Reorder, useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { late } from "#app/late/late.tsx";
import { lateCode } from "#app/late/late-code.ts";
import { useIdleCode } from "#app/late/use-late-code.ts";
import { useItemKeys } from "#app/tools/item-keys.ts";
import { paint } from "#app/tools/paint.ts";
import { Icon } from "#app/ui/icon.tsx";
import { tip } from "#app/ui/tip.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import { MAX_COLORS, type Slot } from "#color/generate/request.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { useActions, useLiveBench, useSettled } from "../bench.tsx";
import { insertColor, moveColor, setColor } from "../palette/changes.ts";
import { HexField, HexText } from "./hex-text.tsx";
import type { StripeActions } from "./stripe-actions.tsx";
import { ACTIONS, BODY, directionOf, NAME, RATIO, STRIPE, TEXT } from "./stripe-style.ts";

const actionsCode = lateCode(async () => (await import("./stripe-actions.tsx")).StripeActions);

/** A Space press rerenders the stripes at once, and what surrounds them later. */
export function Stripes() {
  const { controls, findName, nameOf } = useLiveBench();
  const { apply } = useActions();
  const { slots, background } = controls.state;
  const keys = useItemKeys(slots);
  const reorder = useReorder({
    count: slots.length,
    label: (index) => {
      const color = slots[index]?.color;
      return color ? nameOf(color) : "";
    },
    onMove: (from, to) => apply(moveColor, from, to),
    isMoveAnnounced: true,
  });
  // Loaded late: the icons do nothing before hydration, and are most of the page's buttons.
  const { code: Actions } = useIdleCode(actionsCode);
  return (
    <>
      <ul
        {...reorder.listProps}
        role="list"
        aria-label="The palette"
        className={`grid min-h-[max(var(--count)*5.25rem,var(--room,0px)-var(--strip))] flex-1 grid-rows-[repeat(var(--count),minmax(0,1fr))] md:min-h-[calc(var(--count)*2.75rem)] ${directionOf(slots.length)}`}
        style={{ "--count": slots.length } as CSSProperties}
      >
        {slots.map((slot, index) => (
          <Stripe
            key={keys[index]}
            slot={slot}
            index={index}
            count={slots.length}
            name={findName(slot.color)}
            background={toRgb24(background)}
            {...{ nameOf, reorder, Actions }}
          />
        ))}
      </ul>
      {reorder.status}
    </>
  );
}

const ShadeStrip = late(async () => (await import("./shade-strip.tsx")).ShadeStrip, "The list of shades");

type Props = {
  slot: Slot;
  index: number;
  count: number;
  /** "" until the name is known. */
  name: string;
  nameOf: (color: Color) => string;
  /** The background its contrast is measured against. */
  background: Rgb24;
  reorder: Reorder;
  /** Its icons; null until they have loaded. */
  Actions: typeof StripeActions | null;
};

function Stripe({ slot: { color, locks }, index, count, name, nameOf, background, reorder, Actions }: Props) {
  const { apply } = useActions();
  const [hasShades, setHasShades] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  // The icons would be most of the work on a Space press, so they get the color a moment after it was painted.
  const settled = useSettled(color);
  const title = nameOf(color);
  const type = () => setIsTyped(true);
  const closeShades = () => setHasShades(false);
  const chooseShade = (next: Color) => {
    closeShades();
    apply(setColor, index, next);
  };
  return (
    <li
      {...reorder.itemProps(index)}
      {...reorder.dragProps(index)}
      data-slot={index}
      tabIndex={-1}
      aria-label={`Color ${index + 1}: ${title}, ${printHex(color)}`}
      className={STRIPE}
      style={paint(color)}
      onDoubleClick={({ target }) => (target as Element).closest("[data-copies]") && type()}
    >
      <div className={BODY}>
        <div className={ACTIONS}>
          {Actions && (
            <Actions
              color={settled}
              name={nameOf(settled)}
              {...{ locks, index, count, reorder }}
              onShades={() => setHasShades(true)}
            />
          )}
        </div>
        <div className={TEXT}>
          {isTyped ? (
            <HexField color={color} index={index} name={title} onClose={() => setIsTyped(false)} />
          ) : (
            <HexText color={color} name={title} onEdit={type} />
          )}
          <span className={NAME}>{name}</span>
          <Ratio color={color} background={background} />
        </div>
      </div>
      {index > 0 && count < MAX_COLORS && <InsertButton index={index} />}
      {hasShades && <ShadeStrip color={color} name={title} onChoose={chooseShade} onClose={closeShades} />}
    </li>
  );
}

function Ratio({ color, background }: { color: Color; background: Rgb24 }) {
  return (
    <span className={RATIO}>
      {printRatio(wcagContrast(toRgb24(color), background))}
      <span className="@max-[9.375rem]:block"> on {background === 0xffffff ? "white" : hexOf(background)}</span>
    </span>
  );
}

/** Sits on the edge to the previous color. */
function InsertButton({ index }: { index: number }) {
  const { draw } = useActions();
  return (
    <button
      type="button"
      aria-label={`Add a color between ${index} and ${index + 1}`}
      {...tip("Add a color between")}
      onClick={() => draw.apply(insertColor, index)}
      className="absolute top-1/2 left-0 z-10 grid noscript:hidden pointer-coarse:hidden size-9 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-line bg-sheet text-ink opacity-0 shadow-tab transition-[opacity,scale] hover:opacity-100 focus-visible:opacity-100 focus-visible:shadow-[0_0_0_2px_var(--color-paper)] focus-visible:outline-ink active:scale-95 [@container_(min-aspect-ratio:2/1)]:top-0 [@container_(min-aspect-ratio:2/1)]:left-1/2"
    >
      <Icon className="icon-plus" />
    </button>
  );
}
