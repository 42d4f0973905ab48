export { parse } from "../../../color/text/parse.ts";
export { parsePlain } from "../../../color/text/parse-plain.ts";
export { parsePastedList } from "../../../color/text/pasted/list.ts";
export { parsePasted } from "../../../color/text/pasted/parse-pasted.ts";
export { explainUnreadable } from "../../../color/text/pasted/problem.ts";
export { scanColors } from "../../../color/text/scan/scan.ts";
export type { FoundColor } from "../../../color/text/scan/scanner.ts";
