import type { AdsNetwork } from "#contract/ads.ts";

/** How long browsers may keep the network's script. */
const CACHE_BUST_MS = 10 * 60 * 1000;
/** How long the tag library may take before a blocker is reported. */
const BLOCK_WAIT_MS = 2000;

type Queue = Pick<object[], "push">;
export type AdsState = {
  adBlockDetected: boolean;
  /** True once the script is loading or loaded: a zone may be pushed, again after each navigation. */
  allowReloadAdUnit: boolean;
};

type Page = {
  /** Checked again before the script loads, because a Pro member may have logged in meanwhile. */
  isAllowed: () => boolean;
  report: (change: Partial<AdsState>) => void;
};

/** Checks for a blocker and loads the script if there is none. False if it was not the time for it. */
export async function startNetwork({ scriptUrl, queue }: AdsNetwork, { isAllowed, report }: Page): Promise<boolean> {
  if (!navigator.onLine) return false;
  const address = scriptAddress(scriptUrl, Date.now());
  const isBlocked = await isScriptBlocked(address);
  if (!isAllowed()) return false;
  if (isBlocked) {
    report({ adBlockDetected: true });
    return true;
  }
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  // A slow connection isn't a blocker: if the library loads later, it takes the report back.
  script.onload = () => hasTagLibrary(queue) && report({ adBlockDetected: false });
  document.head.append(script);
  report({ allowReloadAdUnit: true });
  setTimeout(() => hasTagLibrary(queue) || report({ adBlockDetected: true }), BLOCK_WAIT_MS);
  return true;
}

/**
 * Whether something blocks the network's script: the request fails or is answered by another origin. Without CORS, a
 * response doesn't reveal redirects, and `redirect: "manual"` is refused. But our policy allows no redirects to any
 * origin other than the network's, so that counts as a failure.
 */
export async function isScriptBlocked(address: string): Promise<boolean> {
  try {
    const { redirected } = await fetch(address, { method: "HEAD", mode: "no-cors" });
    return redirected;
  } catch {
    return true;
  }
}

/** The address of the network's script, a different one every 10 minutes. `now` in milliseconds since 1970. */
export function scriptAddress(scriptUrl: string, now: number): string {
  const url = new URL(scriptUrl);
  url.searchParams.set("cb", String(Math.floor(now / CACHE_BUST_MS)));
  return url.href;
}

// The convention of ad tags: a global array accepts zones at once; once loaded, the network's library takes over its
// `push`.
const queues = globalThis as unknown as Record<string, Queue | undefined>;

export function pushZone(queue: string, zone: object) {
  const zones: Queue = queues[queue] ?? [];
  queues[queue] = zones;
  zones.push(zone);
}

export function hasTagLibrary(queue: string): boolean {
  const push = queues[queue]?.push;
  return typeof push === "function" && push !== Array.prototype.push;
}
