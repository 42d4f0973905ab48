import { SectionHeading } from "#app/ui/section-heading.tsx";

export function Codes({ codes }: { codes: readonly { label: string; code: string }[] }) {
  return (
    <section className="grid gap-5">
      <SectionHeading>Code</SectionHeading>
      {codes.length}
    </section>
  );
}
