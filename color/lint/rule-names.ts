import { slugOf } from "../text/slug.ts";
import type { Finding } from "./finding.ts";
import { nameOf, type Palette } from "./palette.ts";

/** Names that become the same variable. Names that cannot be written in code are numbered there, and cannot clash. */
export function nameClash(palette: Palette, limit: number): Finding[] {
  const { names, colors, isPinned, hasFixes } = palette;
  const bySlug = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    const slug = slugOf(name);
    if (slug !== "") bySlug.set(slug, [...(bySlug.get(slug) ?? []), index]);
  }
  const clashes = [...bySlug].filter(([, indexes]) => indexes.length > 1).slice(0, limit);
  return clashes.map(([slug, indexes]) => {
    const all = indexes.map((index) => nameOf(palette, index));
    const listed = `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
    const message = `${listed} have the same name in code: --${slug}.`;
    const finding: Finding = { rule: "name-clash", severity: "error", indexes, message };
    if (!hasFixes) return finding;
    const keeper = indexes.find(isPinned) ?? indexes[0];
    const renamed = numberNames(names, new Set(indexes.filter((index) => index !== keeper)), new Set(bySlug.keys()));
    return { ...finding, fix: { label: "Number the names", colors, names: renamed } };
  });
}

function numberNames(names: readonly string[], renamed: ReadonlySet<number>, taken: Set<string>): string[] {
  return names.map((name, index) => {
    if (!renamed.has(index)) return name;
    let number = 2;
    while (taken.has(slugOf(`${name} ${number}`))) number++;
    taken.add(slugOf(`${name} ${number}`));
    return `${name} ${number}`;
  });
}
