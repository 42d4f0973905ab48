import { slugOf } from "./slug.ts";

/** A name as a variable is called: "Café au Lait" is `cafe-au-lait`; without a Latin letter in front `color-…`. */
export function variableName(name: string): string {
  const slug = slugOf(name);
  return /^[a-z]/.test(slug) ? slug : ["color", ...(slug ? [slug] : [])].join("-");
}
