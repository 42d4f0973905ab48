import type { Act } from "#acts/act.ts";
import { writeAddress } from "#contract/api-addresses.ts";

/** Of an act. */
export const METHODS = "GET, HEAD, POST, OPTIONS";

export function pathOf({ name }: Pick<Act, "name">): string {
  return `/api/${name}`;
}

/** The address that gets an input answered. */
export function addressOf(act: Pick<Act, "name">, input: Act["example"]): string {
  const pairs = Object.entries(input).flatMap(([name, given]) => [given].flat().map((value) => [name, value] as const));
  return writeAddress(pathOf(act), pairs);
}

/** Where a form of the API's page leads: fields left empty are left out, and each line of a list is a value of its own. */
export function addressOfForm(act: Act, fields: URLSearchParams): string {
  const query = [...fields].flatMap(([name, text]) => {
    const values = act.parameters[name]?.isList ? text.split(/[\r\n]+/) : [text];
    return values
      .map((value) => value.trim())
      .filter((value) => value !== "")
      .map((value) => [name, value]);
  });
  return `${pathOf(act)}?${new URLSearchParams(query)}`;
}
