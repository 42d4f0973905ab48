// Documentation that scripts/describe-package.mjs extracted from packages/color. For loaders only: the browser gets
// only its page's topic.
import { capitalize } from "#color/text/capitalize.ts";
import described from "../.generated/package-docs.json";

export type DocEntry = {
  name: string;
  kind: "function" | "constant" | "type";
  signature: string;
  /** Its doc comment, with blank lines between paragraphs. */
  text: string;
  example: string;
};

export type DocTopic = {
  /** Id in our addresses. */
  id: string;
  /** Path in imports: "names/best". */
  path: string;
  text: string;
  /** Lines shared by all examples. */
  setup: string;
  entries: readonly DocEntry[];
};

export const { example: DOC_EXAMPLE, topics: DOC_TOPICS } = described as {
  example: string;
  topics: readonly DocTopic[];
};

export const DOC_LINKS = DOC_TOPICS.map(({ id, text }) => ({ id, title: titleOf(id), text: sentenceOf(text) }));

export function titleOf(id: string) {
  return id === "names-best" ? "Curated names" : capitalize(id);
}

export function sentenceOf(text: string) {
  return `${capitalize(text)}.`;
}
