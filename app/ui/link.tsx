import { ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";

const LOOK =
  "rounded-[3px] text-ink underline decoration-line-2 decoration-[1.5px] underline-offset-[0.2em] hover:decoration-current";

type Props = ComponentProps<typeof Link> & {
  /** Opens in a new tab, and says so. */
  isExternal?: boolean;
};

/** A link inside text. */
export function TextLink({ isExternal = false, className = "", children, ...rest }: Props) {
  if (!isExternal) {
    return (
      <Link {...rest} className={`${LOOK} ${className}`}>
        {children}
      </Link>
    );
  }
  return (
    <Link {...rest} target="_blank" rel="noopener" className={`${LOOK} ${className}`}>
      {children}
      <ArrowUpRight size={14} strokeWidth={1.75} aria-hidden className="-mr-0.5 ml-px inline align-[-0.1em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
