import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { VisionBench } from "#app/frame/vision/vision-bench.tsx";
import { late } from "#app/late/late.tsx";
import { ICON } from "#app/ui/icon.ts";
import type { Tool } from "#content/tools.ts";

type Props = {
  tool: Tool;
  /** One sentence: what a person does here. */
  intro: string;
  /** What the address said that could not be read. */
  notices: readonly string[];
  /** The choices that shape everything on the bench, such as a mode. */
  controls?: ReactNode;
  /** Undo, share, export: `ToolActions`. */
  actions?: ReactNode;
  /** The bench runs from edge to edge below one slim bar. */
  isFullBleed?: boolean;
  /** The bench. */
  children: ReactNode;
  /** What stands below it: the theory, examples, questions. Sections. */
  below?: ReactNode;
  /** The ids of the tools that go on from here. */
  related: readonly string[];
};

const RelatedTools = late(async () => (await import("./related-tools.tsx")).RelatedTools, "The list of related tools", {
  isOnServer: true,
});

/** The frame that every tool stands in. */
export function ToolPage({ tool, intro, notices, controls, actions, isFullBleed = false, children, ...rest }: Props) {
  return (
    <div className="grid gap-12 md:gap-[72px]">
      <div className={isFullBleed ? "grid" : "wrap grid gap-6 pt-8 md:pt-12"}>
        <header
          className={
            isFullBleed
              ? "flex flex-wrap items-center gap-x-5 gap-y-2.5 px-[18px] pb-3.5 md:px-8"
              : "flex items-end justify-between gap-x-8 gap-y-4 max-lg:flex-wrap"
          }
        >
          <div className="grid gap-2">
            <h1 className={isFullBleed ? "text-lg" : "text-3xl"}>{tool.title}</h1>
            {!isFullBleed && <p className="max-w-[34em] text-ink-2 text-lg">{intro}</p>}
          </div>
          {isFullBleed && controls}
          {actions && <div className={isFullBleed ? "ml-auto" : "shrink-0 max-sm:-ml-3 max-sm:shrink"}>{actions}</div>}
        </header>
        {!isFullBleed && controls && <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">{controls}</div>}
        <Notices notices={notices} isFullBleed={isFullBleed} />
        <VisionBench>{children}</VisionBench>
      </div>
      <div className="wrap grid gap-12 md:gap-[72px]">
        {isFullBleed && <p className="max-w-[34em] text-ink-2 text-lg">{intro}</p>}
        <AdSlot except={[tool.id, ...rest.related]} />
        {rest.below}
        <RelatedTools ids={rest.related} />
      </div>
    </div>
  );
}

function Notices({ notices, isFullBleed }: { notices: readonly string[]; isFullBleed: boolean }) {
  // Empty, it takes no part in the grid, which would leave a second gap for it.
  const place = isFullBleed ? "px-[18px] md:px-8" : notices.length === 0 ? "absolute" : "";
  return (
    <div role="status" className={place}>
      {notices.length > 0 && (
        <ul className={`${isFullBleed ? "mb-3.5" : ""} grid gap-1 rounded-control bg-well px-4 py-3 text-sm`}>
          {notices.map((notice) => (
            <li key={notice} className="flex gap-2.5 [overflow-wrap:anywhere]">
              <Info {...ICON} className="mt-0.5 shrink-0 text-ink-2" />
              {notice}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
