import { late } from "#app/late/late.tsx";

// The browser fetches these together with the page's own code: see page.tsx.
const loadParts = async () => (await import("./bench-parts.tsx")).benchParts;
const OPTIONS = { isOnServer: true };

export const LatePlot = late(async () => (await loadParts()).PlotWithFindings, "The plot", OPTIONS);
export const LateShapePanel = late(async () => (await loadParts()).ShapePanel, "This panel", OPTIONS);
export const LateBlendPanel = late(async () => (await loadParts()).BlendPanel, "This panel", OPTIONS);
