import type { MouseEvent, ReactNode } from "react";
import { TRACK } from "./segment-style.ts";

type Props = {
  label: string;
  links: readonly { to: string; label: ReactNode; onClick?: (event: MouseEvent) => void }[];
  /** The `to` of the current page. */
  current: string;
  className?: string;
};

/** Works without JavaScript. */
export function LinkTabs({ label, links, current, className = "" }: Props) {
  return (
    <nav aria-label={label} className={`${TRACK} ${className}`}>
      {links.map(({ to, label: name, onClick }, index) => (
        <a
          key={index}
          href={to}
          onClick={onClick}
          data-keep-scroll
          aria-current={to === current ? "page" : undefined}
          className="segment"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
