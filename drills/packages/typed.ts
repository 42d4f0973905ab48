import { createClient } from "@huesmith/client";
import { printRatio, wcagContrast } from "@huesmith/color/contrast";

export const ratio: string = printRatio(wcagContrast(0x7a1f10, 0xf4e9d8));
// @ts-expect-error a color is not a packed number
wcagContrast({ space: "srgb", r: 0, g: 0, b: 0, alpha: 1 }, 0xffffff);

export async function nameOf(color: string): Promise<string | undefined> {
  const { colors } = await createClient().name({ color: [color] });
  return colors[0]?.input;
}
