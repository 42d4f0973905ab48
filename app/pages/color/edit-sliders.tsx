import { Slider } from "#app/ui/slider.tsx";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import { hex24 } from "#color/kernel/hex.ts";
import { round } from "../round.ts";
import { CHROMA_LIMIT } from "./edit-forms.tsx";
import type { EditedOklch } from "./use-edit.ts";

type Props = { oklch: EditedOklch; onChange: (channels: Partial<EditedOklch>) => void };

const TRACK_STEPS = 18;

/** Each track is painted with the colors that its slider leads to. */
export function EditSliders({ oklch: { l, c, h }, onChange }: Props) {
  const lightnesses = track((share) => mapOklchToRgb24(share, c, h));
  const chromas = track((share) => mapOklchToRgb24(l, share * CHROMA_LIMIT, h));
  const hues = track((share) => mapOklchToRgb24(l, c, share * 360));
  return (
    <div className="grid gap-x-8 md:grid-cols-3">
      <Slider
        label="Lightness"
        max={100}
        step={0.5}
        unit="%"
        value={round(l * 100, 1)}
        track={lightnesses}
        onChange={(value) => onChange({ l: value / 100 })}
      />
      <Slider
        label="Chroma"
        max={CHROMA_LIMIT}
        step={0.002}
        value={round(c, 3)}
        track={chromas}
        onChange={(value) => onChange({ c: value })}
      />
      <Slider
        label="Hue"
        max={360}
        unit="°"
        value={round(h, 1)}
        track={hues}
        onChange={(value) => onChange({ h: value })}
      />
    </div>
  );
}

function track(colorAt: (share: number) => number) {
  const stops = Array.from({ length: TRACK_STEPS + 1 }, (_, step) => hex24(colorAt(step / TRACK_STEPS)));
  return `linear-gradient(to right, ${stops})`;
}
