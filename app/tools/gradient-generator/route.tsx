import { redirect } from "react-router";
import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { gradientGenerator as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { readPasted } from "./below/read-pasted.ts";
import { takeGradient } from "./changes.ts";
import { model } from "./model.ts";
import { GradientPage } from "./page.tsx";
import type { PageData } from "./use-bench.ts";

const DESCRIPTION =
  "Make CSS gradients in OKLCH or any other space: linear, radial, conic, with easing and hints. See gray zones, banding and contrast, and copy CSS, Tailwind, SVG or a dithered PNG.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs): PageData {
  const query = url.searchParams;
  const [loaded, pasted] = [model.read(query), query.get("css")?.trim() ?? ""];
  const colors = loaded.state.stops.map(({ color }) => color);
  const names = nameAll(colors, context.get(namesContext));
  // The form of the pasted gradient, where there is no JavaScript: it gets an address of its own.
  const read = pasted === "" ? null : readPasted(pasted);
  if (read && "gradient" in read)
    throw redirect(tool.path + queryOf(model, takeGradient(model.initial, read.gradient)));
  return { ...loaded, names, pasted, problem: read?.problem ?? "" };
}

export default function GradientGenerator({ loaderData }: Route.ComponentProps) {
  return <GradientPage data={loaderData} />;
}
