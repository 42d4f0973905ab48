import type { AdsNetwork } from "#contract/ads.ts";
import { isScriptBlocked } from "./find-blocker.ts";
import { scriptAddress } from "./script-address.ts";
import { hasTagLibrary } from "./tag-queue.ts";

/** So long the tag library may take before a blocker is reported. */
const BLOCK_WAIT_MS = 2000;

export type AdsState = {
  adBlockDetected: boolean;
  /** The script is on its way or there: a zone may be pushed, again after each navigation. */
  allowReloadAdUnit: boolean;
};

type Page = {
  /** Checked again before the script loads: a Pro member may have logged in meanwhile. */
  isAllowed: () => boolean;
  report: (change: Partial<AdsState>) => void;
};

/** Looks for a blocker and loads the script when there is none. False when it was not the time for it. */
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
  // A slow connection is no blocker: a library that comes later takes the report back.
  script.onload = () => hasTagLibrary(queue) && report({ adBlockDetected: false });
  document.head.append(script);
  report({ allowReloadAdUnit: true });
  setTimeout(() => hasTagLibrary(queue) || report({ adBlockDetected: true }), BLOCK_WAIT_MS);
  return true;
}
