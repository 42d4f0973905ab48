// What scripts/describe-package.mjs has read from packages/color. For loaders only: the browser gets the topic of its page.
import { capitalize } from "#color/text/capitalize.ts";
import described from "../.generated/package-docs.json";

export type DocEntry = {
  name: string;
  kind: "function" | "constant" | "type";
  signature: string;
  /** Its doc comment: paragraphs with a blank line between them. */
  text: string;
  example: string;
};

export type DocTopic = {
  /** In our addresses. */
  id: string;
  /** In imports: "names/best". */
  path: string;
  text: string;
  /** The lines that all examples share. */
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
