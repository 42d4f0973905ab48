import { can } from "#app/frame/features.ts";
import { MAX_STOPS, type State } from "./state.ts";

/** More than two colors are Pro. */
export function canAddColors({ stops }: State): boolean {
  return stops.length < MAX_STOPS && can("gradient-colors");
}
