import { clamp } from "../../clamp.ts";
import type { Color } from "../../color.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { cmykOf, srgbOf } from "../srgb-of.ts";
import { ByteReader } from "./byte-reader.ts";

const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;

/** Adobe Swatch Exchange: http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase. `null` for other bytes. */
export function readAse(bytes: Uint8Array): ImportedPalette | null {
  const reader = new ByteReader(bytes);
  if (reader.ascii(4) !== "ASEF") return null;
  reader.skip(4);
  const builder = new PaletteBuilder();
  let group = "";
  let place = 0;
  for (let blocks = reader.uint32(); blocks > 0 && reader.rest >= 6; blocks--) {
    const type = reader.uint16();
    const length = reader.uint32();
    const end = reader.at + length;
    if (length > reader.rest) break;
    if (type === GROUP_END) group = "";
    else if (type === GROUP_START || type === COLOR) {
      const name = reader.utf16(reader.uint16());
      if (type === GROUP_START) group = name;
      else {
        place++;
        const color = readColor(reader);
        if (color && !reader.isOver && reader.at <= end) builder.add(color, name, group);
        else builder.leave(`Color ${place}`, name, "Only RGB, CMYK, Lab and gray are read.");
      }
    }
    reader.at = end;
  }
  return builder.finish("ASE file");
}

function readColor(reader: ByteReader): Color | null {
  const model = reader.ascii(4).trim().toUpperCase();
  const count = model === "CMYK" ? 4 : model === "GRAY" ? 1 : 3;
  const values = Array.from({ length: count }, () => reader.float32());
  if (!values.every(Number.isFinite)) return null;
  const [first = 0, second = 0, third = 0, fourth = 0] = values;
  switch (model) {
    case "RGB":
      return srgbOf(first, second, third);
    case "GRAY":
      return srgbOf(first, first, first);
    case "LAB":
      // Lightness is a part of 1, a and b are not.
      return { space: "lab", l: 100 * clamp(first, 0, 1), a: second, b: third, alpha: 1 };
    case "CMYK":
      return cmykOf(first, second, third, fourth);
    default:
      return null;
  }
}
