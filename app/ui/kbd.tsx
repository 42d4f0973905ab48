import type { ReactNode } from "react";

/** A key, in the current text color so that it also works on a filled button. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block rounded-[4px] border border-current/30 px-1.5 py-px align-[0.08em] font-medium font-mono text-xs">
      {children}
    </kbd>
  );
}
