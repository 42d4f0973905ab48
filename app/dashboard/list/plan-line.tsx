import { openAccountDialog } from "#app/account/account-store.ts";
import { useSync } from "#app/account/sync/sync-store.ts";
import { countOf } from "#app/frame/library/limit-words.ts";
import type { Kind } from "./item.ts";

type Props = { kind: Kind | "projects"; count: number };

/** How many there are, and of the free plan how many it holds. */
export function PlanLine({ kind, count }: Props) {
  const limit = useSync().limits[kind];
  if (limit === null) return <p className="font-mono text-ink-2 text-sm">{countOf(kind, count)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="flex items-center gap-2.5 font-mono text-ink-2">
        <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-well forced-colors:border">
          <span className="block h-full bg-ink" style={{ width: `${Math.min(100, (count / limit) * 100)}%` }} />
        </span>
        {Math.min(count, limit)} of {countOf(kind, limit)}
      </p>
      <p className="text-ink-2">
        <button
          type="button"
          onClick={() => openAccountDialog("upgrade")}
          className="rounded-[3px] py-1 text-ink underline decoration-[1.5px] decoration-line-2 underline-offset-[0.2em] hover:decoration-current"
        >
          Pro
        </button>{" "}
        holds as many as you like.
      </p>
    </div>
  );
}
