// What a page would load for one job: by this package, and by others with no more spaces than the job needs.
import { brotliCompressSync } from "node:zlib";
import { bundleCode } from "../../bench/bundle-code.ts";

export const PEERS = ["culori", "colorjs"] as const;
type Entry = {
  readonly title: string;
  readonly ours: string;
  readonly peers: Readonly<Record<(typeof PEERS)[number], string>>;
};

export function sizeEntries(): readonly Entry[] {
  return [
    {
      title: "`parsePlain` and `print`",
      ours: `export { parsePlain } from "@huesmith/color/parse"; export { print } from "@huesmith/color/print";`,
      peers: {
        culori: `export { oklch } from "culori/css"; export { formatCss, parse } from "culori/fn";`,
        colorjs: register(CSS_SPACES, "parse, serialize, to"),
      },
    },
    {
      title: "`wcagContrast`",
      ours: `export { wcagContrast } from "@huesmith/color/contrast";`,
      peers: {
        culori: `import { modeLrgb, modeRgb, useMode } from "culori/fn"; useMode(modeRgb); useMode(modeLrgb);
          export { wcagContrast } from "culori/fn";`,
        colorjs: register("sRGB", "contrastWCAG21"),
      },
    },
    {
      title: "`deltaE2000`",
      ours: `export { deltaE2000 } from "@huesmith/color/difference";`,
      peers: {
        culori: `import { modeLab65, modeRgb, useMode } from "culori/fn"; useMode(modeRgb); useMode(modeLab65);
          export { differenceCiede2000 } from "culori/fn";`,
        colorjs: register("sRGB, Lab", "deltaE2000"),
      },
    },
  ];
}

const CSS_SPACES =
  "sRGB, sRGB_Linear, HSL, HWB, Lab, LCH, OKLab, OKLCH, P3, A98RGB, ProPhoto, REC_2020, XYZ_D50, XYZ_D65";

function register(spaces: string, exported: string): string {
  return `import { ColorSpace, ${spaces} } from "colorjs.io/fn"; for (const space of [${spaces}]) ColorSpace.register(space);
    export { ${exported} } from "colorjs.io/fn";`;
}

/** Bytes of brotli, bundled and minified as a module of `folder`. */
export async function bundledSize(code: string, folder: string): Promise<number> {
  const chunks = await bundleCode(code, folder);
  return brotliCompressSync(chunks.map((chunk) => chunk.code).join("")).length;
}
