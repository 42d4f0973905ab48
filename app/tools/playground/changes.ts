import { opaque } from "#app/tools/color-fields.ts";
import type { Color } from "#color/color.ts";
import type { HandRoles, RoleSource, Theme, ThemeRoleId } from "#color/roles/theme-roles.ts";
import { writeColor } from "#color/text/address.ts";
import {
  colorsOf,
  freeSlot,
  type Hand,
  type HandRole,
  handRole,
  MAX_COLORS,
  NO_HAND,
  type State,
  THEMES,
} from "./state.ts";

export function show(state: State, change: Partial<Pick<State, "template" | "view">>): State {
  return { ...state, ...change };
}

export function setColor(state: State, index: number, color: Color): State {
  const slot = state.slots[index];
  if (!slot || writeColor(slot.color) === writeColor(opaque(color))) return state;
  return { ...state, slots: state.slots.with(index, { ...slot, color: opaque(color) }) };
}

export function toggleLock(state: State, index: number): State {
  const slot = state.slots[index];
  return slot ? { ...state, slots: state.slots.with(index, { ...slot, isLocked: !slot.isLocked }) } : state;
}

export function addColor(state: State, color: Color): State {
  if (state.slots.length >= MAX_COLORS) return state;
  return { ...state, slots: [...state.slots, freeSlot(color)] };
}

/** Roles that used the color are solved again. */
export function removeColor(state: State, index: number): State {
  if (state.slots.length < 2 || !state.slots[index]) return state;
  const follow = (role: HandRole) => {
    if (typeof role.source !== "number" || role.source < index) return role;
    return role.source === index ? null : { ...role, source: role.source - 1 };
  };
  return { ...mapHands(state, follow), slots: state.slots.toSpliced(index, 1) };
}

/** Sets an imported palette. Repaired roles, and roles that use an index it doesn't have, are solved again. */
export function setColors(state: State, colors: readonly Color[]): State {
  const slots = colors.slice(0, MAX_COLORS).map(freeSlot);
  return slots.length === 0 ? state : { ...dropMade(state, slots.length), slots };
}

/** Replaces the unlocked colors. Unlocked roles with colors made for the old palette are dropped. */
export function takePalette(state: State, colors: readonly Color[]): State {
  const slots = state.slots.map((slot, index) => {
    const color = colors[index];
    return slot.isLocked || !color ? slot : freeSlot(color);
  });
  return { ...dropMade(state, slots.length), slots };
}

/** Assigns a role in one or both themes; a locked role stays locked with its new color. */
export function assignRole(state: State, themes: readonly Theme[], id: ThemeRoleId, source: RoleSource): State {
  return changeRole(state, themes, id, (old) => handRole(source, old?.isLocked ?? false, colorsOf(state)) ?? old);
}

export function freeRole(state: State, themes: readonly Theme[], id: ThemeRoleId): State {
  return changeRole(state, themes, id, () => undefined);
}

/** `color` is what the role shows now; once locked, the role keeps it through every change of the palette. */
export function toggleRoleLock(state: State, theme: Theme, id: ThemeRoleId, color: Color): State {
  return changeRole(state, [theme], id, (old) => {
    return { source: old?.isLocked ? old.source : opaque(color), isLocked: !old?.isLocked };
  });
}

/** Assigns several roles at once, for example for a repair. */
export function assignRoles(state: State, theme: Theme, roles: HandRoles): State {
  return (Object.entries(roles) as [ThemeRoleId, RoleSource][]).reduce(
    (next, [id, source]) => assignRole(next, [theme], id, source),
    state,
  );
}

export function freeAllRoles(state: State): State {
  return { ...state, hand: NO_HAND };
}

export function hasHandRoles({ hand }: State): boolean {
  return THEMES.some((theme) => Object.keys(hand[theme]).length > 0);
}

function changeRole(
  state: State,
  themes: readonly Theme[],
  id: ThemeRoleId,
  change: (old: HandRole | undefined) => HandRole | undefined,
): State {
  const hand = { ...state.hand };
  for (const theme of themes) {
    const { [id]: old, ...others } = hand[theme];
    const next = change(old);
    hand[theme] = next ? { ...others, [id]: next } : (others as Hand);
  }
  return { ...state, hand };
}

function dropMade(state: State, count: number): State {
  return mapHands(state, (role) => {
    if (role.isLocked) return role;
    return typeof role.source === "number" && role.source < count ? role : null;
  });
}

function mapHands(state: State, change: (role: HandRole) => HandRole | null): State {
  const mapHand = (hand: Hand): Hand =>
    Object.fromEntries(
      Object.entries(hand).flatMap(([id, role]) => {
        const next = change(role);
        return next ? [[id, next]] : [];
      }),
    );
  return { ...state, hand: { light: mapHand(state.hand.light), dark: mapHand(state.hand.dark) } };
}
