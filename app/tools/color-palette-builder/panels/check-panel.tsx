import { useDeferredValue } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { LintFix } from "#color/lint/finding.ts";
import { focusCell } from "../bench/cell-keys.ts";
import { applyFix, type Check, checkPalette } from "../palette/lint-subjects.ts";
import { rowsOf } from "../palette/rows.ts";
import type { State } from "../palette/state.ts";
import type { VersionProps } from "./palette-panels.tsx";

const SIGNS = {
  error: "icon-circle-exclamation-point",
  warning: "icon-triangle-exclamation-point",
  hint: "icon-info",
} as const;
const WORDS = { error: "Problem", warning: "Warning", hint: "Hint" } as const;

/** What could go wrong with the palette, each with its fix. */
export function CheckPanel({ controls, names }: Pick<VersionProps, "controls" | "names">) {
  const { apply } = controls;
  const state = useDeferredValue(controls.state);
  const checks = checkPalette(state, names);
  const repair = (check: Check, fix: LintFix) => apply((current: State) => applyFix(current, check, fix, names));
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-2">
        {summaryOf(checks)}
      </p>
      {checks.length > 0 && (
        <ul className="border-line border-t">
          {checks.map((check) => (
            <CheckLine
              key={check.rule + check.message}
              check={check}
              onFix={(fix) => repair(check, fix)}
              onShow={() => show(state, check)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type LineProps = { check: Check; onFix: (fix: LintFix) => void; onShow: () => void };

function CheckLine({ check, onFix, onShow }: LineProps) {
  const { severity, message, fix } = check;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b py-3">
      <span
        className={`flex w-24 shrink-0 items-center gap-2 text-sm ${severity === "error" ? "text-bad" : "text-ink-2"}`}
      >
        <Icon className={SIGNS[severity]} />
        {WORDS[severity]}
      </span>
      <span className="min-w-0 flex-1 basis-72 text-sm [overflow-wrap:anywhere]">{message}</span>
      <span className="flex flex-wrap items-center gap-2">
        {check.indexes.length > 0 && (
          <Button size="sm" variant="ghost" onClick={onShow} aria-label={`Show: ${message}`}>
            Show
          </Button>
        )}
        {fix && (
          <Button size="sm" onClick={() => onFix(fix)}>
            {fix.label}
          </Button>
        )}
      </span>
    </li>
  );
}

function summaryOf(checks: readonly Check[]): string {
  if (checks.length === 0) return "No problems found.";
  const counts = Object.entries(WORDS).flatMap(([severity, word]) => {
    const { length } = checks.filter((check) => check.severity === severity);
    return length === 0 ? [] : [`${length} ${word.toLowerCase()}${length === 1 ? "" : "s"}`];
  });
  return `${counts.join(", ")}. Fixes skip pinned colors. You can undo them.`;
}

function show(state: State, { places, indexes }: Check) {
  const place = places[indexes[0] ?? 0];
  if (place === undefined) return;
  if (typeof place !== "number") return focusCell(place);
  const owner = state.colors[place];
  const row = owner && rowsOf(state, owner)[0];
  const base = row?.cells.findIndex(({ isBase }) => isBase) ?? -1;
  if (row) focusCell({ index: place, kind: row.kind, step: Math.max(0, base) });
}
