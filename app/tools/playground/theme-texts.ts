import { writeCss, writeTailwind4 } from "#color/export/css.ts";
import { writeDtcg } from "#color/export/dtcg.ts";
import { type ExportOptions, type ExportPalette, PLAIN_OPTIONS } from "#color/export/palette.ts";
import { shadcnSwatches } from "#color/roles/shadcn.ts";
import type { Themes } from "./themes.ts";

export type ThemeTextId = "css" | "css-class" | "tailwind4" | "shadcn" | "dtcg";

const OPTIONS: ExportOptions = { ...PLAIN_OPTIONS, dark: "class" };

/** Both themes in one text. Values are HEX, or with Pro each format's native notation: see docs/decisions/0019. */
export function writeTheme(id: ThemeTextId, palette: ExportPalette, { light, dark }: Themes, isPro: boolean): string {
  switch (id) {
    case "css":
      return writeCss(palette, { ...OPTIONS, dark: "light-dark" });
    case "css-class":
      return writeCss(palette, OPTIONS);
    case "tailwind4":
      return writeTailwind4(palette, { ...OPTIONS, values: isPro ? "oklch" : "hex" });
    case "shadcn":
      return writeCss(
        { ...palette, groups: [{ name: "", swatches: shadcnSwatches(light, dark) }] },
        { ...OPTIONS, values: isPro ? "oklch" : "hex" },
      );
    case "dtcg":
      return writeDtcg(palette, OPTIONS);
  }
}
