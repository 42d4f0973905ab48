import type { UnusedVariable } from "./finding.ts";
import type { Locate } from "./locate.ts";
import { hexOf } from "./near-duplicates.ts";
import type { Definition, Reading } from "./read-file.ts";
import type { Block } from "./read-sheet.ts";
import { resolveColor, type Variables } from "./resolve-color.ts";
import { variableKey } from "./variable-names.ts";

/** Finds variables that hold a color and that no file visibly uses. */
export function unusedVariables(
  readings: readonly Reading[],
  variables: Variables,
  locateIn: (reading: Reading) => Locate,
): UnusedVariable[] {
  const used = new Set(readings.flatMap(({ mentions }) => [...mentions.names]));
  const sources = new Set(readings.flatMap(({ mentions }) => [...mentions.patterns]));
  const patterns = [...sources].map((source) => new RegExp(`^${source}$`));
  const files = new Set(readings.map(({ file }) => stemOf(file)));
  return readings.flatMap((reading) => {
    // Variables before an @import of a library configure it.
    const configures = reading.imports.some((path) => !files.has(stemOf(path)));
    return reading.definitions.flatMap((definition) => {
      const name = definition.declaration.property;
      if (used.has(variableKey(name)) || isTheme(definition.block)) return [];
      if (!name.startsWith("--") && configures) return [];
      if (patterns.some((pattern) => pattern.test(name))) return [];
      const color = colorOf(definition, variables);
      return color ? [describe(definition, color, locateIn(reading))] : [];
    });
  });
}

function colorOf({ declaration }: Definition, variables: Variables): string | null {
  const [environment] = variables.environments([declaration.value]);
  const color = environment ? resolveColor(declaration.value, environment) : null;
  return color && hexOf(color);
}

function describe({ declaration }: Definition, color: string, locate: Locate): UnusedVariable {
  const { property: name, start } = declaration;
  const message = `${name} (${color}) is not used in any file that was read.`;
  return { rule: "unused-variable", ...locate(start, start + name.length), message, key: name, name, color };
}

/** Tailwind makes classes from these, with assembled names. */
function isTheme(block: Block): boolean {
  for (let at: Block | null = block; at; at = at.parent) if (at.prelude.startsWith("@theme")) return true;
  return false;
}

/** "colors" for scss/_colors.scss, as Sass imports it. */
function stemOf(path: string): string {
  return path
    .replace(/^.*[/\\]/, "")
    .replace(/^_/, "")
    .replace(/\.(?:css|scss|less)$/i, "");
}
