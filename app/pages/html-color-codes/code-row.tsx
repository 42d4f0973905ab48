import { type CSSProperties, memo } from "react";
import { Link } from "react-router";
import type { CodeRow as Row, Verdict } from "./rows.ts";

type Props = { row: Row };

const TONES: Record<Verdict, string> = { AAA: "text-ok", AA: "text-ok", "AA large": "text-ink-2", fails: "text-bad" };
const COPYABLE =
  "cursor-pointer rounded-swatch hover:bg-well focus-visible:-outline-offset-2 noscript:cursor-auto print:py-0.5";
const VALUE = `${COPYABLE} font-mono text-sm max-lg:col-start-2 lg:px-2.5 print:text-[9px]`;
/** Below lg only the format that a person chose is shown. Tailwind needs each class in full. */
export const SHOWN = {
  hex: "max-lg:not-group-has-[[value=hex]:checked]/codes:hidden",
  rgb: "max-lg:not-group-has-[[value=rgb]:checked]/codes:hidden",
  hsl: "max-lg:not-group-has-[[value=hsl]:checked]/codes:hidden",
  oklch: "max-lg:not-group-has-[[value=oklch]:checked]/codes:hidden",
} as const;

/** One color; on a narrow screen two short lines. The roles are there because `display` takes them from a table. */
export const CodeRow = memo(function CodeRow({ row }: Props) {
  const { name, hex, rgb, hsl, oklch, ratio, verdict } = row;
  return (
    <tr
      role="row"
      style={{ "--own": hex } as CSSProperties}
      className="border-line border-t max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:py-1.5 lg:h-12 print:break-inside-avoid"
    >
      <td role="gridcell" className="max-lg:row-span-2">
        <Link
          to={`/color/${hex.slice(1)}`}
          viewTransition
          aria-label={`Open ${hex}`}
          className="swatch inset-ring inset-ring-line block h-11 w-14 rounded-swatch bg-(--own) lg:h-8 print:h-4 print:[print-color-adjust:exact]"
        />
      </td>
      <th role="rowheader" scope="row" data-copy="" className={`${COPYABLE} text-left font-medium text-sm max-lg:col-start-2 lg:px-2.5`}>
        {name}
      </th>
      <td role="gridcell" data-copy="" className={`${VALUE} ${SHOWN.hex}`}>
        {hex}
      </td>
      <td role="gridcell" data-copy={rgb[1]} className={`${VALUE} ${SHOWN.rgb}`}>
        {rgb[0]}
      </td>
      <td role="gridcell" data-copy={hsl[1]} className={`${VALUE} ${SHOWN.hsl}`}>
        {hsl[0]}
      </td>
      <td role="gridcell" data-copy={oklch[1]} className={`${VALUE} ${SHOWN.oklch}`}>
        {oklch[0]}
      </td>
      <td role="gridcell" className="max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 lg:pl-2.5">
        <span className="flex items-center gap-3 text-sm">
          <span
            aria-hidden
            className="swatch inset-ring inset-ring-line rounded-swatch bg-(--background) px-2 py-1 font-semibold text-(--own) leading-none print:[print-color-adjust:exact]"
          >
            Aa
          </span>
          <span className="max-lg:grid lg:contents">
            <span className="font-mono lg:w-12">{ratio}</span>
            <span className={`text-xs lg:w-16 ${TONES[verdict]}`}>{verdict}</span>
          </span>
        </span>
      </td>
    </tr>
  );
});
