import { type Field, unusual } from "#app/tools/fields.ts";
import { CELLS_LOST } from "#app/tools/notices.ts";
import { readCells, writeCells } from "./cell-runs.ts";
import { sortEdits } from "./edits.ts";
import { type Edit, isRamp, MAX_EDITS, type RampKind, type RowKind } from "./state.ts";

const KIND_LETTERS: Record<RowKind, string> = { tints: "i", shades: "h", tones: "o", light: "s", dark: "d" };
const KIND_OF_LETTER = new Map(Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as RowKind]));
/** An address that Node takes has at most 16 kB with everything around it. */
const MAX_EDITS_CHARS = 12_000;
const RUN = /^(\d{1,2})([a-z])(\d{1,2})(|[*._].*)$/s;

/** "0s3.ff8800ee7700-2i1*…": color, row and first step, then colors of steps in a row. A list of edits for each color. */
export function editsField(
  counts: readonly Readonly<Record<RampKind, number>>[],
  steps: number,
): Field<readonly (readonly Edit[])[]> {
  return {
    initial: counts.map(() => []),
    read: (query, notify) => {
      const text = query.get("e") ?? "";
      const edits: Edit[][] = counts.map(() => []);
      let isLost = text.length > MAX_EDITS_CHARS;
      let count = 0;
      for (const run of text === "" ? [] : text.slice(0, MAX_EDITS_CHARS).split("-")) {
        const [, index, letter = "", first, cells = ""] = RUN.exec(run) ?? [];
        const kind = KIND_OF_LETTER.get(letter);
        const [owner, list] = [counts[Number(index)], edits[Number(index)]];
        if (!kind || !owner || !list) {
          isLost = true;
          continue;
        }
        for (const [offset, color] of readCells(cells).entries()) {
          const step = Number(first) + offset;
          const isInside = isRamp(kind) ? step > 0 && step < owner[kind] : step < steps;
          if (color && isInside && count++ < MAX_EDITS) list.push({ kind, step, color });
          else isLost = true;
        }
      }
      if (isLost) notify(CELLS_LOST);
      return edits.map(sortEdits);
    },
    write: (edits) => unusual([["e", edits.flatMap(runsOf).join("-"), ""]]),
  };
}

/** Cells of neighboring steps share one head. */
function runsOf(edits: readonly Edit[], index: number): string[] {
  const runs: Edit[][] = [];
  for (const edit of edits) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before?.kind === edit.kind && before.step === edit.step - 1) run.push(edit);
    else runs.push([edit]);
  }
  return runs.flatMap((run) => {
    const cells = writeCells(run.map(({ color }) => color));
    return run.slice(0, 1).map(({ kind, step }) => `${index}${KIND_LETTERS[kind]}${step}${cells}`);
  });
}
