import { apcaUse, printRatio, wcagVerdicts } from "#color/contrast.ts";
import { hexOf } from "#color/print.ts";
import type { Measured } from "./measure.ts";
import { printLc } from "./report.ts";
import { Verdict } from "./verdict.tsx";

/** The two numbers. */
export function Figures({ measured: { ratio, lc, behind } }: { measured: Measured }) {
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4">
        <div className="grid gap-1">
          <dt className="font-mono text-ink-2 text-xs">WCAG 2</dt>
          <dd className="font-semibold text-3xl tabular-nums tracking-[-0.03em]">{printRatio(ratio)}</dd>
          <dd className={`text-sm ${ratio >= 4.5 ? "text-ok" : ratio >= 3 ? "text-ink-2" : "text-bad"}`}>
            {sayLevel(ratio)}
          </dd>
        </div>
        <div className="grid gap-1">
          <dt className="font-mono text-ink-2 text-xs">APCA, a draft</dt>
          <dd className="font-semibold text-3xl tabular-nums tracking-[-0.03em]">Lc {printLc(lc)}</dd>
          <dd className="text-ink-2 text-sm">{apcaUse(lc)}</dd>
        </div>
      </dl>
      {behind && (
        <p className="text-ink-2 text-sm">
          The background lets through what is behind it. The numbers are for the gray behind it that is worst,{" "}
          {hexOf(behind.worst)}. Over the best one it is {printRatio(behind.bestRatio)}:1.
        </p>
      )}
      <p role="status" className="sr-only">
        {`${printRatio(ratio)} to 1, ${sayLevel(ratio)}. APCA Lc ${Math.trunc(lc)}.`}
      </p>
    </div>
  );
}

/** Every minimum of WCAG 2.2 with its verdict. */
export function Verdicts({ ratio }: { ratio: number }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">WCAG 2.2 minimums</caption>
      <tbody>
        {wcagVerdicts(ratio).map(({ use, level, minimum, passes }) => (
          <tr key={`${use} ${level}`} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-normal">
              {`${level} ${use}`}
            </th>
            <td className="py-2 text-right font-mono text-ink-2 text-xs">{`${minimum}:1`}</td>
            <td className="w-20 py-2 text-right">
              <Verdict passes={passes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sayLevel(ratio: number): string {
  if (ratio >= 7) return "AAA pass";
  if (ratio >= 4.5) return "AA pass";
  return ratio >= 3 ? "AA for large text only" : "Fails for all text";
}
