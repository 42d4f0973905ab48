import { useState } from "react";
import { THEME_KEY } from "#app/head-script.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { withStorage } from "#app/ui/with-storage.ts";

/** Contains both icons; the active color scheme shows one, so the server needn't know the theme. */
export function ThemeButton() {
  const [message, setMessage] = useState("");
  return (
    <>
      <IconButton
        className="noscript:hidden"
        name="Switch between light and dark theme"
        onClick={() => setMessage(`${switchTheme()} theme`)}
      >
        <Icon className="icon-sun only-dark" />
        <Icon className="icon-moon only-light" />
      </IconButton>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  );
}

/**
 * The theme follows the system until a person selects the other one, which is stored in this browser. A choice equal to
 * the system's is removed, so that the system applies again.
 */
function switchTheme() {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const current = root.dataset.theme ?? system;
  const next = current === "dark" ? "light" : "dark";
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
  // Without storage, the choice lasts for this page.
  withStorage(() => (next === system ? localStorage.removeItem(THEME_KEY) : localStorage.setItem(THEME_KEY, next)));
  return next;
}
