import { colors } from "#app/tools/color-fields.ts";
import {
  angle,
  type Field,
  field,
  flag,
  group,
  mapped,
  type Notify,
  number,
  text,
  unusual,
  word,
} from "#app/tools/fields.ts";
import { notAColor, notANumber, unreadable } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { bestTextColor } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { parse } from "#color/text/parse.ts";
import {
  cutText,
  evenPositions,
  FONTS,
  GRADIENT_SPACES,
  type Gradient,
  initial,
  inOrder,
  MAX_PALETTE,
  MAX_SIZE_PX,
  MAX_STOPS,
  MIN_SIZE_PX,
  percent,
  ROLES,
  type Spot,
  type State,
  VIEWS,
  WEIGHTS,
} from "./state.ts";

const MAX_LIST_CHARACTERS = 2048;

/** More than two colors form a palette, such as when a whole tray is opened. */
type Pair = Pick<State, "text" | "background"> & { readonly more: readonly Color[] | null };
type Parts = Omit<State, "text" | "background"> & { readonly pair: Pair };

const { sample, gradient: usual } = initial;
const nearest = { isRounded: true, isClamped: true };
const pairList = colors("c", [initial.text, initial.background], { min: 1, max: MAX_PALETTE });
const roleList = colors("r", Object.values(initial.roles), { min: ROLES.length, max: ROLES.length });

type GradientParts = Omit<Gradient, "stops"> & {
  readonly colors: readonly Color[];
  readonly positions: readonly number[];
};

/** `g` holds the colors, `gp` the positions if they aren't even, `ga` the angle, `gs` the space. */
const gradient: Field<Gradient> = mapped(
  group<GradientParts>({
    colors: colors(
      "g",
      usual.stops.map(({ color }) => color),
      { min: 2, max: MAX_STOPS },
    ),
    positions: ({ colors: { length } }) =>
      field<readonly number[]>("gp", evenPositions(length), {
        read: (text) => readPositions(text, length),
        write: (positions) => positions.join("-"),
        notice: (text) => unreadable("positions", text, "even ones"),
      }),
    angle: angle("ga", usual.angle),
    space: word("gs", usual.space, GRADIENT_SPACES, { what: "color space" }),
  }),
  ({ colors, positions, ...rest }): Gradient => ({
    ...rest,
    stops: inOrder(colors.map((color, index) => ({ color, position: positions[index] as number }))),
  }),
  ({ stops, ...rest }) => ({
    ...rest,
    colors: stops.map(({ color }) => color),
    positions: stops.map(({ position }) => position),
  }),
);

const fields = mapped<Parts, State>(
  group<Parts>({
    pair: {
      initial: { text: initial.text, background: initial.background, more: null },
      read: readPair,
      write: ({ text, background }) => pairList.write([text, background]),
    },
    view: ({ pair }) => word("v", pair.more ? "palette" : initial.view, VIEWS, { what: "view" }),
    roles: {
      initial: initial.roles,
      read: readRoles,
      write: (roles) => roleList.write(ROLES.map((role) => roles[role])),
    },
    isUnderlined: flag("u", initial.isUnderlined, "underlined links"),
    palette: colors("p", initial.palette, { min: 1, max: MAX_PALETTE, clean: listOf }),
    gradient,
    spot: {
      initial: initial.spot,
      read: readSpot,
      write: ({ x, y }) => unusual("b", `${x}-${y}`, `${initial.spot.x}-${initial.spot.y}`),
    },
    layer: number("l", initial.layer, { min: 0, max: 100, unit: "percent", ...nearest }),
    sample: group({
      text: text("t", sample.text, cutText),
      sizePx: number("z", sample.sizePx, { min: MIN_SIZE_PX, max: MAX_SIZE_PX, unit: "px", ...nearest }),
      weight: word("w", sample.weight, WEIGHTS, { what: "font weight" }),
      font: word("f", sample.font, FONTS, { what: "font" }),
    }),
  }),
  ({ pair: { more, ...pair }, palette, ...rest }) => ({ ...rest, ...pair, palette: more ?? palette }),
  ({ text, background, ...rest }) => ({ ...rest, pair: { text, background, more: null } }),
);

export const model = defineModel(fields);

/** A single color becomes the text, on black or white. */
function readPair(query: URLSearchParams, notify: Notify): Pair {
  let isBad = false;
  const list = pairList.read(query, (notice) => {
    isBad = true;
    notify(notice);
  });
  const [first = initial.text, second = isBad ? initial.background : onBlackOrWhite(first)] = list;
  return {
    text: typed(query, "fg", first, notify),
    background: typed(query, "bg", second, notify),
    more: list.length > 2 ? list : null,
  };
}

function readRoles(query: URLSearchParams, notify: Notify): State["roles"] {
  const list = roleList.read(query, notify);
  const roles = { ...initial.roles };
  for (const [place, role] of ROLES.entries()) roles[role] = typed(query, role, list[place] ?? roles[role], notify);
  return roles;
}

/** Reads a color sent by the form that works without JavaScript. */
function typed(query: URLSearchParams, name: string, usual: Color, notify: Notify): Color {
  const given = query.get(name)?.trim();
  if (!given) return usual;
  const color = readColor(given) ?? parse(given);
  if (!color) notify(notAColor([given]));
  return color ?? usual;
}

function onBlackOrWhite(color: Color): Color {
  return fromRgb24(bestTextColor(toRgb24(color)).wcag === "#000000" ? 0x000000 : 0xffffff);
}

/** Converts a typed list to the grammar of addresses. */
export function listOf(given: string): string {
  return given
    .slice(0, MAX_LIST_CHARACTERS)
    .trim()
    .split(/[\s,;|]+(?![^()]*\))/)
    .map((part) => {
      // There, hyphens separate colors; CSS functions contain hyphens, too.
      const color = part.includes("(") ? parse(part) : null;
      return color ? writeColor(color) : part;
    })
    .join("-");
}

function readSpot(query: URLSearchParams, notify: Notify): Spot {
  const [x, y] = (query.get("b") ?? "").split("-");
  return { x: readPercent(x, initial.spot.x, notify), y: readPercent(y, initial.spot.y, notify) };
}

function readPercent(given: string | undefined, usual: number, notify: Notify): number {
  const value = given ? Number(given) : usual;
  const used = Number.isNaN(value) ? usual : percent(value);
  if (given && !(value >= 0 && value <= 100)) notify(notANumber(given, { min: 0, max: 100 }, `${used} percent`));
  return used;
}

function readPositions(text: string, count: number): number[] | undefined {
  const positions = text.split("-").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  return positions.length === count && positions.every((position) => position <= 100) ? positions : undefined;
}
