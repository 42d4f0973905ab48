import type { Color } from "@huesmith/color/convert";
import { EXPORT_FORMATS, writeExport } from "@huesmith/color/export";

const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };

// writeExport
const palette = {
  name: "Brand",
  link: "https://example.com/brand",
  groups: [{ name: "", swatches: [{ name: "Sea", color: sea }] }],
};
const scss = writeExport(palette, "scss", { values: "oklch", dark: "none", prefix: "", isLegacyTokens: false });
scss.split("\n")[1]; // "$sea: oklch(49% 0.09 226);"

// EXPORT_FORMATS
EXPORT_FORMATS.map(({ id }) => id); // ["css","tailwind4","tailwind3","scss","less","typescript","json","dtcg","svg","png","csv","ase","aco","gpl","swatches","pal","paint-net"]
