import { ToolSection } from "#app/tools/tool-section.tsx";
import type { Color } from "#color/color.ts";
import { deltaE94, deltaECmc, deltaEHyAb } from "#color/difference/other-differences.ts";

/** The pair by the formulas that older or special work is measured with. */
export function Formulas({ pair }: { pair: [Color, Color] }) {
  const rows = [
    ["ΔE 94", deltaE94(...pair).toFixed(2), "The step before ΔE 2000. The first color is the reference."],
    [
      "ΔE CMC 2:1",
      deltaECmc(...pair).toFixed(2),
      "For textiles: up to 1 is accepted. The first color is the reference.",
    ],
    ["ΔE HyAB", deltaEHyAb(...pair).toFixed(2), "For large differences: lightness counts by itself."],
  ] as const;
  return (
    <ToolSection id="formulas" title="Other formulas">
      <dl className="grid gap-x-16 lg:grid-cols-3">
        {rows.map(([name, value, use]) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-line border-t py-3 sm:grid-cols-[7rem_5rem_1fr] lg:grid-cols-[1fr_auto]"
          >
            <dt className="font-mono text-ink-2 text-xs">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
            <dd className="text-ink-2 text-sm max-sm:col-span-2 lg:col-span-2">{use}</dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
}
