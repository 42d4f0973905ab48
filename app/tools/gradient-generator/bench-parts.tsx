import { BlendPanel } from "./blend-panel.tsx";
import { Findings } from "./findings.tsx";
import { Plot } from "./plot.tsx";
import { ShapePanel } from "./shape-panel.tsx";

function PlotWithFindings() {
  return (
    <>
      <Plot />
      <Findings />
    </>
  );
}

/** The parts of the bench that the server draws and that come alive a moment later. */
export const benchParts = { BlendPanel, PlotWithFindings, ShapePanel };
