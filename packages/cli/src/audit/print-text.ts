import { countOf } from "../../../../color/words/count.ts";
import { clean, type Style, styleFor } from "../style.ts";
import type { Finding, NearDuplicate, Place } from "./finding.ts";
import type { Change } from "./fix.ts";
import { printDifference } from "./near-duplicates.ts";
import { countedFindings, type Report } from "./report.ts";
import { RULE_IDS, RULES } from "./rules.ts";

const MAX_USES = 5;

/** With a baseline, only new findings are listed. */
export function printText(report: Report, colorDepth: number): string {
  const style = styleFor(colorDepth);
  const findings = countedFindings(report);
  const parts = RULE_IDS.flatMap((id) => {
    const own = findings.filter(({ rule }) => rule === id);
    if (own.length === 0) return [];
    const head = style.bold(`${RULES[id].title} (${id}, ${own.length})`);
    const body = id === "near-duplicate" ? groups(own as NearDuplicate[], style) : own.map((one) => line(one, style));
    return [head, ...body, ""];
  });
  const lines = [...parts, ...changeLines(report, style), ...skippedLines(report), summary(report, findings.length)];
  return `${lines.join("\n")}\n`;
}

function line(finding: Finding, style: Style): string {
  return `  ${style.dim(at(finding))}  ${chips(finding, style)}${clean(finding.message)}${selector(finding, style)}`;
}

function chips(finding: Finding, { chip }: Style): string {
  if (finding.rule === "failing-pair") return chip(finding.color) + chip(finding.background);
  if (finding.rule === "out-of-gamut") return chip(finding.nearest);
  return finding.rule === "unused-variable" ? chip(finding.color) : "";
}

function selector(finding: Finding, { dim }: Style): string {
  const written = finding.rule === "failing-pair" ? shorten(clean(finding.selector)) : "";
  return written && dim(`  ${written}`);
}

/** Each color that stays, followed by its near-duplicates. */
function groups(findings: readonly NearDuplicate[], style: Style): string[] {
  const bySurvivor = new Map<string, NearDuplicate[]>();
  for (const finding of findings) {
    const place = at(finding.survivor.first);
    bySurvivor.set(place, bySurvivor.get(place) ?? []);
    bySurvivor.get(place)?.push(finding);
  }
  return [...bySurvivor.values()].flatMap((group) => {
    const { survivor, metric } = group[0] as NearDuplicate;
    const sign = metric === "ok" ? "ΔEOK" : "ΔE2000";
    const head = `  ${style.chip(survivor.color)}${clean(survivor.text)} stays, ${countOf(survivor.uses, "use")}, ${style.dim(`first in ${at(survivor.first)}`)}`;
    const rest = group.map(({ color, text, deltaE, uses }) => {
      const difference = printDifference(deltaE, metric);
      const more = uses.length > MAX_USES ? ` and ${uses.length - MAX_USES} more` : "";
      const places = style.dim(uses.slice(0, MAX_USES).map(at).join(", ") + more);
      return `    ${style.chip(color)}${clean(text)}  ${sign} ${difference}, ${countOf(uses.length, "use")}: ${places}`;
    });
    return [head, ...rest];
  });
}

function changeLines({ changes, kept, isDryRun }: Report, style: Style): string[] {
  return [
    ...changeList(isDryRun ? "Would be changed" : "Changed", changes, style),
    ...changeList("Not changed, because text would become hard to read", kept, style),
  ];
}

function changeList(head: string, changes: readonly Change[], { bold, dim }: Style): string[] {
  if (changes.length === 0) return [];
  const lines = changes.map((change) => `  ${dim(at(change))}  ${clean(change.before)} → ${clean(change.after)}`);
  return [bold(head), ...lines, ""];
}

function skippedLines({ skipped }: Report): string[] {
  return skipped.map(({ file, reason }) => `${clean(file)} ${reason}`);
}

function summary(report: Report, counted: number): string {
  const { files, colors, differentColors, findings, fresh } = report;
  const known = fresh ? `, ${findings.length - counted} more in the baseline` : "";
  const found = counted === 0 ? "No findings" : countOf(counted, fresh ? "new finding" : "finding");
  return `${found}${known}. ${countOf(colors, "color")} in ${countOf(files, "file")}, ${differentColors} of them different.`;
}

function at({ file, line: row, column }: Place): string {
  return `${clean(file)}:${row}:${column}`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
