import { data } from "react-router";
import type { Entry } from "./navigation.ts";

/** A 404 response that suggests other pages. */
export function pageNotFound({ pathname, search }: URL, pages: readonly Entry[]) {
  return data({ text: `Page Not Found: ${pathname}${search}`, pages }, { status: 404 });
}
