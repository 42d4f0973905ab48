import { type MouseEvent, useRef } from "react";

const NAME = "color-hero";

/**
 * A listener for clicks on links to colors: the swatch of the followed one takes the name of the hero on a color's page,
 * so that a view transition lets it grow. Only one element may carry that name.
 */
export function useHeroSwatch() {
  const pressed = useRef<HTMLElement>(null);
  return ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="/color/"]') : null;
    const swatch = link?.closest<HTMLElement>(".swatch") ?? link?.querySelector<HTMLElement>(".swatch");
    if (!swatch) return;
    pressed.current?.style.removeProperty("view-transition-name");
    swatch.style.setProperty("view-transition-name", NAME);
    pressed.current = swatch;
  };
}
