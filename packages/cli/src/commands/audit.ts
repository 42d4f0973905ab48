import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { GAMUTS } from "../../../../color/gamut.ts";
import { audit } from "../audit/audit.ts";
import { newFindings, writeBaseline } from "../audit/baseline.ts";
import { findFiles } from "../audit/find-files.ts";
import type { Finding } from "../audit/finding.ts";
import { type FixedFile, fixDuplicates } from "../audit/fix.ts";
import { languageOf } from "../audit/language.ts";
import { decode, type LoadedFile, loadFile, type Skipped, saveFile } from "../audit/load-file.ts";
import { printJson } from "../audit/print-json.ts";
import { printSarif } from "../audit/print-sarif.ts";
import { printText } from "../audit/print-text.ts";
import { type Reading, readFile } from "../audit/read-file.ts";
import { countedFindings, type Report } from "../audit/report.ts";
import { DEFAULT_PAIR, RULE_IDS, RULES } from "../audit/rules.ts";
import { CONFIG_FILE, METRICS, readSettings, type Settings } from "../audit/settings.ts";
import { type Command, EXIT, type Input, type Io, type Options, UsageError } from "../command.ts";
import { VERSION } from "../version.ts";

const STDIN = "-";

const OPTIONS: Options = {
  json: { type: "boolean", help: "print JSON" },
  sarif: { type: "boolean", help: "print SARIF 2.1.0, which GitHub and editors show" },
  fix: { type: "boolean", help: "replace near-duplicates with the color that stays, and list the changes" },
  "dry-run": { type: "boolean", help: "with --fix: list the changes, and write nothing" },
  only: { type: "string", multiple: true, value: "rule", choices: RULE_IDS, help: "only check this rule" },
  off: { type: "string", multiple: true, value: "rule", choices: RULE_IDS, help: "skip this rule" },
  metric: { type: "string", choices: METRICS, help: "how near-duplicates are measured" },
  "delta-e": {
    type: "string",
    value: "number",
    help: "near-duplicates differ by less than this (default: 1 for ciede2000, 0.01 for ok)",
  },
  wcag: {
    type: "string",
    value: "ratio",
    help: "minimum WCAG 2.2 ratio of a pair (default: 4.5, or 3 for large text)",
  },
  apca: { type: "string", value: "Lc", help: "minimum APCA Lc of a pair (default: 0)" },
  gamut: { type: "string", choices: GAMUTS, help: "gamut of the target screens (default: srgb)" },
  baseline: { type: "string", value: "file", help: "fail only on findings that are not in this file" },
  "update-baseline": { type: "boolean", help: "write all findings to the baseline" },
  "max-findings": {
    type: "string",
    value: "number",
    help: "fail only if there are more findings than this (default: 0)",
  },
  ignore: { type: "string", multiple: true, value: "pattern", help: "skip these files, as in .gitignore" },
  config: { type: "string", value: "file", help: `configuration file (default: ${CONFIG_FILE})` },
  "stdin-filename": { type: "string", value: "name", help: "with -: the file name to assume for standard input" },
};

export const auditCommand: Command = {
  name: "audit",
  summary: "Find near-duplicate, unreadable, failing, undisplayable and unused colors.",
  operands: {
    name: "[paths…]",
    help: "files, folders and globs, or - for standard input; the current folder if there are none",
  },
  options: OPTIONS,
  examples: [
    ["huesmith audit src", "all files of a folder"],
    ["huesmith audit --sarif > colors.sarif", "for GitHub code scanning"],
    ["huesmith audit --fix --dry-run", "what --fix would change"],
    ["huesmith audit --baseline colors.json --update-baseline", "accept existing findings, and fail only on new ones"],
  ],
  notes: [
    "Rules:",
    ...RULE_IDS.map((id) => `  ${id.padEnd(16)}  ${RULES[id].title}`),
    "",
    "Exit codes: 0 clean, 1 findings, 2 invalid usage or a file that cannot be read.",
  ],
  run: runAudit,
};

function runAudit(input: Input, io: Io): number {
  checkCombinations(input);
  const settings = readSettings(input, io.cwd);
  const { files, skipped } = load(settings, input, io);
  const readings = files.map((file) => readFile(file.file, file.text));
  let result = audit(readings, settings.rules);
  const isDryRun = input.values["dry-run"] === true;
  const duplicates = input.values.fix === true ? result.duplicates : [];
  const { files: fixes, kept } = fixDuplicates(duplicates, readings, settings.rules["failing-pair"] ?? DEFAULT_PAIR);
  let written = fixes;
  if (fixes.length > 0 && !isDryRun) {
    written = fixes.filter((fix) => writeFix(fix, files[readings.indexOf(fix.reading)] as LoadedFile, skipped));
    result = audit(withFixes(readings, written), settings.rules);
  }
  if (input.values["update-baseline"] === true) return updateBaseline(settings, io, result.findings, skipped);
  const report: Report = {
    version: VERSION,
    findings: result.findings,
    fresh: settings.baseline === null ? null : newFindings(result.findings, readBaseline(settings.baseline, io)),
    changes: written.flatMap(({ changes }) => changes),
    kept,
    isDryRun,
    files: files.length,
    colors: result.colors,
    differentColors: result.differentColors,
    skipped,
  };
  io.write(print(report, input, io));
  if (skipped.some(({ isFailure }) => isFailure)) return EXIT.wrong;
  return countedFindings(report).length > settings.maxFindings ? EXIT.findings : EXIT.clean;
}

function checkCombinations({ values, paths }: Input): void {
  if (values.json && values.sarif) throw new UsageError("--json and --sarif can't be combined.");
  if (values["dry-run"] && !values.fix) throw new UsageError("--dry-run needs --fix.");
  if (values.fix && paths.includes(STDIN)) throw new UsageError("--fix can't be used with standard input.");
  if (values["stdin-filename"] && !paths.includes(STDIN)) throw new UsageError("--stdin-filename needs the path -.");
}

function load({ paths, ignored }: Settings, { values }: Input, io: Io): { files: LoadedFile[]; skipped: Skipped[] } {
  const files: LoadedFile[] = [];
  const skipped: Skipped[] = [];
  if (paths.includes(STDIN)) {
    const name = (values["stdin-filename"] as string | undefined) ?? "stdin.css";
    if (languageOf(name) === null) throw new UsageError(`${name} has a format that huesmith doesn't read.`);
    files.push({ file: name, path: "", isNamed: true, ...decode(readInput(io)) });
  }
  const others = paths.filter((given) => given !== STDIN);
  for (const found of findFiles(others, io.cwd, ignored)) {
    const loaded = loadFile(found);
    if (loaded && "text" in loaded) files.push(loaded);
    else if (loaded) skipped.push(loaded);
  }
  return { files, skipped };
}

function readInput(io: Io): Buffer {
  try {
    return io.readInput();
  } catch {
    throw new UsageError("Standard input cannot be read. Pipe or redirect a file, as in  huesmith audit - < a.css");
  }
}

/** Whether the file could be written; a failure does not stop the fixes of other files. */
function writeFix({ text }: FixedFile, file: LoadedFile, skipped: Skipped[]): boolean {
  try {
    saveFile(file, text);
    return true;
  } catch (error) {
    const reason = `cannot be written (${(error as NodeJS.ErrnoException).code})`;
    skipped.push({ file: file.file, reason, isFailure: true });
    return false;
  }
}

function withFixes(readings: readonly Reading[], fixes: readonly FixedFile[]): Reading[] {
  const fixed = new Map(fixes.map((fix) => [fix.reading, fix.fixed]));
  return readings.map((reading) => fixed.get(reading) ?? reading);
}

function updateBaseline(
  { baseline }: Settings,
  io: Io,
  findings: readonly Finding[],
  skipped: readonly Skipped[],
): number {
  if (baseline === null) throw new UsageError("--update-baseline needs --baseline <file>.");
  // The findings of a file that can't be read would be missing.
  const failed = skipped.find(({ isFailure }) => isFailure);
  if (failed) throw new UsageError(`The baseline was not written: ${failed.file} ${failed.reason}.`);
  try {
    writeFileSync(path.resolve(io.cwd, baseline), writeBaseline(findings));
  } catch (error) {
    throw new UsageError(`${baseline} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  io.complain(`Wrote ${baseline}.\n`);
  return EXIT.clean;
}

function readBaseline(file: string, { cwd }: Io): string {
  try {
    return readFileSync(path.resolve(cwd, file), "utf8");
  } catch {
    throw new UsageError(`The baseline ${file} cannot be read. --update-baseline writes it.`);
  }
}

function print(report: Report, { values }: Input, { colorDepth }: Io): string {
  if (values.json) return printJson(report);
  return values.sarif ? printSarif(report) : printText(report, colorDepth);
}
