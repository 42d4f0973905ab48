import { publicCacheHeaders } from "#app/cache-headers.ts";
import { LIBRARY } from "#app/frame/navigation.ts";
import { tools } from "#content/tools.ts";
import { nonceContext } from "#contract/site.ts";
import type { Route } from "./+types/offline-route";
import { ErrorPage } from "./error-page.tsx";

/** Loads the requested page once there is a connection, after a moment, because connections often need one to work. */
const RELOAD_SCRIPT = `addEventListener("online",()=>setTimeout(()=>location.reload(),500))`;

const KEPT = [...tools.map(({ path, title }) => ({ label: title, to: path })), LIBRARY];

export const headers = publicCacheHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return { nonce: context.get(nonceContext) ?? undefined };
}

/** What the service worker shows for a page it hasn't stored. Without the site's scripts: see app/root.tsx. */
export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return (
    <ErrorPage title="No connection" text="You're offline. Everything you saved is safe." canTryAgain>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, with the nonce of the page */}
      <script nonce={loaderData.nonce} dangerouslySetInnerHTML={{ __html: RELOAD_SCRIPT }} />
      <nav aria-labelledby="kept" className="grid w-full gap-3 pt-6">
        <h2 id="kept" className="font-medium text-ink-2 text-sm">
          These work offline
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-8 border-line border-t pt-2">
          {KEPT.map(({ label, to }) => (
            <li key={to}>
              <a href={to} className="flex min-h-11 items-center rounded-swatch font-medium hover:text-ink-2">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </ErrorPage>
  );
}
