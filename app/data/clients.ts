import type { GoTrueClient } from "@supabase/auth-js";
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Project } from "#contract/site.ts";

export type Clients = {
  auth: GoTrueClient;
  rest: PostgrestClient;
  /** `fetch` with one more try for reads. */
  send: typeof fetch;
  /** For a second session next to the page's own, which is kept nowhere. */
  openSecondAuth: () => GoTrueClient;
};

let project: Project | undefined;
let clients: Promise<Clients> | undefined;

/** Loads nothing yet. */
export function openClients(given: Project) {
  project ??= given;
}

/** One pair for the whole page. Their code comes with the first call; a failed load is tried again by the next one. */
export function getClients(): Promise<Clients> {
  clients ??= import("./make-clients.ts").then(
    ({ makeClients }) => makeClients(readProject()),
    (error) => {
      clients = undefined;
      throw error;
    },
  );
  return clients;
}

/** Whether a hosted project holds the accounts and not this site's own server. */
export function isHosted(): boolean {
  return project !== undefined && project.url !== null;
}

/** For the few calls that the clients do not know. */
export function readProject(): { origin: string; key: string } {
  if (!project) throw new Error("openClients was not called");
  return { origin: project.url ?? location.origin, key: project.key };
}
