import { createContext } from "react-router";
import type { NameService } from "#color/names.ts";

/** The nonce of this answer's scripts. */
export const nonceContext = createContext<string | null>(null);

/** The public origin of the site, such as `https://huesmith.example`, without a slash at the end. */
export const originContext = createContext<string>("");

/** Everything about color names; the server holds the whole list in memory. */
export const namesContext = createContext<NameService>();
