import { ArrowRight, X } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { EditSliders } from "./edit-sliders.tsx";
import type { EditedOklch } from "./use-edit.ts";

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
const OPEN = "max-md:sticky max-md:bottom-2 max-md:order-last md:sticky md:top-3";
/** Closed it is there for browsers without JavaScript, where its forms lead to the color. */
const CLOSED = "hidden noscript:block";

/** Lightness, chroma, hue and a field for any color. It stays in sight while the page below follows. */
export function EditBar({ id, ref, isOpen, hex, oklch, badText, onChange, onClose }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return onClose();
    // Inside the bar the arrow keys belong to the slider or the field that has the focus.
    const channels = event.target === event.currentTarget && moved(event, oklch);
    if (!channels) return;
    event.preventDefault();
    onChange(channels);
  };
  return (
    <section
      ref={ref}
      id={id}
      aria-label={`Edit ${hex}. Arrow up and down: lightness. Left and right: hue.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the bar itself listens to the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={`group z-20 mx-2 rounded-bench outline-none sm:mx-4 ${isOpen ? OPEN : CLOSED}`}
    >
      <div className="grid gap-x-8 gap-y-3 rounded-bench border border-line bg-sheet p-4 shadow-float group-focus-visible:outline-2 group-focus-visible:outline-ink lg:grid-cols-[1fr_minmax(280px,360px)] lg:items-end lg:px-6">
        <EditSliders hex={hex} oklch={oklch} onChange={onChange} />
        <div className="flex items-start gap-2.5 max-lg:order-first">
          <span
            aria-hidden
            className="swatch inset-ring inset-ring-line grid h-11 w-[92px] shrink-0 place-items-center rounded-control font-mono text-sm"
            style={swatchStyle(hex)}
          >
            {hex}
          </span>
          <TextForm key={hex} hex={hex} badText={badText} />
          <IconButton name="Close the editor" onClick={onClose} className="mt-0.5 -mr-1.5 noscript:hidden text-ink-2">
            <X {...ICON} />
          </IconButton>
        </div>
      </div>
    </section>
  );
}

/** A plain GET form: the server reads the text and answers with the color's page, or with this one and what is wrong. */
function TextForm({ hex, badText }: { hex: Hex; badText: string | null }) {
  return (
    <Form action={`/color/${hex.slice(1)}`} preventScrollReset className="flex min-w-0 grow items-start gap-2.5">
      <Field
        label="Any color"
        isLabelHidden
        className="min-w-0 grow"
        error={badText === null ? undefined : `“${badText}” is not a color we can read.`}
      >
        <Input
          name="set"
          isMono
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="teal, oklch(…)"
          defaultValue={badText ?? ""}
        />
      </Field>
      <Button type="submit" aria-label="Show this color" className="h-11 px-3">
        <ArrowRight {...ICON} />
      </Button>
    </Form>
  );
}

function moved({ key, shiftKey }: KeyboardEvent, { l, h }: EditedOklch): Partial<EditedOklch> | null {
  const steps = shiftKey ? LARGE_STEPS : 1;
  if (key === "ArrowUp") return { l: Math.min(1, l + LIGHTNESS_STEP * steps) };
  if (key === "ArrowDown") return { l: Math.max(0, l - LIGHTNESS_STEP * steps) };
  if (key === "ArrowRight") return { h: (h + HUE_STEP_DEGREES * steps) % 360 };
  if (key === "ArrowLeft") return { h: (h - HUE_STEP_DEGREES * steps + 360) % 360 };
  return null;
}
