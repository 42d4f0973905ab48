import * as build from "virtual:react-router/server-build";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { NameService } from "#color/names.ts";
import { adsContext } from "#contract/ads.ts";
import { apiContext } from "#contract/api.ts";
import { contactContext } from "#contract/contact-desk.ts";
import { mailboxContext } from "#contract/mailbox.ts";
import { sharesContext } from "#contract/shares.ts";
import {
  buildContext,
  namesContext,
  nonceContext,
  operatorContext,
  originContext,
  pagePathsContext,
  projectContext,
} from "#contract/site.ts";
import { testCheckoutContext } from "#contract/test-checkout.ts";
import { createAccount } from "./account/account.ts";
import { answerBackend, callerOf } from "./answer-backend.ts";
import { answerApi } from "./api/answer-api.ts";
import { describeApi } from "./api/describe-api.ts";
import { groupIp } from "./backend/auth/limits.ts";
import type { Backend } from "./backend/backend.ts";
import { endSubscriptions } from "./billing/end-subscriptions.ts";
import type { Payments } from "./billing/payments.ts";
import { createBilling } from "./billing/routes.ts";
import { findKeptBuild, isTooOld, takeBuild } from "./builds.ts";
import { answerColorFile } from "./color-files.ts";
import type { Config } from "./config.ts";
import { createContact } from "./contact/contact.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { serveFiles } from "./files.ts";
import { createMachineLock, machineKeyOf } from "./machine-key.ts";
import { answerMail } from "./mail/answer-mail.ts";
import type { Mailer } from "./mail/mailer.ts";
import { createPageCache } from "./page-cache.ts";
import { pagePathOf, pageSearchOf, redirectData } from "./page-data.ts";
import { findPagePaths } from "./page-paths.ts";
import { answerRedirect } from "./redirects/answer-redirect.ts";
import type { Redirects } from "./redirects/redirects.ts";
import { securityHeaders } from "./security-headers.ts";
import { compressPage } from "./send-page.ts";
import { createShares, tagShare } from "./shares.ts";

/** Many times the longest message, so that one which is too long comes back with its text. */
const FORM_LIMIT_BYTES = 256 * 1024;

// The tests read the route map from this bundle.
export * from "virtual:react-router/server-build";

/** What outlives a new evaluation of this module in development. */
export type Services = {
  config: Config;
  names: NameService;
  backend: Backend;
  mailer: Mailer;
  payments: Payments | null;
  redirects: Redirects;
};

/** What the route of shared files answers, see app/routes.ts. */
const SHARE_FILE = /^\/shared\/[^/]+\.(?:css|json)$/i;
/** What pages of the build before still load. */
const PREVIOUS_BUILD = ".generated/builds/previous";

let app: Hono | undefined;

/** The whole site as one fetch function: the same object in development, in production and in tests. */
export function getApp(services: Services): Hono {
  app ??= createApp(services);
  return app;
}

function createApp({ config, names, backend, mailer, payments, redirects }: Services) {
  const { projectUrl } = backend;
  const adOrigins = config.ads?.origins;
  const isSecure = config.siteUrl?.startsWith("https:") ?? false;
  // A form comes from the public origin, whatever a proxy makes of the address.
  const allowedActionOrigins = config.siteUrl ? [new URL(config.siteUrl).host] : [];
  const render = createRequestHandler({ ...build, allowedActionOrigins }, import.meta.env.MODE);
  const pages = createPageCache();
  const pagePaths = findPagePaths(build.routes);
  const shares = createShares(backend);
  const billing = { backend, payments, sendMail: mailer.send, now: Date.now };
  const testPages = payments?.testCheckout?.pages ?? null;
  const contactFor = createContact({ config, mailer, key: backend.deriveKey("contact form") });
  const networkOf = (c: Context) => groupIp(callerOf(c, config.hasTrustedProxy));
  const { isOpen, takeKey } = createMachineLock(machineKeyOf(backend), isSecure);
  // A test checkout that turned itself on would give Pro to anyone.
  const isServed = (c: Context) => !payments || payments.isForAll || isOpen(c);
  const originOf = (c: Context) => config.siteUrl ?? new URL(c.req.url).origin;
  const builds = { current: build.assets.version, previous: findKeptBuild(PREVIOUS_BUILD) };
  let api: ReturnType<typeof describeApi> | undefined;
  const hono = new Hono();

  hono.use(securityHeaders(isSecure));
  hono.get("/api/health", (c) => c.json({ ok: true }));
  for (const door of ["/auth/v1/*", "/rest/v1/*"]) {
    hono.all(door, (c) => answerBackend(c, backend, config.hasTrustedProxy));
  }
  hono.route(
    "/account",
    createAccount({
      backend,
      sendMail: mailer.send,
      ipOf: networkOf,
      endSubscriptions: (id) => endSubscriptions(billing, id),
    }),
  );
  for (const path of ["/mailbox", "/pricing"]) hono.get(path, takeKey);
  hono.get("/billing/test/*", answerPage);
  hono.route("/billing", createBilling({ ...billing, ipOf: networkOf, originOf, isServed }));
  hono.all("/api/:endpoint{.+}", (c) => answerApi(c, names));
  hono.get("/color/:file{[^/]+\\.(?:svg|png|json)}", (c) => answerColorFile(c, names));
  for (const path of ["/contact", "/contact.data"]) hono.use(path, bodyLimit({ maxSize: FORM_LIMIT_BYTES }));
  hono.get("/mailbox/:file", (c) => (backend.mailbox && isOpen(c) && answerMail(c, backend.mailbox)) || answerPage(c));
  if (import.meta.env.PROD) hono.use(serveFiles("build/client", PREVIOUS_BUILD));
  hono.all("*", (c) => answerPage(c));
  return hono;

  async function answerPage(c: Context) {
    const { request, url, build: askingBuild } = takeBuild(c.req.raw);
    // Two slashes in front would lead to another host.
    const path = makeDecodable(url.pathname.replace(/^\/+/, "/").replace(/\/+$/, "")) || "/";
    if (path !== url.pathname) return c.redirect(path + url.search, 301);
    if (import.meta.env.PROD && isTooOld(askingBuild, builds, url, c.req.header("Referer"))) {
      return redirectData({ location: pagePathOf(path) + pageSearchOf(url.search), status: 302, isDocument: true });
    }
    const redirected = answerRedirect(request, path, redirects);
    if (redirected) return redirected;
    const origin = originOf(c);
    const accepts = c.req.header("Accept-Encoding");
    const isKeepable = import.meta.env.PROD && c.req.method === "GET" && !url.search && !path.endsWith(".data");
    const key = origin + path;
    const kept = isKeepable && pages.answer(key, accepts);
    if (kept) return kept;

    const nonce = crypto.randomUUID().replaceAll("-", "");
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(originContext, origin);
    context.set(buildContext, builds.current);
    context.set(projectContext, { url: projectUrl, key: backend.anonKey });
    context.set(operatorContext, config.operator);
    context.set(adsContext, config.ads?.network ?? null);
    context.set(namesContext, names);
    context.set(pagePathsContext, pagePaths);
    context.set(mailboxContext, backend.mailbox && (isOpen(c) ? backend.mailbox : "locked"));
    context.set(sharesContext, shares);
    context.set(testCheckoutContext, testPages && (isServed(c) ? testPages : "locked"));
    context.set(contactContext, contactFor(networkOf(c)));
    context.set(apiContext, () => {
      api ??= describeApi(names);
      return api;
    });
    const response = await render(request, context);
    if (c.req.method === "GET" && SHARE_FILE.test(path)) return tagShare(response, c.req.header("If-None-Match"));
    if (import.meta.env.DEV) return response;
    // What somebody typed is for nobody else, and queries have no end: kept, they would push out the other pages.
    if (url.search && sharedSeconds(response) > 0) response.headers.delete("Cache-Control");
    if (response.headers.get("Content-Type")?.startsWith("text/html")) {
      response.headers.set("Content-Security-Policy", contentSecurityPolicy(`'nonce-${nonce}'`, projectUrl, adOrigins));
    }
    const seconds = isKeepable ? sharedSeconds(response) : 0;
    if (seconds === 0) return compressPage(response, accepts);
    const { signal } = c.req.raw;
    const rendered = { nonce, seconds, acceptEncoding: accepts, signal, project: projectUrl, ads: adOrigins };
    return pages.keep(key, response, rendered);
  }
}

/** The router writes an address that it cannot decode to the log, whole and twice. */
function makeDecodable(path: string) {
  try {
    // Its outcome is used: the bundler would leave the call out otherwise.
    return decodeURIComponent(path) === "" ? "" : path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/** How long shared caches, ours too, may keep an answer. */
function sharedSeconds(response: Response) {
  const isWhole = response.status === 200 && !response.headers.has("Set-Cookie");
  const control = isWhole ? (response.headers.get("Cache-Control") ?? "") : "";
  return Number(/\bpublic\b.*\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}
