import type { CSSProperties, ReactNode } from "react";
import { bandsOf } from "#app/ui/bands.ts";
import type { Glyph } from "#content/tool-cards.ts";

/** `size` is a CSS class. */
export function ToolGlyph({ glyph, size = "h-[120px]" }: { glyph: Glyph; size?: string }) {
  return (
    <span
      aria-hidden
      className={`swatch relative flex ${size} overflow-hidden rounded-control bg-well ${LAYOUTS[glyph.kind] ?? ""}`}
      style={styleOf(glyph)}
    >
      {contentOf(glyph)}
    </span>
  );
}

export function SmallGlyph({ glyph }: { glyph: Glyph }) {
  return (
    <span aria-hidden className="block h-7 w-9 shrink-0 overflow-hidden rounded-swatch">
      <span className="block w-36 origin-top-left scale-25">
        <ToolGlyph glyph={glyph} size="h-28" />
      </span>
    </span>
  );
}

const LAYOUTS: Partial<Record<Glyph["kind"], string>> = {
  text: "items-center justify-center font-semibold text-2xl",
  name: "items-end p-2.5 font-mono text-xs",
  pair: "items-end p-2.5 font-mono text-xs",
  codes: "items-center whitespace-pre font-mono text-ink text-xs leading-5",
};

function styleOf({ kind, colors }: Glyph): CSSProperties {
  const background = BACKGROUNDS[kind]?.(colors, `in oklab, ${colors}`) ?? bandsOf(colors);
  const ink = { text: colors[1], name: colors[1], pair: colors.at(-1) }[kind as string];
  return { background, color: ink, paddingLeft: kind === "codes" ? "min(52%, 100% - 5.75rem)" : undefined };
}

function contentOf({ kind, colors, text }: Glyph): ReactNode {
  if (kind === "text") return "Aa";
  if (kind === "discs") return <Discs colors={colors} />;
  if (kind === "page") return <Page colors={colors} />;
  return text;
}

const WELL = "var(--color-well)";
/** Narrow glyphs keep room for the codes. */
const CODES_EDGE = "min(44%, 100% - 6.25rem)";
const ROWS = [0, 1, 2, 3, 4];
/** One pixel of the middle row, in a white frame. */
const PICKED =
  "linear-gradient(#80c4ff, #80c4ff) 42.86% 50%/12.5% 20% no-repeat, linear-gradient(#fff, #fff) 42.86% 50%/calc(12.5% + 6px) calc(20% + 6px) no-repeat";
/** Left and top in percent, and the radius in pixels. */
const DOTS = [
  [12, 30, 16],
  [30, 68, 22],
  [47, 28, 12],
  [58, 62, 18],
  [73, 26, 20],
  [86, 70, 14],
  [40, 50, 6],
  [93, 22, 7],
  [16, 82, 8],
  [66, 88, 7],
] as const;

type Draw = (colors: readonly string[], smooth: string) => string | undefined;

const plain: Draw = ([first]) => first;
/** Backgrounds of the kinds that are not bands from left to right. */
const BACKGROUNDS: Partial<Record<Glyph["kind"], Draw>> = {
  text: plain,
  name: plain,
  page: plain,
  discs: () => WELL,
  rows: (colors) => bandsOf(colors, "180deg"),
  pair: (colors) => bandsOf(colors.slice(0, 2)),
  codes: ([first]) => `linear-gradient(90deg, ${first} ${CODES_EDGE}, ${WELL} 0)`,
  gradient: (_, smooth) => `linear-gradient(90deg ${smooth})`,
  wheel: ([first], smooth) =>
    `radial-gradient(circle, #0000 42px, ${WELL} 43px), radial-gradient(circle, #fff 0, #fff0 40px), conic-gradient(${smooth}, ${first})`,
  photo: (colors, smooth) =>
    `${bandsOf(colors, "180deg")} 100%/25% 100% no-repeat, conic-gradient(from 210deg at 36% 55% ${smooth}, ${colors[0]})`,
  pixels: (colors) => [PICKED, ...ROWS.map((row) => pixelRow(colors, row))].join(),
  dots: (colors) => [...DOTS.map(([x, y, radius], at) => dot(colors[at % colors.length], x, y, radius)), WELL].join(),
  plane: ([first, second]) => `${handle(second)}, linear-gradient(#0000, #000), linear-gradient(90deg, #fff, ${first})`,
};

function pixelRow(colors: readonly string[], row: number) {
  const cut = (row * 3) % colors.length;
  const turned = [...colors.slice(cut), ...colors.slice(0, cut)];
  return `${bandsOf(turned)} 0 ${row * 25}%/100% 20.5% no-repeat`;
}

function dot(color: string | undefined, x: number, y: number, radius: number) {
  return `radial-gradient(circle at ${x}% ${y}%, ${color} ${radius}px, #0000 ${radius + 1}px)`;
}

function handle(color: string | undefined) {
  return `radial-gradient(circle at 72% 46%, ${color} 8px, #fff 9px 11px, #0006 12px, #0000 13px)`;
}

/** Two circles, and the lens where they overlap. */
function Discs({ colors: [first, second, both] }: Pick<Glyph, "colors">) {
  return (
    <svg viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" aria-hidden className="size-full">
      <circle cx="94" cy="60" r="46" fill={first} />
      <circle cx="146" cy="60" r="46" fill={second} />
      <path d="M120 22A46 46 0 0 1 120 98A46 46 0 0 1 120 22Z" fill={both} />
    </svg>
  );
}

function Page({ colors: [, text, action, picture] }: Pick<Glyph, "colors">) {
  return (
    <svg viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" aria-hidden className="size-full">
      <path d="M24 34h84M24 50h64" stroke={text} strokeWidth="9" strokeLinecap="round" />
      <path d="M24 66h70" stroke={text} strokeWidth="4" strokeLinecap="round" opacity=".5" />
      <rect x="20" y="80" width="52" height="18" rx="6" fill={action} />
      <rect x="134" y="24" width="86" height="74" rx="8" fill={picture} />
      <circle cx="190" cy="50" r="12" fill={action} />
      <path d="M134 90c18-26 34-26 48-10 10 12 24 12 38-6v16a8 8 0 0 1-8 8h-70a8 8 0 0 1-8-8Z" fill={text} />
    </svg>
  );
}
