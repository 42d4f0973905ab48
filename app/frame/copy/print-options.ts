import type { PrintOptions } from "#color/text/print.ts";
import type { CopyFormat } from "./copy-format.ts";

export function printOptions({ hasHash, isUpperCase, isLegacySyntax, precision }: CopyFormat): PrintOptions {
  return { hasHash, isUpperCase, precision, syntax: isLegacySyntax ? "legacy" : "modern" };
}
