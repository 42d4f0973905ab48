import { useShared } from "./bench-context.ts";
import { sayCount } from "./words.ts";

const number = new Intl.NumberFormat("en-US");

/** Why candidates were thrown away, as bars. */
export function RejectedList() {
  const { drawn, colors, state } = useShared();
  const { rejected } = drawn;
  const total = rejected.reduce((sum, { count }) => sum + count, 0);
  const most = rejected[0]?.count ?? 1;
  const free = colors.length - state.fixed.filter((color) => color !== null).length;
  return (
    <div className="grid gap-5">
      <p className="max-w-[34em] text-ink-2">
        {total === 0
          ? `Nothing: each of ${sayCount(colors.length)} fitted at once.`
          : `${number.format(total + free)} candidates were looked at for ${sayCount(free)}; ${number.format(total)} were thrown away.`}
      </p>
      {total > 0 && (
        <dl className="grid max-w-[44em] gap-3">
          {rejected.map(({ reason, count }) => (
            <div key={reason} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
              <dt>{reason}</dt>
              <dd className="font-mono text-ink-2 text-xs tabular-nums">{number.format(count)}</dd>
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
