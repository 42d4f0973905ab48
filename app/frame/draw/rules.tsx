import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { GenerateGamut } from "#color/generate/request.ts";
import { hueInWords } from "#color/words/hue.ts";

export type Ranges = {
  /** Whole percent. */
  readonly lightness: readonly [least: number, most: number];
  /** OKLCH chroma in hundredths. */
  readonly chroma: readonly [least: number, most: number];
  /** OKLCH hue in degrees, clockwise; null for the whole circle. */
  readonly hueArc: readonly [from: number, to: number] | null;
  readonly gamut: GenerateGamut;
};

type Props = {
  ranges: Ranges;
  maxChroma: number;
  onChange: (change: Partial<Ranges>) => void;
  /** Called while a slider moves; `onCommit` follows. */
  onPreview: (change: Partial<Ranges>) => void;
  onCommit: () => void;
  /** Undoes a drag that became a scroll: the value from before wouldn't bring back what the preview replaced. */
  onCancel: () => void;
};

const GAMUTS = [
  { value: "srgb", label: "sRGB" },
  { value: "display-p3", label: "Display P3" },
] as const;
/** Reds to yellows. */
const FIRST_ARC: readonly [number, number] = [330, 90];
const HUES = "linear-gradient(to right in oklch longer hue, oklch(0.72 0.14 0), oklch(0.72 0.14 359.9))";

export function RangeRules({ ranges, maxChroma, onChange, onPreview, onCommit, onCancel }: Props) {
  const { lightness, chroma, hueArc, gamut } = ranges;
  const ends = { onCommit, onCancel };
  const hue = { unit: "°", max: 359, track: HUES, ...ends };
  const previewArc = (from: number, to: number) => onPreview({ hueArc: [from, to] });
  const previewBand = (key: "lightness" | "chroma") => (band: readonly [number, number]) => onPreview({ [key]: band });
  return (
    <RuleGroup title="Range">
      <Band name="lightness" unit="%" band={lightness} onChange={previewBand("lightness")} {...ends} />
      <Band name="chroma" max={maxChroma} band={chroma} onChange={previewBand("chroma")} {...ends} />
      <Checkbox
        label="Limit to a hue range"
        isOn={hueArc !== null}
        onChange={(isOn) => onChange({ hueArc: isOn ? FIRST_ARC : null })}
      />
      {hueArc && (
        <>
          <Slider
            {...hue}
            label="From hue"
            value={hueArc[0]}
            valueText={hueInWords(hueArc[0])}
            onChange={(from) => previewArc(from, hueArc[1])}
          />
          <Slider
            {...hue}
            label="To hue (clockwise)"
            value={hueArc[1]}
            valueText={hueInWords(hueArc[1])}
            onChange={(to) => previewArc(hueArc[0], to)}
          />
        </>
      )}
      <div className="flex items-center justify-between gap-3 text-sm">
        Gamut
        <Segmented label="Gamut" options={GAMUTS} value={gamut} onChange={(value) => onChange({ gamut: value })} />
      </div>
    </RuleGroup>
  );
}

type BandProps = Pick<ComponentProps<typeof Slider>, "unit" | "max" | "onCommit" | "onCancel"> & {
  name: string;
  band: readonly [number, number];
  onChange: (band: readonly [number, number]) => void;
};

/** Two sliders for the ends of a range; each pushes the other. */
function Band({ name, band: [from, to], onChange, ...rest }: BandProps) {
  return (
    <>
      <Slider {...rest} label={`Minimum ${name}`} value={from} onChange={(at) => onChange([at, Math.max(at, to)])} />
      <Slider {...rest} label={`Maximum ${name}`} value={to} onChange={(at) => onChange([Math.min(at, from), at])} />
    </>
  );
}

export function RuleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2.5 border-line border-t pt-5">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}
