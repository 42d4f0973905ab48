import { ToolSection } from "#app/tools/tool-section.tsx";
import type { Color } from "#color/color.ts";
import type { Comparison } from "#color/compare.ts";
import { deltaE94, deltaECmc, deltaEHyAb } from "#color/other-differences.ts";

type Props = { first: Color; second: Color; comparison: Comparison };

/** The pair by every formula in use. */
export function Formulas({ first, second, comparison }: Props) {
  const rows = [
    ["ΔE 2000", comparison.deltaE2000.toFixed(2), "What industry works with today, and the verdicts here."],
    ["ΔE OK", comparison.deltaEOk.toFixed(4), "The distance in OKLab, as CSS measures it. 1 is from black to white."],
    ["ΔE 94", deltaE94(first, second).toFixed(2), "The step before ΔE 2000. The first color is the reference."],
    [
      "ΔE CMC 2:1",
      deltaECmc(first, second).toFixed(2),
      "For textiles: up to 1 is accepted. The first color is the reference.",
    ],
    ["ΔE HyAB", deltaEHyAb(first, second).toFixed(2), "For large differences: lightness counts by itself."],
    ["ΔE 76", comparison.deltaE76.toFixed(2), "The distance in CIE Lab. It overstates vivid colors."],
  ] as const;
  return (
    <ToolSection id="formulas" title="Every formula">
      <dl className="grid gap-x-16 lg:grid-cols-2">
        {rows.map(([name, value, use]) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-line border-t py-3 sm:grid-cols-[7rem_5rem_1fr]"
          >
            <dt className="font-mono text-ink-2 text-xs">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
            <dd className="text-ink-2 text-sm max-sm:col-span-2">{use}</dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
}
