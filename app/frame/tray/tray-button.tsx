import type { Ref } from "react";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";

type Props = { ref: Ref<HTMLButtonElement>; colors: readonly Color[]; onClick: () => void; className?: string };

const MAX_SHOWN = 4;

/** The tray where it has no room, or where a person has folded it. */
export function TrayButton({ ref, colors, onClick, className = "" }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-label={`Tray, ${colors.length} kept ${colors.length === 1 ? "color" : "colors"}`}
      onClick={onClick}
      className={`fixed bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom)+12px)] left-3 z-30 flex min-h-11 items-center gap-2 rounded-full border border-line bg-sheet pr-4 pl-3 font-[550] text-sm shadow-float md:left-5 print:hidden ${className}`}
    >
      <span aria-hidden className="flex">
        {colors.slice(-MAX_SHOWN).map((color) => (
          <span
            key={JSON.stringify(color)}
            style={{ backgroundColor: printHex(color) }}
            className="swatch -ml-1.5 size-5 rounded-full outline-2 outline-sheet first:ml-0"
          />
        ))}
      </span>
      <span aria-hidden>{colors.length}</span>
    </button>
  );
}
