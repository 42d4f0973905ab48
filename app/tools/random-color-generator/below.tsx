import type { ReactNode } from "react";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { Options } from "#app/ui/select.tsx";
import { countOf, printCount } from "#color/words/count.ts";
import { randomColorGenerator as tool } from "#content/tools.ts";
import { model } from "./model.ts";
import { MAX_COUNT, MAX_DELTA_E, MAX_WORD_CHARACTERS, MIN_COUNT, STYLE_OPTIONS } from "./palette/state.ts";
import { Theory } from "./theory.tsx";
import { useShared } from "./use-bench.ts";

export function Below() {
  const { state } = useShared();
  return (
    <>
      <LimitsForm />
      <ToolSection id="rejected" title="Rejected colors">
        <RejectedList />
      </ToolSection>
      <ToolSection id="scripts" title="For scripts">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-start">
          <p className="max-w-[34em] text-ink-2">
            The same colors as JSON, with their names. It takes every parameter of the page's address; without a seed,
            each response is new and includes its seed. Any site can read it.
          </p>
          <CodeBlock title="Address of the JSON" code={`${tool.path}.json${queryOf(model, state)}`} />
        </div>
      </ToolSection>
      <Theory />
    </>
  );
}

function RejectedList() {
  const { drawn, colors, state } = useShared();
  const { rejected } = drawn;
  const total = rejected.reduce((sum, { count }) => sum + count, 0);
  const most = rejected[0]?.count ?? 1;
  const free = colors.length - state.fixed.filter((color) => color !== null).length;
  return (
    <div className="grid gap-5">
      <p className="max-w-[34em] text-ink-2">
        {total === 0
          ? `None: ${countOf(colors.length, "color")} fit right away.`
          : `${printCount(total + free)} candidates were checked for ${countOf(free, "color")}; ${printCount(total)} were rejected.`}
      </p>
      {total > 0 && (
        <dl className="grid max-w-[44em] gap-3">
          {rejected.map(({ reason, count }) => (
            <div key={reason} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
              <dt>{reason}</dt>
              <dd className="font-mono text-ink-2 text-xs tabular-nums">{printCount(count)}</dd>
              <dd aria-hidden className="col-span-2 h-1.5 rounded-full bg-well">
                <span
                  className="block h-full min-w-1.5 rounded-full bg-ink forced-colors:bg-[CanvasText]"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The limits as a form, for pages without JavaScript. */
function LimitsForm() {
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
          <Options of={STYLE_OPTIONS.map(({ value, label }) => [value, label])} />
        </select>
      </Row>
      <Row label="Only colors named">
        <input name="named" maxLength={MAX_WORD_CHARACTERS} defaultValue={state.word} className={FIELD} />
      </Row>
      <Row label="Minimum distance, ΔE 2000">
        <input name="d" type="number" min={0} max={MAX_DELTA_E} defaultValue={state.minDeltaE} className={FIELD} />
      </Row>
      <Button type="submit" variant="primary" className="self-end justify-self-start">
        Draw
      </Button>
    </form>
  );
}

const FIELD = "min-h-11 rounded-control border border-ink-3 bg-well px-3.5";

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is its child
    <label className="grid gap-1.5 font-[550] text-sm">
      {label}
      {children}
    </label>
  );
}
