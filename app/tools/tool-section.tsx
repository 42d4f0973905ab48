import type { ReactNode } from "react";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export function ToolSection({ id, title, aside, children }: ToolSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <SectionHeading id={id} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}

type ToolSectionProps = { id: string; title: string; aside?: ReactNode; children: ReactNode };

export function Prose({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-16 gap-y-4 text-ink-2 lg:grid-cols-2 [&>p]:max-w-[34em]">{children}</div>;
}
