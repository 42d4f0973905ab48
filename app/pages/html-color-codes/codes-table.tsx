import type { CSSProperties } from "react";
import { CodeRow, SHOWN } from "./code-row.tsx";
import type { CodeRow as Row } from "./rows.ts";
import { useCodeGrid } from "./use-code-grid.ts";

type Props = {
  label: string;
  nameLabel: string;
  /** "#RRGGBB" of the contrast column. */
  background: string;
  rows: readonly Row[];
  isGrouped: boolean;
};
type Group = { readonly family: string; readonly rows: readonly Row[] };

const HEAD = "py-2 text-left font-[550] text-ink-2 text-xs lg:px-2.5";

export function CodesTable({ label, nameLabel, background, rows, isGrouped }: Props) {
  const grid = useCodeGrid(rows);
  return (
    <table
      {...grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells answer to the arrow keys and to Enter
      role="grid"
      aria-label={label}
      style={{ "--background": background } as CSSProperties}
      className="w-full border-collapse max-lg:block"
    >
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className={`${HEAD} w-16 lg:pl-0`}>
            Color
          </th>
          <th role="columnheader" scope="col" className={HEAD}>
            {nameLabel}
          </th>
          <th role="columnheader" scope="col" className={`${HEAD} ${SHOWN.hex}`}>
            HEX
          </th>
          <th role="columnheader" scope="col" className={`${HEAD} ${SHOWN.rgb}`}>
            RGB
          </th>
          <th role="columnheader" scope="col" className={`${HEAD} ${SHOWN.hsl}`}>
            HSL
          </th>
          <th role="columnheader" scope="col" className={`${HEAD} ${SHOWN.oklch}`}>
            OKLCH
          </th>
          <th role="columnheader" scope="col" className={HEAD}>
            Contrast on {background}
          </th>
        </tr>
      </thead>
      {isGrouped ? (
        groupRows(rows).map((group) => <FamilyBody key={group.family} group={group} />)
      ) : (
        <tbody role="rowgroup" className="max-lg:block">
          {rows.map((row) => (
            <CodeRow key={row.name} row={row} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function FamilyBody({ group: { family, rows } }: { group: Group }) {
  return (
    <tbody role="rowgroup" id={familyId(family)} className="scroll-mt-4 max-lg:block">
      <tr role="row" className="max-lg:block">
        <th role="rowheader" scope="rowgroup" colSpan={7} className="pt-9 pb-2.5 text-left max-lg:block">
          <span className="font-semibold text-lg tracking-[-0.02em]">{family}</span>
          <span className="ml-2.5 font-mono font-normal text-ink-2 text-xs">{rows.length}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <CodeRow key={row.name} row={row} />
      ))}
    </tbody>
  );
}

/** The families in the order in which the rows have them. */
export function groupRows(rows: readonly Row[]): Group[] {
  const groups = Map.groupBy(rows, ({ family }) => family);
  return [...groups].map(([family, own]) => ({ family, rows: own }));
}

export function familyId(family: string) {
  return family.toLowerCase().replaceAll(" ", "-");
}
