import { convertText } from "./bulk/convert-text.ts";
import { readOptions } from "./bulk/text-options.ts";

/** What the server answers a form of the text mode that was sent without JavaScript. */
export async function readTextMode(params: URLSearchParams) {
  const options = readOptions(params);
  const source = params.get("t") ?? "";
  return { options, conversion: { source, result: await convertText(source, options, async () => {}) } };
}
