import type { ReactNode } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { isKeyOfControl } from "../shortcuts/focus-rules.ts";
import { readKeys } from "../shortcuts/keys.ts";
import { borrowFocus } from "./refs.ts";

const ESCAPE = readKeys("Escape");

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Next to the colors rather than over them, because they update while a slider is dragged. */
export function SidePanel({ title, onClose, children }: Props) {
  return (
    // Its height follows the colors, not its own content.
    <div className="relative z-30 shrink-0 border-line max-md:sticky max-md:bottom-(--bottom-bar,0px) max-md:border-t max-md:shadow-float md:w-[280px] md:border-l lg:w-[340px]">
      <aside
        ref={borrowFocus}
        aria-label={title}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.defaultPrevented || isKeyOfControl(ESCAPE, event.target)) return;
          event.preventDefault();
          onClose();
        }}
        className="overflow-y-auto overscroll-contain bg-paper outline-none max-md:max-h-[58dvh] md:absolute md:inset-0"
      >
        <div className="sticky top-0 z-10 flex items-center justify-between bg-paper py-2 pr-2 pl-5">
          <h2 className="font-semibold text-lg">{title}</h2>
          <IconButton icon="icon-x" name={`Close the ${title.toLowerCase()}`} onClick={onClose} />
        </div>
        <div className="grid gap-7 px-5 pb-6">{children}</div>
      </aside>
    </div>
  );
}
