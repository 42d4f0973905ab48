import type { ReactNode } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { convert, fromRgb24 } from "#color/convert.ts";
import { printPlain } from "#color/text/print.ts";
import { hueInWords } from "#color/words/hue.ts";
import { colorFinder as tool } from "#content/tools.ts";
import {
  CONTRASTS,
  choose,
  clearFilter,
  hasFilter,
  MAX_CHROMA,
  MAX_HUE_WIDTH,
  MAX_LIGHTNESS,
  MIN_HUE_WIDTH,
  model,
  type State,
  setApartFrom,
  setBackground,
  setEnd,
  setHue,
  setHueWidth,
} from "./model.ts";

const WHITE = fromRgb24(0xffffff);
/** The most common question: red against something. */
const RED = fromRgb24(0xdc2626);
const RAINBOW = `linear-gradient(to right, ${[0, 45, 90, 135, 180, 225, 270, 315, 359].map((h) => `oklch(0.7 0.13 ${h})`).join(", ")})`;
const CONTRAST_OPTIONS = CONTRASTS.map((value) => ({ value: String(value), label: `${value}:1` }));

const BANDS = [
  { key: "lightness", max: MAX_LIGHTNESS, print: (value: number) => `${value}%` },
  { key: "chroma", max: MAX_CHROMA, print: (value: number) => (value / 100).toFixed(2) },
] as const;
const ENDS = [
  ["Minimum", 0],
  ["Maximum", 1],
] as const;

const FIELDS = [
  ["h", "Hue, ± degrees", "200~30"],
  ["l", "Lightness in percent", "20-80"],
  ["k", "Chroma in hundredths", "0-40"],
  ["bg", "Readable on", "ffffff"],
  ["cr", "With a contrast of 3, 4.5 or 7", "4.5"],
  ["cb", "Distinct from, for color-blind people too", "dc2626"],
] as const;

type Props = { controls: ToolControls<State> };

export function FilterPanel({ controls }: Props) {
  const { state, apply, edit } = controls;
  const { apartFrom } = state;
  return (
    <div className="grid noscript:hidden content-start gap-5">
      <Hues controls={controls} />
      <Bands controls={controls} />
      <Surface controls={controls} />
      <FilterField>
        <Checkbox
          label="Distinct from another color"
          hint="With every type of color blindness"
          isOn={apartFrom !== null}
          onChange={(isOn) => apply(setApartFrom, isOn ? RED : null)}
        />
        {apartFrom && (
          <ColorInput
            label="The other color"
            isLabelHidden
            value={printPlain(apartFrom)}
            {...edit(setApartFrom)}
            isOpaque
          />
        )}
      </FilterField>
      {hasFilter(state) && (
        <Button size="sm" onClick={() => apply(clearFilter)} className="justify-self-start">
          Clear filters
        </Button>
      )}
    </div>
  );
}

function Hues({ controls: { state, apply, slide } }: Props) {
  const { color, hue, hueWidth } = state;
  return (
    <FilterField>
      <Checkbox
        label="Only hues around"
        isOn={hue !== null}
        onChange={(isOn) => apply(setHue, isOn ? (convert(color, "oklch").h ?? 0) : null)}
      />
      {hue !== null && (
        <>
          <Slider
            label="Hue"
            unit="°"
            max={359}
            value={hue}
            valueText={hueInWords(hue)}
            track={RAINBOW}
            {...slide(setHue)}
          />
          <Slider
            label="Range, each side"
            unit="°"
            min={MIN_HUE_WIDTH}
            max={MAX_HUE_WIDTH}
            value={hueWidth}
            {...slide(setHueWidth)}
          />
        </>
      )}
    </FilterField>
  );
}

function Bands({ controls: { state, slide } }: Props) {
  return BANDS.map(({ key, max, print }) => (
    <FilterField key={key}>
      {ENDS.map(([word, end]) => {
        const value = state[key][end];
        return (
          <Slider
            key={word}
            label={`${word} ${key}`}
            {...{ max, value }}
            valueText={print(value)}
            field={
              <span aria-hidden className="font-mono text-ink-2">
                {print(value)}
              </span>
            }
            {...slide(setEnd, key, end)}
          />
        );
      })}
    </FilterField>
  ));
}

function Surface({ controls: { state, apply, edit } }: Props) {
  const { background, contrast } = state;
  return (
    <FilterField>
      <Checkbox
        label="Readable on a background"
        isOn={background !== null}
        onChange={(isOn) => apply(setBackground, isOn ? WHITE : null)}
      />
      {background && (
        <>
          <ColorInput
            label="Background"
            isLabelHidden
            value={printPlain(background)}
            {...edit(setBackground)}
            isOpaque
          />
          <PillSelect
            label="Minimum contrast"
            value={String(contrast)}
            options={CONTRAST_OPTIONS}
            onChange={(value) => apply(choose, { contrast: Number(value) as State["contrast"] })}
          />
        </>
      )}
    </FilterField>
  );
}

function FilterField({ children }: { children: ReactNode }) {
  return <div className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">{children}</div>;
}

/** The same filters without JavaScript. */
export function FilterForm({ state }: { state: State }) {
  const query = model.write(state);
  return (
    <form action={tool.path} className="grid scripting:hidden content-start gap-4">
      <input type="hidden" name="c" value={query.get("c") ?? ""} />
      <input type="hidden" name="s" value={state.set} />
      {FIELDS.map(([name, label, example]) => (
        <TextField key={name} {...{ label, name }} defaultValue={query.get(name) ?? ""} placeholder={example} />
      ))}
      <Button type="submit" variant="primary">
        Filter
      </Button>
    </form>
  );
}
