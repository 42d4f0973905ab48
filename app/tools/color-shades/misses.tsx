import type { Scale } from "./make-scales.ts";

/** More than this many are folded up. */
const MOST_OPEN = 3;

/** The steps that are not what was asked for, and why. */
export function Misses({ scale: { misses, steps } }: { scale: Scale }) {
  return (
    <details open={misses.length <= MOST_OPEN} className="rounded-control bg-well px-4 py-3 text-sm">
      <summary className="font-[550]">
        {misses.length === 1 ? "One step misses its target" : `${misses.length} steps miss their target`}
      </summary>
      <ul className="mt-2 grid gap-1">
        {misses.map(({ step, why }) => (
          <li key={step}>
            <span className="font-[550]">{steps[step]?.name}:</span> {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
