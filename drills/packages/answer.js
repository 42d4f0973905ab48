import { createClient } from "@huesmith/client";
import { printRatio, wcagContrast } from "@huesmith/color/contrast";
import { solveScale } from "@huesmith/color/scales";

const base = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };
const ratio = printRatio(wcagContrast(0x7a1f10, 0xf4e9d8));
const { steps } = solveScale({ kind: "tailwind", base });
const client = typeof createClient().contrast === "function" ? "ready" : "missing";

export const answer = `${ratio}:1 ${steps.length} steps, client ${client}`;
console.log(answer);
