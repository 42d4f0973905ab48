import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** Something to know before going on; an `Alert` says what came of a press. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex gap-2.5 rounded-control border border-line-2 px-3.5 py-2.5 text-sm">
      <Icon className="icon-info mt-[2px] shrink-0 text-ink-2" />
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
