import type { Hex } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { printHex } from "#color/text/print.ts";
import { SwatchButton } from "./swatch-button.tsx";

type Props = {
  /** What the color is for: "the background". */
  label: string;
  hex: Hex | null;
  onPick: (hex: Hex) => void;
};

export function HexSwatch({ label, hex, onPick }: Props) {
  const color = hex && fromRgb24(parseHex24(hex));
  return <SwatchButton label={label} color={color} onPreview={(picked) => onPick(printHex(picked))} className="" />;
}
