import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageNotFound, searchOf } from "#app/frame/page-not-found.ts";
import { categoryOfPath, categoryPath } from "./category-path.ts";

/** Redirects /color-palettes/green-color-palettes, the old address of a category. */
export function loader({ request, url }: LoaderFunctionArgs) {
  const category = categoryOfPath(url.pathname);
  if (!category) throw pageNotFound({ request, url });
  return redirect(categoryPath(category) + searchOf({ request, url }), 301);
}

/** Never rendered. It makes the router answer an unknown address with a page instead of bare text. */
export default function LegacyPalettes() {
  return null;
}
