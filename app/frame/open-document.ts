import { createPath, type Path } from "react-router";

/** By a reload, where the address bar already has the target. */
export function openDocument(target: Path) {
  const here = window.location;
  if (createPath(target) === createPath(here)) here.reload();
  else here.assign(createPath(target));
}
