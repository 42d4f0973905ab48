import { askForPro } from "#app/frame/pro/ask-for-pro.ts";
import { can } from "#app/frame/pro/features.ts";
import { STOPS } from "./state.ts";

/**
 * More than two colors require Pro; without it the upgrade dialog opens. A larger gradient from an address or the
 * library opens in full and can be edited; only adding colors asks.
 */
export function canMake(count: number): boolean {
  if (count <= STOPS.min || can("gradient-colors")) return true;
  askForPro("gradient-colors");
  return false;
}
