import { lateCode } from "#app/late/late-code.ts";

/** Random colors, which nobody needs before the page is alive. */
export const randomCode = lateCode(async () => {
  const [{ randomStops }, { randomSeed }] = await Promise.all([
    import("#color/gradient/random-stops.ts"),
    import("#color/generate/seed.ts"),
  ]);
  return { draw: (count: number) => randomStops(randomSeed(), count) };
});
