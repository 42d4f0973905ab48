import { createContext } from "react-router";

/** The ad network for guests and free accounts, as browsers use it. */
export type AdsNetwork = {
  scriptUrl: string;
  /** The global array that its library takes over. */
  queue: string;
  /** What is pushed there, with the id of the element to draw into. */
  zone: Record<string, unknown>;
};

/** Null if there is no network; pages then show our own ads. */
export const adsContext = createContext<AdsNetwork | null>(null);
