import { openAccountDialog } from "#app/account/account-store.ts";
import { useCounts } from "#app/account/sync/counts.ts";
import { useSync } from "#app/account/sync/sync-store.ts";
import { planCount } from "#app/frame/library/limit-words.ts";
import type { Kind } from "./item.ts";

type Props = { kind: Kind | "projects" };

/** How many the account holds, of the free plan how many it includes, and what is in this browser alone. */
export function PlanLine({ kind }: Props) {
  const { inAccount, onlyHere } = useCounts()(kind);
  const limit = useSync().limits[kind];
  const text = planCount(kind, inAccount, limit) + (onlyHere > 0 ? ` · ${onlyHere} only in this browser` : "");
  if (limit === null) return <p className="font-mono text-ink-2 text-sm">{text}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="flex items-center gap-2.5 font-mono text-ink-2">
        <span aria-hidden className="h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-well forced-colors:border">
          <span className="block h-full bg-ink" style={{ width: `${Math.min(100, (inAccount / limit) * 100)}%` }} />
        </span>
        {text}
      </p>
      <p className="text-ink-2">
        <button
          type="button"
          onClick={() => openAccountDialog("upgrade")}
          className="rounded-[3px] py-1 text-ink underline decoration-[1.5px] decoration-line-2 underline-offset-[0.2em] hover:decoration-current"
        >
          Pro
        </button>{" "}
        is unlimited.
      </p>
    </div>
  );
}
