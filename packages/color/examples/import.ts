import { readPaletteBytes, readPaletteText } from "@huesmith/color/import";
import { printHex } from "@huesmith/color/print";

// readPaletteText
const tokens = readPaletteText("--sea: #0D6986; --sun: #FFB900");
tokens?.groups[0]?.swatches.map(({ name, color }) => `${name} ${printHex(color)}`); // ["sea #0D6986","sun #FFB900"]

// readPaletteBytes
const file = Uint8Array.from("GIMP Palette\nName: Brand\n13 105 134\tSea\n", (letter) => letter.charCodeAt(0));
readPaletteBytes(file, "brand.gpl")?.format; // "GIMP palette"
