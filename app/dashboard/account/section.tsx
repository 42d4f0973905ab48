import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "#app/ui/button.tsx";
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

/** A list of what the account has, each with a button. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className="divide-y divide-line border-line border-y">
      {children}
    </ul>
  );
}

export function Row({ name, facts, children }: { name: string; facts: string; children: ReactNode }) {
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2.5">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-[550] text-sm">{name}</span>
        <span className="block text-ink-2 text-xs">{facts}</span>
      </span>
      {children}
    </li>
  );
}

/** The buttons at the end of a form: one that submits it, and Cancel. */
export function FormFoot({ onCancel, ...submit }: ComponentProps<typeof Button> & { onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button type="submit" {...submit} />
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

type NoticeProps = { id?: string; className?: string; children: ReactNode };

/**
 * Information needed before going on; an `Answer` reports the result of a click. Render it without children until there
 * is any: a status that arrives with its text isn't announced.
 */
export function Notice({ id, className = "", children }: NoticeProps) {
  return (
    <div id={id} role="status" className={`empty:absolute ${className}`}>
      {children && (
        <div className="flex gap-2.5 rounded-control border border-line-2 px-3.5 py-2.5 text-sm">
          <Icon className="icon-info mt-[2px] shrink-0 text-ink-2" />
          <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
        </div>
      )}
    </div>
  );
}
