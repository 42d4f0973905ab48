import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useOnChange } from "#app/ui/use-on-change.ts";

/**
 * Tells of a page that came without a page load: its title is announced, and the focus, when it went away with the link,
 * goes to the content. A change of the query alone, as by a search or a slider, is told by the page itself.
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
