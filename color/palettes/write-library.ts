import type { Rgb24 } from "../color.ts";
import { hex24 } from "../kernel/hex.ts";
import type { NameList } from "../names.ts";
import type { PaletteCategory } from "./categories.ts";
import { namePalettes } from "./name-palettes.ts";

/** The library as JSON: for each category its palettes as [name, "hex hex …"]; a palette a line. */
export function writeLibrary(
  library: ReadonlyMap<PaletteCategory, readonly (readonly Rgb24[])[]>,
  nameList: NameList,
): string {
  const names = namePalettes(library, nameList);
  const parts = [...library].map(([category, palettes]) => {
    const lines = palettes.map((colors, index) => {
      const hexes = colors.map((rgb24) => hex24(rgb24).slice(1)).join(" ");
      return `    [${JSON.stringify(names.get(category)?.[index])}, ${JSON.stringify(hexes)}]`;
    });
    return `  ${JSON.stringify(category)}: [\n${lines.join(",\n")}\n  ]`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}
