import { useId } from "react";
import { ColorBand } from "#app/ui/color-band.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { hex24 } from "#color/kernel/hex.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { simulateRgb24 } from "#color/vision.ts";
import { VISION_NAMES } from "#color/words/vision-names.ts";
import { useVision, type VisionMode } from "./vision-store.ts";

const MAX_COLORS = 12;
// How common: https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/color-blindness and
// https://www.ncbi.nlm.nih.gov/books/NBK11538/ (Gouras, Color Vision). People with weak cones are included, so the
// numbers are higher than on a color's page.
const WHO: Record<VisionMode, string> = {
  none: "All three types of cones: about 92 in 100 men and 199 in 200 women.",
  deutan: "Weak or missing green cones, so reds and greens look alike: about 6 in 100 men.",
  protan: "Weak or missing red cones, so reds look dark and like greens: about 2 in 100 men.",
  tritan: "Weak or missing blue cones, so blues and greens look alike: about 1 in 10,000 people.",
  achroma: "Light and dark, but no color: about 1 in 30,000 people.",
};
const CHOICES = Object.keys(WHO) as VisionMode[];

export function VisionChoice({ palette }: { palette?: (() => ExportPalette) | undefined }) {
  const { mode, severity, setVision } = useVision();
  const group = useId();
  const colors = colorsOf(palette?.());
  const isOn = mode !== "none";
  return (
    <>
      <fieldset className="-mx-1.5 grid">
        <legend className="px-1.5 pb-1.5 font-semibold text-sm">Preview color blindness</legend>
        {CHOICES.map((choice) => (
          <label
            key={choice}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-control px-1.5 py-1.5 hover:bg-well"
          >
            <input
              type="radio"
              name={group}
              value={choice}
              checked={choice === mode}
              onChange={() => setVision((old) => ({ ...old, mode: choice }))}
              className="mt-1 size-4 accent-ink"
            />
            <span className="grid">
              <span className="flex items-center justify-between gap-3 font-[550] text-sm">
                {capitalize(VISION_NAMES[choice === "none" ? "full" : choice])}
                <Strip colors={colors} mode={choice} />
              </span>
              <span className="text-ink-2 text-xs">{WHO[choice]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {/* Always takes up space, so that nothing moves under the finger. */}
      <div inert={!isOn} className={`mt-2 ${isOn ? "" : "opacity-45"}`}>
        <Slider
          label="Severity"
          unit="%"
          value={Math.round(severity * 100)}
          onChange={(percent) => setVision((old) => ({ ...old, severity: percent / 100 }))}
        />
      </div>
      <p className="mt-2 border-line border-t pt-3 text-sm">
        Copied values don't change. <span className="text-ink-2">Exports and links don't either.</span>
      </p>
    </>
  );
}

function Strip({ colors, mode }: { colors: readonly Rgb24[]; mode: VisionMode }) {
  const seen = colors.map((color) => hex24(mode === "none" ? color : simulateRgb24(color, mode)));
  return <ColorBand colors={seen} className="h-4 w-28 rounded-swatch" />;
}

function colorsOf(palette: ExportPalette | undefined): Rgb24[] {
  const swatches = palette?.groups.flatMap((group) => group.swatches) ?? [];
  const step = Math.max(1, swatches.length / MAX_COLORS);
  return swatches
    .filter((_, index) => Math.floor(index % step) === 0)
    .slice(0, MAX_COLORS)
    .map(({ color }) => toRgb24(color));
}
