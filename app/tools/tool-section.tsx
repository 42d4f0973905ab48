import type { ComponentProps, ReactNode } from "react";
import { Section } from "#app/ui/section-heading.tsx";

export function ToolSection(props: Omit<ComponentProps<typeof Section>, "className">) {
  return <Section {...props} className="gap-5" />;
}

export function Prose({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-16 gap-y-4 text-ink-2 lg:grid-cols-2 [&>p]:max-w-[34em]">{children}</div>;
}
