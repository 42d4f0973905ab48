import { useRef, useState } from "react";
import { ExportButton } from "#app/frame/export/export-button.tsx";
import { ImportAnywhere } from "#app/frame/import/import-anywhere.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import type { DialogHandle } from "#app/frame/use-dialog-button.ts";
import { Button } from "#app/ui/button.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { printHex } from "#color/text/print.ts";
import { DevFrameParts } from "./frame-page-parts.tsx";

const LOOSE = [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map((rgb24) => ({
  name: "",
  color: fromRgb24(rgb24),
}));
const WIDE = { name: "Vivid green", color: { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 } } as const;
const HUNDRED = Array.from({ length: 100 }, (_, i) => ({ name: "", color: fromRgb24(i * 167_772) }));
const LINK = "https://huesmith.example/color-palette-generator?c=db073d-dba507-8ec7d2-0d6986-07485b";
const FIRST: ExportPalette = { name: "Crimson dusk", link: LINK, groups: [{ name: "", swatches: LOOSE }] };
const GROUPS: Record<string, ExportPalette["groups"]> = {
  "Five loose colors": FIRST.groups,
  "Groups and P3": [...FIRST.groups, { name: "Accents", swatches: [WIDE] }],
  "A hundred": [{ name: "", swatches: HUNDRED }],
  "No color": [],
};

/** For developers only, at /dev/frame: the frame around the tools. */
export default function DevPage() {
  const exporter = useRef<DialogHandle>(null);
  const [palette, setPalette] = useState(FIRST);
  const swatches = palette.groups.flatMap((group) => group.swatches);
  const take = ({ name, groups, format }: ImportedPalette, kept: ExportPalette["groups"]) => {
    const taken = groups.map((group) => ({
      ...group,
      swatches: group.swatches.map((swatch) => ({ ...swatch, name: swatch.name ?? "" })),
    }));
    setPalette({ name: name ?? "", link: LINK, groups: [...kept, ...taken] });
    showToast({ type: "success", title: `Imported from ${format}` });
  };
  return (
    <div className="wrap grid gap-6 py-10">
      <title>Frame | Huesmith</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">Frame</h1>
      <div className="flex flex-wrap gap-2.5">
        {Object.entries(GROUPS).map(([name, groups]) => (
          <Button key={name} size="sm" onClick={() => setPalette({ name, link: LINK, groups })}>
            {name}
          </Button>
        ))}
        <ExportButton ref={exporter} palette={() => palette} />
        <Button onClick={() => exporter.current?.open()}>Open by its handle</Button>
        <ImportButton canAdd onPalette={(imported, action) => take(imported, action === "add" ? palette.groups : [])} />
      </div>
      <SwatchStrip label="The palette" swatches={swatches.map(({ name, color }) => ({ hex: printHex(color), name }))} />
      <DevFrameParts />
      <ImportAnywhere onPalette={(imported) => take(imported, [])} />
    </div>
  );
}
