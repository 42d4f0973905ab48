import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { categoryOfPath, categoryPath } from "./category-path.ts";

/** Redirects /color-palettes/green-color-palettes, the old address of a category. */
export function loader({ url }: LoaderFunctionArgs) {
  const { pathname, search } = url;
  const category = categoryOfPath(pathname);
  if (!category) throw data(`Page Not Found: ${pathname}${search}`, { status: 404 });
  return redirect(categoryPath(category) + search, 301);
}

/** Never rendered. It makes the router answer an unknown address with a page instead of bare text. */
export default function LegacyPalettes() {
  return null;
}
