import { isObject } from "../../../../color/text/pasted/object.ts";
import { UsageError } from "../command.ts";
import { didYouMean } from "../suggest.ts";

/** Every value under a key or dotted path, at any depth but not below another match: one per line, unrounded. */
export function pick(answers: readonly object[], path: string): string {
  const keys = path.split(".");
  const known = new Set<string>();
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    const own = Array.isArray(value) ? undefined : valueAt(value, keys);
    if (own !== undefined) {
      found.push(...[own].flat().map(lineOf));
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      if (!Array.isArray(value)) known.add(key);
      visit(child);
    }
  };
  visit(answers);
  if (found.length > 0) return `${found.join("\n")}\n`;
  throw new UsageError(`The result has no ${path}.${didYouMean(path, [...known])} --json shows all of it.`);
}

/** Goes through lists on the way: "steps.step" is that of each step. */
function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((part, key) => {
    if (!Array.isArray(part)) return isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined;
    const found = part.flatMap((item) => valueAt(item, [key])).filter((one) => one !== undefined);
    return found.length > 0 ? found : undefined;
  }, value);
}

function lineOf(value: unknown): string {
  return isObject(value) ? JSON.stringify(value) : String(value);
}
