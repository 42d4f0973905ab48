import type { ReactNode } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { printPlain } from "#color/text/print.ts";
import {
  clearFilter,
  hasFilter,
  setApartFrom,
  setBackground,
  setContrast,
  setEnd,
  setHue,
  setHueWidth,
} from "./changes.ts";
import { CONTRASTS, MAX_CHROMA, MAX_HUE_WIDTH, MAX_LIGHTNESS, MIN_HUE_WIDTH, type State } from "./state.ts";

const WHITE = fromRgb24(0xffffff);
/** What people ask about most: red against something. */
const RED = fromRgb24(0xdc2626);
const RAINBOW = `linear-gradient(to right, ${[0, 45, 90, 135, 180, 225, 270, 315, 359].map((h) => `oklch(0.7 0.13 ${h})`).join(", ")})`;
const CONTRAST_OPTIONS = CONTRASTS.map((value) => ({ value: String(value), label: `${value}:1` }));

/** What the colors of the set must have, each wish apart. */
export function FilterPanel({ controls }: { controls: ToolControls<State> }) {
  const { state, apply, preview, commit } = controls;
  const { hue, hueWidth, lightness, chroma, background, contrast, apartFrom } = state;
  const ownHue = convert(state.color, "oklch").h ?? 0;
  const slide = (key: "lightness" | "chroma", end: 0 | 1) => (value: number) => preview(setEnd, key, end, value);
  return (
    <div className="grid noscript:hidden content-start gap-5">
      <Wish>
        <Checkbox
          label="Only hues around"
          isOn={hue !== null}
          onChange={(isOn) => apply(setHue, isOn ? ownHue : null)}
        />
        {hue !== null && (
          <>
            <Slider
              label="Hue"
              unit="°"
              max={359}
              value={hue}
              track={RAINBOW}
              onChange={(value) => preview(setHue, value)}
              onCommit={commit}
            />
            <Slider
              label="Range, each side"
              unit="°"
              min={MIN_HUE_WIDTH}
              max={MAX_HUE_WIDTH}
              value={hueWidth}
              onChange={(value) => preview(setHueWidth, value)}
              onCommit={commit}
            />
          </>
        )}
      </Wish>
      <Wish>
        <Slider
          label="Minimum lightness"
          unit="%"
          max={MAX_LIGHTNESS}
          value={lightness[0]}
          onChange={slide("lightness", 0)}
          onCommit={commit}
        />
        <Slider
          label="and at most"
          unit="%"
          max={MAX_LIGHTNESS}
          value={lightness[1]}
          valueText={`Maximum lightness ${lightness[1]}%`}
          onChange={slide("lightness", 1)}
          onCommit={commit}
        />
      </Wish>
      <Wish>
        <Slider
          label="Minimum chroma, in hundredths"
          max={MAX_CHROMA}
          value={chroma[0]}
          onChange={slide("chroma", 0)}
          onCommit={commit}
        />
        <Slider
          label="and at most"
          max={MAX_CHROMA}
          value={chroma[1]}
          valueText={`Maximum chroma ${chroma[1]} hundredths`}
          onChange={slide("chroma", 1)}
          onCommit={commit}
        />
      </Wish>
      <Wish>
        <Checkbox
          label="Readable on a background"
          isOn={background !== null}
          onChange={(isOn) => apply(setBackground, isOn ? WHITE : null)}
        />
        {background && (
          <>
            <ColorChoice label="Background" color={background} onChange={(next) => apply(setBackground, next)} />
            <PillSelect
              label="Minimum contrast"
              value={String(contrast)}
              options={CONTRAST_OPTIONS}
              onChange={(value) => apply(setContrast, Number(value) as State["contrast"])}
            />
          </>
        )}
      </Wish>
      <Wish>
        <Checkbox
          label="Distinct from another color"
          hint="With every type of color blindness"
          isOn={apartFrom !== null}
          onChange={(isOn) => apply(setApartFrom, isOn ? RED : null)}
        />
        {apartFrom && (
          <ColorChoice label="The other color" color={apartFrom} onChange={(next) => apply(setApartFrom, next)} />
        )}
      </Wish>
      {hasFilter(state) && (
        <Button size="sm" onClick={() => apply(clearFilter)} className="justify-self-start">
          Clear filters
        </Button>
      )}
    </div>
  );
}

function Wish({ children }: { children: ReactNode }) {
  return <div className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">{children}</div>;
}

type ChoiceProps = { label: string; color: Color; onChange: (color: Color) => void };

function ColorChoice({ label, color, onChange }: ChoiceProps) {
  return <ColorInput label={label} isLabelHidden value={printPlain(color)} onChange={onChange} />;
}
