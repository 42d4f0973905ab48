import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { switchTheme } from "./theme.ts";

/** Both icons are in the page; the color scheme in force shows one, so the server need not know the theme. */
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
