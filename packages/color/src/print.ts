import type { Hex, Rgb24 } from "../../../color/color.ts";
import * as engine from "../../../color/text/print.ts";
import { checkRgb24 } from "./check-rgb24.ts";

export {
  PRINT_FORMATS,
  type Precision,
  type PrintFormat,
  type PrintOptions,
  print,
  printHex,
  printPlain,
} from "../../../color/text/print.ts";
export { ANY_FORMATS, type AnyFormat, printAny } from "../../../color/text/print-any.ts";

/** A packed color, 0 to 0xFFFFFF, as `#RRGGBB`. Anything else throws a TypeError. */
export function hexOf(rgb24: Rgb24): Hex {
  checkRgb24(rgb24, "hexOf");
  return engine.hexOf(rgb24);
}
