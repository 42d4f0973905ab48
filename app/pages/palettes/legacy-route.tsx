import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { categoryOfPath, categoryPath } from "./category-path.ts";

/** /color-palettes/green-color-palettes, the old address of a category. */
export function loader({ url }: LoaderFunctionArgs) {
  const { pathname, search } = url;
  const category = categoryOfPath(pathname);
  if (!category) throw data(`Page Not Found: ${pathname}${search}`, { status: 404 });
  return redirect(categoryPath(category) + search, 301);
}

/** Never drawn. It is here because an address without a page must be answered by one that says so, not by bare text. */
export default function LegacyPalettes() {
  return null;
}
