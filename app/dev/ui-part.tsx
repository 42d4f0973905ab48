import type { ReactNode } from "react";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export function DevPart({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 content-start gap-5">
      <SectionHeading aside={aside}>{title}</SectionHeading>
      {children}
    </section>
  );
}

export function DevRow({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>;
}
