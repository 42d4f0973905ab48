import { SectionHeading } from "#app/ui/section-heading.tsx";
import { tools } from "#content/tools.ts";
import { ToolGrid } from "../tools/tool-grid.tsx";
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
