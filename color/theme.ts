import { clamp } from "./clamp.ts";
import type { Color } from "./color.ts";
import { apcaContrast, wcagContrast } from "./contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "./convert.ts";
import { deltaEOk } from "./difference/difference.ts";
import { assignRoles } from "./generate/roles.ts";
import { mix } from "./mix.ts";
import { type Actor, act, actorOf, blackOrWhite, makeReadable, mostReadable, worstContrast } from "./roles/readable.ts";
import { chooseChartColors, chooseSignal } from "./roles/solve-roles.ts";
import {
  CHART_ROLE_IDS,
  type HandRoles,
  type RoleId,
  THEME_ROLE_IDS,
  type Theme,
  type ThemeRole,
  type ThemeRoleId,
  type ThemeRoles,
} from "./roles/theme-roles.ts";

const TEXT_RATIO = 4.5;
const WANTED_TEXT_RATIO = 7;
const BORDER_SHARE = 0.16;
const MUTED_SHARES = [0.35, 0.28, 0.2, 0.12, 0.06];
/** OKLCH lightness between a background and a surface on it. */
const SURFACE_STEP = { light: -0.03, dark: 0.05 };
/** How much lighter or darker than its background a surface from the palette is, in those steps. */
const MIN_SURFACE_STEPS = 0.25;
/** How far it may be from it in OKLab, in those steps: as light as white, lemon is no surface. */
const MAX_SURFACE_STEPS = 2;
/** OKLCH: more chroma is tiring in long texts. */
const CALM_CHROMA = 0.13;
/** OKLCH of text that has to be made. */
const INK_LIGHTNESSES = [0.24, 0.94];
const INK_CHROMA = 0.03;
/** OKLCH of a page that has to be made. */
const PAGES = { light: { l: 0.984, tint: 0.006 }, dark: { l: 0.185, tint: 0.022 } };
/** APCA, for text that is not body text. */
const MUTED_LC = 55;
const BRAND_IDS = ["primary", "secondary", "accent"] as const;
type BrandId = (typeof BRAND_IDS)[number];
/** WCAG ratio of a colored surface on the page: less is almost invisible. */
const MIN_RATIO = 1.2;
/** OKLCH of the softest black, tinted by its background. */
const SOFT_BLACK = { l: 0.19, c: 0.035 };

/**
 * Solves all roles of one theme. Roles set by the user are kept, and all others are solved around them: text reaches
 * 4.5:1 on the background and on the surface, on-colors on their backgrounds, and chart series 3:1. `assignRoles` picks
 * page, primary, secondary and accent, but a page that has to be made is tinted by the end of the palette it is near.
 * An empty palette returns grays; an index outside the palette is ignored.
 */
export function solveTheme(colors: readonly Color[], theme: Theme, hand: HandRoles = {}): ThemeRoles {
  const palette = colors.map((color, index) => act(color, index));
  const base = assignRoles(colors, theme);
  // A brand is the same in both themes.
  const shared = theme === "light" ? base : assignRoles(colors, "light");
  const byHand = (id: ThemeRoleId): Actor | undefined => {
    const source = hand[id];
    return typeof source === "number" ? palette[source] : source && act(source);
  };
  const solved = (id: RoleId) => act(base[id].color, base[id].index);
  const background = byHand("background") ?? choosePage(palette, solved("background"), theme);
  const surface = byHand("surface") ?? chooseSurface(background, palette, SURFACE_STEP[theme]);
  const backgrounds = [background, surface];
  const text = byHand("text") ?? chooseText(palette, backgrounds);
  const brand = castBrand(byHand, (id) => {
    const isSpare = (index: number | null) =>
      index !== text.index && BRAND_IDS.every((other) => shared[other].index !== index);
    const spare = palette.filter(({ index }) => isSpare(index));
    return castFor(background, act(shared[id].color, shared[id].index), [solved(id), ...spare]);
  });
  const on = (id: "onPrimary" | "onSecondary" | "onAccent", fill: Actor) =>
    byHand(id) ?? chooseOn(fill, [background, text]);
  const link = byHand("link") ?? makeReadable(brand.primary, backgrounds, TEXT_RATIO);
  const rest = palette.filter(({ index }) => index !== background.index && index !== text.index);
  const preferred = [brand.primary, brand.accent, brand.secondary, ...rest];
  const series = chooseChartColors([...new Set(preferred)], backgrounds, CHART_ROLE_IDS.length);

  const actors: Record<ThemeRoleId, Actor> = {
    background,
    surface,
    text,
    mutedText: byHand("mutedText") ?? mute(text, backgrounds),
    border: byHand("border") ?? mixed(background, text, BORDER_SHARE),
    ...brand,
    onPrimary: on("onPrimary", brand.primary),
    onSecondary: on("onSecondary", brand.secondary),
    onAccent: on("onAccent", brand.accent),
    link,
    good: byHand("good") ?? chooseSignal("good", palette, backgrounds, theme),
    bad: byHand("bad") ?? chooseSignal("bad", palette, backgrounds, theme),
    ...(Object.fromEntries(CHART_ROLE_IDS.map((id, place) => [id, byHand(id) ?? (series[place] as Actor)])) as Record<
      (typeof CHART_ROLE_IDS)[number],
      Actor
    >),
  };
  return Object.fromEntries(
    THEME_ROLE_IDS.map((id) => {
      const { color, index } = actors[id];
      return [id, { color, index, isByHand: byHand(id) !== undefined }];
    }),
  ) as Record<ThemeRoleId, ThemeRole>;
}

/** A color that the user moves to another of the three roles swaps with the color that had it. */
function castBrand(byHand: (id: ThemeRoleId) => Actor | undefined, solved: (id: BrandId) => Actor) {
  const given = BRAND_IDS.map(byHand);
  const spare = BRAND_IDS.filter((_, place) => given[place])
    .map(solved)
    .filter((actor) => !given.some((one) => one?.index === actor.index));
  const [primary, secondary, accent] = BRAND_IDS.map((id, place) => {
    const own = solved(id);
    const isTaken = own.index !== null && given.some((one) => one?.index === own.index);
    return given[place] ?? (isTaken ? (spare.shift() ?? own) : own);
  }) as [Actor, Actor, Actor];
  return { primary, secondary, accent };
}

/** The most readable palette color if it suits long texts; else almost a gray of its hue, as readable as possible. */
function chooseText(palette: readonly Actor[], backgrounds: readonly Actor[]): Actor {
  const own = mostReadable(palette, backgrounds);
  if (!own) return blackOrWhite(backgrounds);
  const { c, h } = convert(own.color, "oklch");
  if (c <= CALM_CHROMA && worstContrast(own.rgb, backgrounds) >= WANTED_TEXT_RATIO) return own;
  const inks = INK_LIGHTNESSES.map((l) => actorOf(l, Math.min(c, INK_CHROMA), h));
  const ink = mostReadable(inks, backgrounds) ?? own;
  const text = makeReadable(ink, backgrounds, WANTED_TEXT_RATIO);
  return worstContrast(text.rgb, backgrounds) >= TEXT_RATIO ? text : makeReadable(ink, backgrounds, TEXT_RATIO);
}

/** The color of both themes, unless it would be lost on this page: then the first one that is not. */
function castFor(background: Actor, shared: Actor, others: readonly Actor[]): Actor {
  return [shared, ...others].find(({ rgb }) => wcagContrast(rgb, background.rgb) >= MIN_RATIO) ?? shared;
}

/** Text for a colored background: the page's own colors if readable on it, else white, nearly black or black. */
function chooseOn(fill: Actor, page: readonly Actor[]): Actor {
  const isReadable = (one: Actor | undefined) => one && wcagContrast(one.rgb, fill.rgb) >= TEXT_RATIO;
  const own = mostReadable(page, [fill]);
  if (own && isReadable(own)) return own;
  const { c, h } = convert(fill.color, "oklch");
  const soft: Color = { space: "oklch", alpha: 1, l: SOFT_BLACK.l, c: Math.min(c, SOFT_BLACK.c), h };
  const best = mostReadable([act(fromRgb24(toRgb24(soft))), act(fromRgb24(0xffffff))], [fill]);
  return best && isReadable(best) ? best : blackOrWhite([fill]);
}

/** Fades text toward the background as far as it stays readable, also by APCA where possible. */
function mute(text: Actor, backgrounds: readonly Actor[]): Actor {
  const steps = MUTED_SHARES.map((amount) => mixed(text, backgrounds[0] as Actor, amount)).filter(
    ({ rgb }) => worstContrast(rgb, backgrounds) >= TEXT_RATIO,
  );
  const isClear = ({ rgb }: Actor) =>
    backgrounds.every((background) => Math.abs(apcaContrast(rgb, background.rgb)) >= MUTED_LC);
  return steps.find(isClear) ?? steps.at(-1) ?? makeReadable(text, backgrounds, TEXT_RATIO);
}

/** Keeps a page color from the palette; a made one gets the hue of the lightest color, or of the darkest. */
function choosePage(palette: readonly Actor[], made: Actor, theme: Theme): Actor {
  if (made.index !== null || palette.length === 0) return made;
  const seen = palette.map(({ color }) => convert(color, "oklch"));
  const far = theme === "light" ? 1 : -1;
  const { c, h } = seen.reduce((best, one) => (far * one.l > far * best.l ? one : best));
  const { l, tint } = PAGES[theme];
  return actorOf(l, Math.min(tint, c), h);
}

/**
 * Slightly lighter or darker than the background: a color of the palette, or a made one, which goes the other way if no
 * text would be readable on both.
 */
function chooseSurface(background: Actor, palette: readonly Actor[], step: number): Actor {
  const { l, c, h } = convert(background.color, "oklch");
  const made = [step, -step].map((by) => actorOf(clamp(l + by, 0, 1), c, h));
  const own = palette.filter(({ index, color }) => {
    const lightnessSteps = Math.abs((convert(color, "oklch").l - l) / step);
    const steps = deltaEOk(color, background.color) / Math.abs(step);
    return index !== background.index && lightnessSteps >= MIN_SURFACE_STEPS && steps <= MAX_SURFACE_STEPS;
  });
  const tries = [...own, ...made];
  const hasText = (surface: Actor) => {
    const backgrounds = [background, surface];
    return worstContrast(blackOrWhite(backgrounds).rgb, backgrounds) >= TEXT_RATIO;
  };
  return tries.find(hasText) ?? background;
}

/** Made colors are opaque 8-bit; colors from the user or the palette stay unchanged. */
function mixed(from: Actor, to: Actor, amount: number): Actor {
  return act(fromRgb24(toRgb24(mix(from.color, to.color, { amount }))));
}
