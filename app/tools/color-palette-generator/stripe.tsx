import { Plus } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useRef, useState } from "react";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { ICON } from "#app/ui/icon.ts";
import { tip } from "#app/ui/tip.ts";
import { printRatio, wcagContrast } from "#color/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import type { Slot } from "#color/generate/request.ts";
import { printHex } from "#color/print.ts";
import { useBench } from "./bench-context.ts";
import { canAdd, insertColor, setColor } from "./changes.ts";
import { HexText, type HexTextHandle } from "./hex-text.tsx";
import { paint } from "./paint.ts";
import { StripeActions } from "./stripe-actions.tsx";
import { BODY, STRIPE } from "./stripe-style.ts";
import { usePressFocus } from "./use-press-focus.ts";

const ShadeStrip = lazy(async () => ({ default: (await import("./shade-strip.tsx")).ShadeStrip }));

type Props = { slot: Slot; index: number; reorder: Reorder };

/** One color of the bench. */
export function Stripe({ slot, index, reorder }: Props) {
  const { controls, findName, nameOf } = useBench();
  const [hasShades, setHasShades] = useState(false);
  const code = useRef<HexTextHandle>(null);
  const pressFocus = usePressFocus();
  const { state, apply, preview, commit } = controls;
  const { color } = slot;
  const name = nameOf(color);
  const shown = useDeferredValue(slot);
  const shownName = useDeferredValue(name);

  return (
    <li
      {...reorder.itemProps(index)}
      {...reorder.dragProps(index)}
      data-slot={index}
      tabIndex={-1}
      aria-label={`Color ${index + 1}: ${name}, ${printHex(color)}`}
      className={STRIPE}
      style={paint(color)}
      {...pressFocus}
      onDoubleClick={({ target }) => (target as Element).closest("[data-copies]") && code.current?.edit()}
    >
      <div className={BODY}>
        <StripeActions
          slot={shown}
          index={index}
          name={shownName}
          count={state.slots.length}
          reorder={reorder}
          onShades={() => setHasShades(true)}
        />
        <div className="grid min-w-0 max-w-full [@container_(min-aspect-ratio:2/1)]:flex-1">
          <HexText
            ref={code}
            color={color}
            name={name}
            onPreview={(next) => preview(setColor, index, next)}
            onCommit={commit}
          />
          <span className="mt-1 line-clamp-2 min-h-[1.5em] text-sm leading-snug [overflow-wrap:anywhere] [@container_(min-aspect-ratio:2/1)]:mt-0 [@container_(min-aspect-ratio:2/1)]:truncate">
            {findName(color)}
          </span>
          <Contrast color={toRgb24(color)} background={toRgb24(state.background)} />
        </div>
      </div>
      {index > 0 && canAdd(state) && <InsertButton index={index} />}
      {hasShades && (
        <Suspense>
          <ShadeStrip
            color={color}
            name={name}
            mode={state.mode}
            hue={state.hue}
            onChoose={(next) => {
              setHasShades(false);
              apply(setColor, index, next);
            }}
            onClose={() => setHasShades(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

function Contrast({ color, background }: { color: number; background: number }) {
  return (
    <span className="mt-1.5 whitespace-nowrap font-mono text-xs [@container_(max-height:88px)]:hidden [@container_(min-aspect-ratio:2/1)]:mt-0">
      {printRatio(wcagContrast(color, background))}{" "}
      <span className="@max-[140px]:hidden">on {background === 0xffffff ? "white" : "ground"}</span>
    </span>
  );
}

/** On the edge to the color before. */
function InsertButton({ index }: { index: number }) {
  const { controls } = useBench();
  const label = `Add a color between ${index} and ${index + 1}`;
  return (
    <button
      type="button"
      aria-label={label}
      {...tip("Add a color between")}
      onClick={() => controls.apply(insertColor, index)}
      className="absolute top-1/2 left-0 z-10 grid noscript:hidden pointer-coarse:hidden size-9 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-line bg-sheet text-ink opacity-0 shadow-tab transition-[opacity,scale] hover:opacity-100 focus-visible:opacity-100 focus-visible:outline-ink active:scale-95 [@container_(min-aspect-ratio:2/1)]:top-0 [@container_(min-aspect-ratio:2/1)]:left-1/2"
    >
      <Plus {...ICON} />
    </button>
  );
}
