import { lateCode } from "#app/late/late-code.ts";

/** The colors of all sets and what searches them, fetched once: about 20 kB. */
export const lateFinder = lateCode(async () => {
  const [
    { findNear, findOverview, findPassing, indexOf, loadPublicSets, SHOWN_COUNT },
    { mapStylesheet, describeMapped },
    { indexSwatches },
    { slugOf },
  ] = await Promise.all([
    import("./answer.ts"),
    import("./map-stylesheet.ts"),
    import("#color/nearest/index-swatches.ts"),
    import("#color/text/slug.ts"),
  ]);
  const sets = await loadPublicSets();
  return {
    ...{ findNear, findOverview, findPassing, indexOf, SHOWN_COUNT },
    ...{ mapStylesheet, describeMapped, indexSwatches, slugOf, sets },
  };
});

export type Finder = NonNullable<ReturnType<typeof lateFinder.get>>;
