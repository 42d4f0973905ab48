import type { Tool } from "#content/tools.ts";

/** The path of a tool that opens with colors in the format of `writeColors`. */
export function pathWith({ path, version }: Pick<Tool, "path" | "version">, colors: string) {
  return `${path}?c=${colors}${version ? `&ver=${version}` : ""}`;
}
