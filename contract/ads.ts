import { createContext } from "react-router";

/** Of guests and free accounts, as browsers use it. */
export type AdsNetwork = {
  scriptUrl: string;
  /** The global array that its library takes over. */
  queue: string;
  /** What is pushed there, together with the id of the element to draw into. */
  zone: Record<string, unknown>;
};

/** Null without one: then pages show ads of our own. */
export const adsContext = createContext<AdsNetwork | null>(null);
