import { useDeferredValue, useState } from "react";
import { Segmented } from "#app/ui/segmented.tsx";
import { Select } from "#app/ui/select.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { printLc, printRatio } from "#color/contrast/contrast.ts";
import type { ContrastTarget } from "#color/contrast/contrast-fix.ts";
import { contrastMatrix, type PairContrast } from "#color/lint/contrast-matrix.ts";
import { printHex } from "#color/text/print.ts";
import { rowAt, rowsOf } from "../palette/rows.ts";
import type { State } from "../palette/state.ts";

type FilterId = "all" | "aa" | "aaa" | "large" | "lc60" | "lc75";

const FILTERS: readonly { value: FilterId; label: string; minimum: ContrastTarget | null }[] = [
  { value: "all", label: "All", minimum: null },
  { value: "large", label: "3", minimum: { wcag: 3 } },
  { value: "aa", label: "AA 4.5", minimum: { wcag: 4.5 } },
  { value: "aaa", label: "AAA 7", minimum: { wcag: 7 } },
  { value: "lc60", label: "Lc 60", minimum: { apca: 60 } },
  { value: "lc75", label: "Lc 75", minimum: { apca: 75 } },
];
const COLORS = "colors";

export function MatrixPanel({ state: current, names }: { state: State; names: readonly string[] }) {
  const state = useDeferredValue(current);
  const [filterId, setFilter] = useState<FilterId>("all");
  const [what, setWhat] = useState(COLORS);
  const { subjects, matrix } = tableOf(state, names, what);
  const minimum = FILTERS.find(({ value }) => value === filterId)?.minimum ?? null;
  const pairs = matrix.flatMap((row, text) => row.filter((pair, back) => text !== back && isIn(pair, minimum)));
  const total = subjects.length * (subjects.length - 1);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Select
          aria-label="Which colors"
          value={what}
          onChange={(event) => setWhat(event.target.value)}
          className="w-64 [&>select]:text-sm"
        >
          <option value={COLORS}>The colors and the page</option>
          {state.colors.map((owner, index) =>
            rowsOf(state, owner).map(({ kind, label }) => (
              <option key={index + kind} value={`${index} ${kind}`}>
                {names[index]}, {label.toLowerCase()}
              </option>
            )),
          )}
        </Select>
        <Segmented label="At least" options={FILTERS} value={filterId} onChange={setFilter} />
        <p role="status" className="text-ink-2 text-sm">
          {pairs.length} of {total} pairs{minimum ? " reach it" : ""}
        </p>
      </div>
      <Table subjects={subjects} matrix={matrix} minimum={minimum} />
      <p className="max-w-[44em] text-ink-2 text-xs">
        Rows are the text, columns the background. The ratio is WCAG 2.2, truncated, never rounded up. Lc is APCA, a
        draft that isn't part of WCAG 2.
      </p>
    </div>
  );
}

const CORNER = "sticky left-0 z-10 w-32 bg-paper py-2 pr-3";

type TableProps = ReturnType<typeof tableOf> & { minimum: ContrastTarget | null };

function Table({ subjects, matrix, minimum }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section className="overflow-x-auto" tabIndex={0} aria-label="Contrast table">
      <table
        style={{ minWidth: 128 + 92 * subjects.length }}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <caption className="sr-only">Contrast of each color as text (rows) on each color (columns)</caption>
        <thead>
          <tr>
            <th scope="col" className={`${CORNER} text-left font-normal text-ink-2 text-xs`}>
              Text on
            </th>
            {subjects.map((subject, at) => (
              <th
                key={at}
                scope="col"
                className="px-2 pb-2 text-left align-bottom font-[550] text-xs [overflow-wrap:anywhere]"
              >
                {subject.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.map((row, text) => (
            <tr key={text}>
              <th scope="row" className={`${CORNER} text-left font-[550] text-xs`}>
                {subjects[text]?.name}
              </th>
              {row.map((pair, back) => (
                <PairCell
                  key={back}
                  pair={text === back ? null : pair}
                  isShown={isIn(pair, minimum)}
                  text={subjects[text]?.hex ?? ""}
                  background={subjects[back]?.hex ?? ""}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PairCell({ pair, isShown, text, background }: PairProps) {
  if (!pair || !isShown) {
    return (
      <td className="border border-line/0 bg-well/60 px-2 text-center text-ink-2">
        <span className="sr-only">{pair ? "below" : "the same color"}</span>
        <span aria-hidden>{pair ? "–" : ""}</span>
      </td>
    );
  }
  return (
    <td className="swatch p-0 align-top" style={swatchStyle(background)}>
      <span className="grid h-[68px] content-between px-2 py-1.5">
        <span
          aria-hidden
          className="font-semibold text-lg leading-none before:content-['Aa']"
          style={{ color: text }}
        />
        <span className="grid font-mono text-xs leading-tight">
          <span>
            {printRatio(pair.wcag)}{" "}
            {pair.verdict === "fails" ? (
              <>
                <span aria-hidden>✕</span>
                <span className="sr-only">fails</span>
              </>
            ) : (
              pair.verdict.replace("AA large", "large")
            )}
          </span>
          <span>Lc {printLc(pair.lc)}</span>
        </span>
      </span>
    </td>
  );
}

type PairProps = { pair: PairContrast | null; isShown: boolean; text: string; background: string };

function tableOf(state: State, names: readonly string[], what: string) {
  const [index = "", kind = ""] = what.split(" ");
  const named = rowAt(state, Number(index), kind)?.cells.map(({ step, color }) => ({ name: step, color })) ?? [
    ...state.colors.map(({ color }, at) => ({ name: names[at] ?? "", color })),
    { name: "Light page", color: state.background },
    { name: "Dark page", color: state.darkBackground },
  ];
  const subjects = named.map(({ name, color }) => ({ name, hex: printHex(color) }));
  return { subjects, matrix: contrastMatrix(named.map(({ color }) => color)) };
}

function isIn({ wcag, lc }: PairContrast, minimum: ContrastTarget | null): boolean {
  if (minimum === null) return true;
  return "wcag" in minimum ? wcag >= minimum.wcag : Math.abs(lc) >= minimum.apca;
}
