import { createContext } from "react-router";
import type { NameService } from "#color/names.ts";

/** The nonce of the response's scripts. */
export const nonceContext = createContext<string | null>(null);

/** The public origin of the site, such as `https://huesmith.example`, without a trailing slash. */
export const originContext = createContext<string>("");

export const buildContext = createContext<string>("");

/** Where the browser's clients find accounts and saved libraries. */
export type Project = {
  /** The origin of a hosted project; null for this server itself. */
  url: string | null;
  /** The public key sent with every request. */
  key: string;
};
export const projectContext = createContext<Project>();

/** The site's operator, as named in the legal texts. */
export type Operator = { name: string; address: string | null };

/** Null if not set. */
export const operatorContext = createContext<Operator | null>(null);

/** The color name service; the server keeps the whole list in memory. */
export const namesContext = createContext<NameService>();

/** The paths of all public pages without a parameter in their address. */
export const pagePathsContext = createContext<readonly string[]>();

/** Renders an SVG as a PNG with the site's fonts. Null while too many requests are waiting. */
export type DrawPng = (svg: string) => Promise<Uint8Array<ArrayBuffer> | null>;
export const drawPngContext = createContext<DrawPng>();
