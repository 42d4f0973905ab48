import { AccountGate } from "#app/account/account-gate.tsx";
import { late } from "#app/late/late.tsx";
import { pageMeta } from "#app/metadata.ts";
import type { Route } from "./+types/route";

const Consent = late(() => import("./consent.tsx").then((loaded) => loaded.Consent), "The app's request", {
  waiting: <div aria-hidden className="h-64 rounded-bench bg-well" />,
});

/** The id format that services use. Anything else could send the page's request elsewhere. */
const ID = /^[\w-]{16,128}$/;

const PROBLEMS: ReadonlyMap<string, string> = new Map([
  [
    "oauth_client_not_found",
    "This app isn't registered here anymore. Remove the connection in the app and add it again.",
  ],
  [
    "over_request_rate_limit",
    "Too many apps were connected from your network. Wait five minutes and start again in the app.",
  ],
]);
const BAD_REQUEST =
  "The app's request is invalid. Start again in the app. If that doesn't help, contact its developers.";

export const meta = pageMeta({
  title: "Connect an app",
  description: "Choose whether an app can read the colors, palettes and projects you've saved.",
});

export const headers = () => ({ "Cache-Control": "no-store" });

export function loader({ url }: Route.LoaderArgs) {
  const id = url.searchParams.get("authorization_id") ?? "";
  if (ID.test(id)) return { id, problem: null };
  return { id: null, problem: PROBLEMS.get(url.searchParams.get("error") ?? "") ?? BAD_REQUEST };
}

export default function ConsentRoute({ loaderData: { id, problem } }: Route.ComponentProps) {
  return (
    <div className="wrap grid justify-items-center pt-12 md:pt-16">
      <div className="grid w-full max-w-[34rem] gap-6">
        <h1 className="text-3xl">Connect an app</h1>
        {id === null ? (
          <p className="text-ink-2">{problem}</p>
        ) : (
          <AccountGate what="the app's request">
            <Consent key={id} id={id} />
          </AccountGate>
        )}
      </div>
    </div>
  );
}
