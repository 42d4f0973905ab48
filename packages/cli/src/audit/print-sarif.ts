import { createHash } from "node:crypto";
import { identify } from "./baseline.ts";
import type { Finding, Place } from "./finding.ts";
import type { Report } from "./report.ts";
import { RULE_IDS, RULES } from "./rules.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/** GitHub rejects more. */
const MAX_RELATED = 100;

/** The report as SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export function printSarif({ version, findings, fresh, skipped }: Report): string {
  const rules = RULE_IDS.map((id) => ({
    id,
    shortDescription: { text: RULES[id].title },
    fullDescription: { text: RULES[id].help },
    help: { text: RULES[id].help },
    defaultConfiguration: { level: RULES[id].level },
  }));
  const run = {
    tool: { driver: { name: "huesmith", semanticVersion: version, rules } },
    columnKind: "utf16CodeUnits",
    invocations: [
      {
        executionSuccessful: !skipped.some(({ isFailure }) => isFailure),
        toolExecutionNotifications: skipped.map(({ file, reason, isFailure }) => ({
          level: isFailure ? "error" : "note",
          message: { text: `${file} ${reason}` },
        })),
      },
    ],
    results: findings.map((finding) => resultOf(finding, fresh)),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [run] }, null, 2)}\n`;
}

function resultOf(finding: Finding, fresh: ReadonlySet<Finding> | null) {
  const { rule, message } = finding;
  const related = relatedOf(finding);
  return {
    ruleId: rule,
    ruleIndex: RULE_IDS.indexOf(rule),
    level: RULES[rule].level,
    message: { text: message },
    locations: [{ physicalLocation: locationOf(finding) }],
    ...(related.length > 0 && { relatedLocations: related }),
    partialFingerprints: { "huesmith/v1": createHash("sha256").update(identify(finding)).digest("hex").slice(0, 32) },
    ...(fresh && { baselineState: fresh.has(finding) ? "new" : "unchanged" }),
  };
}

/** The other uses of a near-duplicate, and where the color that stays is used first. */
function relatedOf(finding: Finding) {
  if (finding.rule !== "near-duplicate") return [];
  const { text, uses, survivor } = finding;
  const places: [Place, string][] = [
    [survivor.first, `${survivor.text}, which stays`],
    ...uses.slice(1, MAX_RELATED).map((use): [Place, string] => [use, text]),
  ];
  return places.map(([place, words], id) => ({ id, message: { text: words }, physicalLocation: locationOf(place) }));
}

function locationOf({ file, line, column, endLine, endColumn }: Place) {
  return {
    artifactLocation: { uri: file.split("/").map(encodeURIComponent).join("/") },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  };
}
