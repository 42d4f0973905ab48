import * as build from "virtual:react-router/server-build";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { NameService } from "#color/names.ts";
import { adsContext } from "#contract/ads.ts";
import { apiContext, connectsAppsContext } from "#contract/api.ts";
import { yearlyOfferContext } from "#contract/billing.ts";
import { contactContext } from "#contract/contact-desk.ts";
import { mailboxContext } from "#contract/mailbox.ts";
import { pagePathOf, pageSearchOf, redirectData } from "#contract/page-data.ts";
import { sharesContext } from "#contract/shares.ts";
import {
  buildContext,
  drawPngContext,
  namesContext,
  nonceContext,
  operatorContext,
  originContext,
  pagePathsContext,
  projectContext,
} from "#contract/site.ts";
import { testCheckoutContext } from "#contract/test-checkout.ts";
import { answerPreflight } from "../api/answer-preflight.ts";
import { describeApi } from "../api/describe-api.ts";
import type { Backend } from "../backend/contract.ts";
import type { Payments } from "../billing/payments.ts";
import { readYearlyOffer } from "../billing/prices.ts";
import type { Config } from "../config/config.ts";
import { createContact } from "../contact/contact.ts";
import { compressPage, tagFile } from "../http/send-page.ts";
import type { Outbox } from "../jobs/outbox.ts";
import type { MakeLimiter } from "../limits/limits.ts";
import { answerRedirect, type Redirects } from "../redirects/redirects.ts";
import { findKeptBuild, isTooOld, takeBuild } from "./builds.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { createDrawPng } from "./draw-png.ts";
import { createPageCache } from "./page-cache.ts";
import { createSpelling, findPagePaths } from "./page-paths.ts";
import { createShares } from "./shares.ts";

/** Services that survive a re-evaluation of app.ts in development. */
export type Services = {
  config: Config;
  names: NameService;
  backend: Backend;
  outbox: Pick<Outbox, "add" | "send">;
  payments: Payments | null;
  redirects: Redirects;
  makeLimiter: MakeLimiter;
  /** True once the server is shutting down. */
  isStopping: () => boolean;
  /** Called for each cacheable page served, with its source. */
  onPage: (from: "cache" | "render") => void;
};

/** What the server passes to pages about the caller and the site. */
type Caller = {
  /** The site's own origin, as the user sees it. */
  originOf: (c: Context) => string;
  /** The caller's network, for the limits. */
  networkOf: (c: Context) => string;
  /** True if the browser has this machine's key. */
  isOpen: (c: Context) => boolean;
  /** True if the caller can use the checkout. */
  isServed: (c: Context) => boolean;
  /** True if apps can be connected to accounts. */
  connectsApps: () => Promise<boolean>;
};

/** The files that pages of the previous build still load. */
export const PREVIOUS_BUILD = ".generated/builds/previous";

/** Those of pages without a form, and of files. */
const METHODS = "GET, HEAD";

/** Serves the pages of the site and their data. */
export function createPages(services: Services, caller: Caller): (c: Context) => Promise<Response> {
  const { config, backend, redirects } = services;
  const policyOf = (scripts: string) => contentSecurityPolicy(scripts, backend.projectUrl, config.ads?.origins);
  // Forms come from the public origin, even if a proxy rewrites the address.
  const allowedActionOrigins = config.siteUrl ? [new URL(config.siteUrl).host] : [];
  const render = createRequestHandler({ ...build, allowedActionOrigins }, import.meta.env.MODE);
  const makeContext = createContextMaker(services, caller);
  const spell = createSpelling(build.routes);
  const cache = createPageCache();
  const builds = { current: build.assets.version, previous: findKeptBuild(PREVIOUS_BUILD) };

  return async (c) => {
    const asked = takeBuild(c.req.raw);
    const { url } = asked;
    // The headers of HEAD are those of GET; the app drops the body.
    const request = c.req.method === "HEAD" ? new Request(asked.request, { method: "GET" }) : asked.request;
    const path = cleanPath(url.pathname);
    if (path !== url.pathname) return c.redirect(path + url.search, 301);
    if (import.meta.env.PROD && isTooOld(asked.build, builds, url, c.req.header("Referer"))) {
      return redirectData({ location: pagePathOf(path) + pageSearchOf(url.search), status: 302, isDocument: true });
    }
    const redirected = answerRedirect(request, path, redirects);
    if (redirected) return redirected;
    const spelled = request.method === "GET" ? spell(path) : path;
    if (spelled !== path) return c.redirect(spelled + url.search, 301);
    const acceptEncoding = c.req.header("Accept-Encoding");
    const accepted = { acceptEncoding, ifNoneMatch: c.req.header("If-None-Match") };
    const isKeepable = import.meta.env.PROD && request.method === "GET" && !url.search && !path.endsWith(".data");
    const key = caller.originOf(c) + path;
    const kept = isKeepable && cache.answer(key, accepted);
    if (kept) {
      services.onPage("cache");
      return kept;
    }

    const nonce = crypto.randomUUID().replaceAll("-", "");
    const response = await render(request, makeContext(c, nonce));
    if (request.method !== "GET" && isFile(response)) return answerOtherMethod(c, response);
    if (response.status === 405) response.headers.set("Allow", METHODS);
    if (request.method === "GET" && isFile(response)) {
      return tagFile(await compressPage(response, acceptEncoding), accepted.ifNoneMatch);
    }
    if (import.meta.env.DEV) return response;
    // Queries are private and unlimited: in shared caches they would evict the other pages.
    if (url.search && sharedSeconds(response) > 0) response.headers.set("Cache-Control", "private, no-cache");
    if (response.headers.get("Content-Type")?.startsWith("text/html")) {
      response.headers.set("Content-Security-Policy", policyOf(`'nonce-${nonce}'`));
    }
    const seconds = isKeepable ? sharedSeconds(response) : 0;
    if (seconds === 0) return compressPage(response, acceptEncoding);
    services.onPage("render");
    return cache.keep(key, response, { ...accepted, nonce, seconds, policyOf, signal: c.req.raw.signal });
  };
}

/** Makes the context that the pages' loaders and actions get with each request. */
function createContextMaker(services: Services, { originOf, networkOf, isOpen, isServed, connectsApps }: Caller) {
  const { config, names, backend, outbox, payments, makeLimiter } = services;
  const { projectUrl, anonKey, mailbox } = backend;
  const pagePaths = findPagePaths(build.routes);
  const shares = createShares(backend);
  const drawPng = createDrawPng();
  const testPages = payments?.testCheckout?.pages ?? null;
  const contactFor = createContact({
    config,
    mailbox,
    addMail: outbox.add,
    makeLimiter,
    key: backend.deriveKey("contact form"),
  });
  let api: { origin: string; reference: ReturnType<typeof describeApi> } | undefined;

  return (c: Context, nonce: string) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(originContext, originOf(c));
    context.set(buildContext, build.assets.version);
    context.set(projectContext, { url: projectUrl, key: anonKey });
    context.set(operatorContext, config.operator);
    context.set(adsContext, config.ads?.network ?? null);
    context.set(drawPngContext, drawPng);
    context.set(namesContext, names);
    context.set(pagePathsContext, pagePaths);
    context.set(mailboxContext, mailbox && (isOpen(c) ? mailbox : "locked"));
    context.set(sharesContext, shares);
    context.set(testCheckoutContext, testPages && (isServed(c) ? testPages : "locked"));
    context.set(yearlyOfferContext, () => readYearlyOffer(payments));
    context.set(contactContext, contactFor(networkOf(c)));
    context.set(connectsAppsContext, connectsApps);
    context.set(apiContext, () => {
      const origin = originOf(c);
      if (api?.origin !== origin) api = { origin, reference: describeApi(names, origin) };
      return api.reference;
    });
    return context;
  };
}

/** Removes trailing slashes and keeps one leading slash: two would lead to another host. */
function cleanPath(pathname: string) {
  const path = pathname.replace(/^\/+/, "/").replace(/(?<!\/)\/+$/, "");
  try {
    // The router's patterns end at a line break, even the one of the 404 page.
    if (/^.*$/.test(decodeURIComponent(path))) return path || "/";
  } catch {} // The router logs an address that it can't decode, in full and twice.
  return path.replaceAll("%", "%25");
}

/** For methods that a file doesn't have, the router sends the file, or says that the server failed. */
function answerOtherMethod(c: Context, response: Response) {
  if (c.req.method === "OPTIONS" && response.headers.get("Access-Control-Allow-Origin") === "*") {
    c.header("Access-Control-Allow-Origin", "*");
    return answerPreflight(c, METHODS);
  }
  if (!response.ok && response.status !== 405) return response;
  return c.text(`${c.req.method} is not allowed, only ${METHODS}.`, 405, { Allow: METHODS });
}

/** True for what a route serves besides pages and their data, such as a feed or a download. */
function isFile({ headers }: Response) {
  return !/^text\/(?:html|x-script)/.test(headers.get("Content-Type") ?? "text/html");
}

/** How long shared caches, including ours, may keep a response, in seconds. */
function sharedSeconds(response: Response) {
  const isWhole = response.status === 200 && !response.headers.has("Set-Cookie");
  const control = isWhole ? (response.headers.get("Cache-Control") ?? "") : "";
  return Number(/\bpublic\b.*\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}
