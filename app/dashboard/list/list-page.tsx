import type { ReactNode } from "react";
import { openAccountDialog } from "#app/account/account-store.ts";
import { countPending } from "#app/account/sync/difference.ts";
import { useCounts } from "#app/account/sync/guest-library.ts";
import { useAccountHeld, useConnection } from "#app/account/sync/sync-store.ts";
import { keptInTrash, useWholeLibrary } from "#app/frame/library/library.ts";
import { isLive, type Kind, type SavedItem } from "#app/frame/library/library-data.ts";
import { useIsUnread } from "#app/frame/library/unread.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Leftovers } from "./leftovers.tsx";
import { CardsSkeleton } from "./library-gate.tsx";
import { TrashList } from "./trash-list.tsx";

type Props = {
  kind: Kind;
  tab: string;
  paths: readonly [list: string, trash: string];
  isTrash: boolean;
  action: ReactNode;
  children: ReactNode;
};

export function ListPage({ kind, tab, paths: [list, trash], isTrash, action, children }: Props) {
  const items: readonly SavedItem[] = useWholeLibrary()[kind];
  const trashed = keptInTrash(items).length;
  const isEmpty = isTrash ? trashed === 0 : !items.some(isLive);
  const isUnread = useIsUnread();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PlanLine kind={kind} />
        <div className="flex flex-wrap items-center gap-2.5">
          <LinkTabs
            label="Show"
            links={[
              { to: list, label: tab },
              { to: trash, label: trashed > 0 ? `Trash (${trashed})` : "Trash" },
            ]}
            current={isTrash ? trash : list}
          />
          {action}
        </div>
      </div>
      <SyncLine />
      {isUnread && isEmpty ? <Unread /> : isTrash ? <TrashList kind={kind} /> : children}
      {!isTrash && <Leftovers kind={kind} />}
    </div>
  );
}

function PlanLine({ kind }: { kind: Kind }) {
  const { limits } = useAccountHeld();
  const { inAccount, limit, text } = useCounts()(kind, limits?.[kind]);
  if (limit === null) return <p className="font-mono text-ink-2 text-sm">{text}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="flex items-center gap-2.5 font-mono text-ink-2">
        <span aria-hidden className="h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-well forced-colors:border">
          <span className="block h-full bg-ink" style={{ width: `${Math.min(100, (inAccount / limit) * 100)}%` }} />
        </span>
        {text}
      </p>
      <p className="text-ink-2 print:hidden">
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

/** Instead of an empty list, until a member's account has been read. */
export function Unread() {
  const { isOffline, failure } = useConnection();
  if (isOffline || failure) return <p className="border-line border-t pt-6">Your library hasn't loaded yet.</p>;
  return (
    <div aria-busy="true">
      <CardsSkeleton />
    </div>
  );
}

export function SyncLine() {
  const { isOffline, failure } = useConnection();
  const pending = countPending(useAccountHeld());
  const text = isOffline ? "You're offline." : failure;
  return (
    <div role="status" className="empty:absolute">
      {text && (
        <p className="flex items-center gap-2.5 rounded-control bg-well px-3.5 py-2.5 text-sm">
          <Icon className="icon-cloud-off shrink-0 text-ink-2" />
          <span>
            {text}{" "}
            {pending > 0 &&
              `${pending === 1 ? "1 change is waiting" : `${pending} changes are waiting`} in this browser.`}
          </span>
        </p>
      )}
    </div>
  );
}

type EmptyProps = { title: string; children: ReactNode; action: ReactNode };

export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-bench border border-line border-dashed p-6 md:p-10">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-[34em] text-ink-2">{children}</p>
      <div className="flex flex-wrap gap-2.5">{action}</div>
    </div>
  );
}
