import type { KeyboardEvent } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { type Mode, type RampHue, shades, tints } from "#color/ramp.ts";
import { printHex } from "#color/text/print.ts";
import { useLiveBench } from "../bench.tsx";

type Props = {
  color: Color;
  name: string;
  onChoose: (color: Color) => void;
  onClose: () => void;
};

const STEPS = 12;

/** Covers the color's stripe; the next click picks a shade. */
export function ShadeStrip({ color, name, onChoose, onClose }: Props) {
  const { mode, hue } = useLiveBench().controls.state;
  const steps = neighborsOf(color, mode, hue);
  const now = steps.indexOf(color);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const arrows = { ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1 };
    const next = { ...arrows, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === "Escape") leave(event.currentTarget, onClose);
    else if (next !== undefined && !event.altKey) buttons[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box everywhere
    <div
      role="group"
      aria-label={`Shades of ${name}`}
      data-keeps-arrows
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || onClose()}
      className="absolute inset-0 z-20 flex flex-col [@container_(min-aspect-ratio:2/1)]:flex-row"
    >
      {steps.map((step, index) => {
        const hex = printHex(step);
        return (
          <button
            key={index}
            type="button"
            tabIndex={index === now ? 0 : -1}
            ref={index === now ? takeFocus : undefined}
            aria-current={index === now || undefined}
            aria-label={`${hex}, ${describe(step)}${index === now ? ", as it is" : ""}`}
            onClick={({ currentTarget }) => leave(currentTarget, () => onChoose(step))}
            className="group/shade swatch grid min-h-0 min-w-0 flex-1 place-items-center font-mono text-xs outline-none focus-visible:outline-2 focus-visible:outline-current focus-visible:-outline-offset-4"
            style={swatchStyle(hex)}
          >
            {index === now && <span aria-hidden className="size-2 rounded-full bg-current group-hover/shade:hidden" />}
            <span
              aria-hidden
              className="hidden group-hover/shade:inline group-focus-visible/shade:inline [@container_(min-aspect-ratio:2/1)]:[writing-mode:vertical-rl]"
            >
              {hex.slice(1)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The focus returns to the color. */
function leave(strip: Element, run: () => void) {
  const slot = strip.closest<HTMLElement>("[data-slot]");
  run();
  slot?.focus({ preventScroll: true });
}

function takeFocus(button: HTMLElement | null) {
  button?.focus({ preventScroll: true });
}

/** The shades from light to dark, including the same `color` object. */
function neighborsOf(color: Color, mode: Mode, hue: RampHue): Color[] {
  const solid = (step: Color) => fromRgb24(toRgb24(step));
  const lighter = tints(color, STEPS, mode, hue).slice(1).reverse().map(solid);
  const darker = shades(color, STEPS, mode, hue).slice(1).map(solid);
  return [...lighter, color, ...darker];
}
