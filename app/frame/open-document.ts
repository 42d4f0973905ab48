import { createPath, type Path } from "react-router";

/** Loads a page as a new document; reloads if the address bar already shows it. */
export function openDocument(target: Path) {
  const here = window.location;
  if (createPath(target) === createPath(here)) here.reload();
  else here.assign(createPath(target));
}
