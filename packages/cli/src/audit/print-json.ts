import { countedFindings, type Report } from "./report.ts";

const SHAPE_VERSION = 1;

/** The report as JSON. Its shape is public: docs/decisions/0038-the-command-line.md and the README. */
export function printJson(report: Report): string {
  const { version, findings, fresh, changes, kept, isDryRun, files, colors, differentColors, skipped } = report;
  const json = {
    version: SHAPE_VERSION,
    tool: { name: "huesmith", version },
    summary: { files, colors, differentColors, findings: findings.length, newFindings: countedFindings(report).length },
    findings: findings.map((finding) => ({ ...finding, isNew: fresh?.has(finding) ?? true })),
    fixes: { isDryRun, changes, kept },
    skipped: skipped.map(({ file, reason }) => ({ file, reason })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
