// A test server's keys and its own calls. For tests only.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withKey } from "./backend.ts";
import type { ApiHandler, Backend } from "./contract.ts";
import { type BackendKeys, openKeys } from "./keys.ts";

export async function makeTestKeys(): Promise<BackendKeys> {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-keys-"));
  try {
    return await openKeys(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The server's own calls to these two handlers. */
export function callHandlers(handlers: { auth: ApiHandler; rest: ApiHandler }, keys: BackendKeys) {
  const callWith = (path: string, init: RequestInit) =>
    handlers[path.startsWith("/auth/") ? "auth" : "rest"](
      new Request(`http://localhost:3000${path}`, init),
      "127.0.0.1",
    );
  return {
    projectUrl: null,
    mailKey: keys.sealingKey,
    call: (path, init) => callWith(path, withKey(init, keys.anonKey, false)),
    callAsService: (path, init) => callWith(path, withKey(init, keys.secretKey, true)),
  } satisfies Partial<Backend>;
}
