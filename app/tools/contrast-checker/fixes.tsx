import { Check } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Rgb24 } from "#color/color.ts";
import type { ContrastFix } from "#color/contrast-fix.ts";
import { hexOf } from "#color/print.ts";
import { fixesOf, type TargetFixes } from "./targets.ts";

export type Pair = { readonly text: Rgb24; readonly background: Rgb24 };
type Props = {
  measured: Parameters<typeof fixesOf>[0];
  onFix: (pair: Pair) => void;
};

/** For each target the nearest text and the nearest background that reach it; a press takes one. */
export function Fixes({ measured, onFix }: Props) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {fixesOf(measured).map((fixes) => (
        <FixRow key={fixes.id} fixes={fixes} measured={measured} onFix={onFix} />
      ))}
    </ul>
  );
}

function FixRow({ fixes, measured, onFix }: Props & { fixes: TargetFixes }) {
  const { text, background } = measured;
  const impossible = fixes.text.color === null && fixes.background.color === null ? fixes.text.reason : null;
  return (
    <li className="grid min-h-[68px] content-center gap-2 border-line border-t py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <span>
        <span className="block font-[550] text-sm">{fixes.label}</span>
        <span className="font-mono text-ink-2 text-xs">{fixes.asks}</span>
      </span>
      {fixes.passes ? (
        <span className="inline-flex items-center gap-1.5 text-ok text-sm">
          <Check {...ICON} size={16} />
          Reached
        </span>
      ) : impossible ? (
        <span className="max-w-[22em] text-ink-2 text-sm">{impossible}</span>
      ) : (
        <span className="flex flex-wrap gap-2">
          <FixButton
            what="Text"
            fix={fixes.text}
            target={fixes.asks}
            onPress={(color) => onFix({ text: color, background })}
          />
          <FixButton
            what="Background"
            fix={fixes.background}
            target={fixes.asks}
            onPress={(color) => onFix({ text, background: color })}
          />
        </span>
      )}
    </li>
  );
}

type ButtonProps = { what: string; fix: ContrastFix; target: string; onPress: (color: Rgb24) => void };

function FixButton({ what, fix, target, onPress }: ButtonProps) {
  if (fix.color === null) return null;
  const { color, difference } = fix;
  const hex = hexOf(color);
  return (
    <button
      type="button"
      onClick={() => onPress(color)}
      aria-label={`${what} to ${hex} for ${target}, a difference of ${difference.toFixed(1)}`}
      className="swatch grid min-h-11 min-w-[124px] rounded-control px-3 py-1.5 text-left shadow-[inset_0_0_0_1px_var(--color-line)]"
      style={swatchStyle(hex)}
    >
      <span className="font-[550] text-xs">{what}</span>
      <span className="font-mono text-xs">{`${hex} ΔE ${difference.toFixed(1)}`}</span>
    </button>
  );
}
