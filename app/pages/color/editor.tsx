import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { loadNames } from "#app/color-names.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { AS_TYPED } from "#app/ui/input.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { useFetched } from "#app/ui/use-fetched.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import type { Hex } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import { hex24, parseHex24 } from "#color/kernel/hex.ts";
import type { NameIndex } from "#color/names.ts";
import { round } from "#color/round.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { colorPath } from "#contract/color-path.ts";
import { BENCH, CHROMA_LIMIT, type Unread } from "./edit-forms.tsx";
import { type Match, makeMatch } from "./match.ts";
import type { Reference } from "./reference.ts";
import { type EditedOklch, useEdit } from "./use-edit.ts";
import { makeValues } from "./values.ts";

/** While an edit is ahead of the page, `reference` is the newest available. */
export type Shown = {
  readonly hex: Hex;
  readonly name: Match;
  readonly values: Reference["values"];
  readonly reference: Reference;
};

type Props = {
  page: Reference;
  unread: Unread | null;
  isOpen: boolean;
  onShow: (shown: Shown | null) => void;
  onClose: () => void;
};

type SliderProps = { oklch: EditedOklch; name: string; onChange: (channels: Partial<EditedOklch>) => void };

const TRACK_STEPS = 18;
const LIGHTNESS_STEP = 0.01;
const HUE_STEP_DEGREES = 1;
const LARGE_STEPS = 10;
/** Stays visible while the page below updates: at the top, or on phones at the bottom under the thumb. */
const OPEN = "edit-bar max-md:sticky max-md:bottom-2 max-md:order-last md:-mt-6 md:sticky md:top-3 lg:-mt-11";

/** Loaded only for editing. */
export function Editor({ page, unread, isOpen, onShow, onClose }: Props) {
  const { hex, oklch, reference, change } = useEdit(page);
  const bar = useRef<HTMLElement>(null);
  const isAhead = hex !== page.hex;

  const name = useLiveName(isAhead && reference.hex !== hex ? hex : null) ?? reference.name;
  useLayoutEffect(() => {
    onShow(isAhead ? { hex, name, reference, values: makeValues(parseHex24(hex)) } : null);
  }, [onShow, isAhead, hex, reference, name]);
  const isAsked = isOpen && unread === null;
  const focus = () => {
    if (isAsked) bar.current?.focus();
  };
  useOnMount(focus);
  useOnChange(isAsked, focus);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return onClose();
    // Arrow keys inside the bar belong to the focused slider or field.
    const channels = event.target === event.currentTarget && moved(event, oklch);
    if (!channels) return;
    event.preventDefault();
    change(channels);
  };
  return (
    <section
      ref={bar}
      aria-label={`Edit ${hex}. Up and down arrows: lightness. Left and right: hue.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the bar itself listens to the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={`group z-20 mx-2 rounded-bench outline-none sm:mx-4 print:hidden ${isOpen ? OPEN : "hidden"}`}
    >
      <p role="status" className="sr-only">
        {isAhead ? "" : `${page.hex}, ${page.name.name}`}
      </p>
      <div
        className={`${BENCH} shadow-float group-focus-visible:outline-2 group-focus-visible:outline-ink xl:grid-cols-[1fr_400px]`}
      >
        <EditSliders oklch={oklch} name={name.name} onChange={change} />
        <div className="flex items-start gap-2.5 max-xl:order-first">
          <span
            aria-hidden
            className="swatch inset-ring inset-ring-line grid size-11 shrink-0 place-items-center rounded-control font-mono text-sm sm:w-[92px]"
            style={swatchStyle(hex)}
          >
            <span className="max-sm:hidden">{hex}</span>
          </span>
          <TextForm pageHex={page.hex} unread={unread} />
          <IconButton icon="icon-x" name="Close the editor" onClick={onClose} className="mt-0.5 -mr-1.5 text-ink-2" />
        </div>
      </div>
    </section>
  );
}

/** The server parses the text and responds with the color's page, or with this one and the problem. */
function TextForm({ pageHex, unread }: { pageHex: Hex; unread: Unread | null }) {
  const form = useRef<HTMLFormElement>(null);
  const hasSent = useRef(false);
  useOnChange(pageHex, () => {
    if (hasSent.current) form.current?.reset();
    hasSent.current = false;
  });
  return (
    <Form
      ref={form}
      action={colorPath(pageHex)}
      preventScrollReset
      onSubmit={({ currentTarget }) => {
        hasSent.current = true;
        sayWhatIsLost(new FormData(currentTarget).get("set"));
      }}
      className="flex min-w-0 grow items-start gap-2.5"
    >
      <TextField
        label="Any color"
        isLabelHidden
        className="min-w-0 grow"
        error={unread?.problem}
        name="set"
        isMono
        required
        {...AS_TYPED}
        placeholder="teal, oklch(…)"
        defaultValue={unread?.text}
      />
      <Button icon="icon-arrow-right" type="submit" aria-label="Show this color" className="h-11 px-3" />
    </Form>
  );
}

/** A page has an opaque color in sRGB. */
function sayWhatIsLost(text: unknown) {
  const color = parsePasted(String(text));
  if (color && color.alpha < 1) showToast({ type: "info", title: "Shown without its transparency" });
  if (color && !isInGamut(color, "srgb")) showToast({ type: "info", title: "Shown as the nearest color in sRGB" });
}

function moved(event: KeyboardEvent, { l, h }: EditedOklch): Partial<EditedOklch> | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return null;
  const steps = shiftKey ? LARGE_STEPS : 1;
  if (key === "ArrowUp") return { l: Math.min(1, l + LIGHTNESS_STEP * steps) };
  if (key === "ArrowDown") return { l: Math.max(0, l - LIGHTNESS_STEP * steps) };
  if (key === "ArrowRight") return { h: (h + HUE_STEP_DEGREES * steps) % 360 };
  if (key === "ArrowLeft") return { h: (h - HUE_STEP_DEGREES * steps + 360) % 360 };
  return null;
}

/** Each track shows the colors that its slider leads to. */
function EditSliders({ oklch, name, onChange }: SliderProps) {
  const { l, c, h } = oklch;
  const lightnesses = track((share) => mapOklchToRgb24(share, c, h));
  const chromas = track((share) => mapOklchToRgb24(l, share * CHROMA_LIMIT, h));
  const hues = track((share) => mapOklchToRgb24(l, c, share * 360));
  const pressedAt = useRef(oklch);
  const onCancel = () => onChange(pressedAt.current);
  const onPress = () => {
    pressedAt.current = oklch;
  };
  return (
    <div className="grid gap-x-8 md:grid-cols-3" onPointerDownCapture={onPress}>
      <Slider
        label="Lightness"
        max={100}
        step={0.5}
        unit="%"
        value={round(l * 100, 1)}
        track={lightnesses}
        onChange={(value) => onChange({ l: value / 100 })}
        onCancel={onCancel}
      />
      <Slider
        label="Chroma"
        max={CHROMA_LIMIT}
        step={0.002}
        value={round(c, 3)}
        track={chromas}
        onChange={(value) => onChange({ c: value })}
        onCancel={onCancel}
      />
      <Slider
        label="Hue"
        max={360}
        unit="°"
        value={round(h, 1)}
        valueText={`${round(h, 1)}°, ${name}`}
        track={hues}
        onChange={(value) => onChange({ h: value })}
        onCancel={onCancel}
      />
    </div>
  );
}

function track(colorAt: (share: number) => number) {
  const stops = Array.from({ length: TRACK_STEPS + 1 }, (_, step) => hex24(colorAt(step / TRACK_STEPS)));
  return `linear-gradient(to right, ${stops})`;
}

/**
 * The name of the color while it is being edited. Fetches the curated list, which the server uses as well, at the first
 * edit. Null while no color is being edited or the list isn't loaded.
 */
function useLiveName(hex: Hex | null): Match | null {
  const [names, setNames] = useState<NameIndex | null>(null);
  const isNeeded = hex !== null && names === null;
  // Without the list, the name updates together with the page.
  useFetched(isNeeded, { fetch: () => (isNeeded ? loadNames("best") : null), onDone: setNames });
  return hex !== null && names ? makeMatch(names.nearest(parseHex24(hex))) : null;
}
