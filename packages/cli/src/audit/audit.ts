import { describeFailure, pairCheck } from "./failing-pairs.ts";
import type { Finding, NearDuplicate, Place, UnreadableColor } from "./finding.ts";
import { type Locate, locator } from "./locate.ts";
import { type Duplicate, nearDuplicates, printDifference, usedColors } from "./near-duplicates.ts";
import { outOfGamut } from "./out-of-gamut.ts";
import type { Reading, Use } from "./read-file.ts";
import { Variables } from "./resolve-color.ts";
import { type Metric, RULE_IDS, type RuleSettings } from "./rules.ts";
import { unusedVariables } from "./unused-variables.ts";

export type Audit = {
  /** By rule, then by place. */
  readonly findings: readonly Finding[];
  readonly duplicates: readonly Duplicate[];
  readonly colors: number;
  readonly differentColors: number;
};

export function audit(readings: readonly Reading[], rules: RuleSettings): Audit {
  const locators = new Map(readings.map((reading) => [reading, locator(reading.file, reading.text)]));
  const locateIn = (reading: Reading) => locators.get(reading) as Locate;
  const variables = new Variables(readings);
  const colors = usedColors(readings);
  const { "near-duplicate": nearRule, "failing-pair": pairs, "out-of-gamut": gamut } = rules;
  const duplicates = nearRule ? nearDuplicates(colors, nearRule.metric, nearRule.below) : [];
  const failures = pairs && pairCheck(readings, variables, pairs);
  const perFile = readings.flatMap((reading): Finding[] => {
    const locate = locateIn(reading);
    return [
      ...(failures?.(reading) ?? []).map((failure) => describeFailure(failure, locate)),
      ...(gamut ? outOfGamut(reading, gamut.gamut, locate) : []),
      ...(rules["unreadable-color"] ? unreadableColors(reading, locate) : []),
    ];
  });
  const unused = rules["unused-variable"] ? unusedVariables(readings, variables, locateIn) : [];
  const near = duplicates.map((duplicate) => describe(duplicate, nearRule?.metric ?? "ciede2000", placeOf));
  return {
    findings: [...near, ...perFile, ...unused].sort(inOrder),
    duplicates,
    colors: readings.reduce((sum, { uses }) => sum + uses.length, 0),
    differentColors: colors.length,
  };

  function placeOf({ reading, start, end }: Use): Place {
    return locateIn(reading)(start, end);
  }
}

function describe(
  { duplicate, survivor, deltaE }: Duplicate,
  metric: Metric,
  placeOf: (use: Use) => Place,
): NearDuplicate {
  const [first] = duplicate.uses as [Use];
  const [replaced, written] = [duplicate.spellings[0], survivor.spellings[0]] as [string, string];
  const difference = `${metric === "ok" ? "ΔEOK" : "ΔE2000"} of ${printDifference(deltaE, metric)}`;
  return {
    rule: "near-duplicate",
    ...placeOf(first),
    message: `${replaced} differs from ${written} by only ${difference}. ${written} is used ${times(survivor.uses.length)}, ${replaced} ${times(duplicate.uses.length)}.`,
    key: [duplicate.hex, survivor.hex].sort().join(" "),
    color: duplicate.hex,
    text: first.text,
    deltaE: Number(deltaE.toFixed(4)),
    metric,
    uses: duplicate.uses.map(placeOf),
    survivor: {
      color: survivor.hex,
      text: written,
      uses: survivor.uses.length,
      first: placeOf(survivor.uses[0] as Use),
    },
  };
}

function unreadableColors({ unreadable }: Reading, locate: Locate): UnreadableColor[] {
  return unreadable.map(({ start, end, text, reason }) => ({
    rule: "unreadable-color",
    ...locate(start, end),
    message: `${text} is not a color. ${reason}`,
    key: text,
    text,
    reason,
  }));
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

function inOrder(a: Finding, b: Finding): number {
  return (
    RULE_IDS.indexOf(a.rule) - RULE_IDS.indexOf(b.rule) ||
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    a.line - b.line ||
    a.column - b.column
  );
}
