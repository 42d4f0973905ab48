import { data } from "react-router";
import type { Route } from "./+types/not-found";
import { ErrorPage } from "./error-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  return data({ fullPath: pathname + search }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <ErrorPage title="Page not found" text={`Page not found: ${loaderData.fullPath}`} />;
}
