import { lateModule } from "#app/frame/late-module.ts";

/** Random colors, which nobody needs before the page is alive. */
export const lateRandom = lateModule(async () => {
  const [{ randomStops }, { randomSeed }] = await Promise.all([
    import("#color/gradient/random-stops.ts"),
    import("#color/generate/seed.ts"),
  ]);
  return { draw: (count: number) => randomStops(randomSeed(), count) };
});
