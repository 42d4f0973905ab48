import { useEffect, useRef } from "react";
import { copyFormat } from "#app/frame/copy/copy-format.ts";
import { prepareFormat } from "#app/frame/copy/format-color.ts";
import { copyColors } from "#app/frame/copy/use-copy.ts";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { keepColors } from "#app/frame/tray/keep-colors.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { Palette } from "./palette.ts";

// What a press does. It knows colors and their formats, which the page itself does not, and so it comes later.

/** Ahead of a press: Safari lets a page copy only within it. */
export function prepare() {
  void prepareFormat(copyFormat.get()).catch(() => {});
}

export function copyAll({ hexes, names }: Palette) {
  return copyColors(hexes.map(colorOf), copyFormat.get(), names);
}

export function copyOne({ hexes, names }: Palette, place: number) {
  return copyColors(colorOf(hexes[place] ?? "#000000"), copyFormat.get(), names[place]);
}

export function keepAll({ hexes }: Palette) {
  keepColors(hexes.map(colorOf));
}

type ExporterProps = {
  /** Another object opens the panel again. */
  asked: { readonly palette: Palette };
};

/** The export panel for one palette after the other. */
export function Exporter({ asked }: ExporterProps) {
  const button = useRef<ExportHandle>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again
  useEffect(() => button.current?.open(), [asked]);
  return <ExportButton ref={button} palette={() => exportOf(asked.palette)} className="hidden!" />;
}

function exportOf({ id, name, names, hexes, category }: Palette) {
  return {
    name,
    link: `${window.location.origin}/${category}-color-palettes#${id}`,
    groups: [{ name: "", swatches: hexes.map((hex, place) => ({ name: names[place] ?? "", color: colorOf(hex) })) }],
  };
}

function colorOf(hex: string) {
  return fromRgb24(Number.parseInt(hex.slice(1), 16));
}
