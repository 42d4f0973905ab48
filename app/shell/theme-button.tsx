import { Moon, Sun } from "lucide-react";
import { useState } from "react";
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
        <Sun className="only-dark" size={18} strokeWidth={1.75} aria-hidden />
        <Moon className="only-light" size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  );
}
