import { useNavigate } from "react-router";
import { openedState } from "#app/frame/library/opened-state.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/**
 * Opens the pages of the site in place. Links are plain `<a>`; what a link says to it:
 * - `data-keep-scroll`: the next page is where this one was scrolled to
 * - `data-view-transition`: the next page fades in
 * - `data-saved`: the id of the palette in the library that the tool opens
 * - `data-document`: the browser opens it by itself, as it does downloads, other windows and files
 */
export function usePageLinks() {
  const navigate = useNavigate();
  useWindowEvent("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link) || isWithinPage(link)) return;
    event.preventDefault();
    const { keepScroll, viewTransition, saved } = link.dataset;
    const path = link.pathname + link.search + link.hash;
    void navigate(path, {
      replace: link.href === location.href,
      preventScrollReset: keepScroll !== undefined,
      viewTransition: viewTransition !== undefined,
      state: saved ? openedState(saved, path) : null,
    });
  });
}

/** Whether the link opens a page of the site, not another site, window or file. */
export function leadsToPage(link: HTMLAnchorElement) {
  // The router takes a path with two leading slashes for another host.
  const isFile = link.hasAttribute("download") || /^\/\/|\.\w+$/.test(link.pathname);
  return link.origin === location.origin && !link.target && !isFile && link.dataset.document === undefined;
}

/** Whether the link points within the page; the browser scrolls there itself. */
function isWithinPage({ pathname, search, hash }: HTMLAnchorElement) {
  return hash !== "" && pathname === location.pathname && search === location.search;
}
