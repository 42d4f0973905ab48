import {
  APCA_BANDS,
  apcaBand,
  apcaContrast,
  bestTextColor,
  fixContrast,
  isLargeForWcag,
  printRatio,
  smallestSizePx,
  wcagContrast,
  wcagVerdicts,
} from "@huesmith/color/contrast";
import { hexOf } from "@huesmith/color/print";

// wcagContrast
wcagContrast(0x777777, 0xffffff).toFixed(4); // "4.4781"

// printRatio
printRatio(4.4999); // "4.49"

// wcagVerdicts
const [aa] = wcagVerdicts(4.48);
aa && `${aa.use} ${aa.level}: ${aa.passes}`; // "text AA: false"

// apcaContrast
apcaContrast(0x777777, 0xffffff).toFixed(1); // "71.1"
apcaContrast(0xffffff, 0x777777).toFixed(1); // "-76.6"

// apcaBand
apcaBand(71.6).use; // "Readable text"

// APCA_BANDS
APCA_BANDS.map(({ minimum }) => minimum); // [90,75,60,45,30,15]

// smallestSizePx
smallestSizePx(75, 400, true); // 18

// isLargeForWcag
isLargeForWcag(19, 700); // true

// bestTextColor
bestTextColor(0x0d6986); // {"wcag":"#FFFFFF","apca":"#FFFFFF"}

// fixContrast
const fix = fixContrast(0x777777, 0xffffff, { wcag: 4.5 });
fix.color === null ? fix.reason : hexOf(fix.color); // "#767676"
