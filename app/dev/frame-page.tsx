import { useRef, useState } from "react";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportAnywhere } from "#app/frame/import/import-anywhere.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { printHex } from "#color/text/print.ts";
import { DevFrameParts } from "./frame-page-parts.tsx";

const LOOSE = [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map((rgb24) => ({
  name: "",
  color: fromRgb24(rgb24),
}));
const WIDE = { name: "Vivid green", color: { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 } } as const;
const SCALE = [0.9, 0.7, 0.5, 0.3].map((l, index) => ({
  name: `${index * 200 + 100}`,
  color: convert({ space: "oklch", l, c: 0.06, h: 226, alpha: 1 }, "oklch"),
}));
const LINK = "https://huesmith.example/color-palette-generator?c=db073d-dba507-8ec7d2-0d6986-07485b";
const PALETTES: Record<string, ExportPalette> = {
  "Five loose colors": { name: "Crimson dusk", link: LINK, groups: [{ name: "", swatches: LOOSE }] },
  "Groups and P3": {
    name: "Builder",
    link: LINK,
    groups: [
      { name: "Lagoon", swatches: SCALE },
      { name: "Accents", swatches: [WIDE] },
    ],
  },
  "A hundred": {
    name: "",
    link: LINK,
    groups: [
      { name: "", swatches: Array.from({ length: 100 }, (_, i) => ({ name: "", color: fromRgb24(i * 167_772) })) },
    ],
  },
  "No color": { name: "Empty", link: LINK, groups: [] },
};

/** For developers only, at /dev/frame: the parts in which tools stand. */
export default function DevPage() {
  const exporter = useRef<ExportHandle>(null);
  const [palette, setPalette] = useState<ExportPalette>(PALETTES["Five loose colors"] as ExportPalette);
  const swatches = palette.groups.flatMap((group) => group.swatches);
  return (
    <div className="wrap grid gap-6 py-10">
      <title>Frame | Huesmith</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">Frame</h1>
      <div className="flex flex-wrap gap-2.5">
        {Object.entries(PALETTES).map(([name, example]) => (
          <Button key={name} size="sm" onClick={() => setPalette(example)}>
            {name}
          </Button>
        ))}
      </div>
      <SwatchStrip label="The palette" swatches={swatches.map(({ name, color }) => ({ hex: printHex(color), name }))} />
      <div className="flex flex-wrap gap-2.5">
        <ExportButton ref={exporter} palette={() => palette} />
        <Button onClick={() => exporter.current?.open()}>Open by its handle</Button>
        <ImportButton canAdd onPalette={(imported, action) => take(imported, action === "add" ? palette.groups : [])} />
      </div>
      <input
        aria-label="A field, which keeps what is pasted into it"
        className="w-80 rounded-control bg-well px-3 py-2"
      />
      <DevFrameParts />
      <ImportAnywhere onPalette={(imported) => take(imported, [])} />
    </div>
  );

  function take({ name, groups, format }: ImportedPalette, kept: ExportPalette["groups"]) {
    const taken = groups.map((group) => ({
      ...group,
      swatches: group.swatches.map((swatch) => ({ ...swatch, name: swatch.name ?? "" })),
    }));
    setPalette({ name: name ?? "", link: LINK, groups: [...kept, ...taken] });
    showToast({ type: "success", title: `Imported from ${format}` });
  }
}
