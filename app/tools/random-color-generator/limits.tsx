import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ColorInput } from "#app/ui/color-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { fromRgb24 } from "#color/convert.ts";
import { printPlain } from "#color/print.ts";
import { useShared } from "./bench-context.ts";
import { MAX_CHROMA_HUNDREDTHS, MAX_DELTA_E, MAX_WORD_CHARS, RATIOS } from "./state.ts";

const GAMUTS = [
  { value: "srgb", label: "sRGB" },
  { value: "display-p3", label: "Display P3" },
] as const;
const RATIO_OPTIONS = RATIOS.map((ratio) => ({ value: String(ratio), label: `${ratio} : 1` }));
/** Reds to yellows, as a first arc. */
const FIRST_ARC: readonly [number, number] = [330, 90];
const HUES = "linear-gradient(to right in oklch longer hue, oklch(0.72 0.14 0), oklch(0.72 0.14 359.9))";

/** Draws from named colors only. */
export function NameLimit() {
  const { state, setLimits } = useShared();
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft !== null && draft.trim() !== state.word) setLimits({ word: draft });
    setDraft(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Enter") settle();
    if (key === "Escape") setDraft(null);
  };
  return (
    <Field label="Only colors named" hint="A word such as green, sea or rose. Empty takes any color.">
      <Input
        value={draft ?? state.word}
        maxLength={MAX_WORD_CHARS}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => setDraft(target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}

export function ApartLimits() {
  const { state, setLimits, previewLimits, controls } = useShared();
  const { minDeltaE, isColorBlindSafe, contrast } = state;
  return (
    <>
      <Group title="Apart from each other">
        <Slider
          label="Least distance, ΔE 2000"
          max={MAX_DELTA_E}
          value={minDeltaE}
          onChange={(value) => previewLimits({ minDeltaE: value })}
          onCommit={controls.commit}
        />
        <Checkbox
          label="Safe with color blindness"
          hint="Every two stay 11 ΔE apart, also with protanopia, deuteranopia and tritanopia."
          isOn={isColorBlindSafe}
          onChange={(isOn) => setLimits({ isColorBlindSafe: isOn })}
        />
      </Group>
      <Group title="Readable">
        <Checkbox
          label="Contrast with one color"
          isOn={contrast !== null}
          onChange={(isOn) => setLimits({ contrast: isOn ? { color: fromRgb24(0xffffff), ratio: 4.5 } : null })}
        />
        {contrast && (
          <div className="grid gap-2.5">
            <ColorInput
              label="The color they stand on"
              value={printPlain(contrast.color)}
              onChange={(color) => setLimits({ contrast: { ...contrast, color: { ...color, alpha: 1 } } })}
            />
            <PillSelect
              label="At least"
              value={String(contrast.ratio)}
              options={RATIO_OPTIONS}
              onChange={(text) => {
                const ratio = RATIOS.find((known) => String(known) === text);
                if (ratio) setLimits({ contrast: { ...contrast, ratio } });
              }}
            />
          </div>
        )}
      </Group>
    </>
  );
}

export function RangeLimits() {
  const { state, setLimits, previewLimits, controls } = useShared();
  const { lightness, chroma, hueArc, gamut } = state;
  return (
    <Group title="Range">
      <Band
        name="lightness"
        unit="%"
        max={100}
        band={lightness}
        onChange={(band) => previewLimits({ lightness: band })}
        onCommit={controls.commit}
      />
      <Band
        name="chroma"
        max={MAX_CHROMA_HUNDREDTHS}
        band={chroma}
        onChange={(band) => previewLimits({ chroma: band })}
        onCommit={controls.commit}
      />
      <Checkbox
        label="Only hues of one arc"
        isOn={hueArc !== null}
        onChange={(isOn) => setLimits({ hueArc: isOn ? FIRST_ARC : null })}
      />
      {hueArc && (
        <>
          <Slider
            label="From hue"
            unit="°"
            max={359}
            track={HUES}
            value={hueArc[0]}
            onChange={(from) => previewLimits({ hueArc: [from, hueArc[1]] })}
            onCommit={controls.commit}
          />
          <Slider
            label="Clockwise to hue"
            unit="°"
            max={359}
            track={HUES}
            value={hueArc[1]}
            onChange={(to) => previewLimits({ hueArc: [hueArc[0], to] })}
            onCommit={controls.commit}
          />
        </>
      )}
      <div className="flex items-center justify-between gap-3 text-sm">
        Gamut
        <Segmented label="Gamut" options={GAMUTS} value={gamut} onChange={(value) => setLimits({ gamut: value })} />
      </div>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2.5 border-line border-t pt-5">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

type BandProps = {
  name: string;
  unit?: string;
  max: number;
  band: readonly [number, number];
  onChange: (band: readonly [number, number]) => void;
  onCommit: () => void;
};

/** Two ends that push each other. */
function Band({ name, unit, max, band: [from, to], onChange, onCommit }: BandProps) {
  return (
    <>
      <Slider
        label={`Least ${name}`}
        {...{ unit, max, onCommit }}
        value={from}
        onChange={(value) => onChange([value, Math.max(value, to)])}
      />
      <Slider
        label={`Most ${name}`}
        {...{ unit, max, onCommit }}
        value={to}
        onChange={(value) => onChange([Math.min(value, from), value])}
      />
    </>
  );
}
