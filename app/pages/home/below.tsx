import { late } from "#app/late/late.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { tools } from "#content/tools.ts";
import { ToolGrid } from "../tools/tool-grid.tsx";
import { MorePages } from "./more-pages.tsx";
import type { Swatch } from "./swatches.ts";

/** About the height of a window, so that content loaded then is ready before it is visible. */
const MARGIN_PX = 800;
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

export function Below({ nameCount, swatches }: Props) {
  const { counted = [], extras = [] } = Object.groupBy(tools, ({ isExtra }) => (isExtra ? "extras" : "counted"));
  return (
    <>
      <Section id="tools" title={`All ${counted.length} tools`} aside="free, without signing in" className="gap-7">
        <ToolGrid tools={counted} />
      </Section>
      <div id={SCENES} className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-[84px]">
        {/* Passed as a string, so that a changed name or lock doesn't rerender the scenes. */}
        <Scenes colors={swatches.map(({ hex }) => hex).join()} />
      </div>
      <MorePages nameCount={nameCount} extras={extras} />
    </>
  );
}

/** Also waits for the element to exist. */
function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const check = () => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      if (top > innerHeight + MARGIN_PX) return;
      listening.abort();
      resolve();
    };
    for (const event of ["scroll", "resize"])
      addEventListener(event, check, { signal: listening.signal, passive: true });
    check();
  });
}
