import { useRef } from "react";
import { copyFormat } from "#app/frame/copy/copy-format.ts";
import { prepareFormat } from "#app/frame/copy/format-color.ts";
import { copyColors } from "#app/frame/copy/use-copy.ts";
import { ExportButton } from "#app/frame/export/export-button.tsx";
import { saveToLibrary } from "#app/frame/library/save-to-library.ts";
import { pathWith } from "#app/frame/tool-path.ts";
import { keepColors } from "#app/frame/tray/keep-colors.ts";
import type { DialogHandle } from "#app/frame/use-dialog-button.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { fromRgb24 } from "#color/convert.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { colorPaletteGenerator as generator } from "#content/tools.ts";
import { listOf, type Palette } from "./palette.ts";

// Loaded late, because it needs the color formats, which the page itself doesn't.

/** Runs before a click: Safari allows copying only during the click itself. */
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

/** Saves a palette that reopens in the generator. */
export function save(palette: Palette) {
  const { name, hexes } = palette;
  const path = pathWith(generator, listOf(palette));
  return saveToLibrary({ name, path, colors: hexes.map(colorOf) });
}

/** A new `key` opens it again. */
export function Exporter({ palette }: { palette: Palette }) {
  const button = useRef<DialogHandle>(null);
  useOnMount(() => void button.current?.open());
  return <ExportButton ref={button} palette={() => exportOf(palette)} className="hidden!" />;
}

function exportOf({ id, name, names, hexes, category }: Palette) {
  return {
    name,
    link: `${window.location.origin}/${category}-color-palettes#${id}`,
    groups: [{ name: "", swatches: hexes.map((hex, place) => ({ name: names[place] ?? "", color: colorOf(hex) })) }],
  };
}

function colorOf(hex: string) {
  return fromRgb24(parseHex24(hex));
}
