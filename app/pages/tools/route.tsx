import { useRef, useState } from "react";
import { Form } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { TextField } from "#app/ui/fields.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { countOf } from "#color/words/count.ts";
import { conversionTexts, type FormatId, formatTexts } from "#content/conversions.ts";
import { TOOL_COUNT } from "#content/tools.ts";
import { PageTitle } from "../page-parts.tsx";
import type { Route } from "./+types/route";
import { type Group, groupTools } from "./groups.ts";
import { ToolGrid } from "./tool-grid.tsx";

const MAX_QUERY_CHARACTERS = 60;

export const meta: Route.MetaFunction = pageMeta({
  title: "Color tools",
  description: `${TOOL_COUNT} color tools: make palettes, check contrast and difference, pick colors from pictures, convert between formats. Free, no sign-up needed.`,
  path: "/tools",
});

export const headers = publicCacheHeaders;

export function loader({ url }: Route.LoaderArgs) {
  const pairs = Object.keys(conversionTexts).map((id) => {
    const [from, to] = id.split("to") as [FormatId, FormatId];
    return { path: `/convert/${id}`, title: `${formatTexts[from].name} to ${formatTexts[to].name}` };
  });
  return { query: (url.searchParams.get("q") ?? "").slice(0, MAX_QUERY_CHARACTERS), pairs };
}

export default function Tools({ loaderData: { query: asked, pairs } }: Route.ComponentProps) {
  const [query, setQuery] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  useOnMount(() => setQuery(field.current?.value ?? query)); // typed before hydration
  const groups = groupTools(query);
  const found = groups.flatMap((group) => group.tools).length;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-16 md:pt-16">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <PageTitle title="Color tools">{TOOL_COUNT} tools and a few extras. No sign-up needed.</PageTitle>
        <Form role="search" className="w-full sm:w-[300px]" onSubmit={(event) => event.preventDefault()}>
          <TextField
            label="Find a tool"
            isLabelHidden
            ref={field}
            type="search"
            name="q"
            value={query}
            maxLength={MAX_QUERY_CHARACTERS}
            onChange={({ target }) => setQuery(target.value)}
            autoComplete="off"
            spellCheck={false}
            placeholder="Find a tool: contrast, photo, hex…"
          />
          <p role="status" className="sr-only">
            {query.trim() && countOf(found, "tool")}
          </p>
        </Form>
      </header>
      {groups.length === 0 && (
        <p className="text-lg">
          No tools match “{query.trim()}”.{" "}
          <TextLink href="/tools" onClick={() => setQuery("")}>
            Show all tools
          </TextLink>
        </p>
      )}
      {groups.map((group) => (
        <ToolSection key={group.title} group={group} pairs={pairs} />
      ))}
    </div>
  );
}

type PairLinks = readonly { path: string; title: string }[];

function ToolSection({ group: { title, text, tools }, pairs }: { group: Group; pairs: PairLinks }) {
  return (
    <section
      aria-labelledby={`group-${title}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-line border-t pt-7 lg:grid-cols-[200px_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={`group-${title}`} className="text-xl">
          {title}
        </h2>
        <p className="max-w-[26em] text-ink-2 text-sm">{text}</p>
      </div>
      {title === "Convert" ? (
        <div className="grid gap-x-5 gap-y-8 lg:grid-cols-3">
          <ToolGrid tools={tools} columns="" />
          <ul className="grid grid-cols-2 content-start gap-x-5 sm:grid-cols-3 lg:col-span-2 xl:grid-cols-5">
            {pairs.map(({ path, title: pair }) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-8 items-center rounded-swatch text-ink-2 text-sm hover:text-ink"
                >
                  {pair}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ToolGrid tools={tools} columns="grid-cols-2 lg:grid-cols-3" />
      )}
    </section>
  );
}
