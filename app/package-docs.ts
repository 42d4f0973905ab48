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
  title: string;
  text: string;
  /** Lines shared by all examples. */
  setup: string;
  entries: readonly DocEntry[];
};

export const DOC_EXAMPLE = described.example;

export const DOC_TOPICS = (described.topics as readonly Omit<DocTopic, "title">[]).map(
  (topic): DocTopic => ({
    ...topic,
    title: topic.id === "names-best" ? "Curated names" : capitalize(topic.id),
    text: `${capitalize(topic.text)}.`,
  }),
);

export const DOC_LINKS = DOC_TOPICS.map(({ id, title, text }) => ({ id, title, text }));
