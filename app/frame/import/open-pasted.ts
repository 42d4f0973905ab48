import { useNavigate } from "react-router";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { isPastedIntoPage } from "./is-pasted-into-page.ts";

/** Pages about colors that don't handle a paste themselves. */
const PAGES = /^\/(?:color(?:\/[^/]+)?|html-color-codes|shades-of-\w+|(?:\w+-)?color-palettes)$/;

/** Opens the page of a color pasted there; the palette library searches for it. */
export function useOpenPasted() {
  const navigate = useNavigate();
  const open = async (text: string, pathname: string) => {
    const { pathOfPasted } = await import("./path-of-pasted.ts");
    const path = pathOfPasted(text, pathname);
    if (path) await navigate(path);
  };
  useWindowEvent("paste", (event) => {
    const { pathname } = window.location;
    const text = event.clipboardData?.getData("text").trim();
    if (text && PAGES.test(pathname) && isPastedIntoPage(event)) void open(text, pathname).catch(() => {});
  });
}
