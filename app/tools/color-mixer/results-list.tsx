import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { type BlendPart, blendColor } from "#color/blend.ts";
import type { Hex } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { isInGamut } from "#color/gamut.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { decimal } from "#color/text/decimal.ts";
import { colorMixer as tool } from "#content/tools.ts";
import { blendAny } from "./blend-any.ts";
import { setMode } from "./changes.ts";
import { colorOf, model } from "./model.ts";
import { MODE_LABELS, MODES, type Mode } from "./state.ts";
import type { Bench } from "./use-bench.ts";

/** A vertical list; each entry explains its result. */
export function ResultsList({ bench }: { bench: Bench }) {
  return (
    <ToolSection
      id="ways"
      title="The same parts, mixed nine ways"
      aside={`ΔE 2000 from ${MODE_LABELS[bench.state.activeMode].short}`}
    >
      <ul className="grid overflow-hidden rounded-control border border-line">
        {MODES.map((mode) => (
          <li key={mode} className="border-line not-last:border-b">
            <Way bench={bench} mode={mode} />
          </li>
        ))}
      </ul>
    </ToolSection>
  );
}

function Way({ bench, mode }: { bench: Bench; mode: Mode }) {
  const { state, hex: activeHex, nameOf } = bench;
  const hex = blendAny(state.baseColors, mode);
  if (!hex) return null;
  const name = nameOf(hex);
  const isActive = mode === state.activeMode;
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-stretch gap-x-4 sm:grid-cols-[120px_minmax(0,1fr)_auto] md:gap-x-6 lg:grid-cols-[200px_190px_minmax(0,1fr)_auto]">
      <span
        aria-hidden
        className="swatch -mb-px transition-[background-color] duration-200 max-lg:row-span-2"
        style={{ backgroundColor: hex }}
      />
      <span className="grid content-center pt-3 lg:py-3.5">
        <span className="flex flex-wrap items-center gap-x-2.5">
          <a
            href={tool.path + queryOf(model, setMode(state, mode))}
            data-keep-scroll
            aria-current={isActive ? "true" : undefined}
            className="pointer-coarse:py-1.5 font-[550] underline decoration-transparent underline-offset-4 hover:decoration-current aria-[current=true]:decoration-current"
          >
            {MODE_LABELS[mode].long}
          </a>
          {isActive && <Badge tone="ink">active</Badge>}
        </span>
        <span className="text-sm">
          <span className="font-mono">{hex}</span> <span className="text-ink-2 lg:block">{name}</span>
        </span>
      </span>
      <span className="self-center text-balance text-ink-2 text-sm max-md:col-span-2 max-md:pr-4 max-lg:order-last max-lg:col-start-2 max-lg:pb-3 lg:max-w-[34em]">
        {whyOf(mode, state.baseColors, hex)}
      </span>
      <span className="flex items-center gap-1 pr-2 md:gap-3 md:pr-3.5">
        <span className="font-mono text-ink-2 text-xs">{differenceText(activeHex, hex, isActive)}</span>
        <CopyColorButton color={colorOf(hex)} name={name} />
      </span>
    </div>
  );
}

function differenceText(from: Hex | null, hex: Hex, isActive: boolean) {
  if (isActive || !from) return "";
  return `ΔE ${deltaE2000(colorOf(from), colorOf(hex)).toFixed(1)}`;
}

/** Amounts of light that differ by less than this share of white count as equal. */
const SAME_LIGHT = 0.005;

/** One line that explains the result of a mode, with the numbers of these colors. */
function whyOf(mode: Mode, parts: readonly BlendPart[], hex: Hex): string {
  const used = parts.filter(({ count }) => count > 0);
  if (used.length === 0) return "Nothing to mix yet.";
  if (used.length === 1) return "A single color stays the same.";
  return WHYS[mode](used, hex);
}

const WHYS: Record<Mode, (parts: readonly BlendPart[], hex: Hex) => string> = {
  rgb: (parts, hex) => {
    const [sent, light] = [lightOf(hex), luminance(toRgb24(blendColor(parts, "linear")))];
    if (Math.abs(light - sent) < SAME_LIGHT)
      return "Averages the stored values. Here the result is as light as mixed light.";
    return `Averages the stored values, which aren't amounts of light: ${percent(sent)} of white, where light gives ${percent(light)}.`;
  },
  linear: (_, hex) => `Adds up light, as lamps do: ${percent(lightOf(hex))} of white.`,
  oklab: (parts) => {
    const { l } = convert(blendColor(parts, "oklab"), "oklab");
    return `Averages perceived lightness: ${decimal(l, 2)}, the mean of what goes in.`;
  },
  oklch: (parts) => {
    const [round, straight] = [polar(parts, "oklch"), polar(parts, "oklab")];
    if (round.h === null) return "Gray has no hue, so this is the same as OKLab.";
    const wide = isInGamut(round, "srgb") ? "" : " Outside sRGB, so chroma is reduced.";
    return `Averages chroma and turns the hue: chroma ${decimal(round.c, 2)}, where OKLab has ${decimal(straight.c, 2)}.${wide}`;
  },
  "oklch-longer": (parts) => {
    const [longer, shorter] = [polar(parts, "oklch-longer"), polar(parts, "oklch")];
    if (longer.h === null || shorter.h === null) return "Gray has no hue, so this is the same as OKLab.";
    return `Turns the hue the long way: to ${Math.round(longer.h)}°; the short way gives ${Math.round(shorter.h)}°.`;
  },
  lab: (parts, hex) => {
    const other = fromRgb24(toRgb24(blendColor(parts, "oklab")));
    return `Averages by an older model of vision, from 1976: ΔE ${deltaE2000(colorOf(hex), other).toFixed(1)} from OKLab.`;
  },
  hsl: (parts) => {
    const { h, s, l } = convert(blendColor(parts, "hsl"), "hsl");
    const hue = h === null ? "no hue" : `hue ${Math.round(h)}°`;
    return `Averages a formula that treats yellow and blue as equally light: ${hue}, saturation ${Math.round(s)}%, lightness ${Math.round(l)}%.`;
  },
  cmy: (_, hex) => `Each dye absorbs part of the light: ${percent(lightOf(hex))} of white is left.`,
  pigment: (_, hex) =>
    `Absorbs and scatters as paint does, wavelength by wavelength: ${percent(lightOf(hex))} of white is left.`,
};

function polar(parts: readonly BlendPart[], mode: "oklab" | "oklch" | "oklch-longer") {
  return convert(blendColor(parts, mode), "oklch");
}

function lightOf(hex: Hex) {
  return luminance(parseHex24(hex));
}

function percent(share: number) {
  return `${share > 0 && share < 0.01 ? decimal(share * 100, 1) : Math.round(share * 100)}%`;
}
