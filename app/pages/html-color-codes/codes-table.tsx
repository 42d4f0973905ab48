import type { CSSProperties } from "react";
import type { Hex } from "#color/color.ts";
import { CodeRow } from "./code-row.tsx";
import { COLUMN_HEADER, GROUP_HEADER, HEAD_OR_BODY, ROW } from "./grid-roles.ts";
import type { CodeRow as Row } from "./rows.ts";
import { useCodeGrid } from "./use-code-grid.ts";

type Props = {
  label: string;
  /** The element that says how to use it. */
  hintId: string;
  nameLabel: string;
  /** Of the contrast column. */
  background: Hex;
  rows: readonly Row[];
  isGrouped: boolean;
};
type Group = { readonly family: string; readonly rows: readonly Row[] };

const HEAD = "py-2 text-left font-[550] text-ink-2 text-xs lg:px-2.5";

export function CodesTable({ label, hintId, nameLabel, background, rows, isGrouped }: Props) {
  const grid = useCodeGrid(rows);
  return (
    <table
      {...grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells answer to the arrow keys and to Enter
      role="grid"
      aria-label={label}
      aria-describedby={hintId}
      style={{ "--background": background } as CSSProperties}
      className="codes text-sm"
    >
      <thead {...HEAD_OR_BODY} className="z-1 bg-paper not-print:max-lg:sr-only lg:sticky lg:top-0">
        <tr {...ROW}>
          <th {...COLUMN_HEADER} className={`${HEAD} w-16 lg:pl-0`}>
            Color
          </th>
          {[nameLabel, "HEX", "RGB", "HSL", "OKLCH", `Contrast on ${background}`].map((name) => (
            <th {...COLUMN_HEADER} key={name} className={HEAD}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {isGrouped ? (
        groupRows(rows).map((group) => <FamilyBody key={group.family} group={group} />)
      ) : (
        <tbody {...HEAD_OR_BODY}>
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
    <tbody {...HEAD_OR_BODY} id={familyId(family)} className="scroll-mt-0">
      <tr {...ROW}>
        <th {...GROUP_HEADER} colSpan={7} className="pt-9 pb-2.5 text-left">
          <span className="font-semibold text-lg tracking-[-0.02em]">{family}</span>{" "}
          <span className="ml-1.5 font-mono font-normal text-ink-2 text-xs">{rows.length}</span>
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
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const own = groups.get(row.family);
    if (own) own.push(row);
    else groups.set(row.family, [row]);
  }
  return [...groups].map(([family, own]) => ({ family, rows: own }));
}

export function familyId(family: string) {
  return family.toLowerCase().replaceAll(" ", "-");
}
