import type { ReactNode } from "react";

type Props = {
  id?: string;
  /** 2 for a section of a page, 3 for a subsection. */
  level?: 2 | 3;
  /** A short fact or an action at the other end of the line. */
  aside?: ReactNode;
  children: ReactNode;
};

export function SectionHeading({ id, level = 2, aside, children }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <Heading id={id} className={level === 2 ? "text-2xl" : "text-lg"}>
        {children}
      </Heading>
      {aside && <div className="font-mono text-ink-2 text-xs">{aside}</div>}
    </div>
  );
}

type SectionProps = { id?: string; title: ReactNode; aside?: ReactNode; className?: string; children: ReactNode };

/** Labeled by its heading if it has an `id`. */
export function Section({ id, title, aside, className = "gap-6", children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`grid ${className}`}>
      <SectionHeading id={id} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
