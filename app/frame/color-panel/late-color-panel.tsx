import { late } from "#app/late/late.tsx";

export const LateColorPanel = late(
  async () => (await import("./color-panel.tsx")).ColorPanel,
  "The color panel",
  // As tall as the panel itself, so that nothing shifts when it loads.
  { waiting: <p className="min-h-[28rem] pointer-coarse:min-h-[34rem] text-ink-2 text-sm">Loading…</p> },
);
