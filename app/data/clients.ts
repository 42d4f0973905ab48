import type { Project } from "#contract/site.ts";
import type { makeClients } from "./make-clients.ts";

type Clients = ReturnType<typeof makeClients>;

const DEADLINE_MS = 30_000;

let project: Project | undefined;
let clients: Promise<Clients> | undefined;

/** Stores the project without loading anything yet. */
export function openClients(given: Project) {
  project ??= given;
}

/** One pair for the whole page, loaded on the first call; a failed load is retried on the next one. */
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

/** A timeout for a call that others may wait for. */
export function deadline() {
  return AbortSignal.timeout(DEADLINE_MS);
}

/** Whether accounts are in a hosted project and not on this site's own server. */
export function isHosted(): boolean {
  return project !== undefined && project.url !== null;
}

/** For the few calls the clients don't support. */
export function readProject(): { origin: string; key: string } {
  if (!project) throw new Error("openClients was not called");
  return { origin: project.url ?? location.origin, key: project.key };
}
