import type { CSSProperties } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Color } from "#color/color.ts";
import { isLargeForWcag } from "#color/contrast/text-size.ts";
import { print } from "#color/text/print.ts";
import { initial, type Sample, type Weight } from "../state.ts";
import { familyOf, sampleStyle, WEIGHT_NAMES } from "./sample.tsx";

type Props = { text: Color; background: Color; sample: Sample };

const LADDER: readonly (readonly [sizePx: number, weight: Weight])[] = [
  [12, 400],
  [14, 400],
  [16, 400],
  [18.66, 700],
  [24, 400],
];

/**
 * As high as at the initial size, so that the slider of the size stays under the pointer. On paper and without scripts,
 * where there is no slider, as high as the text.
 */
export function Preview(props: Props) {
  return (
    <div
      aria-hidden
      data-specimen
      className="checker swatch relative overflow-clip md:min-h-[280px]"
      style={{ "--veil": print(props.background, "rgb") } as CSSProperties}
    >
      <Content
        {...props}
        sample={{ ...props.sample, sizePx: initial.sample.sizePx }}
        className="invisible noscript:hidden print:hidden"
      />
      {/* What has no room below large text, not even in the padding, wraps out of sight. */}
      <Content
        {...props}
        className="noscript:static absolute inset-0 flex-wrap content-start pb-1 md:pb-5 print:static"
      />
    </div>
  );
}

function Content({ text, background, sample, className }: Props & { className: string }) {
  const color = print(text, "rgb");
  return (
    <div className={`flex flex-col gap-x-12 px-5 py-4 md:p-10 ${className}`} style={{ color }}>
      <div className="grid min-h-0 w-full gap-3 pb-3 md:gap-5 md:pb-5">
        <p
          className="max-w-[12em] text-balance font-semibold text-2xl leading-[1.08] tracking-[-0.03em] [overflow-wrap:anywhere] md:text-3xl"
          style={familyOf(sample.font)}
        >
          {sample.text}
        </p>
        <p className="max-w-[34em] [overflow-wrap:anywhere]" style={sampleStyle(sample)}>
          {sample.text} jumps over the lazy dwarf, in {sample.sizePx} px text.
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center gap-4">
        <span
          className="rounded-control px-4 py-2 font-[550] text-sm"
          style={{ backgroundColor: color, color: print({ ...background, alpha: 1 }, "rgb") }}
        >
          Button
        </span>
        <span className="inline-flex items-center gap-2 rounded-control border border-current px-3.5 py-2 text-sm">
          <Icon className="icon-mail" />
          Field
        </span>
        <Icon className="icon-bookmark" />
      </div>
      <ul
        className="flex w-full flex-wrap items-baseline gap-x-4 gap-y-1 pt-3 max-md:leading-tight md:gap-x-7 md:gap-y-2 md:pt-7.5"
        style={familyOf(sample.font)}
      >
        {LADDER.map(([sizePx, weight]) => (
          <li key={sizePx} style={{ fontSize: `${sizePx}px`, fontWeight: weight }}>
            {`${sizePx} px${weight === 400 ? "" : ` ${WEIGHT_NAMES[weight].toLowerCase()}`}${isLargeForWcag(sizePx, weight) ? ", large" : ""}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
