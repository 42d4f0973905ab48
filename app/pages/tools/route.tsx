import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { tools } from "#app/tools/registry.ts";
import { ToolGrid } from "#app/tools/tool-grid.tsx";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Color tools",
    description: `${tools.map(({ title, summary }) => `${title}: ${summary.toLowerCase()}.`).join(" ")} Free, without signing in.`,
    path: "/tools",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export default function Tools() {
  return (
    <div className="wrap grid gap-10 pt-12 md:pt-16">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">Color tools</h1>
        <p className="max-w-[34em] text-ink-2 text-lg">Each one works in the page, without signing in.</p>
      </header>
      <ToolGrid />
    </div>
  );
}
