import { useMemo } from "react";
import { late } from "#app/late/late.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { tools } from "#content/tools.ts";
import { ToolGrid } from "../tools/tool-grid.tsx";
import { Doors } from "./doors.tsx";
import type { Swatch } from "./swatches.ts";
import { whenNear } from "./when-near.ts";

const SCENES = "examples";
const Scenes = late(
  async () => {
    if (!import.meta.env.SSR) await whenNear(SCENES);
    return (await import("./scenes/scenes.tsx")).Scenes;
  },
  "The examples",
  { isOnServer: true },
);

type Props = { nameCount: number; swatches: readonly Swatch[] };

/** Everything below the palette. */
export function Below({ nameCount, swatches }: Props) {
  const counted = tools.filter(({ isExtra }) => !isExtra);
  const extras = tools.filter(({ isExtra }) => isExtra);
  const key = swatches.map(({ hex }) => hex).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name or a lock that changes draws nothing anew
  const hexes = useMemo(() => swatches.map(({ hex }) => hex), [key]);
  return (
    <>
      <Section id="tools" title={`All ${counted.length} tools`} aside="free, without signing in" className="gap-7">
        <ToolGrid tools={counted} />
      </Section>
      <div id={SCENES} className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-[84px]">
        <Scenes hexes={hexes} />
      </div>
      <Doors nameCount={nameCount} extras={extras} />
    </>
  );
}
