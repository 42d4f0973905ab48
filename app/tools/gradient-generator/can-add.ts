import { askForPro } from "#app/frame/pro/ask-for-pro.ts";
import { can } from "#app/frame/pro/features.ts";
import { MAX_STOPS, MIN_STOPS, type State } from "./state.ts";

/** There is room for one more. */
export function hasRoom({ stops }: State): boolean {
  return stops.length < MAX_STOPS;
}

/**
 * More than two colors come with Pro: whoever has not got it is shown what that is. A gradient of many from an address or
 * the library is there as a whole, and all of it can be changed; only adding to it asks.
 */
export function canMake(count: number): boolean {
  if (count <= MIN_STOPS || can("gradient-colors")) return true;
  askForPro();
  return false;
}
