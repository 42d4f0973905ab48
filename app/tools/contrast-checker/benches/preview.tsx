import type { CSSProperties } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Color } from "#color/color.ts";
import { isLargeForWcag } from "#color/contrast/text-size.ts";
import { print } from "#color/text/print.ts";
import type { Sample, Weight } from "../state.ts";
import { familyOf, sampleStyle, WEIGHT_NAMES } from "./sample.tsx";

type Props = { text: Color; background: Color; sample: Sample };

const LADDER: readonly (readonly [sizePx: number, weight: Weight])[] = [
  [12, 400],
  [14, 400],
  [16, 400],
  [18.66, 700],
  [24, 400],
];

export function Preview({ text, background, sample }: Props) {
  const color = print(text, "rgb");
  return (
    <div
      aria-hidden
      data-specimen
      className="checker swatch flex flex-col md:min-h-[280px]"
      style={{ "--veil": print(background, "rgb") } as CSSProperties}
    >
      <div className="flex flex-1 flex-col gap-3 px-5 py-4 md:gap-8 md:p-10" style={{ color }}>
        <div className="flex flex-1 flex-col justify-center gap-3 md:gap-5">
          <p
            className="max-w-[12em] text-balance font-semibold text-2xl leading-[1.08] tracking-[-0.03em] [overflow-wrap:anywhere] md:text-3xl"
            style={familyOf(sample.font)}
          >
            {sample.text}
          </p>
          <p className="max-w-[34em] [overflow-wrap:anywhere]" style={sampleStyle(sample)}>
            {sample.text} jumps over the lazy dwarf, in {sample.sizePx} px text.
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <span className="rounded-control px-4 py-2 font-[550] text-sm" style={{ backgroundColor: color }}>
              <span style={{ color: print({ ...background, alpha: 1 }, "rgb") }}>Button</span>
            </span>
            <span className="inline-flex items-center gap-2 rounded-control border border-current px-3.5 py-2 text-sm">
              <Icon className="icon-mail" />
              Field
            </span>
            <Icon className="icon-bookmark" />
          </div>
        </div>
        <ul
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 max-md:leading-tight md:gap-x-7 md:gap-y-2"
          style={familyOf(sample.font)}
        >
          {LADDER.map(([sizePx, weight]) => (
            <li key={sizePx} style={{ fontSize: `${sizePx}px`, fontWeight: weight }}>
              {`${sizePx} px${weight === 400 ? "" : ` ${WEIGHT_NAMES[weight].toLowerCase()}`}${isLargeForWcag(sizePx, weight) ? ", large" : ""}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
