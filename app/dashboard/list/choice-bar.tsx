import { destinationsFor, OpenInLinks } from "#app/frame/tray/open-in.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { printCount } from "#color/words/count.ts";
import type { Item } from "../item.ts";
import type { CardActions } from "./use-card-list.ts";

type Props = { items: readonly Item[]; total: number; actions: CardActions; onAll: () => void; onNone: () => void };

const BUTTONS = [
  ["icon-folder-input", "Move", "move"],
  ["icon-tag", "Tag", "tag"],
  ["icon-copy", "Duplicate", "duplicate"],
  ["icon-download", "Export", "export"],
  ["icon-trash", "Trash", "trash"],
] as const;

/** Floats at the bottom, above the tray, so that nothing moves. */
export function ChoiceBar({ items, total, actions, onAll, onNone }: Props) {
  const colors = items.flatMap((item) => item.colors);
  return (
    <section
      aria-label="Selected"
      className="bench-bar sticky bottom-[calc(12px+var(--tray,0px))] z-20 mx-auto flex w-fit max-w-full items-center gap-1 rounded-bench border border-line bg-sheet p-1.5 shadow-float max-sm:w-full max-sm:flex-wrap"
    >
      <p className="whitespace-nowrap px-2.5 font-[550] text-sm tabular-nums max-sm:flex-1" role="status">
        {items.length} selected
      </p>
      <div className="icons-on-phones flex min-w-0 flex-wrap items-center max-sm:order-last max-sm:w-full max-sm:justify-between sm:gap-0.5">
        {items.length < total && (
          <Button variant="ghost" size="sm" onClick={onAll} className="max-md:hidden">
            All {printCount(total)}
          </Button>
        )}
        <Menu
          label="Open in"
          trigger={(props) => (
            <Button icon="icon-arrow-up-right size-4" {...props} variant="ghost" size="sm">
              Open in…
            </Button>
          )}
        >
          <OpenInLinks to={destinationsFor(colors)} />
        </Menu>
        {BUTTONS.map(([icon, label, action]) => (
          <Button icon={`${icon} size-4`} key={action} variant="ghost" size="sm" onClick={() => actions[action](items)}>
            {label}
          </Button>
        ))}
      </div>
      <IconButton
        icon="icon-x"
        name="Clear selection"
        shortcut="Esc"
        size="sm"
        onClick={onNone}
        className="text-ink-2"
      />
    </section>
  );
}
