import type { Color } from "../color.ts";
import { print } from "./print.ts";

/** AARRGGBB in upper case, as Android, Flutter and Paint.NET write a color; gamut-mapped into sRGB. */
export function argbHex(color: Color): string {
  const digits = print(color, "hex", { hasHash: false });
  return (digits.slice(6) || "FF") + digits.slice(0, 6);
}
