import type { Rgb24 } from "../color.ts";
import { apcaContrast, wcagContrast } from "../contrast/contrast.ts";
import { toRgb24 } from "../convert.ts";
import { type Actor, act, makeReadable, worstContrast } from "./readable.ts";
import { CHART_ROLE_IDS, type HandRoles, type ThemeRoleId, type ThemeRoles } from "./theme-roles.ts";

/** A pair of foregrounds and backgrounds. If there are several fronts, the weakest counts. */
export type Pair = {
  readonly name: string;
  readonly fronts: readonly ThemeRoleId[];
  readonly back: ThemeRoleId;
  /** WCAG 2.2: 4.5 for text, 3 for graphics. */
  readonly minimum: 4.5 | 3;
};
export type PairId = keyof typeof PAIRS;

export type Measured = {
  /** For the weakest front: the unrounded WCAG ratio, and APCA with its sign. */
  readonly ratio: number;
  readonly lc: number;
  readonly front: ThemeRoleId;
  readonly passes: boolean;
};
/** The roles with their new colors, or why nothing can be done. */
export type PairFix = { readonly hand: HandRoles } | { readonly reason: string };

export const PAIRS = {
  text: pair("Text", "text", "background"),
  textOnSurface: pair("Text on surface", "text", "surface"),
  muted: pair("Muted text", "mutedText", "background"),
  mutedOnSurface: pair("Muted on surface", "mutedText", "surface"),
  link: pair("Link", "link", "background"),
  linkOnSurface: pair("Link on surface", "link", "surface"),
  primary: pair("Text on primary", "onPrimary", "primary"),
  secondary: pair("Text on secondary", "onSecondary", "secondary"),
  accent: pair("Text on accent", "onAccent", "accent"),
  good: pair("Good", "good", "background"),
  bad: pair("Bad", "bad", "background"),
  goodOnSurface: pair("Good on surface", "good", "surface"),
  badOnSurface: pair("Bad on surface", "bad", "surface"),
  chart: { name: "Chart", fronts: CHART_ROLE_IDS, back: "background", minimum: 3 },
  chartOnSurface: { name: "Chart on surface", fronts: CHART_ROLE_IDS, back: "surface", minimum: 3 },
} as const satisfies Record<string, Pair>;

export function measurePair(roles: ThemeRoles, { fronts, back, minimum }: Pair): Measured {
  const background = rgbOf(roles, back);
  const ratioOf = (id: ThemeRoleId) => wcagContrast(rgbOf(roles, id), background);
  const front = fronts.reduce((worst, id) => (ratioOf(id) < ratioOf(worst) ? id : worst));
  const ratio = ratioOf(front);
  return { ratio, lc: apcaContrast(rgbOf(roles, front), background), front, passes: ratio >= minimum };
}

/**
 * The smallest change that makes the pair pass: another OKLCH lightness of the foreground, preferably one that also
 * passes on its other backgrounds. If a failing front is locked, the background changes first, for all locked fronts.
 */
export function fixPair(
  roles: ThemeRoles,
  { fronts, back, minimum }: Pair,
  isLocked: (id: ThemeRoleId) => boolean,
): PairFix {
  const locked = fronts.filter(isLocked).map((id) => act(roles[id].color));
  const before = act(roles[back].color);
  const background = makeReadable(before, locked, minimum);
  if (background !== before && isLocked(back)) {
    return { reason: "Both roles are locked. Unlock one to fix this." };
  }
  if (worstContrast(background.rgb, locked) < minimum) {
    return { reason: `No background found with ${minimum}:1 to all locked colors. Unlock one.` };
  }
  const changed = { ...roles, [back]: { ...roles[back], color: background.color } };
  const hand: { -readonly [Id in ThemeRoleId]?: HandRoles[Id] } =
    background === before ? {} : { [back]: background.color };
  for (const id of fronts) {
    const front = act(roles[id].color);
    if (isLocked(id) || worstContrast(front.rgb, [background]) >= minimum) continue;
    const backgrounds = backgroundsOf(changed, id);
    const everywhere = makeReadable(front, backgrounds, minimum);
    const passes = worstContrast(everywhere.rgb, backgrounds) >= minimum;
    hand[id] = (passes ? everywhere : makeReadable(front, [background], minimum)).color;
  }
  return { hand };
}

function pair<Front extends ThemeRoleId, Back extends ThemeRoleId>(name: string, front: Front, back: Back) {
  return { name, fronts: [front], back, minimum: 4.5 } as const;
}

function backgroundsOf(roles: ThemeRoles, id: ThemeRoleId): Actor[] {
  return Object.values<Pair>(PAIRS)
    .filter(({ fronts }) => fronts.includes(id))
    .map(({ back }) => act(roles[back].color));
}

function rgbOf(roles: ThemeRoles, id: ThemeRoleId): Rgb24 {
  return toRgb24(roles[id].color);
}
