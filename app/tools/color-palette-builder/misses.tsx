import { TriangleAlert } from "lucide-react";
import type { Row } from "./rows.ts";

const MOST_SHOWN = 2;

/** Why steps are not what their columns ask for. */
export function Misses({ rows }: { rows: readonly Row[] }) {
  const reasons = rows.flatMap(({ kind, label, cells }) =>
    cells.flatMap(({ step, misses }) =>
      misses.map((why) => ({
        key: `${kind} ${step} ${why}`,
        place: rows.length > 1 ? label : "",
        why,
      })),
    ),
  );
  if (reasons.length === 0) return null;
  const [first, rest] = [reasons.slice(0, MOST_SHOWN), reasons.slice(MOST_SHOWN)];
  return (
    <div className="grid gap-1 text-ink-2 text-sm md:col-start-2">
      <ul className="grid gap-1">{first.map(item)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="w-fit py-1 text-ink underline underline-offset-2">
            {rest.length === 1 ? "One more step" : `${rest.length} more steps`}
          </summary>
          <ul className="grid gap-1 pt-1">{rest.map(item)}</ul>
        </details>
      )}
    </div>
  );
}

function item({ key, place, why }: { key: string; place: string; why: string }) {
  return (
    <li key={key} className="flex gap-2">
      <TriangleAlert size={15} strokeWidth={1.75} aria-hidden className="mt-[3px] shrink-0" />
      <span>
        {place && <b className="mr-1.5 font-medium text-ink">{place}</b>}
        {why}
      </span>
    </li>
  );
}
