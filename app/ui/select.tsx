import type { ComponentProps } from "react";
import { useFieldWiring } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { CONTROL, WELL } from "./well-style.ts";

/** The system's own list of choices; its options are given as children. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <div className={`${WELL} relative ${className}`}>
      <select
        data-control
        {...useFieldWiring()}
        {...rest}
        className={`${CONTROL} cursor-pointer appearance-none rounded-control pr-10 pl-3.5 text-base [&>option]:bg-sheet`}
      />
      <Icon className="icon-chevron-down pointer-events-none absolute right-3 text-ink-2" />
    </div>
  );
}
