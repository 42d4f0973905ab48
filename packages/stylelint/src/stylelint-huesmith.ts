import stylelint, { type Plugin, type PostcssResult, type Rule, type RuleBase } from "stylelint";
import { audit } from "../../cli/src/audit/audit.ts";
import type { Finding, Place } from "../../cli/src/audit/finding.ts";
import { languageOf } from "../../cli/src/audit/language.ts";
import { type Reading, readFile } from "../../cli/src/audit/read-file.ts";
import {
  DEFAULT_BELOW,
  DEFAULT_RULES,
  type Metric,
  RULE_IDS,
  type RuleId,
  type RuleSettings,
} from "../../cli/src/audit/rules.ts";

const { createPlugin, utils } = stylelint;

type Root = Parameters<ReturnType<RuleBase>>[0];
type Id = Exclude<RuleId, "unused-variable">;
type Options = Readonly<Record<string, unknown>>;
type Possible = Readonly<Record<string, readonly unknown[]>>;

/**
 * The options that each rule accepts besides `true`. Variables that no file uses are for `huesmith audit`, which sees
 * all files.
 */
const POSSIBLE: Readonly<Record<Id, Possible>> = {
  "unreadable-color": {},
  "failing-pair": { wcag: [isNumber], apca: [isNumber] },
  "near-duplicate": { metric: ["ciede2000", "ok"], below: [isNumber] },
  "out-of-gamut": { gamut: ["srgb", "display-p3", "rec2020"] },
};

const OFF = Object.fromEntries(RULE_IDS.map((id) => [id, null])) as Record<RuleId, null>;

/** A sheet is read once for all rules. */
const readings = new WeakMap<Root, Reading>();

const plugins: readonly Plugin[] = (Object.keys(POSSIBLE) as Id[]).map((id) => {
  const ruleName = `huesmith/${id}`;
  return createPlugin(ruleName, makeRule(id, ruleName));
});

export default plugins;

function makeRule(id: Id, ruleName: string): Rule {
  const messages = utils.ruleMessages(ruleName, { rejected: (message: string) => message });
  const base: RuleBase = (isOn, options) => (root, result) => {
    const secondary = { actual: options, possible: POSSIBLE[id], optional: true };
    if (!utils.validateOptions(result, ruleName, { actual: isOn, possible: [true] }, secondary as never)) return;
    const { findings } = audit([readingOf(root)], settingsOf(id, (options ?? {}) as Options));
    for (const finding of findings) {
      for (const place of placesOf(finding)) report(root, result, ruleName, messages.rejected(finding.message), place);
    }
  };
  const url = `https://www.npmjs.com/package/stylelint-huesmith#${id}`;
  return Object.assign(base, { ruleName, messages, meta: { url } }) as Rule;
}

function settingsOf(id: Id, options: Options): RuleSettings {
  const below = options.metric === undefined ? {} : { below: DEFAULT_BELOW[options.metric as Metric] };
  return { ...OFF, [id]: { ...DEFAULT_RULES[id], ...below, ...options } };
}

/** In a page with several style elements, each is its own sheet. */
function readingOf(root: Root): Reading {
  const known = readings.get(root);
  if (known) return known;
  const { input, lang } = (root.source ?? {}) as { input?: { css: string; file?: string }; lang?: string };
  const text = root.parent || !input ? root.toString() : input.css;
  const named = languageOf(`a.${lang ?? ""}`) ?? languageOf(input?.file ?? "");
  const reading = readFile(input?.file ?? "", text, named === "scss" || named === "less" ? named : "css");
  readings.set(root, reading);
  return reading;
}

/** Each use of a near-duplicate is a warning. */
function placesOf(finding: Finding): readonly Place[] {
  return finding.rule === "near-duplicate" ? finding.uses : [finding];
}

function report(root: Root, result: PostcssResult, ruleName: string, message: string, place: Place): void {
  const first = root.source?.start ?? { line: 1, column: 1 };
  const shift = (line: number, column: number) => ({
    line: line + first.line - 1,
    column: line === 1 ? column + first.column - 1 : column,
  });
  const start = shift(place.line, place.column);
  const end = shift(place.endLine, place.endColumn);
  utils.report({ result, ruleName, message, node: root, start, end });
}

function isNumber(value: unknown): boolean {
  return typeof value === "number" && value >= 0;
}
