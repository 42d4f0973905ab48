import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { late } from "#app/late/late.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { usePopover } from "#app/ui/use-popover.ts";
import type { Bench } from "./use-bench.ts";

type Props = { bench: Bench; place: number; label: string; reorder: Reorder };

const Editor = late(async () => (await import("./editor.tsx")).Editor, "The color panel", {
  waiting: <p className="min-h-[30rem] text-ink-2 text-sm">Loading…</p>,
});

/** The hex of a base color; a press opens all that can be done with it. */
export function EditPopover({ bench, place, label, reorder }: Props) {
  const { isOpen, triggerProps, panelProps } = usePopover();
  const color = bench.state.baseColors[place]?.color;
  if (!color) return null;
  return (
    <>
      <button
        type="button"
        {...triggerProps}
        aria-haspopup="dialog"
        onPointerEnter={Editor.preload}
        onFocus={Editor.preload}
        aria-label={`Edit ${label}, ${color}`}
        className="noscript:hidden min-h-8 pointer-coarse:min-h-11 justify-self-start rounded-swatch px-0.5 text-left font-mono text-ink-2 text-xs underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-current"
      >
        {color}
      </button>
      <div
        {...panelProps}
        role="dialog"
        aria-label={`Edit ${label}`}
        className={`floating w-[23rem] max-w-[calc(100vw-1rem)] p-4 ${PHONE_SHEET}`}
      >
        {isOpen && <Editor {...{ bench, place, label, reorder, color }} />}
      </div>
    </>
  );
}
