import { useId } from "react";
import { ColorBand } from "#app/ui/color-band.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { hex24 } from "#color/kernel/hex.ts";
import { simulateRgb24 } from "#color/vision.ts";
import { useVision, VISION_WORDS, type VisionMode } from "./vision-store.ts";

const MAX_COLORS = 12;

export function VisionChoice({ palette }: { palette?: (() => ExportPalette) | undefined }) {
  const { mode, severity, setVision } = useVision();
  const group = useId();
  const colors = colorsOf(palette?.());
  const isOn = mode !== "none";
  return (
    <>
      <fieldset className="-mx-1.5 grid">
        <legend className="px-1.5 pb-1.5 font-semibold text-sm">Preview color blindness</legend>
        {VISION_WORDS.map((words) => (
          <label
            key={words.mode}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-control px-1.5 py-1.5 hover:bg-well"
          >
            <input
              type="radio"
              name={group}
              value={words.mode}
              checked={words.mode === mode}
              onChange={() => setVision((old) => ({ ...old, mode: words.mode }))}
              className="mt-1 size-4 accent-ink"
            />
            <span className="grid">
              <span className="flex items-center justify-between gap-3 font-[550] text-sm">
                {words.name}
                <Strip colors={colors} mode={words.mode} />
              </span>
              <span className="text-ink-2 text-xs">{words.who}</span>
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
