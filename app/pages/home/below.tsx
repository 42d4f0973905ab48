import { tools } from "#app/tools/registry.ts";
import { ToolGrid } from "#app/tools/tool-grid.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Doors } from "./doors.tsx";

/** Everything below the palette. */
export function Below({ nameCount }: { nameCount: number }) {
  const counted = tools.filter(({ isExtra }) => !isExtra);
  return (
    <>
      <section aria-labelledby="tools" className="grid gap-7">
        <SectionHeading id="tools" aside="free, without signing in">
          All {counted.length} tools
        </SectionHeading>
        <ToolGrid tools={counted} />
      </section>
      <Doors nameCount={nameCount} />
    </>
  );
}
