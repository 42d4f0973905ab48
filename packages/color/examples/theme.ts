import type { Color } from "@huesmith/color/convert";
import { printHex } from "@huesmith/color/print";
import { ROLE_NAMES, solveTheme, THEME_ROLE_IDS } from "@huesmith/color/theme";

const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };

// solveTheme
const theme = solveTheme([sea], "dark");
printHex(theme.background.color); // "#07151A"
printHex(theme.text.color); // "#D7F0FB"

// THEME_ROLE_IDS
THEME_ROLE_IDS; // ["background","surface","text","mutedText","border","primary","onPrimary","secondary","onSecondary","accent","onAccent","link","good","bad","chart1","chart2","chart3","chart4","chart5","chart6"]

// ROLE_NAMES
ROLE_NAMES.background; // "Background"
