import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useOnChange } from "#app/ui/use-on-change.ts";

/**
 * Announces the title of a page opened without a page load, and moves the focus to the content if the focused link is
 * gone. Query changes, as by a search or a slider, are announced by the page itself.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const [title, setTitle] = useState("");
  useOnChange(pathname, () => {
    if (type === "REPLACE") return;
    setTitle(document.title);
    if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
  });
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
