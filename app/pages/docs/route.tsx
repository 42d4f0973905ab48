import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageNotFound } from "#app/frame/page-not-found.ts";
import { dataMeta } from "#app/metadata.ts";
import { DOC_EXAMPLE, DOC_LINKS, DOC_TOPICS } from "#app/package-docs.ts";
import type { Route } from "./+types/route";
import { Overview } from "./overview.tsx";
import { Topic } from "./topic.tsx";

const MAX_NAMES = 8;

export const meta: Route.MetaFunction = dataMeta(({ topic }) => {
  if (!topic) {
    return {
      title: "Color engine for JavaScript",
      description:
        "The engine of this site as an npm package: CSS Color 4, contrast, scales, palettes, gradients, names and palette files, with an example for each function.",
      path: "/docs",
    };
  }
  const { id, path, title, text, entries } = topic;
  const names = entries.filter(({ kind }) => kind !== "type").map(({ name }) => name);
  return {
    title: `${title}: color engine for JavaScript`,
    description: `@huesmith/color/${path}: ${text} ${names.slice(0, MAX_NAMES).join(", ")}, with examples.`,
    path: `/docs/${id}`,
    card: "/docs",
  };
});

export const headers = publicCacheHeaders;

export function loader({ request, params, url }: Route.LoaderArgs) {
  if (params.topic === undefined) return { topic: null, example: DOC_EXAMPLE, topics: DOC_LINKS };
  const topic = DOC_TOPICS.find(({ id }) => id === params.topic);
  if (!topic) throw pageNotFound({ request, url });
  const others = DOC_LINKS.map(({ id, title }) => ({ id, title }));
  return { topic: { ...topic, others } };
}

export default function Docs({ loaderData }: Route.ComponentProps) {
  return loaderData.topic ? <Topic {...loaderData.topic} /> : <Overview {...loaderData} />;
}
