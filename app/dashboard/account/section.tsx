import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Props = { title: string; text: string; isDanger?: boolean; children: ReactNode };

export function Section({ title, text, isDanger = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-line border-t py-9 lg:grid-cols-[240px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className={`text-lg ${isDanger ? "text-bad" : ""}`}>
          {title}
        </h2>
        <p className="mt-1.5 max-w-[34em] text-ink-2 text-sm">{text}</p>
      </div>
      <div className="grid min-w-0 max-w-[30rem] content-start gap-5">{children}</div>
    </section>
  );
}

/** Information needed before going on; an `Alert` reports the result of a click. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex gap-2.5 rounded-control border border-line-2 px-3.5 py-2.5 text-sm">
      <Icon className="icon-info mt-[2px] shrink-0 text-ink-2" />
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
