import type { CSSProperties } from "react";
import type { RouterContextProvider } from "react-router";
import { placeOfPalette } from "#app/frame/library/place-of-palette.ts";
import { readPlace } from "#app/frame/library/saved-place.ts";
import { savedExport } from "#app/tools/saved-export.ts";
import { savedGradients } from "#app/tools/saved-gradient.ts";
import { bandsOf } from "#app/ui/bands.ts";
import { onCheckers } from "#app/ui/on-checkers.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color, Hex } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { readColor } from "#color/text/address.ts";
import { print, printHex } from "#color/text/print.ts";
import { sharesContext } from "#contract/shares.ts";
import { namesContext, originContext } from "#contract/site.ts";
import { numberRepeats } from "../words.ts";

/** For a 503 response. */
export const UNAVAILABLE = {
  text: "Shared palettes cannot be read right now. Try again in a moment.",
  retryAfter: "5",
};

export type Shared = Exclude<Awaited<ReturnType<typeof loadShared>>, "unavailable" | null>;

/** Returns null if the palette isn't shared, or no longer. */
export async function loadShared(token: string, context: Readonly<RouterContextProvider>) {
  const shared = await context.get(sharesContext).read(token);
  if (!shared || shared === "unavailable") return shared;
  const read = shared.colors.flatMap((text) => {
    const color = readColor(text);
    return color ? [{ text, color }] : [];
  });
  const colors = read.map(({ color }) => color);
  const nameOf = (color: Color) => context.get(namesContext).best(toRgb24(color)).name;
  // Makes names unique, so that the variables made of them are too.
  const names = numberRepeats(colors.map(nameOf));
  const address = `${context.get(originContext)}/shared/${token}`;
  const place = readPlace(shared.path);
  const made = place && (await savedExport(place.path, nameOf, address));
  const loose = { name: "", swatches: read.map(({ color }, index) => ({ name: names[index] ?? "", color })) };
  const gradients = savedGradients(shared.path);
  const [gradient] = gradients;
  const palette: ExportPalette = {
    ...(made ?? { link: address, groups: [loose], ...(gradients.length > 0 && { gradients }) }),
    name: shared.name,
  };
  return {
    name: shared.name,
    address,
    place: placeOfPalette(shared),
    swatches: read.map(({ text, color }, index) => {
      const [hex, code] = [printHex(color), print(color, "hex")];
      return { text, hex, code, name: names[index] ?? "", style: styleOf(color, hex, code) };
    }),
    /** The CSS background if it is a gradient. */
    blend: gradient ? onCheckers(gradient.css, colors) : null,
    /** The complete palette, for files. */
    palette,
    changedAt: shared.updatedAt,
  };
}

function styleOf(color: Color, hex: Hex, code: string): CSSProperties {
  return color.alpha === 1 ? swatchStyle(hex) : { background: onCheckers(bandsOf([code]), [color]) };
}
