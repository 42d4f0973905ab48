import { memo, useDeferredValue } from "react";
import { useEarlyChoice } from "#app/ui/use-early.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import type { Color } from "#color/color.ts";
import type { Wheel } from "#color/harmony/harmony.ts";
import { round } from "#color/round.ts";
import { printHex } from "#color/text/print.ts";
import { setRule } from "../changes.ts";
import { markersOf } from "../markers.ts";
import { RULES, type RuleId } from "../rules.ts";
import { initial, type State } from "../state.ts";
import type { Bench } from "../use-bench.ts";

type Dot = { x: number; y: number; hex: string };

/** Dot positions for rules that don't rotate (along a spoke) or for no rule (anywhere). */
const SPOKE = [4, 7.5, 11, 14.5, 18];
const LOOSE = [
  [14, 20],
  [11, 110],
  [16, 165],
  [8, 235],
  [15, 300],
] as const;

export function RuleChoice({ bench: { controls, state } }: { bench: Bench }) {
  const base = useDeferredValue(state.colors[0]) as Color;
  const rules = RULES.map(({ id, name }) => ({ id, name, dots: dotsOf(base, state.wheel, id) }));
  const row = useEarlyChoice<HTMLFieldSetElement>(state.rule, (id) => controls.apply(setRule, id as RuleId));
  // On phones and in low windows the rules are a row that scrolls, and the selected one may be out of view.
  useOnMount(() => {
    const chosen = row.current?.querySelector<HTMLElement>("label:has(:checked)");
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 2 + chosen.clientWidth / 2;
  });
  return (
    <fieldset
      ref={row}
      aria-label="Rule"
      className="relative grid min-w-0 auto-cols-max low:grid-flow-col low:grid-cols-none gap-1 low:overflow-x-auto low:overscroll-x-contain p-2 max-md:grid-flow-col max-md:overflow-x-auto max-md:overscroll-x-contain md:grid-cols-[repeat(6,minmax(auto,1fr))] xl:grid-cols-[repeat(11,minmax(auto,1fr))]"
    >
      {rules.map(({ id, name, dots }) => (
        <label
          key={id}
          className="relative grid min-w-24 cursor-pointer justify-items-center gap-1 rounded-control low:py-1 py-2.5 text-center text-ink-2 text-xs leading-tight transition-[background-color] hover:bg-well/60 hover:text-ink has-checked:bg-well has-checked:font-[550] has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-2 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name="h"
            value={id}
            checked={state.rule === id}
            onChange={() => controls.apply(setRule, id)}
            className="sr-only"
          />
          <RuleDrawing dots={dots} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** The list is memoized only as a whole and changes during a drag, so each drawing is memoized separately. */
const RuleDrawing = memo(function RuleDrawing({ dots }: { dots: readonly Dot[] }) {
  return (
    <svg viewBox="-22 -22 44 44" width="44" height="44" aria-hidden className="swatch stroke-line-2">
      <circle r="20" className="fill-none" />
      {dots.map(({ x, y }, at) => (
        <line key={at} x2={x} y2={y} />
      ))}
      <g className="stroke-line">
        {dots.map(({ x, y, hex }, at) => (
          <circle key={at} cx={x} cy={y} r={at === 0 ? 4.4 : 3.6} fill={hex} />
        ))}
      </g>
    </svg>
  );
});

function dotsOf(base: Color, wheel: Wheel, id: RuleId): Dot[] {
  const bare: State = { ...initial, colors: [base], wheel };
  const markers = markersOf(id === "custom" ? setRule(bare, "double-split") : setRule(bare, id));
  const isSpoke = id === "monochromatic" || id === "shades";
  return markers.map(({ color, at }, index) => {
    const radius = isSpoke ? (SPOKE.at(-1 - index) ?? 0) : id === "custom" ? (LOOSE[index]?.[0] ?? 0) : 15;
    const angle = ((id === "custom" ? (LOOSE[index]?.[1] ?? 0) : at.h) * Math.PI) / 180;
    return { x: round(radius * Math.sin(angle), 1), y: round(-radius * Math.cos(angle), 1), hex: printHex(color) };
  });
}
