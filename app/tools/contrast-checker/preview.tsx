import { Bookmark, Mail } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";
import type { Color } from "#color/color.ts";
import { print } from "#color/print.ts";
import type { Sample } from "./model.ts";

type Props = { text: Color; background: Color; sample: Sample };

/** The pair at work: a headline, body text, a button, an icon and a field, on what shines through. */
export function Preview({ text, background, sample }: Props) {
  const color = print(text, "rgb");
  return (
    <div
      aria-hidden
      data-specimen
      className="checker swatch flex min-h-[280px] flex-col"
      style={{ "--veil": print(background, "rgb") } as React.CSSProperties}
    >
      <div className="flex flex-1 flex-col justify-center gap-5 p-6 md:p-10" style={{ color }}>
        <p className="max-w-[12em] text-balance font-semibold text-3xl leading-[1.08] tracking-[-0.03em] [overflow-wrap:anywhere]">
          {sample.text}
        </p>
        <p
          className="max-w-[34em] [overflow-wrap:anywhere]"
          style={{ fontSize: `${sample.sizePx}px`, fontWeight: sample.weight, lineHeight: 1.45 }}
        >
          {sample.text} jumps over the lazy dwarf, in text of {sample.sizePx} px.
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <span className="rounded-control px-4 py-2 font-[550] text-sm" style={{ backgroundColor: color }}>
            <span style={{ color: print({ ...background, alpha: 1 }, "rgb") }}>Button</span>
          </span>
          <span className="inline-flex items-center gap-2 rounded-control border border-current px-3.5 py-2 text-sm">
            <Mail {...ICON} />
            Field
          </span>
          <Bookmark {...ICON} />
          <span className="text-xs">Caption, 13 px</span>
        </div>
      </div>
    </div>
  );
}
