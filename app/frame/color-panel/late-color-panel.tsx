import { lazyPart } from "../lazy-part.tsx";

/** The color panel, whose code comes when it is first shown. */
export const LateColorPanel = lazyPart(
  async () => (await import("./color-panel.tsx")).ColorPanel,
  "The color panel",
  // As high as the panel itself, so that nothing moves when it is there.
  () => <p className="min-h-[28rem] text-ink-2 text-sm">Loading…</p>,
);
