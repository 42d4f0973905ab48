import { createContext } from "react-router";

export type SharedPalette = {
  name: string;
  /** The address of the tool that made it. */
  path: string;
  /** As in addresses. */
  colors: readonly string[];
  /** Milliseconds since 1970. */
  updatedAt: number;
};

export type Shares = {
  /** Null when no palette is shared under this token; "away" while the database is. */
  read: (token: string) => Promise<SharedPalette | "away" | null>;
};

export const sharesContext = createContext<Shares>();
