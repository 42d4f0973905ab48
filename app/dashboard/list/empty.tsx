import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode; action: ReactNode };

/** A list with nothing in it: what comes here, and one press to begin. */
export function Empty({ title, children, action }: Props) {
  return (
    <div className="grid justify-items-start gap-4 rounded-bench border border-line border-dashed p-6 md:p-10">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-[34em] text-ink-2">{children}</p>
      <div className="flex flex-wrap gap-2.5">{action}</div>
    </div>
  );
}
