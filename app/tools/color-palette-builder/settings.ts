import { isMode, type RampHue } from "#color/ramp.ts";
import type { State } from "./state.ts";

export function setView(state: State, view: State["view"]): State {
  return { ...state, view };
}

/** Only the seven modes are taken. */
export function setMode(state: State, mode: string): State {
  return isMode(mode) ? { ...state, mode } : state;
}

export function setHue(state: State, hue: RampHue): State {
  return { ...state, hue };
}
