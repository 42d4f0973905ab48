import type { Topic } from "./topic.ts";

type Entry = {
  /** Loads the topic and its peers, only in the process that measures it. */
  readonly load: () => Promise<Topic>;
  /** Also measured in a process that has run all other topics before. */
  readonly isAlsoPolluted?: boolean;
  /** Only a contender's first run in a process counts. */
  readonly isFirstRun?: boolean;
};

/** Every topic; `npm run bench -- parse` runs those with the word "parse" in their name. */
export const TOPICS: Readonly<Record<string, Entry>> = {
  "hex-to-oklch": { load: async () => (await import("./topics/oklch.ts")).hexToOklchTopic() },
  "rgb-to-lab": { load: async () => (await import("./topics/rgb.ts")).rgbToLabTopic() },
  "rgb-to-oklch-to-hex": { load: async () => (await import("./topics/oklch.ts")).roundTripTopic() },
  "gamut-map": { load: async () => (await import("./topics/gamut-map.ts")).gamutMapTopic() },
  "difference-of-lab": { load: async () => (await import("./topics/difference.ts")).labDifferenceTopic() },
  "difference-of-rgb": { load: async () => (await import("./topics/difference.ts")).rgbDifferenceTopic() },
  contrast: { load: async () => (await import("./topics/contrast.ts")).contrastTopic() },
  "parse-hex": { load: async () => (await import("./topics/parse.ts")).parseHexTopic(), isAlsoPolluted: true },
  "parse-css": { load: async () => (await import("./topics/parse.ts")).parseCssTopic(), isAlsoPolluted: true },
  "parse-oklch": { load: async () => (await import("./topics/parse.ts")).parseOklchTopic(), isAlsoPolluted: true },
  "print-oklch": { load: async () => (await import("./topics/print.ts")).printOklchTopic() },
  "plane-p3": { load: async () => (await import("./topics/plane.ts")).p3PlaneTopic() },
  "plane-srgb": { load: async () => (await import("./topics/plane.ts")).srgbPlaneTopic() },
  "quantize-small": { load: async () => (await import("./topics/quantize.ts")).smallPictureTopic() },
  "quantize-middle": { load: async () => (await import("./topics/quantize.ts")).middlePictureTopic() },
  "quantize-large": { load: async () => (await import("./topics/quantize.ts")).largePictureTopic() },
  "names-by-ciede2000": { load: async () => (await import("./topics/names.ts")).ciede2000NamesTopic() },
  "names-decode": { load: async () => (await import("./topics/names.ts")).decodeNamesTopic(), isFirstRun: true },
};
