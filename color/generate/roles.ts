import { clamp } from "../clamp.ts";
import type { Color, Rgb24 } from "../color.ts";
import { printRatio, wcagContrast } from "../contrast/contrast.ts";
import { fixContrast } from "../contrast/contrast-fix.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { turnBetween } from "../kernel/hue.ts";
import { mix } from "../mix.ts";
import { blackOrWhite, worstContrast } from "../roles/readable.ts";
import type { RoleId, Theme } from "../roles/theme-roles.ts";
import { finish } from "./board.ts";
import { chromaRoom } from "./chroma-room.ts";

export type Role = {
  readonly color: Color;
  /** The index of the palette color that plays the role unchanged; null if it had to be made. */
  readonly index: number | null;
};
export type Roles = { readonly [Id in RoleId]: Role } & {
  /** Plain sentences about colors that had to be made. */
  readonly notes: readonly string[];
};

type Actor = Role & { readonly rgb: Rgb24; readonly l: number; readonly c: number; readonly h: number };

const TEXT_RATIO = 4.5;
const WANTED_TEXT_RATIO = 7;
const SHAPE_RATIO = 3;
/** A page is nearly white or nearly black, with hardly any chroma. */
const PAGES = {
  light: { isPage: ({ l, c }: Actor) => l >= 0.9 && c <= 0.05, l: 0.975, c: 0.008, surface: -0.03 },
  dark: { isPage: ({ l, c }: Actor) => l <= 0.3 && c <= 0.06, l: 0.19, c: 0.018, surface: 0.05 },
} as const;
const BORDER_SHARE = 0.16;
const MUTED_SHARES = [0.35, 0.28, 0.2, 0.12];

/**
 * Assigns the roles on a page. Text reaches 4.5:1 on the background and the surface, each on-color on its background,
 * for any palette: missing colors are made from its hues, and the notes say so. An empty palette returns grays.
 */
export function assignRoles(colors: readonly Color[], theme: Theme = "light"): Roles {
  const actors = colors.map((color, index) => act(color, index));
  const notes: string[] = [];
  const background = chooseBackground(actors, theme, notes);
  const surface = act(shift(background, PAGES[theme].surface), null);
  const backgrounds: [Actor, Actor] = [background, surface];
  const text = chooseText(actors, backgrounds, notes);
  const left = actors.filter(({ index }) => index !== background.index && index !== text.index);
  const cast = left.length > 0 ? left : actors;
  const primary = choose(cast, (one) => one.c + (contrast(one, background) >= SHAPE_RATIO ? 0.08 : 0)) ?? text;
  const others = cast.filter((one) => one !== primary);
  const accent =
    choose(others, (one) => one.c * (1.2 - Math.cos((turnBetween(primary.h, one.h) * Math.PI) / 180))) ?? primary;
  const secondary =
    choose(
      others.filter((one) => one !== accent),
      (one) => one.c * 0.5 + Math.min(contrast(one, background), 4) / 20,
    ) ?? accent;
  const onColor = (fill: Actor) => chooseOn(fill, [background, text]);
  return {
    background,
    surface,
    text,
    mutedText: mute(text, backgrounds),
    border: act(mix(background.color, text.color, { amount: BORDER_SHARE }), null),
    primary,
    onPrimary: onColor(primary),
    secondary,
    onSecondary: onColor(secondary),
    accent,
    onAccent: onColor(accent),
    notes,
  };
}

function act(color: Color, index: number | null): Actor {
  const rgb = toRgb24(color);
  const { l, c, h } = convert(color, "oklch");
  // Made colors are opaque 8-bit; palette colors stay unchanged.
  return { color: index === null ? fromRgb24(rgb) : color, index, rgb, l, c, h: h ?? 0 };
}

function chooseBackground(actors: readonly Actor[], theme: Theme, notes: string[]): Actor {
  const { isPage, l, c } = PAGES[theme];
  const far = theme === "light" ? 1 : -1;
  const own = choose(actors.filter(isPage), (one) => far * one.l - one.c);
  if (own) return own;
  if (actors.length > 0)
    notes.push(`No color is ${theme} and muted enough for a background, so one was made from the palette's hue.`);
  const tint = choose(actors, (one) => one.c);
  const hue = tint?.h ?? 0;
  return act(finish(l, tint && tint.c > 0.01 ? Math.min(c, chromaRoom(l, hue, "srgb")) : 0, hue, "srgb"), null);
}

function chooseText(actors: readonly Actor[], backgrounds: [Actor, Actor], notes: string[]): Actor {
  const [background, surface] = backgrounds;
  const worst = (one: Actor) => worstContrast(one.rgb, backgrounds);
  const own = choose(actors, worst);
  if (own && worst(own) >= TEXT_RATIO) return own;
  const start = own ?? background;
  const worstBackground = contrast(start, background) < contrast(start, surface) ? background : surface;
  for (const wcag of [WANTED_TEXT_RATIO, TEXT_RATIO]) {
    const fixed = fixContrast(start.rgb, worstBackground.rgb, { wcag });
    const made = fixed.color === null ? null : act(fromRgb24(fixed.color), null);
    if (!made || worst(made) < TEXT_RATIO) continue;
    if (own) {
      notes.push(
        `No color reaches ${TEXT_RATIO}:1 on the background (the best has ${printRatio(worst(own))}:1), so the text color was made from color ${(own.index ?? 0) + 1}.`,
      );
    }
    return made;
  }
  return act(fromRgb24(background.l > 0.5 ? 0x000000 : 0xffffff), null);
}

/** Text for a colored background: the page's own colors if readable on it, else white or black (one always is). */
function chooseOn(fill: Actor, page: readonly Actor[]): Role {
  const own = choose(page, (one) => contrast(one, fill));
  return own && contrast(own, fill) >= TEXT_RATIO ? own : blackOrWhite([fill]);
}

/** Fades text toward the background as far as it stays readable. */
function mute(text: Actor, backgrounds: [Actor, Actor]): Actor {
  const steps = MUTED_SHARES.map((amount) => act(mix(text.color, backgrounds[0].color, { amount }), null));
  return steps.find(({ rgb }) => worstContrast(rgb, backgrounds) >= TEXT_RATIO) ?? text;
}

function shift({ l, c, h }: Actor, amount: number): Color {
  const lightness = clamp(l + amount, 0, 1);
  return finish(lightness, Math.min(c, chromaRoom(lightness, h, "srgb")), h, "srgb");
}

function choose(actors: readonly Actor[], score: (actor: Actor) => number): Actor | undefined {
  return actors.reduce<Actor | undefined>((best, one) => (!best || score(one) > score(best) ? one : best), undefined);
}

function contrast(a: Actor, b: Actor): number {
  return wcagContrast(a.rgb, b.rgb);
}
