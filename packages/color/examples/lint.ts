import type { Color } from "@huesmith/color/convert";
import { contrastMatrix, LINT_RULES, lintPalette, pairVerdict } from "@huesmith/color/lint";

const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };
const lagoon: Color = { space: "oklch", l: 0.492, c: 0.09, h: 226, alpha: 1 };
const palette = [
  { name: "Sea", color: sea },
  { name: "Lagoon", color: lagoon },
];

// lintPalette
lintPalette(palette).map(({ rule, severity }) => `${severity}: ${rule}`); // ["error: no-readable-pair","warning: near-duplicates"]

// LINT_RULES
LINT_RULES; // ["no-readable-pair","no-text-color","near-duplicates","color-blind","uneven-lightness","gray-ends","hue-drift","out-of-gamut","name-clash"]

// contrastMatrix
contrastMatrix([sea, { ...sea, l: 0.95 }])[0]?.[1]?.verdict; // "AA"

// pairVerdict
pairVerdict(4.48); // "AA large"
