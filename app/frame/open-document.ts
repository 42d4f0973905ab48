import { createPath, type Path } from "react-router";

/** Loads a page of this site as a document: by a reload, where the address bar already says it. */
export function openDocument(target: Path) {
  const here = window.location;
  if (createPath(target) === createPath(here)) here.reload();
  else here.assign(createPath(target));
}
