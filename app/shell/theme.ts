// The theme follows the system until a person chooses the other one; the choice is kept in this browser.

import { THEME_KEY } from "#app/theme-script.ts";

type Theme = "light" | "dark";

/** Switches between light and dark; a choice equal to the system's is forgotten, so that the system leads again. */
export function switchTheme() {
  const root = document.documentElement;
  const system: Theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const current = root.dataset.theme ?? system;
  const next: Theme = current === "dark" ? "light" : "dark";
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
  try {
    if (next === system) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, next);
  } catch {
    // Without storage the choice holds for this page.
  }
  return next;
}
