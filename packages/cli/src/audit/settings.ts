import { readFileSync } from "node:fs";
import path from "node:path";
import { GAMUTS } from "../../../../color/gamut.ts";
import { type Input, UsageError } from "../command.ts";
import { numberOf } from "../parse-arguments.ts";
import { didYouMean } from "../suggest.ts";
import { DEFAULT_BELOW, DEFAULT_RULES, type Metric, RULE_IDS, type RuleId, type RuleSettings } from "./rules.ts";

export type Settings = {
  readonly paths: readonly string[];
  readonly ignored: readonly string[];
  readonly rules: RuleSettings;
  readonly baseline: string | null;
  readonly maxFindings: number;
};

export const CONFIG_FILE = "huesmith.config.json";
export const METRICS = ["ciede2000", "ok"] as const satisfies readonly Metric[];

type Json = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === "number" && value >= 0 && Number.isFinite(value);
const NUMBER = [isNumber, "a number of at least 0"] as const;
const isTexts: Check = (value) => Array.isArray(value) && value.every((item) => typeof item === "string");

const CONFIG_KEYS: Readonly<Record<string, readonly [check: Check, wanted: string]>> = {
  $schema: [() => true, ""],
  paths: [isTexts, "a list of paths"],
  ignore: [isTexts, "a list of patterns"],
  rules: [isObject, "an object of rules"],
  baseline: [(value) => typeof value === "string", "the name of a file"],
  maxFindings: [(value) => isNumber(value) && Number.isInteger(value), "a whole number of at least 0"],
};
const RULE_KEYS: Readonly<Record<RuleId, Readonly<Record<string, readonly [check: Check, wanted: string]>>>> = {
  "near-duplicate": {
    metric: [(value) => METRICS.includes(value as Metric), METRICS.join(" or ")],
    below: NUMBER,
  },
  "failing-pair": { wcag: NUMBER, apca: NUMBER },
  "out-of-gamut": { gamut: [(value) => (GAMUTS as readonly unknown[]).includes(value), GAMUTS.join(" or ")] },
  "unused-variable": {},
  "unreadable-color": {},
};

/** The configuration file, if any, overridden by the options. Throws a UsageError for invalid settings in either. */
export function readSettings(input: Input, cwd: string): Settings {
  const file = (input.values.config as string | undefined) ?? CONFIG_FILE;
  const config = readConfig(cwd, file, input.values.config !== undefined);
  const {
    paths = ["."],
    ignore = [],
    baseline = null,
    maxFindings = 0,
    rules = {},
  } = config as Partial<{
    paths: string[];
    ignore: string[];
    baseline: string;
    maxFindings: number;
    rules: Json;
  }>;
  return {
    paths: input.paths.length > 0 ? input.paths : paths,
    ignored: [...ignore, ...((input.values.ignore as string[] | undefined) ?? [])],
    rules: withOptions(readRules(rules, file), input),
    baseline: (input.values.baseline as string | undefined) ?? baseline,
    maxFindings: numberOf(input, "max-findings", 0) ?? maxFindings,
  };
}

function readConfig(cwd: string, file: string, isGiven: boolean): Json {
  let text: string;
  try {
    text = readFileSync(path.resolve(cwd, file), "utf8");
  } catch (error) {
    if (!isGiven && (error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new UsageError(`The configuration ${file} cannot be read.`);
  }
  let config: unknown;
  try {
    config = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${(error as Error).message}.`);
  }
  if (!isObject(config)) throw new UsageError(`${file} has to be an object.`);
  checkKeys(config, CONFIG_KEYS, file);
  return config;
}

function readRules(rules: Json, file: string): RuleSettings {
  checkKeys(
    rules,
    Object.fromEntries(RULE_IDS.map((id) => [id, [isRule, "true, false or an object"]])),
    `${file}: rules`,
  );
  const entries = RULE_IDS.map((id) => {
    const rule = rules[id] ?? true;
    if (rule === false) return [id, null];
    if (!isObject(rule)) return [id, DEFAULT_RULES[id]];
    checkKeys(rule, RULE_KEYS[id], `${file}: rules.${id}`);
    const below = rule.metric === "ok" ? { below: DEFAULT_BELOW.ok } : {};
    return [id, { ...DEFAULT_RULES[id], ...below, ...rule }];
  });
  return Object.fromEntries(entries);
}

function isRule(value: unknown): boolean {
  return typeof value === "boolean" || isObject(value);
}

function checkKeys(json: Json, keys: Readonly<Record<string, readonly [Check, string]>>, where: string): void {
  for (const [key, value] of Object.entries(json)) {
    const known = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!known) throw new UsageError(`${where} has no key ${key}.${didYouMean(key, Object.keys(keys))}`);
    if (!known[0](value)) throw new UsageError(`${where}: ${key} has to be ${known[1]}.`);
  }
}

function withOptions(rules: RuleSettings, input: Input): RuleSettings {
  const {
    only,
    off = [],
    metric: chosen,
    gamut,
  } = input.values as { only?: RuleId[]; off?: RuleId[]; metric?: Metric; gamut?: never };
  const isOn = (id: RuleId) => (only ? only.includes(id) : rules[id] !== null) && !off.includes(id);
  const on = <Id extends RuleId>(id: Id) => (isOn(id) ? (rules[id] ?? DEFAULT_RULES[id]) : null) as RuleSettings[Id];
  const [near, pair, wide] = [on("near-duplicate"), on("failing-pair"), on("out-of-gamut")];
  const metric = chosen ?? near?.metric ?? "ciede2000";
  const below = numberOf(input, "delta-e", 0) ?? (near?.metric === metric ? near.below : DEFAULT_BELOW[metric]);
  return {
    "near-duplicate": near && { metric, below },
    "failing-pair": pair && {
      wcag: numberOf(input, "wcag", 1) ?? pair.wcag,
      apca: numberOf(input, "apca", 0) ?? pair.apca,
    },
    "out-of-gamut": wide && { gamut: gamut ?? wide.gamut },
    "unused-variable": on("unused-variable"),
    "unreadable-color": on("unreadable-color"),
  };
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
