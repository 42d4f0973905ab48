import { ArrowRight, X } from "lucide-react";
import { type KeyboardEvent, type Ref, useMemo } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { hex24 } from "#color/kernel/hex.ts";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import { CHROMA_LIMIT, type EditedOklch } from "./use-edit.ts";

type Props = {
  id: string;
  ref: Ref<HTMLElement>;
  isOpen: boolean;
  hex: Hex;
  oklch: EditedOklch;
  badText: string | null;
  onChange: (channels: Partial<EditedOklch>) => void;
  onClose: () => void;
};

const LIGHTNESS_STEP = 0.01;
const HUE_STEP_DEGREES = 1;
const LARGE_STEPS = 10;
const TRACK_STEPS = 16;

/**
 * Lightness, chroma, hue and a text field. Closed it is there for browsers without JavaScript only, where its two forms
 * lead to the color.
 */
export function EditBar({ id, ref, isOpen, hex, oklch, badText, onChange, onClose }: Props) {
  const { l, c, h } = oklch;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return onClose();
    // Inside the bar the arrow keys belong to the slider or the field that has the focus.
    if (event.target !== event.currentTarget) return;
    const channels = move(event.key, event.shiftKey ? LARGE_STEPS : 1, oklch);
    if (!channels) return;
    event.preventDefault();
    onChange(channels);
  };
  return (
    <section
      ref={ref}
      id={id}
      aria-label={`Edit ${hex}: arrow up and down for lightness, left and right for hue`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the bar itself listens to the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={`z-20 px-2 outline-none sm:px-4 ${isOpen ? "max-md:sticky max-md:bottom-2 max-md:order-last md:sticky md:top-3" : "hidden noscript:block"}`}
    >
      <div className="…">bar</div>
    </section>
  );
}
