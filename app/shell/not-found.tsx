import { data } from "react-router";
import { suggestPages } from "#app/frame/suggest-pages.ts";
import type { Route } from "./+types/not-found";
import { ErrorPage } from "./error-page.tsx";
import { Header } from "./header.tsx";
import { ShortFooter } from "./short-footer.tsx";

/** An address pattern limited by a list (routes.ts): addresses not on the list fail its validation. */
const PRODUCT = /^\/[^/]+-pro-photoshop$/i;

export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  if (PRODUCT.test(pathname)) throw data(`Page Not Found: ${pathname}${search}`, { status: 404 });
  return data({ fullPath: pathname + search, pages: suggestPages(pathname) }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { fullPath, pages } = loaderData;
  return (
    <ErrorPage title="Page not found" text={`Page not found: ${fullPath}`} header={<Header />} footer={<ShortFooter />}>
      {pages.length > 0 && (
        <nav aria-labelledby="suggestions" className="grid w-full max-w-[34em] gap-2 pt-6">
          <h2 id="suggestions" className="font-medium text-ink-2 text-sm">
            You may be looking for
          </h2>
          <ul className="border-line border-t">
            {pages.map(({ label, to }) => (
              <li key={to} className="border-line border-b">
                <a
                  href={to}
                  className="flex min-h-11 items-baseline justify-between gap-4 rounded-swatch py-2.5 hover:text-ink-2"
                >
                  <span className="font-medium">{label}</span>
                  <span className="truncate font-mono text-ink-2 text-sm">{to}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ErrorPage>
  );
}
