import { useSync } from "#app/account/sync/sync-store.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Only where the account does not hear of changes: that they are kept, and what is waited for. */
export function SyncLine() {
  const { isOffline, failure, pending } = useSync();
  const text = isOffline ? "You are offline." : failure;
  return (
    <p role="status" className="flex items-center gap-2.5 rounded-control bg-well px-3.5 py-2.5 text-sm empty:hidden">
      {text && (
        <>
          <Icon className="icon-cloud-off shrink-0 text-ink-2" />
          <span>
            {text} {pending > 0 && `${pending === 1 ? "1 change waits" : `${pending} changes wait`} in this browser.`}
          </span>
        </>
      )}
    </p>
  );
}
