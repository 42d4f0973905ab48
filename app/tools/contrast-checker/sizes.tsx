import { isLargeForWcag, smallestSizePx } from "#color/contrast/text-size.ts";
import { printLc } from "./report.ts";
import { WEIGHT_NAMES } from "./sample-style.ts";
import { type Sample, WEIGHTS } from "./state.ts";

type Props = { lc: number; ratio: number; sample: Sample };

const USES = [
  { name: "Body", isBody: true },
  { name: "Other", isBody: false },
] as const;

/** How small type may be with this contrast, and whether the sample may stay as it is. */
export function Sizes({ lc, ratio, sample }: Props) {
  return (
    <div className="grid gap-3">
      <h2 className="text-lg">Minimum sizes (APCA)</h2>
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
        <table className="w-full text-sm">
          <caption className="sr-only">Minimum APCA sizes at Lc {printLc(lc)}</caption>
          <thead>
            <tr className="text-ink-2 text-xs">
              <th scope="col" className="pb-2 text-left font-normal">
                Lc {printLc(lc)}
              </th>
              {WEIGHTS.map((weight) => (
                <th key={weight} scope="col" className="pb-2 pl-2 text-right font-normal">
                  {WEIGHT_NAMES[weight]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {USES.map(({ name, isBody }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2.5 text-left font-normal">
                  {name}
                </th>
                {WEIGHTS.map((weight) => (
                  <td key={weight} className="whitespace-nowrap py-2.5 pl-2 text-right font-mono">
                    {printSize(smallestSizePx(lc, weight, isBody))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="max-w-[34em] self-center text-ink-2 text-sm">{describeSample({ lc, ratio, sample })}</p>
      </div>
    </div>
  );
}

function printSize(sizePx: number | null) {
  return sizePx === null ? "none" : `${sizePx} px`;
}

/** Both verdicts on the sample as it is set. */
function describeSample({ lc, ratio, sample: { sizePx, weight } }: Props): string {
  const isLarge = isLargeForWcag(sizePx, weight);
  const [aa, aaa] = isLarge ? [3, 4.5] : [4.5, 7];
  const level = ratio >= aaa ? "passes AAA" : ratio >= aa ? "passes AA" : "fails";
  const body = smallestSizePx(lc, weight, true);
  const other = smallestSizePx(lc, weight, false);
  const fits =
    body !== null && sizePx >= body
      ? "that is enough for body text"
      : other !== null && sizePx >= other
        ? "it is enough for short text, not for paragraphs"
        : other === null
          ? "no size is large enough at this contrast"
          : `it should have at least ${other} px`;
  return `Your sample of ${sizePx} px ${WEIGHT_NAMES[weight].toLowerCase()} is ${isLarge ? "large" : "normal"} text and ${level} by WCAG 2.2. By APCA, ${fits}.`;
}
