import type { Actions } from "#app/tools/tool-store.ts";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { print, printHex } from "#color/text/print.ts";
import { measure } from "./measure.ts";
import { setBackground, setText } from "./model.ts";
import type { State } from "./state.ts";
import { type Fix, fixFor, type Pair, reaches, TARGETS, type Target } from "./targets.ts";

type Apply = Actions<State>["apply"];
type Props = Pair & { apply: Apply };

/** For each target the nearest text and the nearest background that reach it; a press takes one. */
export function Fixes({ apply, ...pair }: Props) {
  const measured = measure(pair.text, pair.background);
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {TARGETS.map((target) => (
        <li
          key={target.id}
          className="flex min-h-[64px] flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2"
        >
          <span>
            <span className="block font-[550] text-sm">{target.label}</span>
            <span className="font-mono text-ink-2 text-xs">{target.asks}</span>
          </span>
          {reaches(target.target, measured) ? (
            <span className="inline-flex items-center gap-1.5 text-ok text-sm">
              <Icon className="icon-check size-4" />
              Passes
            </span>
          ) : (
            <Ways {...{ pair, target, apply }} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Ways({ pair, target, apply }: { pair: Pair; target: Target; apply: Apply }) {
  const [text, background] = [fixFor(pair, target.target, "text"), fixFor(pair, target.target, "background")];
  if (text.color === null && background.color === null) {
    return <span className="max-w-[24em] text-ink-2 text-sm">{text.reason}</span>;
  }
  return (
    <span className="flex flex-wrap gap-2">
      <FixButton what="Text" fix={text} target={target.asks} onPress={(color) => apply(setText, color)} />
      <FixButton
        what="Background"
        fix={background}
        target={target.asks}
        onPress={(color) => apply(setBackground, color)}
      />
    </span>
  );
}

type ButtonProps = { what: string; fix: Fix; target: string; onPress: (color: Color) => void };

function FixButton({ what, fix, target, onPress }: ButtonProps) {
  if (fix.color === null) return null;
  const { color, difference } = fix;
  const hex = print(color, "hex");
  return (
    <button
      type="button"
      onClick={() => onPress(color)}
      aria-label={`${what} ${hex} ΔE ${difference.toFixed(1)} for ${target}`}
      className="swatch inset-ring inset-ring-line-2 grid min-h-11 min-w-[136px] rounded-control px-3 py-1 text-left hover:inset-ring-ink"
      style={swatchStyle(printHex(color))}
    >
      <span className="font-[550] text-xs">{what}</span>
      <span className="font-mono text-xs">{`${hex} ΔE ${difference.toFixed(1)}`}</span>
    </button>
  );
}
