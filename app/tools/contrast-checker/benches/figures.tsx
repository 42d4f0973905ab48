import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { apcaBand } from "#color/contrast/apca-use.ts";
import { printLc, printRatio, wcagVerdicts } from "#color/contrast/contrast.ts";
import { smallestSizePx } from "#color/contrast/text-size.ts";
import { hexOf } from "#color/text/print.ts";
import type { Measured } from "../measure/measure.ts";

const NUMBER = "font-semibold text-3xl tabular-nums tracking-[-0.03em]";

export function Figures({ measured: { ratio, lc, text, background, behind }, isSheer }: FiguresProps) {
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4 max-tiny:grid-cols-1">
        <div className="grid content-start gap-1">
          <dt className="font-mono text-ink-2 text-xs">WCAG 2</dt>
          <dd className={NUMBER}>{printRatio(ratio)}</dd>
          <dd className={`text-sm ${ratio >= 4.5 ? "text-ok" : ratio >= 3 ? "text-ink-2" : "text-bad"}`}>
            {describeLevel(ratio)}
          </dd>
        </div>
        <div className="grid content-start gap-1">
          <dt className="font-mono text-ink-2 text-xs">APCA (draft)</dt>
          <dd className={NUMBER}>Lc {printLc(lc)}</dd>
          <dd className={`text-sm ${Math.abs(lc) >= 60 ? "text-ok" : "text-ink-2"}`}>{describeUse(lc)}</dd>
          {lc !== 0 && <dd className="text-ink-2 text-sm">{describePolarity(lc)}</dd>}
        </div>
      </dl>
      {behind && (
        <p className="text-ink-2 text-sm">
          The background is transparent. The numbers are for the worst gray behind it, {hexOf(behind.worst)}. Over the
          best gray it is {printRatio(behind.bestRatio)}:1.
        </p>
      )}
      {!behind && isSheer && (
        <p className="text-ink-2 text-sm">
          The text is transparent. It is measured as seen, {hexOf(text)} on {hexOf(background)}.
        </p>
      )}
      <ResultAnnouncer
        text={`${printRatio(ratio)} to 1, ${describeLevel(ratio)}. APCA Lc ${Math.trunc(lc)}, ${describePolarity(lc)}.`}
      />
    </div>
  );
}

type FiguresProps = {
  measured: Measured;
  /** True if the text is not opaque. */
  isSheer: boolean;
};

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

function describeLevel(ratio: number): string {
  if (ratio >= 7) return "AAA pass";
  if (ratio >= 4.5) return "AA pass";
  return ratio >= 3 ? "AA for large text only" : "Fails for all text";
}

function describeUse(lc: number): string {
  const body = smallestSizePx(lc, 400, true);
  if (body !== null && body <= 24) return `Body text from ${body} px`;
  const other = smallestSizePx(lc, 400, false);
  return other !== null && other <= 48 ? `Short text from ${other} px` : apcaBand(lc).use;
}

function describePolarity(lc: number): string {
  if (lc === 0) return "too close to measure";
  return lc > 0 ? "dark on light" : "light on dark";
}

export function Verdict({ passes }: { passes: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-[550] text-sm ${passes ? "text-ok" : "text-bad"}`}>
      <Icon className={passes ? "icon-check size-4" : "icon-x size-4"} />
      {passes ? "Pass" : "Fail"}
    </span>
  );
}
