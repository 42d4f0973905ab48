import { late } from "#app/late/late.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePopover } from "#app/ui/use-popover.ts";
import { MAX_BASE_COLORS } from "./state.ts";
import type { Bench } from "./use-bench.ts";

const NewColor = late(async () => (await import("./new-color.tsx")).NewColor, "The field for a color", {
  waiting: <p className="min-h-[11rem] text-ink-2 text-sm">Loading…</p>,
});

/** The empty place behind the base colors. */
export function AddPopover({ bench }: { bench: Bench }) {
  const { isOpen, triggerProps, panelProps } = usePopover();
  if (bench.state.baseColors.length >= MAX_BASE_COLORS) return null;
  return (
    <li className="noscript:hidden min-w-0">
      <button
        type="button"
        {...triggerProps}
        data-add-color
        aria-haspopup="dialog"
        onPointerEnter={NewColor.preload}
        onFocus={NewColor.preload}
        aria-label="Add a base color"
        className="grid h-[84px] w-full place-items-center rounded-control border border-line-2 border-dashed text-ink-2 transition-[border-color,color] hover:border-ink-2 hover:text-ink sm:h-[108px]"
      >
        <Icon className="icon-plus" />
      </button>
      <div
        {...panelProps}
        role="dialog"
        aria-label="Add a base color"
        data-align="end"
        className="floating w-[21rem] max-w-[calc(100vw-1rem)] p-4"
      >
        {isOpen && <NewColor bench={bench} />}
      </div>
    </li>
  );
}
