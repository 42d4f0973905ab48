import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { useShared } from "./bench-context.ts";
import { MAX_COUNT, MAX_DELTA_E, MAX_WORD_CHARS, MIN_COUNT } from "./state.ts";
import { tool } from "./tool.ts";
import { STYLE_OPTIONS } from "./words.ts";

/** The limits as a form that sends the address, for a page without JavaScript. */
export function LimitsForm() {
  const { state } = useShared();
  return (
    <form method="get" action={tool.path} className="noscript:grid hidden max-w-[44em] gap-4 sm:grid-cols-2">
      <Row label="Seed">
        <input name="s" defaultValue={state.seed} className={FIELD} />
      </Row>
      <Row label="How many colors">
        <input name="n" type="number" min={MIN_COUNT} max={MAX_COUNT} defaultValue={state.count} className={FIELD} />
      </Row>
      <Row label="Style">
        <select name="style" defaultValue={state.style} className={FIELD}>
          {STYLE_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Row>
      <Row label="Only colors named">
        <input name="named" maxLength={MAX_WORD_CHARS} defaultValue={state.word} className={FIELD} />
      </Row>
      <Row label="Least distance, ΔE 2000">
        <input name="d" type="number" min={0} max={MAX_DELTA_E} defaultValue={state.minDeltaE} className={FIELD} />
      </Row>
      <Button type="submit" variant="primary" className="self-end justify-self-start">
        Draw
      </Button>
    </form>
  );
}

const FIELD = "min-h-11 rounded-control bg-well px-3.5";

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is its child
    <label className="grid gap-1.5 font-[550] text-sm">
      {label}
      {children}
    </label>
  );
}
