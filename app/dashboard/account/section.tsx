import { type ReactNode, useId } from "react";

type Props = { title: string; text?: ReactNode; isDanger?: boolean; children: ReactNode };

/** One matter of the account: what it is at the left, what can be done at the right. */
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
        {text && <p className="mt-1.5 max-w-[34em] text-ink-2 text-sm">{text}</p>}
      </div>
      <div className="grid min-w-0 max-w-[30rem] content-start gap-5">{children}</div>
    </section>
  );
}
