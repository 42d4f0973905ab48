import { Writable } from "node:stream";
import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext } from "#contract/site.ts";

export const streamTimeout = 5_000;

/** The router's errors for cross-site forms, as a document and as data. */
const FORGED_FORM = /Aborting the action\.$|^Bad Request$/;

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
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext) ?? undefined;
  let responseStatus = status;
  const body = await renderWhole(<ServerRouter context={ofMatches(routerContext)} url={request.url} nonce={nonce} />, {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
    onError(error, hasShell) {
      responseStatus = 500;
      if (hasShell && !request.signal.aborted) console.error(error);
    },
  });
  return new Response(body, { status: responseStatus, headers });
}

/** Keeps only the matched routes: the router creates objects for all given routes on every page. */
function ofMatches(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

type Options = {
  nonce: string | undefined;
  /** Ends the page with what is rendered so far. */
  signal: AbortSignal;
  onError: (error: unknown, hasShell: boolean) => void;
};

/**
 * Renders the whole page at once: parts that load late in the browser would be streamed hidden and shown only by a
 * script. Uses a Node stream, which costs less than a web stream.
 */
function renderWhole(page: ReactNode, { nonce, signal, onError }: Options) {
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    let hasShell = false;
    const chunks: Uint8Array[] = [];
    const whole = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(loadScriptsLast(Buffer.concat(chunks)));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Keeps large Suspense content in place: otherwise a script moves it there, and without JavaScript nothing does.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => onError(error, hasShell),
      onShellReady: () => (hasShell = true),
      onShellError: reject,
      onAllReady: () => {
        signal.removeEventListener("abort", end);
        pipe(whole);
      },
    });
    const end = () => abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
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
