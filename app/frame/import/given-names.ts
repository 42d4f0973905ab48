import type { Rgb24 } from "#color/color.ts";
import { createStored } from "../stored.ts";

/** Names that the person's own files gave to colors, keyed by 8-bit color. */
export type GivenNames = Readonly<Record<Rgb24, string>>;

/** For this visit, so that the names of an import reach its exports in every tool. */
export const givenNames = createStored<GivenNames>({
  key: "huesmith.given-names",
  version: 1,
  read: readNames,
  initial: {},
  area: "session",
});

function readNames(value: unknown): GivenNames | null {
  const isNamed = typeof value === "object" && value && Object.values(value).every((name) => typeof name === "string");
  return isNamed ? (value as GivenNames) : null;
}
