import type { ReactNode } from "react";

type Props = {
  /** The name of the panel that is drawn. */
  title: string;
  /** What the picture is, for who cannot see it and below it. */
  caption: string;
  children: ReactNode;
};

/** A panel of no program in particular, drawn by us. It says so, because it is no screenshot. */
export function DrawingFrame({ title, caption, children }: Props) {
  return (
    <figure className="grid min-w-0 content-start gap-2.5">
      <div className="overflow-hidden rounded-control border border-line-2 bg-sheet">
        <div aria-hidden className="flex items-center justify-between gap-3 border-line border-b bg-well px-3.5 py-2">
          <span className="truncate font-[550] text-xs">{title}</span>
          <span className="grid w-3.5 gap-[3px]">
            <span className="h-px bg-ink-2" />
            <span className="h-px bg-ink-2" />
            <span className="h-px bg-ink-2" />
          </span>
        </div>
        {children}
      </div>
      <figcaption className="text-ink-2 text-xs">{caption}</figcaption>
    </figure>
  );
}
