import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo } from "react";
import { copyText } from "#app/ui/copy-text.tsx";
import { COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER } from "#app/ui/table-roles.ts";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";
import type { CodeRow as Row, Verdict } from "./rows.ts";

const GROUP_HEADER = { role: "rowheader", scope: "rowgroup" } as const;
const CELL = { role: "gridcell" } as const;

type Props = {
  label: string;
  hintId: string;
  nameLabel: string;
  /** Background of the contrast column. */
  background: Hex;
  rows: readonly Row[];
  isGrouped: boolean;
};

const TONES: Record<Verdict, string> = { AAA: "text-ok", AA: "text-ok", "AA large": "text-ink-2", fails: "text-bad" };

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
      <thead {...ROW_GROUP} className="z-1 bg-paper not-print:max-lg:sr-only lg:sticky lg:top-0">
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
        groupRows(rows).map(([family, own]) => <FamilyBody key={family} family={family} rows={own} />)
      ) : (
        <tbody {...ROW_GROUP}>
          {rows.map((row) => (
            <CodeRow key={row.name} row={row} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function FamilyBody({ family, rows }: { family: string; rows: readonly Row[] }) {
  return (
    <tbody {...ROW_GROUP} id={familyId(family)} className="scroll-mt-0">
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

/** The compiler memoizes the list only as a whole. */
const CodeRow = memo(function CodeRow({ row }: { row: Row }) {
  const { name, hex, codes, ratio, verdict } = row;
  return (
    <tr {...ROW} style={{ "--own": hex } as CSSProperties} className="code-row">
      <td {...CELL}>
        {/* biome-ignore lint/a11y/useAnchorContent: its label is its name, a text in each of 148 rows weighs more */}
        <a href={colorPath(hex)} aria-label={`Open ${hex}`} className="swatch code-swatch" />
      </td>
      <th {...ROW_HEADER} data-copy="">
        {name}
      </th>
      <td {...CELL} data-copy="">
        {hex}
      </td>
      {codes.map(([short, long]) => (
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

/** Groups the rows by family, in the order of the rows. */
export function groupRows(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ family }) => family)];
}

export function familyId(family: string) {
  return family.toLowerCase().replaceAll(" ", "-");
}

const CELLS = "tbody :is(a, [data-copy], td:last-child)";

/**
 * Turns a table of links and cells into a grid: one tab stop, arrow keys inside. Enter or a click copies a cell with
 * `data-copy`, which is the text to copy; if empty, the cell's text. Pass the rows, so that new ones are picked up.
 */
function useCodeGrid(rows: unknown) {
  const roving = useRovingGrid<HTMLTableElement>(rows, { cells: CELLS, rowsOf });

  const onClick = ({ target }: MouseEvent) => copyCell(target);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPress = event.key === "Enter" || event.key === " ";
    if (!isPress || event.altKey || event.metaKey || event.shiftKey) return roving.onKeyDown(event);
    if (copyCell(event.target)) event.preventDefault();
  };
  return { ...roving, onClick, onKeyDown };
}

function copyCell(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
  if (cell) void copyText(cell.dataset.copy || cell.innerText.trim());
  return cell !== null;
}

/** Narrow screens show only one format. */
function rowsOf(grid: HTMLElement) {
  return [...grid.querySelectorAll("tr")]
    .map((row) => [...row.querySelectorAll<HTMLElement>(CELLS)].filter((cell) => cell.checkVisibility()))
    .filter((cells) => cells.length > 0);
}
