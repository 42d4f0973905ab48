import { UsageError } from "../command.ts";
import type { Finding } from "./finding.ts";

/** Public: one line for each known finding; `count` is how often the file has it. */
type Entry = { readonly rule: string; readonly file: string; readonly key: string; readonly count: number };

const VERSION = 1;

/** The findings that are not in the baseline. If a file has more of one than the baseline counts, the rest are new. */
export function newFindings(findings: readonly Finding[], baseline: string): Set<Finding> {
  const left = new Map(readEntries(baseline).map((entry) => [identify(entry), entry.count]));
  const isNew = (finding: Finding) => {
    const id = identify(entryOf(finding));
    const count = left.get(id) ?? 0;
    left.set(id, count - 1);
    return count <= 0;
  };
  return new Set(findings.filter(isNew));
}

/** The text of a baseline with all of these findings, one per line, in an order that changes little. */
export function writeBaseline(findings: readonly Finding[]): string {
  const entries = new Map<string, Entry>();
  for (const finding of findings) {
    const entry = entryOf(finding);
    const id = identify(entry);
    entries.set(id, { ...entry, count: (entries.get(id)?.count ?? 0) + 1 });
  }
  const lines = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => `    ${JSON.stringify(entry)}`);
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "version": ${VERSION},\n  "findings": ${list}\n}\n`;
}

/** Near-duplicates are about the whole project: they stay the same when their first use moves to another file. */
function entryOf({ rule, file, key }: Finding): Entry {
  return { rule, file: rule === "near-duplicate" ? "" : file, key, count: 1 };
}

export function identify({ rule, file, key }: Pick<Entry, "rule" | "file" | "key">): string {
  return JSON.stringify([rule, file, key]);
}

function readEntries(text: string): Entry[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = null;
  }
  const { version, findings } = (json ?? {}) as { version?: unknown; findings?: unknown };
  if (version !== VERSION || !Array.isArray(findings) || !findings.every(isEntry)) {
    throw new UsageError("huesmith didn't write this baseline. Create a new one with --update-baseline.");
  }
  return findings;
}

function isEntry(value: unknown): value is Entry {
  const { rule, file, key, count } = (value ?? {}) as Partial<Entry>;
  return [rule, file, key].every((text) => typeof text === "string") && typeof count === "number";
}
