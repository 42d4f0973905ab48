import { createContext } from "react-router";

export type SharedPalette = {
  name: string;
  /** Address of the tool that made it. */
  path: string;
  /** In the notation of addresses. */
  colors: readonly string[];
  /** Milliseconds since 1970. */
  updatedAt: number;
};

export type Shares = {
  /** Returns null if no palette is shared under this token; "unavailable" while the database is unavailable. */
  read: (token: string) => Promise<SharedPalette | "unavailable" | null>;
};

export const sharesContext = createContext<Shares>();
