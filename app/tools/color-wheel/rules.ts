/** Position of a color: degrees from the base, and the multiple of the rule's angle added to them. */
type Place = readonly [degrees: number, angles: number];

type Shape = {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
  /** Default number of colors, if not one per place; additional colors share the places at other lightnesses. */
  readonly natural?: number;
  /** Minimum number of colors, if not one per place. */
  readonly least?: number;
  /** In degrees; rules without it have no adjustable angle. */
  readonly angle?: { readonly usual: number; readonly min: number; readonly max: number };
};

export const MIN_COLORS = 2;
export const MAX_COLORS = 12;

const BASE: Place = [0, 0];
/** Angles on both sides of the base or its opposite. */
const NEIGHBORS = { usual: 30, min: 5, max: 85 };
/** A range that alternates sides: +1, −1, +2, −2, … angles. */
const FAN: readonly Place[] = Array.from({ length: MAX_COLORS }, (_, at) => [0, at % 2 === 0 ? -at / 2 : (at + 1) / 2]);

const SHAPES = [
  { id: "analogous", name: "Analogous", places: FAN, natural: 3, least: 2, angle: { usual: 30, min: 5, max: 60 } },
  { id: "monochromatic", name: "Monochromatic", places: [BASE], natural: 5, least: 2 },
  { id: "triad", name: "Triad", places: [BASE, [120, 0], [240, 0]] },
  { id: "complementary", name: "Complementary", places: [BASE, [180, 0]] },
  { id: "split", name: "Split", places: [BASE, [180, -1], [180, 1]], angle: NEIGHBORS },
  { id: "double-split", name: "Double split", places: [BASE, [0, 1], [180, -1], [180, 1], [0, -1]], angle: NEIGHBORS },
  { id: "square", name: "Square", places: [BASE, [90, 0], [180, 0], [270, 0]] },
  { id: "tetrad", name: "Tetrad", places: [BASE, [0, 1], [180, 0], [180, 1]], angle: { ...NEIGHBORS, usual: 60 } },
  { id: "compound", name: "Compound", places: [BASE, [0, 1], [180, -1], [180, 0]], angle: NEIGHBORS },
  { id: "shades", name: "Shades", places: [BASE], natural: 5, least: 2 },
  { id: "custom", name: "Custom", places: [BASE], natural: 5, least: MIN_COLORS },
] as const satisfies readonly Shape[];

export type RuleId = (typeof SHAPES)[number]["id"];
export type Rule = Shape & { readonly id: RuleId; readonly natural: number; readonly least: number };

export const RULES = SHAPES.map((shape): Rule => {
  const { length } = shape.places;
  return { natural: length, least: length, ...shape };
});

/** Finds a rule by the id in an address; `undefined` for anything else. */
export function findRule(id: string | null): Rule | undefined {
  return RULES.find((rule) => rule.id === id);
}

export function ruleOf(id: RuleId): Rule {
  return findRule(id) as Rule;
}

/** Limits the angle, so that neighbors in a fan don't run into each other behind the base. */
export function angleLimits({ id, angle }: Rule, count: number) {
  if (!angle) return { min: 0, max: 0, usual: 0 };
  return id === "analogous" ? { ...angle, max: Math.min(angle.max, Math.floor(360 / count)) } : angle;
}

/** Degrees from the base for each place. */
export function placeTurns({ places }: Rule, angle: number): number[] {
  return places.map(([degrees, angles]) => degrees + angles * angle);
}
