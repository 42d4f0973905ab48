import type { Color } from "@huesmith/color/convert";
import { printHex } from "@huesmith/color/print";
import { DEFICIENCIES, simulate, visionFilter } from "@huesmith/color/vision";

const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };

// simulate
printHex(simulate(sea, "deutan")); // "#5B5B88"
printHex(simulate(sea, "deutan", 0.5)); // "#426388"

// DEFICIENCIES
DEFICIENCIES; // ["protan","deutan","tritan","achroma"]

// visionFilter
visionFilter("protan").slice(0, 60); // "<feColorMatrix type=\"matrix\" values=\"0.11238 0.88762 0.00000"
