import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "#app/ui/plain-click.ts";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";

const NAME = "color-hero";

/**
 * Makes a clicked swatch grow into the hero of the color's page. During a view transition only one element may have the
 * name, so a color page passes its `hex` and `hero`, and the clicked swatch takes over the name until the next page
 * renders.
 */
export function useHeroSwatch(hex?: Hex) {
  const navigate = useNavigate();
  const hero = useRef<HTMLElement>(null);
  const swatch = useRef<HTMLElement>(null);

  const giveBack = () => {
    swatch.current?.style.removeProperty("view-transition-name");
    hero.current?.style.removeProperty("view-transition-name");
    swatch.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of another color is there
  useLayoutEffect(giveBack, [hex]);

  const onClickCapture = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/color/"]:not([download])');
    const pressed =
      link?.closest<HTMLElement>(".swatch, .strip a, .joined a") ?? link?.querySelector<HTMLElement>(".swatch");
    if (!link || !pressed || (hex && link.pathname === colorPath(hex))) return;
    if (!isPlainClick(event) || !("startViewTransition" in document)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    event.preventDefault(); // keeps the link from navigating
    giveBack();
    swatch.current = pressed;
    pressed.style.setProperty("view-transition-name", NAME);
    hero.current?.style.setProperty("view-transition-name", "none");
    void navigate(link.pathname, { viewTransition: true });
  };
  return { hero, onClickCapture };
}
