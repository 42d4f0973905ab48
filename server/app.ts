import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MCP_PATH } from "#contract/api-addresses.ts";
import { RESOURCE_METADATA_PATH, SERVER_METADATA_PATH } from "#contract/connected-apps.ts";
import { SHARE_PATH } from "#contract/share-target.ts";
import { createAccount } from "./account/account.ts";
import { createApi } from "./api/answer-api.ts";
import { answerBackend, callerOf } from "./backend/answer-backend.ts";
import { BACKUP_PATH } from "./backend/backup/answer-backup.ts";
import { createBilling } from "./billing/routes.ts";
import { endSubscriptions } from "./billing/set-ending.ts";
import { answerThrown } from "./http/client-gone.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { groupIp } from "./limits/limits.ts";
import { createMachineLock, machineKeyOf } from "./machine-key.ts";
import { answerMail } from "./mail/mailbox.ts";
import { createLibraryAccess } from "./mcp/library-access.ts";
import { createMcp } from "./mcp/mcp.ts";
import { createReadiness } from "./observe/readiness.ts";
import { createPages, PREVIOUS_BUILD, type Services } from "./pages/answer-page.ts";
import { answerColorFile } from "./pages/color-files.ts";
import { serveFiles, WORKER_PATH } from "./pages/files.ts";
import { answerEndingWorker } from "./pages/service-worker.ts";
import { answerShareTarget, MAX_SHARED_BYTES, openPictureTool } from "./pages/share-target.ts";

// The tests read the route map from this bundle.
export * from "virtual:react-router/server-build";

/** Many times the longest message, so that one that is too long comes back with its text. */
const FORM_LIMIT_BYTES = 256 * 1024;

/** One app per set of services: a server has one, tests have several. */
const apps = new WeakMap<Services, Hono>();

/** Search engines can read data and downloads, which are for programs and for saving, but must list only pages. */
const keepDataUnlisted: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  const isFile = headers.get("Content-Disposition")?.startsWith("attachment");
  if (isFile || headers.get("Content-Type")?.startsWith("application/json")) headers.set("X-Robots-Tag", "noindex");
};

/** The whole site as one fetch function: the same object in development, production and tests. */
export function getApp(services: Services): Hono {
  const known = apps.get(services);
  if (known) return known;
  const app = createApp(services);
  apps.set(services, app);
  return app;
}

function createApp(services: Services) {
  const { config, names, backend, outbox, payments, makeLimiter } = services;
  const { mailbox } = backend;
  const isSecure = config.siteUrl?.startsWith("https:") ?? false;
  const networkOf = (c: Context) => groupIp(callerOf(c, config.hasTrustedProxy));
  const originOf = (c: Context) => config.siteUrl ?? new URL(c.req.url).origin;
  const { isOpen, takeKey } = createMachineLock(machineKeyOf(backend), isSecure);
  // A test checkout that is on by default would give Pro to anyone.
  const isServed = (c: Context) => !payments || payments.isForAll || isOpen(c);
  const access = createLibraryAccess({ backend, names, originOf, siteUrl: config.siteUrl ?? config.address });
  const answerPage = createPages(services, { originOf, networkOf, isOpen, isServed, connectsApps: access.isOn });
  const billing = { backend, payments, now: Date.now };
  const hono = new Hono();

  hono.onError(answerThrown);
  hono.use(securityHeaders(isSecure));
  hono.use(keepDataUnlisted);
  addHealthChecks(hono, services);
  for (const path of ["/auth/v1/*", "/rest/v1/*", BACKUP_PATH]) {
    hono.all(path, (c) => answerBackend(c, backend, config.hasTrustedProxy));
  }
  // These make changes that users are notified of by email.
  for (const path of ["/account/*", "/billing/*", "/contact", "/contact.data"]) {
    hono.on(["POST", "DELETE"], path, async (_, next) => {
      await next();
      void outbox.send();
    });
  }
  // People may type these; the 404 page suggests /user/account.
  for (const path of ["/account", "/account/", "/billing", "/billing/"]) hono.get(path, answerPage);
  hono.route(
    "/account",
    createAccount({
      backend,
      ipOf: networkOf,
      makeLimiter,
      endSubscriptions: (id) => endSubscriptions(billing, id),
    }),
  );
  for (const path of ["/mailbox", "/pricing"]) hono.get(path, takeKey);
  hono.get("/billing/test/*", answerPage);
  hono.route("/billing", createBilling({ ...billing, ipOf: networkOf, originOf, isServed, makeLimiter }));
  hono.all("/api/:endpoint{.+}", createApi({ names, originOf, networkOf }));
  hono.all(MCP_PATH, createMcp({ names, originOf, networkOf, access }));
  hono.on(["GET", "OPTIONS"], [RESOURCE_METADATA_PATH, RESOURCE_METADATA_PATH + MCP_PATH], access.describe);
  hono.on(["GET", "OPTIONS"], `${SERVER_METADATA_PATH}/auth/v1`, (c) =>
    answerBackend(c, backend, config.hasTrustedProxy, `/auth/v1${SERVER_METADATA_PATH}`),
  );
  hono.on(["GET", "OPTIONS"], "/color/:file{[^/]+\\.(?:svg|png|json)}", (c) => answerColorFile(c, names));
  for (const path of ["/contact", "/contact.data"]) hono.use(path, bodyLimit({ maxSize: FORM_LIMIT_BYTES }));
  hono.get("/mailbox/:file", (c) => (mailbox && isOpen(c) && answerMail(c, mailbox)) || answerPage(c));
  hono.get(SHARE_PATH, answerShareTarget);
  hono.post(SHARE_PATH, bodyLimit({ maxSize: MAX_SHARED_BYTES, onError: openPictureTool }), answerShareTarget);
  if (config.isOfflineOff || import.meta.env.DEV) hono.get(WORKER_PATH, answerEndingWorker);
  if (import.meta.env.PROD) hono.use(serveFiles("build/client", PREVIOUS_BUILD));
  hono.all("*", answerPage);
  return hono;
}

function addHealthChecks(hono: Hono, { backend, isStopping }: Services) {
  const isReady = createReadiness(backend);
  hono.get("/api/health", (c) => {
    c.header("Cache-Control", "no-store");
    return isStopping() ? c.json({ ok: false, problem: "The server is stopping." }, 503) : c.json({ ok: true });
  });
  hono.get("/api/ready", async (c) => {
    c.header("Cache-Control", "no-store");
    if (await isReady()) return c.json({ ok: true });
    return c.json({ ok: false, problem: "The database isn't responding." }, 503, { "Retry-After": "5" });
  });
}
