import { mapToGamut } from "../gamut.ts";
import { ByteWriter, cutName } from "./byte-writer.ts";
import type { ExportPalette } from "./palette.ts";
import { fullName } from "./values.ts";

const RGB = 0;
const FULL = 65535;

/**
 * Swatches of Photoshop (https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_31265): all colors in
 * version 1 for programs that read no more, then again in version 2 with names. sRGB, gamut-mapped, without alpha.
 */
export function writeAco(palette: ExportPalette): Uint8Array<ArrayBuffer> {
  const colors = palette.groups.flatMap(({ name: group, swatches }) =>
    swatches.map(({ name, color }) => ({ name: cutName(fullName(group, name)), color: mapToGamut(color, "srgb") })),
  );
  const writer = new ByteWriter();
  for (const version of [1, 2]) {
    writer.uint16(version);
    writer.uint16(colors.length);
    for (const { name, color } of colors) {
      writer.uint16(RGB);
      for (const channel of [color.r, color.g, color.b, 0]) writer.uint16(Math.round(channel * FULL));
      if (version === 1) continue;
      writer.uint32(name.length + 1);
      writer.zeroEnded(name);
    }
  }
  return writer.bytes();
}
