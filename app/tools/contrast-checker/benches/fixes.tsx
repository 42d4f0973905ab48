import type { CSSProperties } from "react";
import type { Actions } from "#app/tools/tool-store.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { print, printHex } from "#color/text/print.ts";
import { type Found, measure } from "../measure/measure.ts";
import { fixFor, type Pair, reaches, type Side, TARGETS, type Target } from "../measure/targets.ts";
import { type State, setColor } from "../state.ts";

type Apply = Actions<State>["apply"];
type Props = Pair & { apply: Apply };

const SIDES = [
  ["text", "Text", "No text color reaches it"],
  ["background", "Background", "No background reaches it"],
] as const;

const READABLE = { wcag: 4.5 };

/** The same width on every line, so that they align. */
const WIDTH = "w-[148px]";

export function Fixes({ apply, ...pair }: Props) {
  const measured = measure(pair.text, pair.background);
  return (
    <ul>
      {TARGETS.map((target) => (
        <li
          key={target.id}
          className="flex min-h-[52px] flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2 lg:py-1"
        >
          <span className="flex items-baseline gap-3">
            <span className="font-[550] text-sm">{target.label}</span>
            <span className="font-mono text-ink-2 text-xs">{target.asks}</span>
          </span>
          {reaches(target.target, measured) ? (
            <span className="with-icon icon-check inline-flex items-center gap-1.5 text-ok text-sm">Passes</span>
          ) : (
            <Ways {...{ pair, target, apply }} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Ways({ pair, target, apply }: { pair: Pair; target: Target; apply: Apply }) {
  const ways = SIDES.map(([side, what, refusal]) => ({ side, what, refusal, fix: fixFor(pair, target.target, side) }));
  if (ways.every(({ fix }) => fix.color === null)) {
    const [{ fix } = {}] = ways;
    return <span className="max-w-[24em] text-ink-2 text-sm">{fix?.color === null && fix.reason}</span>;
  }
  return (
    <span className="flex flex-wrap gap-2">
      {ways.map(({ side, what, refusal, fix }) =>
        fix.color ? (
          <FixButton
            key={side}
            {...{ what, fix }}
            style={previewStyle(pair, side, fix.color)}
            target={target.asks}
            onPress={() => apply(setColor, side, fix.color)}
          />
        ) : (
          <span key={side} className={`self-center text-ink-2 text-xs ${WIDTH}`}>
            {refusal}
          </span>
        ),
      )}
    </span>
  );
}

type ButtonProps = { what: string; fix: Found; style: CSSProperties; target: string; onPress: () => void };

function FixButton({ what, fix: { color, difference }, style, target, onPress }: ButtonProps) {
  const hex = print(color, "hex");
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={`${what} ${hex} ΔE ${difference.toFixed(1)} for ${target}`}
      className={`swatch inset-ring inset-ring-line-2 grid min-h-11 rounded-control px-3 py-1 text-left hover:inset-ring-ink ${WIDTH}`}
      style={style}
    >
      <span className="font-[550] text-xs">{what}</span>
      <span className="font-mono text-xs">{`${hex} ΔE\u00a0${difference.toFixed(1)}`}</span>
    </button>
  );
}

/** A background has the text color that was tested, if the small label is readable in it. */
function previewStyle({ text }: Pair, side: Side, color: Color): CSSProperties {
  const style = swatchStyle(printHex(color));
  const isPreview = side === "background" && text.alpha === 1 && reaches(READABLE, measure(text, color));
  return isPreview ? { ...style, color: printHex(text) } : style;
}
