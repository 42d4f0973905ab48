import { existsSync } from "node:fs";
import type { Backend } from "./backend/contract.ts";
import { unavailable } from "./backend/unavailable.ts";
import { readConfig } from "./config/config.ts";
import { countInMemory } from "./limits/limits.ts";
import { openNames } from "./names/names.ts";
import type { Services } from "./pages/answer-page.ts";
import { createRedirects } from "./redirects/redirects.ts";

type AppModule = typeof import("./app.ts");

/** The site's address in page tests. */
export const ORIGIN = "https://huesmith.example";

const BUNDLE = new URL("../build/server/index.js", import.meta.url);

/** The latest build of the app, for tests. */
export async function openBuiltApp(): Promise<AppModule> {
  if (!existsSync(BUNDLE)) throw new Error("There is no build/server/index.js to test: `npm run build` makes it.");
  // As in server/main.ts: React then renders in half the time.
  process.env.NODE_ENV = "production";
  return import(BUNDLE.href);
}

/** Test files share their modules, and thus this value. */
let plainServices: Services | undefined;
let names: Services["names"] | undefined;

/** The app with only its pages, at ORIGIN. All files of a worker share it, so each page is rendered once. */
export async function openPages() {
  const built = await openBuiltApp();
  plainServices ??= openPageServices(ORIGIN);
  return { ...built, app: built.getApp(plainServices) };
}

/** The services for page tests: the database is down, and pages work without it. */
export function openPageServices(siteUrl: string): Services {
  const away = async () => unavailable();
  const backend: Backend = {
    projectUrl: null,
    anonKey: "sb_publishable_for_tests",
    ready: Promise.resolve(),
    answer: away,
    call: away,
    callAsService: away,
    deriveKey: () => Buffer.alloc(32),
    mailKey: Buffer.alloc(32).toString("base64"),
    mailbox: null,
    close: async () => {},
  };
  const redirects = createRedirects({ backend, siteUrl });
  const config = readConfig({ SITE_URL: siteUrl });
  names ??= openNames();
  return {
    config,
    names,
    backend,
    outbox: { add: () => Promise.reject(new Error("away")), send: async () => {} },
    payments: null,
    redirects,
    makeLimiter: countInMemory,
    isStopping: () => false,
    onPage: () => {},
  };
}
