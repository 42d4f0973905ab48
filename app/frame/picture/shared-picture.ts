import { SHARE_CACHE, SHARED_PICTURE } from "#contract/share-target.ts";

/** Returns the shared picture once, since it deletes the copy. Null if there is none. */
export async function takeSharedPicture(): Promise<File | null> {
  history.replaceState(history.state, "", location.pathname + location.search);
  const response = await caches.match(`/${SHARED_PICTURE}`, { cacheName: SHARE_CACHE }).catch(() => undefined);
  if (!response) return null;
  const blob = await response.blob();
  await caches.delete(SHARE_CACHE);
  const name = decodeURIComponent(response.headers.get("X-File-Name") ?? "");
  return new File([blob], name, { type: blob.type });
}
