import { useOnMount } from "#app/ui/use-on-mount.ts";

/** Loads what is behind the gate while the session is checked; not for guests. */
export function useMemberPreload(part: { preload: () => unknown }) {
  useOnMount(() => {
    if ("session" in document.documentElement.dataset) part.preload();
  });
}
