import type { Theme, ThemeRoleId } from "#color/roles/theme-roles.ts";
import { THEMES } from "./state.ts";

/** Where a dragged color can be dropped: marked on template elements and in the list of roles. */
export type Target = { readonly themes: readonly Theme[]; readonly id: ThemeRoleId };

/** Finds the role of an element from the data attributes around it. */
export function targetOf(element: Element | null): (Target & { readonly element: Element }) | null {
  const marked = element?.closest<HTMLElement | SVGElement>("[data-r]");
  const theme = marked?.closest<HTMLElement>("[data-theme-of]")?.dataset.themeOf;
  const id = marked?.dataset.r;
  if (!marked || !theme || !id) return null;
  return { element: marked, id: id as ThemeRoleId, themes: THEMES.filter((one) => theme === one || theme === "both") };
}
