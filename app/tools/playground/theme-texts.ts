import { writeCss, writeTailwind4 } from "#color/export/css.ts";
import { writeDtcg } from "#color/export/dtcg.ts";
import type { ExportOptions } from "#color/export/palette.ts";
import { writeShadcn } from "#color/roles/shadcn.ts";
import { pairedGroup, themeGroup } from "./export-theme.ts";
import type { Themes } from "./themes.ts";

export type ThemeTextId = "css" | "tailwind4" | "shadcn" | "dtcg";

const OPTIONS: ExportOptions = { values: "hex", dark: "light-dark", prefix: "", isLegacyTokens: false };

/** Both themes in one text; `link` is the address that shows them again. */
export function writeTheme(id: ThemeTextId, themes: Themes, link: string): string {
  const paired = { name: "Theme", link, groups: [pairedGroup(themes)] };
  switch (id) {
    case "css":
      return writeCss(paired, OPTIONS);
    case "tailwind4":
      return writeTailwind4(paired, OPTIONS);
    case "shadcn":
      return writeShadcn(themes.light, themes.dark, link);
    case "dtcg":
      return writeDtcg(
        { ...paired, groups: [themeGroup(themes, "light", "Light"), themeGroup(themes, "dark", "Dark")] },
        OPTIONS,
      );
  }
}
