import { readColorList } from "#app/tools/read-color-list.ts";
import { writeColors } from "#color/text/address.ts";
import { readGradientText } from "./gradient-text.ts";
import { inOrder, wrapAngle } from "./limits.ts";
import { GRADIENT_SPACES, type Gradient, initial, MAX_STOPS } from "./state.ts";

type Read = { readonly gradient: Gradient; readonly notices: readonly string[] };

/** `g` holds the colors, `gp` the positions where they are not even, `ga` the angle, `gs` the space. */
export function writeGradient({ stops, angle, space }: Gradient): Record<"g" | "gp" | "ga" | "gs", string> {
  const positions = stops.map(({ position }) => position).join("-");
  return {
    g: writeColors(stops.map(({ color }) => color)),
    gp: positions === evenPositions(stops.length).join("-") ? "" : positions,
    ga: String(angle),
    gs: space,
  };
}

/** Text that a form sent (`gradient`) counts before the parts of an address. Never throws. */
export function readGradientParts(query: URLSearchParams): Read {
  const text = query.get("gradient");
  const typed = text ? readGradientText(text) : null;
  if (typed && typeof typed !== "string") return { gradient: typed, notices: [] };
  const usual = initial.gradient;
  const list = readColorList(
    query.get("g"),
    usual.stops.map(({ color }) => color),
    { min: 2, max: MAX_STOPS },
  );
  const positions = positionsOf(query.get("gp"), list.colors.length);
  const angle = Number(query.get("ga") || Number.NaN);
  const gradient: Gradient = {
    stops: inOrder(list.colors.map((color, index) => ({ color, position: positions[index] as number }))),
    angle: Number.isFinite(angle) ? wrapAngle(angle) : usual.angle,
    space: GRADIENT_SPACES.find((known) => known === query.get("gs")) ?? usual.space,
  };
  return { gradient, notices: typed === null ? list.notices : [...list.notices, typed] };
}

export function evenPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round((100 * index) / Math.max(count - 1, 1)));
}

function positionsOf(text: string | null, count: number): number[] {
  const positions = (text ?? "").split("-").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  const areAll = positions.length === count && positions.every((position) => position <= 100);
  return areAll ? positions : evenPositions(count);
}
