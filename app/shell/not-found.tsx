import { data } from "react-router";
import type { Route } from "./+types/not-found";
import { ErrorPage } from "./error-page.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return data({ fullPath: pathname + search }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <ErrorPage title="Page not found" text={`Page not found: ${loaderData.fullPath}`} />;
}
