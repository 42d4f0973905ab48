import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

const LOOK =
  "rounded-[3px] text-ink underline decoration-line-2 decoration-[1.5px] underline-offset-[0.2em] hover:decoration-current";
const NEW_TAB = { target: "_blank", rel: "noopener" } as const;

type Props = ComponentProps<"a"> & {
  /** Opens in a new tab, and says so. */
  isExternal?: boolean;
};

export function TextLink({ isExternal = false, className = "", children, ...rest }: Props) {
  return (
    <a {...rest} {...(isExternal && NEW_TAB)} className={`${LOOK} ${className}`}>
      {children}
      {isExternal && (
        <>
          <Icon className="icon-arrow-up-right -mr-0.5 ml-px inline-block size-3.5 align-[-0.1em]" />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
