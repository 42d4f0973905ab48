import { createContext } from "react-router";
import type { NameService } from "#color/names.ts";

/** The nonce of this answer's scripts. */
export const nonceContext = createContext<string | null>(null);

/** The public origin of the site, such as `https://huesmith.example`, without a slash at the end. */
export const originContext = createContext<string>("");

export const buildContext = createContext<string>("");

/** Where the browser's clients find the accounts and the saved library. */
export type Project = {
  /** The origin of a hosted project; null for this server itself. */
  url: string | null;
  /** The public key that goes with every request. */
  key: string;
};
export const projectContext = createContext<Project>();

/** Who runs this site, as the legal texts say it. */
export type Operator = { name: string; address: string | null };

/** Null where that was not set. */
export const operatorContext = createContext<Operator | null>(null);

/** Everything about color names; the server holds the whole list in memory. */
export const namesContext = createContext<NameService>();

/** The paths of all public pages whose addresses have no parameter. */
export const pagePathsContext = createContext<readonly string[]>();

/** Draws an SVG as a PNG, with the fonts of the site. Null while too many wait for theirs. */
export type DrawPng = (svg: string) => Promise<Uint8Array<ArrayBuffer> | null>;
export const drawPngContext = createContext<DrawPng>();
