import { transcode } from "node:buffer";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext } from "#contract/site.ts";
import { readDataFirst } from "./router-patches/data-first.ts";

export const streamTimeout = 5_000;

/** The router's errors for cross-site forms, as a document and as data. */
const FORGED_FORM = /Aborting the action\.$|^Bad Request$/;

/** How React marks a part that a rendered text lacks: its code hasn't loaded yet, or it failed. */
const MISSING_PART = "<!--$!-->";

/** Logs only crashes: strangers could send refused requests without end. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (request.method !== "GET" && error instanceof Error && FORGED_FORM.test(error.message)) return;
  console.error(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const isBot = isbot(request.headers.get("user-agent"));
  // By specification, bots don't get a rendered error page after a crash.
  if (isBot && hasCrashed(routerContext)) return new Response("Internal Server Error", { status: 500 });
  headers.set("Content-Type", "text/html; charset=utf-8");

  const nonce = loadContext.get(nonceContext) ?? undefined;
  const context = await readDataFirst(ofMatches(routerContext));
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const html = toUtf8(`<!DOCTYPE html>${renderToString(page)}`);
  if (!html.includes(MISSING_PART)) return respond(html, status);

  let wholeStatus = status;
  const whole = await renderWhole(page, nonce, (error) => {
    wholeStatus = 500;
    console.error(error);
  });
  return respond(whole, wholeStatus);

  function respond(document: Buffer, finalStatus: number) {
    return new Response(loadScriptsLast(document), { status: finalStatus, headers });
  }
}

/** Like `Buffer.from`, in half the time for a text with characters beyond Latin-1. */
function toUtf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8");
  } catch {
    return Buffer.from(text); // The text has half of a surrogate pair.
  }
}

/** Keeps only the matched routes: the router creates objects for all given routes on every page. */
function ofMatches(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * Renders a page with parts that are still loading or that fail. Sends nothing before the end: otherwise late parts would
 * be streamed hidden and shown only by a script.
 */
function renderWhole(page: ReactNode, nonce: string | undefined, onError: (error: unknown) => void) {
  return new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Keeps large Suspense content in place: otherwise a script moves it there, and without JavaScript nothing does.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
    });
    const limit = AbortSignal.timeout(streamTimeout + 1_000);
    limit.addEventListener("abort", () => abort(limit.reason));
  });
}

/** The page renders without its scripts, so they load after its style sheet and fonts. */
function loadScriptsLast(page: Buffer) {
  const end = page.indexOf("</head>");
  if (end < 0) return Buffer.from(page);
  const head = page.toString("utf8", 0, end);
  const late = head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return Buffer.concat([Buffer.from(late), page.subarray(end)]);
}

function hasCrashed({ staticHandlerContext }: EntryContext) {
  return Object.values(staticHandlerContext.errors ?? {}).some((error) => !isRouteErrorResponse(error));
}
