import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { adsContext } from "#contract/ads.ts";
import { colorPath } from "#contract/color-path.ts";
import { buildContext, originContext, projectContext } from "#contract/site.ts";
import geistMono from "../.generated/geist-mono.woff2?url";
import icons from "../.generated/icons.svg?url";
import instrumentSans from "../.generated/instrument-sans.woff2?url";
import type { Route } from "./+types/root";
import styles from "./app.css?url";
import { HEAD_SCRIPT } from "./head-script.ts";
import { late } from "./late/late.tsx";
import type { loader as colorLoader } from "./pages/color/route.tsx";
import printStyles from "./print.css?url";
import { Arrival } from "./shell/arrival.tsx";
import { isNetworkError, keepOpenPage } from "./shell/background/page-failure.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { Header } from "./shell/header.tsx";
import { LoadingBar } from "./shell/loading-bar.tsx";
import { usePageLinks } from "./shell/page-links.ts";
import { ShortFooter } from "./shell/short-footer.tsx";
import { repeatEarlyPress } from "./ui/early-press.ts";
import { useOnMount } from "./ui/use-on-mount.ts";

/** A notification shown before it loads waits in the store. */
const Layers = late(async () => (await import("./frame/layers.tsx")).Layers, null);
/** A dialog opened before it loads waits in the store as well. */
const AccountStart = late(async () => (await import("./account/account-start.tsx")).AccountStart, null);
const AdsStart = late(async () => (await import("./ads/ads-start.tsx")).AdsStart, null);
const Suggestions = late(async () => (await import("./shell/suggestions.tsx")).Suggestions, null, { isOnServer: true });
const Background = late(async () => (await import("./shell/background/background.tsx")).Background, null);

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: instrumentSans, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: geistMono, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  // Masks are fetched like fonts, without credentials.
  { rel: "preload", href: icons, as: "image", type: "image/svg+xml", crossOrigin: "anonymous" },
  // Separate from the other style sheet, so that no screen waits for it.
  { rel: "stylesheet", href: printStyles, media: "print" },
  { rel: "apple-touch-icon", href: "/icons/apple-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs) {
  return {
    origin: context.get(originContext),
    build: context.get(buildContext),
    project: context.get(projectContext),
    ads: context.get(adsContext),
  };
}

/**
 * Origin and project never change while the page is open, but each navigation to another page asks the server, which
 * may respond that the page moved. Not on the way to the library, which works offline.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname !== currentUrl.pathname && !nextUrl.pathname.startsWith("/user/");
}

/** Headers of a loader's refusal, such as when to try again. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepOpenPage];

export function Layout({ children }: { children: ReactNode }) {
  const build = useRouteLoaderData<typeof loader>("root")?.build;
  // A color page's tab icon has its color. A PNG, because every browser accepts those as icons.
  const hex = useRouteLoaderData<typeof colorLoader>("pages/color/route")?.hex;
  const icon = hex ? `${colorPath(hex)}.png?w=64&h=64` : "/icon.svg";
  // The worker shows that page at any address, for which the router would hydrate a different one.
  const hasScripts = useLocation().pathname !== "/offline";
  // After the effects of the whole page, and after text typed early.
  useOnMount(() => void setTimeout(repeatEarlyPress));
  return (
    // The script in the head sets data-theme before hydration.
    <html lang="en" data-build={build} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#dc3522" />
        {/* The precedence puts it before preloads. By URL, because a style sheet that belongs to a chunk is loaded
            again with each late part that imports the chunk. */}
        <link rel="stylesheet" href={styles} precedence="site" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        {/* A new element for each icon: not every browser notices a changed address. */}
        <link key={icon} rel="icon" href={icon} />
        {/* Style sheets need no nonce, and browsers hide it, which would cause a hydration mismatch. */}
        <Links nonce="" />
      </head>
      <body onClickCapture={forgetEarlyPress}>
        <LoadingBar />
        {children}
        <Layers />
        <ScrollRestoration />
        {hasScripts && <Scripts />}
      </body>
    </html>
  );
}

/** A press that React handles counts instead of an earlier one: people press again when nothing happens. */
function forgetEarlyPress() {
  document.earlyPress = null;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  usePageLinks();
  return (
    <>
      <Outlet />
      <Arrival />
      <AccountStart project={loaderData.project} />
      {loaderData.ads && <AdsStart network={loaderData.ads} />}
      <Background />
    </>
  );
}

/** Refusals that bring their own text. */
const REFUSALS: Readonly<Record<number, string>> = {
  403: "This page is locked",
  404: "Page not found",
  503: "Not available right now",
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const project = useRouteLoaderData<typeof loader>("root")?.project;
  const refusal = isRouteErrorResponse(error) ? REFUSALS[error.status] : undefined;
  if (refusal && isRouteErrorResponse(error)) {
    const { text = String(error.data), pages } = Object(error.data);
    return (
      <>
        <ErrorPage
          title={refusal}
          text={text}
          canTryAgain={error.status === 503}
          header={project && <Header />}
          footer={<ShortFooter />}
        >
          {pages && <Suggestions pages={pages} />}
        </ErrorPage>
        {project && <AccountStart project={project} />}
      </>
    );
  }
  const isOffline = isNetworkError(error);
  const what = isOffline ? "You're offline." : "This page could not be shown.";
  return (
    <ErrorPage
      title={isOffline ? "No connection" : "Something went wrong"}
      text={`${what} Everything you saved is safe.${isOffline ? "" : " Try again, or go to the home page."}`}
      canTryAgain
      isOffline={isOffline}
    />
  );
}
