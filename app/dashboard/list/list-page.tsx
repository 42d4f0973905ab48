import type { ReactNode } from "react";
import { useWholeLibrary } from "#app/frame/library/library.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import type { Kind } from "./item.ts";
import { Leftovers } from "./leftovers.tsx";
import { PlanLine } from "./plan-line.tsx";
import { SyncLine } from "./sync-line.tsx";
import { TrashList } from "./trash-list.tsx";

type Props = {
  kind: Kind | "projects";
  /** The tab beside that of the trash. */
  tab: string;
  /** The addresses of both. */
  paths: readonly [list: string, trash: string];
  isTrash: boolean;
  /** The button that makes another one. */
  action: ReactNode;
  children: ReactNode;
};

/** What is saved of one kind, or what of it is in the trash, with the room that the plan has above. */
export function ListPage({ kind, tab, paths: [list, trash], isTrash, action, children }: Props) {
  const trashed = useWholeLibrary()[kind].filter(({ trashedAt }) => trashedAt !== null).length;
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
      {isTrash ? (
        <TrashList kind={kind} />
      ) : (
        <>
          {children}
          <Leftovers kind={kind} />
        </>
      )}
    </div>
  );
}
