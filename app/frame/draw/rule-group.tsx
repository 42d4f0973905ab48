import type { ReactNode } from "react";

/** A group of rules with one heading. */
export function RuleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2.5 border-line border-t pt-5">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}
