import { Plus } from "lucide-react";
import { memo, useDeferredValue, useRef, useState } from "react";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { late } from "#app/late/late.tsx";
import { paint } from "#app/tools/paint.ts";
import type { Actions } from "#app/tools/tool-store.ts";
import { ICON } from "#app/ui/icon.ts";
import { tip } from "#app/ui/tip.ts";
import type { Rgb24 } from "#color/color.ts";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import { MAX_COLORS, type Slot } from "#color/generate/request.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { insertColor, setColor } from "./changes.ts";
import { HexText, type HexTextHandle } from "./hex-text.tsx";
import type { State } from "./state.ts";
import type { StripeActions } from "./stripe-actions.tsx";
import { ACTIONS, BODY, NAME, RATIO, STRIPE } from "./stripe-style.ts";
import { usePressFocus } from "./use-press-focus.ts";

const ShadeStrip = late(async () => (await import("./shade-strip.tsx")).ShadeStrip, "The strip of shades");

type Props = {
  act: Actions<State>;
  slot: Slot;
  index: number;
  count: number;
  /** "" while it is not known. */
  name: string;
  /** What its contrast is measured against. */
  background: Rgb24;
  reorder: Reorder;
  /** Its icons; null until they have come. */
  Actions: typeof StripeActions | null;
};

/** One color of the bench. The React Compiler does not memoize the items of a list. */
export const Stripe = memo(function Stripe({ act, slot, index, count, name, background, reorder, Actions }: Props) {
  const [hasShades, setHasShades] = useState(false);
  const code = useRef<HexTextHandle>(null);
  const pressFocus = usePressFocus();
  const { color, locks } = slot;
  const hex = printHex(color);
  const title = name || hex;
  // The icons would be most of the work of a press of Space, so they follow the paint.
  const later = { color: useDeferredValue(color), title: useDeferredValue(title) };
  const closeShades = () => setHasShades(false);

  return (
    <li
      {...reorder.itemProps(index)}
      {...reorder.dragProps(index)}
      data-slot={index}
      tabIndex={-1}
      aria-label={`Color ${index + 1}: ${title}, ${hex}`}
      className={STRIPE}
      style={paint(color)}
      {...pressFocus}
      onDoubleClick={({ target }) => (target as Element).closest("[data-copies]") && code.current?.edit()}
    >
      <div className={BODY}>
        <span className={ACTIONS}>
          {Actions && (
            <Actions
              act={act}
              color={later.color}
              locks={locks}
              index={index}
              name={later.title}
              count={count}
              reorder={reorder}
              onShades={() => setHasShades(true)}
            />
          )}
        </span>
        <div className="grid min-w-0 max-w-full [@container_(min-aspect-ratio:2/1)]:flex-1">
          <HexText ref={code} act={act} color={color} index={index} name={title} />
          <span className={NAME}>{name}</span>
          <span className={RATIO}>
            {printRatio(wcagContrast(toRgb24(color), background))}
            <span className="@max-[150px]:hidden"> on {background === 0xffffff ? "white" : hexOf(background)}</span>
          </span>
        </div>
      </div>
      {index > 0 && count < MAX_COLORS && <InsertButton index={index} onPress={() => act.apply(insertColor, index)} />}
      {hasShades && (
        <ShadeStrip
          color={color}
          name={title}
          onChoose={(next) => {
            closeShades();
            act.apply(setColor, index, next);
          }}
          onClose={closeShades}
        />
      )}
    </li>
  );
});

/** On the edge to the color before. */
function InsertButton({ index, onPress }: { index: number; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Add a color between ${index} and ${index + 1}`}
      {...tip("Add a color between")}
      onClick={onPress}
      className="absolute top-1/2 left-0 z-10 grid noscript:hidden pointer-coarse:hidden size-9 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-line bg-sheet text-ink opacity-0 shadow-tab transition-[opacity,scale] hover:opacity-100 focus-visible:opacity-100 focus-visible:outline-ink active:scale-95 [@container_(min-aspect-ratio:2/1)]:top-0 [@container_(min-aspect-ratio:2/1)]:left-1/2"
    >
      <Plus {...ICON} />
    </button>
  );
}
