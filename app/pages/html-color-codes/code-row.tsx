import { type CSSProperties, memo } from "react";
import { Link } from "react-router";
import { colorPath } from "#contract/color-path.ts";
import { CELL, ROW, ROW_HEADER } from "./grid-roles.ts";
import type { CodeRow as Row, Verdict } from "./rows.ts";

const TONES: Record<Verdict, string> = { AAA: "text-ok", AA: "text-ok", "AA large": "text-ink-2", fails: "text-bad" };

/** One color: its swatch leads to its page, a press on a value copies it. */
export const CodeRow = memo(function CodeRow({ row }: { row: Row }) {
  const { name, hex, rgb, hsl, oklch, ratio, verdict } = row;
  return (
    <tr {...ROW} style={{ "--own": hex } as CSSProperties} className="code-row">
      <td {...CELL}>
        <Link to={colorPath(hex)} aria-label={`Open ${hex}`} className="swatch code-swatch" />
      </td>
      <th {...ROW_HEADER} data-copy="">
        {name}
      </th>
      <td {...CELL} data-copy="">
        {hex}
      </td>
      {[rgb, hsl, oklch].map(([short, long]) => (
        <td {...CELL} key={long} data-copy={long}>
          {short}
        </td>
      ))}
      <td {...CELL}>
        <span className="code-contrast">
          <span className="swatch code-sample" />
          <span>
            <span>{ratio}</span>
            <span className={TONES[verdict]}>{verdict}</span>
          </span>
        </span>
      </td>
    </tr>
  );
});
