import { data } from "react-router";
import type { Route } from "./+types/not-found";
import { ErrorPage } from "./error-page.tsx";
import { Header } from "./header.tsx";

/** A pattern of addresses that a list completes (routes.ts): what is not on the list fails its validation. */
const PRODUCT = /^\/[^/]+-pro-photoshop$/i;

export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  if (PRODUCT.test(pathname)) throw data(`Page Not Found: ${pathname}${search}`, { status: 404 });
  return data({ fullPath: pathname + search }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <ErrorPage title="Page not found" text={`Page not found: ${loaderData.fullPath}`} header={<Header />} />;
}
