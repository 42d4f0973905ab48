import type { Input, Services } from "../act.ts";
import { type Contents, JSON_TYPE } from "./library.ts";
import { callTool } from "./tools.ts";

const ADDRESS = /^huesmith:\/\/(palette|scale)\/([^/?#]+)$/;

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: "huesmith://palette/{colors}",
    name: "palette",
    title: "Palette",
    description: "The colors of a palette in all color spaces and formats. Up to 20 hex codes joined by hyphens.",
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: "huesmith://scale/{color}",
    name: "scale",
    title: "Scale",
    description: "A color scale from 50 to 950, as in Tailwind, with the color as one of its steps, unchanged.",
    mimeType: JSON_TYPE,
  },
];

/** Returns the contents of a resource, or a `problem`. */
export function readResource(uri: string, services: Services): { problem: string } | { contents: Contents } {
  const [, kind, encoded = ""] = ADDRESS.exec(uri) ?? [];
  const color = decode(encoded);
  if (!kind || color === null) {
    const templates = RESOURCE_TEMPLATES.map(({ uriTemplate }) => uriTemplate).join(" and ");
    return { problem: `There is no resource at this address. Try ${templates}.` };
  }
  const [act, input]: [string, Input] = kind === "palette" ? ["convert", { color: [color] }] : ["scale", { color }];
  const { content, isError } = callTool(act, input, services);
  const [{ text }] = content;
  return isError ? { problem: text } : { contents: [{ uri, mimeType: JSON_TYPE, text }] };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
