import type { Act } from "#acts/act.ts";
import { writeAddress } from "#contract/api-addresses.ts";

export const METHODS = "GET, HEAD, POST, OPTIONS";

export function pathOf({ name }: Pick<Act, "name">): string {
  return `/api/${name}`;
}

/** The address of the response to an input. */
export function addressOf(act: Pick<Act, "name">, input: Act["example"]): string {
  const pairs = Object.entries(input).flatMap(([name, given]) => [given].flat().map((value) => [name, value] as const));
  return writeAddress(pathOf(act), pairs);
}

/** The target of a form on the API's page: skips empty fields, and makes each line of a list a separate value. */
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
