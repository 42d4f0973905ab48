import type { Bench } from "../load-bench.ts";
import type { Way } from "../program.ts";
import { HexCodes } from "./hex-codes.tsx";
import { Layers } from "./layers.tsx";
import { PaletteDock } from "./palette-dock.tsx";
import { Sheet } from "./sheet.tsx";
import { SwatchesPanel } from "./swatches-panel.tsx";
import { TabletPalette } from "./tablet-palette.tsx";
import { Variables } from "./variables.tsx";

type Props = { way: Pick<Way, "drawing" | "format">; program: string; bench: Bench };

/** What arrives in the program, drawn from the file. */
export function Drawing({ way: { drawing, format }, program, bench }: Props) {
  if (drawing === "hex") return <HexCodes swatches={bench.swatches} />;
  const arrival = bench.arrivals.find((known) => known.format === format);
  if (!arrival) return null;
  switch (drawing) {
    case "swatches-panel":
      return <SwatchesPanel arrival={arrival} program={program} />;
    case "layers":
      return <Layers arrival={arrival} program={program} query={bench.query} />;
    case "sheet":
      return <Sheet arrival={arrival} query={bench.query} />;
    case "variables":
      return <Variables arrival={arrival} program={program} />;
    case "tablet":
      return <TabletPalette arrival={arrival} program={program} title={bench.title} />;
    case "palette-dock":
      return <PaletteDock arrival={arrival} program={program} title={bench.title} />;
  }
}
