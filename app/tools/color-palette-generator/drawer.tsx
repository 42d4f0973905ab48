import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

type Props = {
  title: string;
  /** Shown on the title's line. */
  head?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function Drawer({ title, head, onClose, children }: Props) {
  return (
    <section ref={scrollToIt} aria-label={title} className="shrink-0 border-line border-t bg-paper">
      <div className="flex items-center gap-3 px-[18px] pt-2.5 pb-2 md:px-8">
        <h2 className="font-semibold">{title}</h2>
        {head}
        <IconButton name={`Close the ${title.toLowerCase()}`} onClick={onClose} className="-mr-2.5 ml-auto">
          <Icon className="icon-x" />
        </IconButton>
      </div>
      {children}
    </section>
  );
}

function scrollToIt(drawer: HTMLElement | null) {
  drawer?.scrollIntoView({ block: "nearest" });
}
