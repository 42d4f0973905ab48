/** About a window's height, so that what is loaded then is there before it is seen. */
const MARGIN_PX = 800;

/** Resolves when the element of the id, once there is one, is near the window. */
export function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const check = () => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      if (top > innerHeight + MARGIN_PX) return;
      listening.abort();
      resolve();
    };
    for (const event of ["scroll", "resize"])
      addEventListener(event, check, { signal: listening.signal, passive: true });
    check();
  });
}
