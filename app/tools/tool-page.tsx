import type { ReactNode } from "react";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { VisionBench } from "#app/frame/vision/vision-bench.tsx";
import { late } from "#app/late/late.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ToolTitle } from "#app/ui/tool-title.tsx";
import type { Color } from "#color/color.ts";
import type { Tool } from "#content/tools.ts";

type Props = {
  tool: Tool;
  /** One sentence. */
  intro: string;
  /** Parts of the address that couldn't be read. */
  notices: readonly string[];
  /** Controls that affect the whole bench, such as a mode. */
  controls?: ReactNode;
  /** They fit next to the title from 1240 px on, as in a full-bleed header. */
  hasShortControls?: boolean;
  /** Undo, share and export: `ToolActions`. */
  actions?: ReactNode;
  /** The bench spans the whole width below one slim bar. */
  isFullBleed?: boolean;
  /** The page fits the window while there are no notices: see `window-high`. */
  isWindowHigh?: boolean;
  /**
   * Delays the first paint until the whole bench has arrived, in browsers that support it (Chromium): parts of the
   * bench that are out of HTML order or share space would shift each other. Phones wait longer for it, so some tools
   * delay only on wide screens. All tools wait there for the header, whose buttons arrive one by one on the right.
   */
  holdsPaint?: "everywhere" | "on wide screens";
  children: ReactNode;
  /** Sections below the bench: theory, examples, questions. */
  below?: ReactNode;
  related: readonly string[];
  /** The colors that the related tools open with, if they aren't all in the address. */
  getColors?: (() => readonly Color[]) | undefined;
};

const RelatedTools = late(async () => (await import("./related-tools.tsx")).RelatedTools, "The list of related tools", {
  isOnServer: true,
});

/** At least as high as the window: the bench fills the remaining height. */
const FULL_BLEED =
  "above-phone-bottom-bar min-h-[calc(100dvh-64px-var(--bottom-bar,0px))] grid-rows-[auto_auto_auto_1fr_auto] md:min-h-[max(640px,100dvh-64px-var(--tray,0px))] md:low:min-h-[calc(100dvh-48px-var(--tray,0px))] md:grid-rows-[auto_auto_1fr]";

/** The frame of every tool: a slim header, the bench, and the sections below it. */
export function ToolPage({ tool, intro, notices, controls, actions, children, ...rest }: Props) {
  const { isFullBleed = false, hasShortControls = isFullBleed } = rest;
  const side = isFullBleed ? "px-[18px] md:px-8" : "";
  // The Tab key follows the HTML. Where the order depends on the width, only Chromium can make it follow the screen.
  const bar = actions && <div className="phone-bottom-bar md:ml-auto">{actions}</div>;
  return (
    <div className="grid gap-12 md:gap-[72px]">
      <link
        rel="expect"
        href={rest.holdsPaint ? "#below" : "#bench"}
        blocking="render"
        media={rest.holdsPaint === "everywhere" ? undefined : "(width >= 64rem)"}
      />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] ${isFullBleed ? FULL_BLEED : "wrap"} ${rest.isWindowHigh ? "window-high" : ""}`}
      >
        <header
          data-full-bleed={isFullBleed || undefined}
          className={`gap-x-3 max-md:contents md:flex md:flex-wrap md:items-center md:[reading-flow:flex-visual] ${side}`}
        >
          <ToolTitle className={isFullBleed ? "max-md:px-[18px]" : ""}>{tool.title}</ToolTitle>
          {!hasShortControls && bar}
          {controls && (
            <div
              className={`flex flex-wrap items-center gap-x-5 gap-y-2.5 low:pb-2 pb-3 empty:hidden ${isFullBleed ? "max-md:px-[18px]" : ""} ${hasShortControls ? "grow md:max-[77.5rem]:order-last md:max-[77.5rem]:w-full min-[77.5rem]:pb-0" : "md:w-full"}`}
            >
              {controls}
            </div>
          )}
          {hasShortControls && bar}
        </header>
        <Notices notices={notices} className={side} />
        <div id="bench" className="flex min-h-0 flex-col">
          <VisionBench>{children}</VisionBench>
        </div>
      </div>
      <div id="below" className="wrap grid gap-12 md:gap-[72px] print:hidden">
        <p className="max-w-[34em] text-ink-2 text-lg">{intro}</p>
        <AdSlot except={[tool.id, ...rest.related]} />
        {rest.below}
        <RelatedTools ids={rest.related} getColors={rest.getColors} />
      </div>
    </div>
  );
}

function Notices({ notices, className }: { notices: readonly string[]; className: string }) {
  return (
    <div role="status" className={className}>
      {notices.length > 0 && (
        <ul className="mb-3.5 grid gap-1 rounded-control bg-well px-4 py-3 text-sm">
          {notices.map((notice) => (
            <li key={notice} className="flex gap-2.5 [overflow-wrap:anywhere]">
              <Icon className="icon-info mt-0.5 shrink-0 text-ink-2" />
              {notice}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
