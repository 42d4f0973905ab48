import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { clamp } from "#color/clamp.ts";
import type { ChannelDeltas, Comparison } from "#color/difference/compare.ts";
import { CLOSE_BELOW, HARD_BELOW } from "#color/difference/difference.ts";
import { SAFE_DELTA_E } from "#color/vision.ts";

/** Short, so that it fits on the first screen of phones with the colors. */
export function Verdict({ comparison: { deltaE2000, verdict } }: { comparison: Comparison }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-line max-md:border-t max-md:p-5">
      <dt className="font-mono text-ink-2 text-xs">Difference, ΔE 2000</dt>
      <dd className="order-first row-span-2 font-semibold text-3xl tabular-nums tracking-[-0.035em] sm:text-4xl">
        {deltaE2000.toFixed(2)}
      </dd>
      <dd className="font-[550] leading-snug">{verdict.words}</dd>
    </dl>
  );
}

/** `second` is the number of the color that is compared with the first. */
export function Figures({ comparison, second }: { comparison: Comparison; second: number }) {
  const { deltaE2000, deltaEOk, deltaE76, verdict, words } = comparison;
  const text = sentence(words, second);
  return (
    <div className="grid gap-5">
      <Scale level={verdict.level} />
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Small name="ΔE OK" value={deltaEOk.toFixed(4)} />
        <Small name="ΔE 76" value={deltaE76.toFixed(2)} />
      </dl>
      <p className="text-ink-2 text-sm">{text}</p>
      <ResultAnnouncer text={`ΔE ${deltaE2000.toFixed(2)}, ${verdict.words}. ${text}`} />
    </div>
  );
}

function Small({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="font-mono text-ink-2 text-xs">{name}</dt>
      <dd className="font-semibold text-xl tabular-nums tracking-[-0.02em]">{value}</dd>
    </div>
  );
}

/** The ΔE 2000 at which each verdict begins. */
const BORDERS = [0, 1, HARD_BELOW, CLOSE_BELOW, SAFE_DELTA_E] as const;

/** The five verdicts as a scale, with the current one filled. */
function Scale({ level }: { level: number }) {
  return (
    <div aria-hidden className="grid grid-cols-5 gap-1">
      {BORDERS.map((border, index) => (
        <span key={border} className="grid gap-1">
          <span
            className={`h-1.5 rounded-full forced-colors:outline-1 ${index === level ? "bg-ink forced-colors:bg-[Highlight]" : index < level ? "bg-line-2" : "bg-well"}`}
          />
          <span className={`font-mono text-xs ${index === level ? "text-ink" : "text-ink-2"}`}>
            {index === BORDERS.length - 1 ? `${border}+` : border}
          </span>
        </span>
      ))}
    </div>
  );
}

type Bar = { name: string; text: string /** −1 to 1. */; share: number };

/** How the second color differs in each OKLCH channel, as bars to the left or right of the middle. */
export function DeltaBars({ deltas }: { deltas: ChannelDeltas }) {
  return (
    <dl className="grid gap-3.5">
      {barsOf(deltas).map(({ name, text, share }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
          <dt>{name}</dt>
          <dd className="font-mono text-ink-2 text-xs tabular-nums">{text}</dd>
          <dd aria-hidden className="relative col-span-2 h-1.5 rounded-full bg-well forced-colors:outline-1">
            <span
              className="absolute inset-y-0 rounded-full bg-ink forced-colors:bg-[CanvasText]"
              style={{ left: `${50 + Math.min(0, share) * 50}%`, width: `${Math.abs(share) * 50}%` }}
            />
            <span className="absolute inset-y-[-3px] left-1/2 w-px bg-ink-3" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The full length of the bars: larger differences than between colors worth comparing. */
const FULL = { l: 0.5, c: 0.2, h: 90 };

function barsOf({ l, c, h }: ChannelDeltas): Bar[] {
  const share = (value: number, full: number) => clamp(value / full, -1, 1);
  return [
    { name: "Lightness", text: signed(l * 100, 1, "%"), share: share(l, FULL.l) },
    { name: "Chroma", text: signed(c, 3, ""), share: share(c, FULL.c) },
    h === null
      ? { name: "Hue", text: "none, one is gray", share: 0 }
      : { name: "Hue", text: signed(h, 1, "°"), share: share(h, FULL.h) },
  ];
}

function signed(value: number, decimals: number, unit: string): string {
  const text = Math.abs(value).toFixed(decimals);
  return `${Number(text) === 0 ? "" : value < 0 ? "−" : "+"}${text}${unit}`;
}

/** A sentence such as "Color 2 is lighter by 12.0%, less colorful by 0.050." */
export function sentence(words: string, second: number): string {
  return words.startsWith("no ") ? `There is ${words}.` : `Color ${second} is ${words}.`;
}
