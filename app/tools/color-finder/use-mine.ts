import { useLibrary } from "#app/frame/library/library.ts";
import { useTray } from "#app/frame/tray/use-tray.ts";
import type { NamedSwatch } from "#app/tools/named-sets.ts";
import { toRgb24 } from "#color/convert.ts";
import { hex24 } from "#color/kernel/hex.ts";
import { readColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import type { SetIndex } from "./answer.ts";
import type { Finder } from "./finder.ts";

/** What the person has saved in the library and keeps in the tray, as a set. Null until the finder is there. */
export function useMine(finder: Finder | null): SetIndex | null {
  const { colors, palettes } = useLibrary();
  const { colors: kept } = useTray();
  if (!finder) return null;
  const saved = colors.map(({ name, color }) => ({ name, text: color }));
  const inPalettes = palettes.flatMap((palette) =>
    palette.colors.map((text, place) => ({ name: `${palette.name} ${place + 1}`, text })),
  );
  const named = [...saved, ...inPalettes].flatMap(({ name, text }): NamedSwatch[] => {
    const color = readColor(text);
    const slug = finder.slugOf(name);
    return color ? [{ name, color, token: slug ? `var(--${slug})` : hex24(toRgb24(color)) }] : [];
  });
  const loose = kept.map((color) => ({ name: "In the tray", color, token: printHex(color).toLowerCase() }));
  return finder.indexSwatches([...named, ...loose]);
}
