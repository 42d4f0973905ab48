import type { Act } from "./act.ts";
import type { JsonSchema } from "./parameters.ts";

/**
 * The input of an act as a JSON object, for the API's documentation, the command line and MCP. `runAct` also accepts looser
 * input, such as numbers as text, and a single value instead of a list.
 */
export function inputSchemaOf({ parameters }: Pick<Act, "parameters">) {
  const entries = Object.entries(parameters);
  return {
    type: "object",
    properties: Object.fromEntries(
      entries.map(([name, { json, text, fallback }]): [string, JsonSchema] => {
        const isMissing = fallback !== undefined && json.default === undefined;
        return [name, { ...json, description: isMissing ? `${text} Default: ${fallback}.` : text }];
      }),
    ),
    required: entries.filter(([, { fallback }]) => fallback === undefined).map(([name]) => name),
    additionalProperties: false,
  } as const satisfies JsonSchema;
}
