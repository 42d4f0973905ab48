import { PLAIN_KEYS } from "../code/json-color.ts";

const HEADING = /^\s*(?:-\s+)?["']?([^\s"':#-][^"':#]{0,60})["']?:\s*$/;

/**
 * For each line, the keys that it is indented under, as in YAML: "red" for the second line of `red:` and `  500: "#f00"`.
 * `null` for lines that are such a key.
 */
export function groupsOf(lines: readonly string[]): readonly (string | null)[] {
  const depths = lines.map((line) => line.search(/\S/));
  const open: { depth: number; name: string }[] = [];
  return lines.map((line, index) => {
    const depth = depths[index] as number;
    if (depth < 0) return "";
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const next = depths[index + 1] ?? -1;
    const [, name] = next > depth ? (HEADING.exec(line) ?? []) : [];
    if (name === undefined) return open.flatMap((key) => (PLAIN_KEYS.test(key.name) ? [] : [key.name])).join(" / ");
    open.push({ depth, name });
    return null;
  });
}
