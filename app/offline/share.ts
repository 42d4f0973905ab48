import { colorPaletteFromImage } from "#content/tools.ts";
import { PICTURE_FIELD, SHARE_CACHE, SHARE_PATH, SHARED_PICTURE, TEXT_FIELDS } from "#contract/share-target.ts";

/** Handles what another app shares with the installed site. Images stay in the browser; the server interprets text. */
export async function answerShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const picture = form.get(PICTURE_FIELD);
  const origin = new URL(request.url).origin;
  if (picture instanceof File && picture.size > 0) {
    const isKept = await keepPicture(picture).catch(() => false);
    return Response.redirect(`${origin}${colorPaletteFromImage.path}${isKept ? `#${SHARED_PICTURE}` : ""}`, 303);
  }
  const query = new URLSearchParams(
    TEXT_FIELDS.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" && value ? [[name, value]] : [];
    }),
  );
  return Response.redirect(`${origin}${SHARE_PATH}?${query}`, 303);
}

async function keepPicture(picture: File) {
  const cache = await caches.open(SHARE_CACHE);
  const headers = { "Content-Type": picture.type, "X-File-Name": encodeURIComponent(picture.name) };
  await cache.put(`/${SHARED_PICTURE}`, new Response(picture, { headers }));
  return true;
}
