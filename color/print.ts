import type { Color, Hex } from "./color.ts";
import { toRgb24 } from "./convert.ts";
import { hex24 } from "./kernel/hex.ts";
export function printHex(color: Color): Hex { return hex24(toRgb24(color)).toUpperCase() as Hex; }
export function print(color: Color, _format: string, _options?: object): string { return printHex(color); }
