import type { Color } from "@huesmith/color/convert";
import {
  chooseDistinct,
  compareColors,
  deltaE76,
  deltaE94,
  deltaE2000,
  deltaECmc,
  deltaEHyAb,
  deltaEOk,
  differenceVerdict,
  hardestPairs,
  indexSwatches,
  mergeNear,
} from "@huesmith/color/difference";

const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };
const sky: Color = { space: "oklch", l: 0.55, c: 0.09, h: 236, alpha: 1 };
const sun: Color = { space: "oklch", l: 0.82, c: 0.17, h: 82, alpha: 1 };
const weighed = [sea, sky, sun].map((color) => ({ color, weight: 1 }));

// deltaE2000
deltaE2000(sea, sky).toFixed(2); // "7.23"

// deltaEOk
deltaEOk(sea, sky).toFixed(4); // "0.0620"

// deltaE76
deltaE76(sea, sky).toFixed(2); // "8.90"

// deltaE94
deltaE94(sea, sky).toFixed(2); // "7.84"

// deltaECmc
deltaECmc(sea, sky).toFixed(2); // "5.36"

// deltaEHyAb
deltaEHyAb(sea, sky).toFixed(2); // "12.55"

// differenceVerdict
differenceVerdict(deltaE2000(sea, sky)).words; // "Different, but related"

// compareColors
compareColors(sea, sky).words; // "lighter by 6.0%, turned by 10° in hue"

// hardestPairs
const [hardest] = hardestPairs([sea, sky, sun]);
hardest && `${hardest.vision} ${hardest.pair}`; // "full 0,1"

// chooseDistinct
chooseDistinct(weighed, 2); // [0,2]

// mergeNear
mergeNear(weighed, 10); // [[0,1],[2]]

// indexSwatches
const swatches = [
  { name: "Sea", color: sea },
  { name: "Sun", color: sun },
];
indexSwatches(swatches).nearest(sky, 1)[0]?.swatch.name; // "Sea"
