import type { CSSProperties } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CODE, checkCopied } from "#app/ui/swatch-strip.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { printHex } from "#color/text/print.ts";
import type { Scale } from "./make-scales.ts";

type Props = {
  scale: Scale;
  index: number;
  name: string;
  /** The only scale on the bench, so it gets more room. */
  isAlone: boolean;
};

const CELL = "swatch joined-cell min-w-0 flex-col justify-end gap-1 px-2 pb-2.5 text-left max-md:px-1";

const PHONE_COLUMNS = [5, 4] as const;
const PHONE_WIDTHS = { 5: "max-md:min-w-[19%]", 4: "max-md:min-w-[24%]" };

/** All steps joined edge to edge; a click copies one. */
export function ScaleStrip({ scale, index, name, isAlone }: Props) {
  const copy = useCopy();
  const width = PHONE_WIDTHS[phoneColumns(scale.steps.length)];
  return (
    <ul
      role="list"
      aria-label={`Scale of ${name}`}
      style={{ "--count": scale.steps.length } as CSSProperties}
      className="joined md:by-count flex flex-wrap"
    >
      {scale.steps.map(({ name: step, role, color, isBase, isPinned }, place) => {
        const hex = printHex(color);
        return (
          <li key={step} className="contents">
            <button
              type="button"
              data-scale={index}
              data-step={place}
              onClick={({ currentTarget }) => checkCopied(currentTarget, copy(color, `${name} ${step}`))}
              style={swatchStyle(hex)}
              className={`${CELL} ${width} h-[76px] ${isAlone ? "md:h-44" : "md:h-24"}`}
            >
              {isBase && <span className="absolute top-2.5 left-2 size-2 rounded-full bg-current" />}
              {isPinned && !isBase && <Icon className="icon-pin absolute top-2 left-1.5 size-3.5 fill-current" />}
              <span className="font-[550] font-sans text-sm leading-none">
                <span className="sr-only">Copy </span>
                {step}
                {role && <span className="sr-only">, {role}</span>}
              </span>
              <span className={`copy-code ${CODE}`}>
                {hex.slice(1)}
                {isPinned && <span className="sr-only">, {isBase ? "your color" : "pinned"}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The last row stretches to the full width, so this picks the column count that leaves the fewest gaps. */
function phoneColumns(count: number) {
  const left = (columns: number) => (columns - (count % columns)) % columns;
  return PHONE_COLUMNS.reduce((best, columns) => (left(columns) < left(best) ? columns : best));
}
