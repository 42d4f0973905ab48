import type { GenerateGamut } from "#color/generate/request.ts";
import { type Field, mapped, word } from "./fields.ts";

/** The gamut that a generator may use: "p3" or sRGB. */
export function gamutField(key: string): Field<GenerateGamut> {
  return mapped(
    word(key, "srgb", ["srgb", "p3"], { what: "gamut", nameOf: (gamut) => (gamut === "p3" ? "P3" : "sRGB") }),
    (gamut) => (gamut === "p3" ? "display-p3" : "srgb"),
    (gamut) => (gamut === "display-p3" ? "p3" : "srgb"),
  );
}
