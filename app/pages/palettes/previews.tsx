import { nameOf } from "#app/ui/swatch.tsx";
import { swatchStyle, textOn } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { luminance } from "#color/kernel/luminance.ts";
import type { Palette } from "./palette.ts";

const FRAME = "swatch joined h-44 lg:h-48";

/** The codes appear on hover, in a card with focus, and on touch screens. */
const CELLS =
  "flex *:min-w-0 *:items-end *:justify-center *:pb-2 [&_span]:@max-[2.875rem]:sr-only [&_span]:opacity-0 [&_span]:transition-opacity noscript:[&_span]:opacity-100 " +
  "pointer-coarse:[&_span]:opacity-100 group-focus-within/card:[&_span]:opacity-100 group-hover/card:[&_span]:opacity-100";

type StripProps = { palette: Palette; onCopy: (place: number) => void };

export function StripPreview({ palette: { hexes, names }, onCopy }: StripProps) {
  return (
    <div className={`${FRAME} ${CELLS}`}>
      {hexes.map((hex, place) => (
        <button
          key={hex}
          type="button"
          data-part={`color-${place}`}
          aria-label={`Copy ${nameOf(hex, names[place])}`}
          onClick={() => onCopy(place)}
          style={swatchStyle(hex)}
          className="swatch joined-cell"
        >
          <span className="copy-code">{hex.slice(1)}</span>
        </button>
      ))}
    </div>
  );
}

/** From the first color to the last, mixed in OKLab, so that no gray appears between two hues. */
export function GradientPreview({ palette: { hexes, name } }: { palette: Palette }) {
  return (
    <div
      role="img"
      aria-label={`${name} as a gradient`}
      style={{ backgroundImage: `linear-gradient(to right in oklab, ${hexes.join(", ")})` }}
      className={FRAME}
    />
  );
}

export function InterfacePreview({ palette: { hexes, name } }: { palette: Palette }) {
  const { background, text, action, onAction, sky, land, sun } = rolesOf(hexes);
  const line = (x: number, y: number, width: number, height: number, fill: string = text) => (
    <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />
  );
  return (
    <div role="img" aria-label={`${name} as an interface`} className={FRAME}>
      <svg aria-hidden viewBox="0 0 390 192" preserveAspectRatio="xMidYMid slice" className="block size-full">
        <path d="M0 0h390v192H0z" fill={background} />
        <rect x="24" y="20" width="18" height="18" rx="5" fill={action} />
        {line(50, 25, 46, 8)}
        <g opacity=".55">
          {line(250, 26, 32, 6)}
          {line(292, 26, 32, 6)}
          {line(334, 26, 32, 6)}
        </g>
        {line(24, 62, 150, 14)}
        {line(24, 84, 112, 14)}
        <g opacity=".6">
          {line(24, 112, 138, 6)}
          {line(24, 124, 118, 6)}
        </g>
        <rect x="24" y="146" width="74" height="26" rx="7" fill={action} />
        {line(40, 156, 42, 6, onAction)}
        <rect x="106" y="146.5" width="62" height="25" rx="7" fill="none" stroke={text} strokeOpacity=".5" />
        {line(120, 156, 34, 6)}
        <rect x="204" y="62" width="162" height="110" rx="12" fill={sky} />
        <path d="M204 150l46-38 36 28 40-44 40 32v32q0 12-12 12H216q-12 0-12-12z" fill={land} />
        <circle cx="338" cy="84" r="12" fill={sun} />
      </svg>
    </div>
  );
}

/** WCAG luminance of the palette's middle color below which its page is dark. */
const DARK_LUMINANCE = 0.06;

/**
 * The role of each color on a small page: background and text have the highest contrast; the most colorful one is the
 * accent.
 */
function rolesOf(hexes: readonly Hex[]) {
  const sorted = hexes.toSorted((a, b) => lightOf(b) - lightOf(a));
  const isDark = lightOf(sorted[sorted.length >> 1] ?? "#000000") < DARK_LUMINANCE;
  const [lightest = "#FFFFFF", darkest = "#000000"] = [sorted[0], sorted.at(-1)];
  const rest = sorted.slice(1, -1).sort((a, b) => rangeOf(b) - rangeOf(a));
  const [background, text] = isDark ? [darkest, lightest] : [lightest, darkest];
  const [action = text, sky = action, land = text] = rest;
  const sun = rest[3] ?? (rest[2] ? action : background);
  return { background, text, action, onAction: textOn(action), sky, land, sun };
}

function lightOf(hex: string) {
  return luminance(Number.parseInt(hex.slice(1), 16));
}

/** A rough measure of colorfulness: the largest channel minus the smallest. */
function rangeOf(hex: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}
